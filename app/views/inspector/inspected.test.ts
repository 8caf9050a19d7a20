import { describe, expect, it } from 'vitest';
import { effectId, objectId, type Step } from '../../../engine/index.ts';
import { meeting } from '../ladder-testing.ts';
import { inspected, offStepOf, problemsAt, stepOf } from './inspected.ts';

const trace = meeting();
const steps: readonly Step[] = [
  ...Array.from({ length: 5 }, (): Step => ({ action: { kind: 'tap', id: 'swamp' } })),
  { action: { kind: 'counter', on: 'bears', counter: '+1/+1', n: 1 } },
  { action: { kind: 'turn', player: 'A' } },
  { action: { kind: 'turn', player: 'A' } },
  { action: { kind: 'turn', player: 'A' } },
];
const growth = [...trace.effects.values()].find(({ origin }) => origin.kind === 'resolution');

describe('inspected', () => {
  it('is the selected object or effect', () => {
    expect(inspected({ kind: 'object', id: 'bears' }, steps, trace)).toEqual({ kind: 'object', id: 'bears' });
    const id = growth?.id ?? effectId('');
    expect(inspected({ kind: 'effect', id }, steps, trace)).toEqual({ kind: 'effect', id });
  });

  it('is for a step what it brought into the game', () => {
    expect(inspected({ kind: 'step', id: 3 }, steps, trace)).toEqual({ kind: 'object', id: 'humility' });
  });

  it('is for a step without something of its own the object that it is about', () => {
    expect(inspected({ kind: 'step', id: 5 }, steps, trace)).toEqual({ kind: 'object', id: 'bears' });
    expect(inspected({ kind: 'step', id: 8 }, steps, trace)).toEqual({ kind: 'step', index: 8 });
  });

  it('is absent when the selected thing is not there now', () => {
    expect(inspected({ kind: 'object', id: 'gone' }, steps, trace)).toEqual({ kind: 'absent', name: 'gone' });
    expect(inspected({ kind: 'effect', id: 'gone' }, steps, trace)).toEqual({ kind: 'absent', name: 'gone' });
  });

  it('is nothing without a selection', () => {
    expect(inspected(undefined, steps, trace)).toEqual({ kind: 'nothing' });
  });
});

describe('stepOf', () => {
  it('is the step that brought the object, or the source of the effect', () => {
    expect(stepOf({ kind: 'object', id: objectId('moon') }, trace)).toBe(4);
    const humility = [...trace.effects.values()].find(({ source }) => source === 'humility');
    expect(stepOf({ kind: 'effect', id: humility?.id ?? effectId('') }, trace)).toBe(3);
    expect(stepOf({ kind: 'effect', id: growth?.id ?? effectId('') }, trace)).toBe(7);
  });

  it('is none for counters, which may come from many steps', () => {
    const counter = [...trace.effects.values()].find(({ origin }) => origin.kind === 'counter');
    expect(stepOf({ kind: 'effect', id: counter?.id ?? effectId('') }, trace)).toBeUndefined();
  });
});

describe('problemsAt', () => {
  it('finds those of the step', () => {
    const problem = { code: 'unknown-card', at: 1, parameters: {} } as const;
    expect(problemsAt({ moments: [], problems: [problem] }, 1)).toEqual([problem]);
    expect(problemsAt({ moments: [], problems: [problem] }, 2)).toEqual([]);
  });
});

describe('offStepOf', () => {
  it('finds the step that would bring the thing back', () => {
    const off: Step = {
      action: { kind: 'enter', entries: [{ id: 'moon', card: 'Blood Moon', controller: 'A' }] },
      off: true,
    };
    expect(offStepOf('moon', [...steps, off])).toBe(steps.length);
    expect(offStepOf('moon/0/0', [...steps, off])).toBe(steps.length);
    expect(offStepOf('moon', [{ action: off.action }])).toBeUndefined();
  });
});
