import fc from 'fast-check';
import {
  type BoardDocument,
  STATUS_STEP_KINDS,
  type Step,
  type StepAction,
} from '../document/board-document.ts';
import { EVENT_CAUSES } from '../document/event-spec.ts';
import { COLORS } from '../vocabulary/colors.ts';
import { STICKER_KINDS } from '../vocabulary/stickers.ts';
import { ZONES } from '../vocabulary/zones.ts';

const id = fc.string({ minLength: 1, maxLength: 12 });
const text = fc.string({ maxLength: 40 });
const number = fc.integer({ min: -1000, max: 1000 });
const zone = fc.constantFrom(...ZONES);

/** A record with these fields, of which those of `optional` may be absent. */
const fields = <Required extends object, Optional extends object>(
  required: { [Key in keyof Required]: fc.Arbitrary<Required[Key]> },
  optional: { [Key in keyof Optional]: fc.Arbitrary<Optional[Key]> },
) =>
  fc.record({ ...required, ...optional } as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: Object.keys(required),
  }) as fc.Arbitrary<Required & Partial<Optional>>;

const choices = fields(
  {},
  {
    color: fc.constantFrom(...COLORS),
    creatureType: id,
    basicLandType: fc.oneof(id, fc.array(id)),
    number,
    player: id,
    object: fc.oneof(id, fc.array(id)),
    mode: fc.oneof(text, fc.array(text)),
    copy: id,
    divide: fc.array(number),
    keep: id,
  },
);

const counters = fc.dictionary(
  fc.string({ minLength: 1, maxLength: 8 }).filter((kind) => kind !== '__proto__'),
  number,
  { noNullPrototype: true },
);

const entry = fields(
  { id, card: id, controller: id },
  {
    owner: id,
    tapped: fc.boolean(),
    faceDown: fc.constantFrom('morph', 'cloak'),
    attachedTo: id,
    counters,
    choices,
    face: id,
    x: number,
  },
);

const use = { id, controller: id, targets: fc.array(id), x: number, choices, creates: fc.array(id) };

const count = fc.integer({ min: 0, max: 1000 });
const damage = fields({ source: id, to: id, amount: count }, { combat: fc.boolean() });
const playerAmount = fc.record({ player: id, n: count });
const playerPart = fc.record({ player: id, what: id });
const onePlayer = fc.record({ player: id });
const oneObject = fc.record({ id });
const token = fields(
  {},
  { name: id, types: fc.array(id), power: number, text, tapped: fc.boolean(), choices },
);

/** Every kind of event that would happen, by its key in a board file. */
export const eventSpecs: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  damage: fc.oneof(damage, fc.array(damage, { minLength: 1, maxLength: 3 })),
  draw: playerAmount,
  tokens: fc.record({ controller: id, n: count, token }),
  counters: fields({ on: id, kind: id, n: number }, { by: id }),
  destroy: fields({ id }, { noRegen: fc.boolean() }),
  die: oneObject,
  counterSpell: fields({ id }, { by: id }),
  zone: fields({ id, to: zone }, { controller: id, choices }),
  enter: fc.oneof(entry, fc.array(entry, { minLength: 1, maxLength: 3 })),
  gainLife: playerAmount,
  loseLife: playerAmount,
  discard: fields({ player: id, card: id }, { by: id }),
  mill: playerAmount,
  skip: playerPart,
  turnStep: playerPart,
  rollDie: fields({ player: id }, { n: count }),
  addMana: fields({ player: id, mana: id }, { from: id }),
  untap: oneObject,
  turnFaceUp: oneObject,
  lose: onePlayer,
  win: onePlayer,
};

const event = fc.oneof(
  ...Object.entries(eventSpecs).map(([kind, spec]) => spec.map((value) => ({ [kind]: value }))),
);

const action = fc.oneof(
  fields(
    { kind: fc.constant('event'), id, event },
    { order: fc.array(id), cause: fc.constantFrom(...EVENT_CAUSES), choices },
  ),
  fc.record({ kind: fc.constant('enter'), entries: fc.array(entry, { minLength: 1, maxLength: 3 }) }),
  fc.record({
    kind: fc.constant('token'),
    token: fields({ id, controller: id }, { copyOf: id, types: fc.array(id), power: number, text }),
  }),
  fields({ kind: fc.constant('place'), id, card: id, zone, owner: id }, { exiledWith: id }),
  fields(
    { kind: fc.constant('resolve') },
    { ...use, card: id, spell: id, modes: fc.array(text), kicked: fc.boolean() },
  ),
  fields({ kind: fc.constantFrom('activate', 'trigger'), source: id, ability: text }, use),
  fields({ kind: fc.constant('effect'), controller: id, text }, { targets: fc.array(id), choices }),
  fc.record({ kind: fc.constant('emblem'), id, controller: id, text }),
  fc.record({ kind: fc.constant('counter'), on: id, counter: id, n: number }),
  fc.record({ kind: fc.constant('attach'), id, to: id }),
  fields({ kind: fc.constant('move'), id, to: zone }, { as: id, controller: id, choices }),
  fc.record({ kind: fc.constantFrom('tap', 'untap', 'detach'), id }),
  fc.record({ kind: fc.constant('turn'), player: id }),
  fc.record({ kind: fc.constant('life'), player: id, n: number }),
  fc.record({ kind: fc.constant('choose'), source: id, choices }),
  fields(
    { kind: fc.constant('cast'), id, card: id, controller: id },
    { targets: fc.array(id), x: number, choices, faceDown: fc.constantFrom('morph', 'disguise'), how: id },
  ),
  fc.record({ kind: fc.constantFrom(...STATUS_STEP_KINDS), id }),
  fc.record({ kind: fc.constant('merge'), top: id, bottom: id, id }),
  fields(
    { kind: fc.constant('combat') },
    {
      attackers: fc.array(fields({ id }, { attacking: id })),
      blockers: fc.dictionary(
        id.filter((key) => key !== '__proto__'),
        id,
        { noNullPrototype: true },
      ),
    },
  ),
  fields({ kind: fc.constant('designate'), what: id }, { on: id, off: fc.boolean() }),
  fc.record({
    kind: fc.constant('sticker'),
    id,
    on: id,
    sticker: fc.constantFrom(...STICKER_KINDS),
    value: text,
  }),
  fc.record({ kind: fc.constant('text'), id, from: id, to: id }),
  fc.record({
    kind: fc.constant('unsupported'),
    step: fc.string({ minLength: 1 }).map((word) => `later-${word}`),
    value: fc
      .jsonValue({ maxDepth: 3, noUnicodeString: true })
      .map((value) => JSON.parse(JSON.stringify(value))),
  }),
) as unknown as fc.Arbitrary<StepAction>;

const step = fields(
  { action },
  {
    off: fc.boolean(),
    note: text,
    timestamp: fc.integer({ min: -1000, max: 1000 }).map((n) => n / 4),
    timestamps: fc.array(id, { maxLength: 3 }),
  },
) as unknown as fc.Arbitrary<Step>;

/** Documents of every kind of step, most of them nonsense as games. */
export const documents = fields(
  {
    strata: fc.constant(1 as const),
    players: fc.uniqueArray(id, { minLength: 1, maxLength: 4 }),
    steps: fc.array(step, { maxLength: 8 }),
  },
  {
    title: text,
    why: text,
    sba: fc.boolean(),
    rules: fc.array(id),
    expect: fc.array(fc.record({ object: id, power: number })),
    view: fc.record({ moment: number }),
  },
) as fc.Arbitrary<BoardDocument>;
