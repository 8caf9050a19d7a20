import { describe, expect, test } from 'vitest';
import { type Ability, type CardDefinition, libraryCard, type StepAction } from '../../../engine/index.ts';
import { EVENT_KINDS } from '../lab/lab.ts';
import { startEvent } from '../lab/starters.ts';
import { game, played } from '../testing.ts';
import { fieldsOfEvent, sharedFields } from './event-fields.ts';
import { CHOICE_NAMES, type FieldContext, type FieldInput, type StepField } from './step-field.ts';
import { fieldsOfAction } from './step-fields.ts';

/** A card with modes and two faces, so that all that a step may say of a card is asked for. */
const everything = (name: string): CardDefinition | undefined => {
  const card = libraryCard('Delver of Secrets // Insectile Aberration');
  if (card === undefined || name === '') return undefined;
  const [front, back] = card.faces;
  const modes = [
    [{ kind: 'tap', what: { kind: 'all' } }],
    [{ kind: 'untap', what: { kind: 'all' } }],
  ] as const;
  const modal = { kind: 'spell', instructions: [{ kind: 'modal', choose: 1, modes }] } as unknown as Ability;
  return { ...card, faces: [{ ...front, abilities: [modal] }, ...(back === undefined ? [] : [back])] };
};
const context: FieldContext = { cardOf: everything, isPlayer: (id) => id === 'A' || id === 'B' };

/** What no form asks for: names that the app gives by itself. */
const NAMED_BY_ITSELF = new Set(['id', 'creates', 'kind', 'entries', 'token']);

/** A step of each kind that has forms, and every key that the case format gives it (besides those above). */
const KINDS: readonly (readonly [name: string, action: StepAction, keys: string])[] = [
  [
    'enter',
    { kind: 'enter', entries: [{ id: 'a', card: 'Two Faces', controller: 'A' }] },
    'card controller owner tapped faceDown attachedTo counters choices transformed face how modes x',
  ],
  [
    'token',
    { kind: 'token', token: { id: 'a', controller: 'A', types: ['creature'] } },
    'controller copyOf name types subtypes supertypes colors power toughness text choices attachedTo tapped',
  ],
  [
    'place',
    { kind: 'place', id: 'a', card: 'Swamp', zone: 'hand', owner: 'A' },
    'card zone owner exiledWith',
  ],
  [
    'cast',
    { kind: 'cast', id: 'a', card: 'Two Faces', controller: 'A' },
    'card controller targets x modes choices faceDown face how',
  ],
  [
    'resolve',
    { kind: 'resolve', card: 'Giant Growth', controller: 'A' },
    'card controller targets x modes choices kicked how',
  ],
  ['resolve of a spell', { kind: 'resolve', spell: 'a', modes: ['x'] }, 'spell targets x modes choices'],
  [
    'activate',
    { kind: 'activate', source: 'a', ability: 'equip' },
    'source ability controller targets x choices',
  ],
  [
    'trigger',
    { kind: 'trigger', source: 'a', ability: 'draw' },
    'source ability controller targets x choices',
  ],
  ['effect', { kind: 'effect', controller: 'A', text: 'x' }, 'controller text targets x choices'],
  ['emblem', { kind: 'emblem', id: 'a', controller: 'A', text: 'x' }, 'controller text'],
  ['counter', { kind: 'counter', on: 'a', counter: 'stun', n: 1 }, 'on counter n'],
  ['attach', { kind: 'attach', id: 'a', to: 'b' }, 'to'],
  ['move', { kind: 'move', id: 'a', to: 'battlefield', as: 'b' }, 'to as controller choices'],
  ['turn', { kind: 'turn', player: 'A' }, 'player'],
  ['life', { kind: 'life', player: 'A', n: 20 }, 'player n'],
  ['choose', { kind: 'choose', source: 'a', choices: { color: 'W' } }, 'source choices'],
  ['merge', { kind: 'merge', top: 'a', bottom: 'b', id: 'b' }, 'top bottom'],
  ['designate', { kind: 'designate', on: 'a', what: 'suspected' }, 'on what off'],
  ['sticker', { kind: 'sticker', id: 'a', on: 'b', sticker: 'name', value: 'Urza' }, 'on sticker value'],
  ['text', { kind: 'text', id: 'a', from: 'red', to: 'blue' }, 'from to'],
];

/** Something else than what stands there, that the field takes. */
function other({ input, value, options, name }: StepField): string {
  const fits = options?.find((option) => option !== value && option !== '');
  if (fits !== undefined) return fits;
  const BY_INPUT: Readonly<Partial<Record<FieldInput, string>>> = {
    player: value === 'B' ? 'A' : 'B',
    'player-or-object': 'B',
    zone: value === 'exile' ? 'graveyard' : 'exile',
    number: value === '2' ? '3' : '2',
    color: value === 'U' ? 'B' : 'U',
    'face-down': 'manifest',
    check: value === '' ? 'yes' : '',
    'sticker-kind': 'art',
  };
  return BY_INPUT[input] ?? (name === 'divide' ? '1, 2' : 'something');
}

const bodyOf = (action: StepAction): Readonly<Record<string, unknown>> =>
  action.kind === 'enter'
    ? { ...action.entries[0] }
    : action.kind === 'token'
      ? { ...action.token }
      : { ...action };

/** Keys of the step that some field changes. */
function changedBy(action: StepAction, fields: readonly StepField[]): readonly string[] {
  const before = bodyOf(action);
  const keys = fields.flatMap((field) => {
    const after = bodyOf(field.set(other(field)));
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
      (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
    );
  });
  return [...new Set(keys)].filter((key) => !NAMED_BY_ITSELF.has(key)).sort();
}

describe('every key of the case format', () => {
  test.each(KINDS)('of %s can be changed in its form', (_, action, keys) => {
    const changed = changedBy(action, fieldsOfAction(action, context));
    expect(changed).toEqual(expect.arrayContaining(keys.split(' ').sort()));
  });

  test('of what is chosen can be begun and filled in', () => {
    const effect: StepAction = { kind: 'effect', controller: 'A', text: 'x' };
    const add = fieldsOfAction(effect, context).find(({ name }) => name === 'addChoice');
    expect(add?.options).toEqual([...CHOICE_NAMES]);
    for (const name of CHOICE_NAMES) {
      const begun = add?.set(name) ?? effect;
      const field = fieldsOfAction(begun, context).find((each) => each.name === name);
      const filled = field?.set(other(field));
      expect(filled, name).not.toEqual(begun);
      expect(Object.keys((filled as { choices?: object }).choices ?? {}), name).toHaveLength(1);
    }
  });

  test.each(EVENT_KINDS)('of the event %s can be changed in the lab', (kind) => {
    const { trace } = played(game('Grizzly Bears', 'Swamp'));
    const event = startEvent(kind, { trace, object: undefined, player: 'A' }, false);
    const action = { kind: 'event', id: 'e', event } as const;
    const inner = (each: StepAction): Readonly<Record<string, unknown>> =>
      each.kind === 'event' ? (Object.values(each.event)[0] as Record<string, unknown>) : {};
    const fields = fieldsOfEvent(action, context);
    const changed = new Set(
      fields.flatMap((field) => {
        const after = inner(field.set(other(field)));
        return Object.keys(after).filter(
          (key) => JSON.stringify(after[key]) !== JSON.stringify(inner(action)[key]),
        );
      }),
    );
    const KEYS: Readonly<Partial<Record<typeof kind, string>>> = {
      counters: 'on kind n by',
      counterSpell: 'id by',
      tokens: 'n token',
      destroy: 'id noRegen',
      zone: 'id to',
      discard: 'player card by',
      rollDie: 'player n',
      addMana: 'player mana from',
      damage: 'source to amount combat',
      enter: 'card controller',
      skip: 'player what',
      turnStep: 'player what',
      die: 'id',
      untap: 'id',
      turnFaceUp: 'id',
      lose: 'player',
      win: 'player',
    };
    expect([...changed]).toEqual(expect.arrayContaining((KEYS[kind] ?? 'player n').split(' ')));
    const shared = sharedFields(action).map(({ name }) => name);
    expect(shared).toContain('cause');
  });
});
