import { describe, expect, test } from 'vitest';
import type { StepAction } from '../../../engine/index.ts';
import { enter } from '../testing.ts';
import { type FieldName, fieldsOfAction, withField } from './step-fields.ts';

function changed(action: StepAction, name: FieldName, value: string): StepAction {
  const field = fieldsOfAction(action).find((each) => each.name === name);
  if (field === undefined) throw new Error(`No field ${name}`);
  return withField(action, field, value);
}

describe('fields of a step', () => {
  test('what enters can change hands, be attached, and be detached again', () => {
    const attached = changed(enter('Rancor'), 'attachedTo', 'bears');
    expect(attached).toMatchObject({ entries: [{ attachedTo: 'bears' }] });
    expect(changed(attached, 'attachedTo', '')).toEqual(enter('Rancor'));
    expect(changed(enter('Rancor'), 'controller', 'B')).toEqual(enter('Rancor', 'B'));
  });

  test('one of several targets changes by itself', () => {
    const action: StepAction = { kind: 'effect', controller: 'A', text: 'x', targets: ['a', 'b'] };
    const second = fieldsOfAction(action).filter(({ name }) => name === 'target')[1];
    expect(second && withField(action, second, 'c')).toEqual({ ...action, targets: ['a', 'c'] });
  });

  test('numbers stay numbers', () => {
    const action: StepAction = { kind: 'counter', on: 'a', counter: '+1/+1', n: 1 };
    expect(changed(action, 'count', '-2')).toEqual({ ...action, n: -2 });
  });

  test('an unknown zone changes nothing', () => {
    const action: StepAction = { kind: 'move', id: 'a', to: 'exile' };
    expect(changed(action, 'zone', 'moon')).toEqual(action);
    expect(changed(action, 'zone', 'hand')).toEqual({ ...action, to: 'hand' });
  });
});
