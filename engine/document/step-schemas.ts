import { z } from 'zod';
import { STICKER_KINDS } from '../vocabulary/stickers.ts';
import { ZONES } from '../vocabulary/zones.ts';
import type { StepAction } from './board-document.ts';
import { EVENT_CAUSES, type EventSpec } from './event-spec.ts';
import { LIMITS } from './limits.ts';
import {
  choicesSchema,
  countersSchema,
  faceDownSchema,
  freeText,
  idText,
  listOf,
  nameText,
  recordKey,
  wholeNumber,
} from './schema-parts.ts';

const zone = z.enum(ZONES);
const targets = listOf(idText).exactOptional();
const choices = choicesSchema.exactOptional();
const creates = listOf(idText).exactOptional();
const x = wholeNumber.exactOptional();
const optionalId = idText.exactOptional();
const flag = z.boolean().exactOptional();

const entrySchema = z.strictObject({
  id: idText,
  card: nameText,
  controller: idText,
  owner: optionalId,
  tapped: flag,
  faceDown: faceDownSchema.exactOptional(),
  attachedTo: optionalId,
  counters: countersSchema.exactOptional(),
  choices,
  transformed: flag,
  face: nameText.exactOptional(),
  how: nameText.exactOptional(),
  modes: listOf(freeText).exactOptional(),
  x,
});

const tokenSchema = z.strictObject({
  id: idText,
  controller: idText,
  copyOf: optionalId,
  name: nameText.exactOptional(),
  types: listOf(nameText).exactOptional(),
  subtypes: listOf(nameText).exactOptional(),
  supertypes: listOf(nameText).exactOptional(),
  colors: listOf(nameText).exactOptional(),
  power: wholeNumber.exactOptional(),
  toughness: wholeNumber.exactOptional(),
  text: freeText.exactOptional(),
  choices,
  attachedTo: optionalId,
  tapped: flag,
});

const abilityUse = z.strictObject({
  id: optionalId,
  source: idText,
  ability: freeText,
  controller: optionalId,
  targets,
  x,
  choices,
  creates,
});

const castSchema = z.strictObject({
  id: idText,
  card: nameText,
  controller: idText,
  targets,
  x,
  modes: listOf(freeText).exactOptional(),
  choices,
  faceDown: faceDownSchema.exactOptional(),
  face: nameText.exactOptional(),
  how: nameText.exactOptional(),
});

const playerAmount = z.strictObject({ player: idText, n: wholeNumber });
const playerPart = z.strictObject({ player: idText, what: nameText });
const damageSchema = z.strictObject({ source: idText, to: idText, amount: wholeNumber, combat: flag });
const anObject = z.strictObject({ id: idText });
const aPlayer = z.strictObject({ player: idText });

/** One event that would happen, under the key that names it. */
const EVENT_SCHEMAS = {
  damage: z.union([damageSchema, z.array(damageSchema).min(1).max(LIMITS.listLength)]),
  draw: playerAmount,
  tokens: z.strictObject({
    controller: idText,
    n: wholeNumber,
    token: tokenSchema.omit({ id: true, controller: true }),
  }),
  counters: z.strictObject({ on: idText, kind: nameText, n: wholeNumber, by: optionalId }),
  destroy: z.strictObject({ id: idText, noRegen: flag }),
  die: anObject,
  counterSpell: z.strictObject({ id: idText, by: optionalId }),
  zone: z.strictObject({ id: idText, to: zone, controller: optionalId, choices }),
  enter: z.union([entrySchema, z.array(entrySchema).min(1).max(LIMITS.listLength)]),
  gainLife: playerAmount,
  loseLife: playerAmount,
  discard: z.strictObject({ player: idText, card: idText, by: optionalId }),
  mill: playerAmount,
  skip: playerPart,
  turnStep: playerPart,
  rollDie: z.strictObject({ player: idText, n: wholeNumber.exactOptional() }),
  addMana: z.strictObject({ player: idText, mana: nameText, from: optionalId }),
  untap: anObject,
  turnFaceUp: anObject,
  lose: aPlayer,
  win: aPlayer,
} as const;

const eventSchema = z
  .strictObject({
    id: idText,
    order: listOf(idText).exactOptional(),
    cause: z.enum(EVENT_CAUSES).exactOptional(),
    choices,
    ...(Object.fromEntries(
      Object.entries(EVENT_SCHEMAS).map(([key, schema]) => [key, schema.exactOptional()]),
    ) as { [Key in keyof typeof EVENT_SCHEMAS]: z.ZodExactOptional<(typeof EVENT_SCHEMAS)[Key]> }),
  })
  .refine((value) => Object.keys(EVENT_SCHEMAS).filter((key) => key in value).length === 1, {
    message: 'exactly one event',
  });

const attackerSchema = z.union([
  idText.transform((id) => ({ id })),
  z.strictObject({ id: idText, attacking: optionalId }),
]);

/** Reads the value of one action key of the file into a {@link StepAction}. */
const action = <Schema extends z.ZodType>(schema: Schema, build: (value: z.output<Schema>) => StepAction) =>
  schema.transform(build);

/**
 * The steps of the format that this version carries out, by the key of the file. A step with another key is kept as
 * `unsupported`.
 */
export const STEP_SCHEMAS: Readonly<Record<string, z.ZodType<StepAction>>> = {
  enter: action(
    z.union([entrySchema, z.array(entrySchema).min(1).max(LIMITS.listLength)]),
    (value): StepAction => ({ kind: 'enter', entries: Array.isArray(value) ? value : [value] }),
  ),
  token: action(tokenSchema, (token) => ({ kind: 'token', token })),
  place: action(
    z.strictObject({ id: idText, card: nameText, zone, owner: idText, exiledWith: optionalId }),
    (value) => ({ kind: 'place', ...value }),
  ),
  resolve: action(
    z.strictObject({
      id: optionalId,
      card: nameText.exactOptional(),
      spell: optionalId,
      controller: optionalId,
      targets,
      x,
      modes: listOf(freeText).exactOptional(),
      choices,
      kicked: flag,
      how: nameText.exactOptional(),
      creates,
    }),
    (value) => ({ kind: 'resolve', ...value }),
  ),
  cast: action(castSchema, (value) => ({ kind: 'cast', ...value })),
  activate: action(abilityUse, (value) => ({ kind: 'activate', ...value })),
  trigger: action(abilityUse, (value) => ({ kind: 'trigger', ...value })),
  effect: action(
    z.strictObject({ id: optionalId, controller: idText, text: freeText, targets, x, choices, creates }),
    (value) => ({ kind: 'effect', ...value }),
  ),
  emblem: action(z.strictObject({ id: idText, controller: idText, text: freeText }), (value) => ({
    kind: 'emblem',
    ...value,
  })),
  counter: action(
    z.strictObject({ on: idText, kind: nameText, n: wholeNumber }),
    ({ on, kind: counter, n }) => ({ kind: 'counter', on, counter, n }),
  ),
  attach: action(z.strictObject({ id: idText, to: idText }), (value) => ({ kind: 'attach', ...value })),
  detach: action(z.strictObject({ id: idText }), (value) => ({ kind: 'detach', ...value })),
  move: action(
    z.strictObject({ id: idText, to: zone, as: optionalId, controller: optionalId, choices }),
    (value) => ({ kind: 'move', ...value }),
  ),
  tap: action(idText, (id) => ({ kind: 'tap', id })),
  untap: action(idText, (id) => ({ kind: 'untap', id })),
  turn: action(idText, (player) => ({ kind: 'turn', player })),
  life: action(z.strictObject({ player: idText, n: wholeNumber }), (value) => ({ kind: 'life', ...value })),
  choose: action(z.strictObject({ source: idText, choices: choicesSchema }), (value) => ({
    kind: 'choose',
    ...value,
  })),
  turnFaceUp: action(idText, (id) => ({ kind: 'turn-face-up', id })),
  turnFaceDown: action(idText, (id) => ({ kind: 'turn-face-down', id })),
  transform: action(idText, (id) => ({ kind: 'transform', id })),
  convert: action(idText, (id) => ({ kind: 'convert', id })),
  flip: action(idText, (id) => ({ kind: 'flip', id })),
  phaseOut: action(idText, (id) => ({ kind: 'phase-out', id })),
  phaseIn: action(idText, (id) => ({ kind: 'phase-in', id })),
  merge: action(z.strictObject({ top: idText, bottom: idText, id: idText }), (value) => ({
    kind: 'merge',
    ...value,
  })),
  combat: action(
    z.strictObject({
      attackers: listOf(attackerSchema).exactOptional(),
      blockers: z.record(recordKey, idText).exactOptional(),
    }),
    (value) => ({ kind: 'combat', ...value }),
  ),
  designate: action(z.strictObject({ on: optionalId, what: nameText, off: flag }), (value) => ({
    kind: 'designate',
    ...value,
  })),
  sticker: action(
    z.strictObject({ id: idText, on: idText, kind: z.enum(STICKER_KINDS), value: freeText }),
    ({ kind: sticker, ...value }) => ({ kind: 'sticker', sticker, ...value }),
  ),
  event: action(eventSchema, ({ id, order, cause, choices: chosen, ...event }) => ({
    kind: 'event',
    id,
    event: event as EventSpec,
    ...(order === undefined ? {} : { order }),
    ...(cause === undefined ? {} : { cause }),
    ...(chosen === undefined ? {} : { choices: chosen }),
  })),
  text: action(z.strictObject({ id: idText, from: nameText, to: nameText }), (value) => ({
    kind: 'text',
    ...value,
  })),
};
