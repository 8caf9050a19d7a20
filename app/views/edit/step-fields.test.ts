import { describe, expect, test } from 'vitest';
import type { CardDefinition, StepAction } from '../../../engine/index.ts';
import { libraryCard } from '../../../engine/index.ts';
import { enter } from '../testing.ts';
import type { FieldContext, FieldName } from './step-field.ts';
import { fieldsOfAction } from './step-fields.ts';

const context: FieldContext = { cardOf: libraryCard, isPlayer: (id) => id === 'A' || id === 'B' };

const fieldOf = (action: StepAction, name: FieldName, index?: number) => {
  const field = fieldsOfAction(action, context).find((each) => each.name === name && each.index === index);
  if (field === undefined) throw new Error(`No field ${name}`);
  return field;
};
const changed = (action: StepAction, name: FieldName, value: string, index?: number): StepAction =>
  fieldOf(action, name, index).set(value);
const namesOf = (action: StepAction) => fieldsOfAction(action, context).map(({ name }) => name);

describe('fields of a step', () => {
  test('what enters can change hands, be attached, and be detached again', () => {
    const attached = changed(enter('Rancor'), 'attachedTo', 'bears');
    expect(attached).toMatchObject({ entries: [{ attachedTo: 'bears' }] });
    expect(changed(attached, 'attachedTo', '')).toEqual(enter('Rancor'));
    expect(changed(enter('Rancor'), 'controller', 'B')).toEqual(enter('Rancor', 'B'));
  });

  test('one of several targets changes by itself, goes away, and another comes', () => {
    const action: StepAction = { kind: 'effect', controller: 'A', text: 'x', targets: ['a', 'b'] };
    expect(changed(action, 'target', 'c', 1)).toEqual({ ...action, targets: ['a', 'c'] });
    expect(changed(action, 'target', '', 0)).toEqual({ ...action, targets: ['b'] });
    expect(changed(action, 'addTarget', 'c')).toEqual({ ...action, targets: ['a', 'b', 'c'] });
    const one: StepAction = { ...action, targets: ['a'] };
    expect(changed(one, 'target', '')).toEqual({ kind: 'effect', controller: 'A', text: 'x' });
  });

  test('numbers stay numbers', () => {
    const action: StepAction = { kind: 'counter', on: 'a', counter: '+1/+1', n: 1 };
    expect(changed(action, 'count', '-2')).toEqual({ ...action, n: -2 });
    expect(changed(action, 'count', 'many')).toEqual(action);
  });

  test('an unknown zone changes nothing', () => {
    const action: StepAction = { kind: 'move', id: 'a', to: 'exile' };
    expect(changed(action, 'zone', 'moon')).toEqual(action);
    expect(changed(action, 'zone', 'hand')).toEqual({ ...action, to: 'hand' });
  });

  test('the ways in which a card enters: face down, tapped, with counters, with what it chooses', () => {
    const graft = enter('Xenograft');
    expect(namesOf(graft)).toContain('creatureType');
    expect(changed(graft, 'creatureType', 'Elf')).toMatchObject({
      entries: [{ choices: { creatureType: 'Elf' } }],
    });
    expect(changed(graft, 'faceDown', 'manifest')).toMatchObject({ entries: [{ faceDown: 'manifest' }] });
    expect(changed(graft, 'addCounter', 'stun')).toMatchObject({ entries: [{ counters: { stun: 1 } }] });
    expect(changed(graft, 'addChoice', 'number')).toMatchObject({ entries: [{ choices: { number: 1 } }] });
    expect(changed(changed(graft, 'tapped', 'yes'), 'tapped', '')).toEqual(graft);
  });

  test('how something is divided is asked of a spell with more than one target that divides', () => {
    const burn: CardDefinition = {
      name: 'Burn',
      layout: 'normal',
      faces: [
        {
          ...(libraryCard('Giant Growth') as CardDefinition).faces[0],
          abilities: [
            {
              kind: 'spell',
              targets: [{ kind: 'any', count: 2 }],
              instructions: [{ kind: 'deal-damage', amount: 2, to: { kind: 'targets' }, divided: true }],
            },
          ],
        },
      ],
    };
    const asked = (targets: readonly string[]) =>
      fieldsOfAction(
        { kind: 'resolve', card: 'Burn', controller: 'A', targets },
        { ...context, cardOf: () => burn },
      ).find(({ name }) => name === 'divide');
    expect(asked(['bears'])).toBeUndefined();
    expect(asked(['bears', 'B'])?.set('1, 1')).toMatchObject({ choices: { divide: [1, 1] } });
  });

  test('a designation is of an object, of a player, or of the game', () => {
    const suspected: StepAction = { kind: 'designate', on: 'bears', what: 'suspected' };
    expect(fieldOf(suspected, 'designation').options).toContain('monstrous');
    expect(changed(suspected, 'on', 'A')).toEqual({ kind: 'designate', on: 'A', what: 'monarch' });
    expect(namesOf({ kind: 'designate', what: 'day' })).toEqual(['designation']);
  });

  test('a sticker of another kind says another sort of thing', () => {
    const sticker: StepAction = { kind: 'sticker', id: 's', on: 'bears', sticker: 'name', value: 'Urza' };
    const size = changed(sticker, 'stickerKind', 'power/toughness');
    expect(size).toEqual({ ...sticker, sticker: 'power/toughness', value: '1/1' });
    expect(changed(size, 'power', '5')).toMatchObject({ value: '5/1' });
  });

  test('a word becomes another of its sort', () => {
    const action: StepAction = { kind: 'text', id: 'bears', from: 'red', to: '' };
    expect(fieldOf(action, 'to').options).toEqual(['white', 'blue', 'black', 'green']);
    expect(fieldOf({ ...action, from: 'Swamp' }, 'to').options).not.toContain('red');
  });

  test('every kind of step but those with an editor of their own has fields', () => {
    const actions: readonly StepAction[] = [
      { kind: 'cast', id: 's', card: 'Rancor', controller: 'A' },
      { kind: 'resolve', spell: 's' },
      { kind: 'activate', source: 'a', ability: 'equip' },
      { kind: 'emblem', id: 'e', controller: 'A', text: 'x' },
      { kind: 'token', token: { id: 't', controller: 'A', types: ['creature'] } },
      { kind: 'place', id: 'p', card: 'Swamp', zone: 'hand', owner: 'A' },
      { kind: 'merge', top: 'a', bottom: 'b', id: 'b' },
      { kind: 'attach', id: 'a', to: 'b' },
      { kind: 'life', player: 'A', n: 3 },
      { kind: 'turn', player: 'A' },
      { kind: 'choose', source: 'a', choices: { color: 'W' } },
      ...(
        [
          'transform',
          'convert',
          'flip',
          'phase-in',
          'phase-out',
          'turn-face-up',
          'turn-face-down',
          'tap',
          'untap',
          'detach',
        ] as const
      ).map((kind) => ({ kind, id: 'a' }) as const),
    ];
    for (const action of actions) {
      const fields = fieldsOfAction(action, context);
      expect(fields.length, action.kind).toBeGreaterThan(0);
      // A field that is set to what it is changes nothing.
      for (const field of fields.filter(({ name }) => !name.startsWith('add')))
        expect(field.set(field.value), `${action.kind} ${field.name}`).toEqual(action);
    }
  });
});
