import { COMPARISONS } from '../../abilities/amount.ts';
import {
  type Affected,
  type DamageSource,
  type EventPattern,
  LOSS_CAUSES,
  OBJECT_EVENTS,
  type ObjectEvent,
  PLAYER_EVENTS,
  type PlayerEvent,
  TURN_PARTS,
} from '../../abilities/event-pattern.ts';
import { CHOICE_KINDS } from '../../abilities/instruction.ts';
import type {
  EntryModification,
  Replacement,
  ReplacementEffectDefinition,
  ReplacementLimit,
} from '../../abilities/replacement-effect.ts';
import { type Check, fieldsOf, flag, kindOf, listOf, number, oneOf, optional, text } from './check.ts';
import { instructions } from './instructions.ts';
import { modifications } from './modifications.ts';
import { amount, condition, selector } from './questions.ts';
import { objectReference, playerReference } from './references.ts';
import { characteristics, zone, zones } from './words.ts';

// Which events replacement and prevention effects watch for, and what they make of them.

const what = { what: selector };
const player = { player: playerReference };

const afterwards: Check = (value, place) => instructions(value, place);

const entryModification: Check = kindOf<EntryModification>(() => ({
  tapped: {},
  untapped: {},
  counters: { counter: text, amount },
  'counter-of-choice': { from: listOf(text) },
  choose: { what: oneOf(CHOICE_KINDS), from: optional(listOf(text)), words: optional(text) },
  'as-copy': {
    of: selector,
    except: modifications,
    exceptIf: optional(
      fieldsOf<{ condition: unknown; except: unknown }>({ condition, except: modifications }),
    ),
    notCopied: optional(characteristics),
  },
  if: { condition, entry },
  'turn-face-down': what,
  exile: { ...what, count: optional(number) },
  do: { instructions: afterwards },
  'one-of': {
    byCoinFlip: optional(flag),
    modes: listOf(fieldsOf<{ mode: string; parts: unknown }>({ mode: text, parts: modifications })),
  },
  'unless-paid': { payLife: optional(number), cost: optional(text), otherwise: entry },
  with: { parts: modifications },
}));

export const entry: Check = (value, place) => listOf(entryModification)(value, place);

const affected: Check = fieldsOf<Affected>({
  objects: optional(selector),
  players: optional(playerReference),
});
const damageSource: Check = fieldsOf<DamageSource>({
  ...what,
  isAnySource: optional(flag),
  isChosen: optional(flag),
});

const objectEvents = Object.fromEntries(OBJECT_EVENTS.map((kind) => [kind, what])) as Record<
  ObjectEvent,
  typeof what
>;
const playerEvents = Object.fromEntries(PLAYER_EVENTS.map((kind) => [kind, player])) as Record<
  PlayerEvent,
  typeof player
>;

const event: Check = kindOf<EventPattern>(() => ({
  'any-of': { of: listOf(event) },
  'deal-damage': {
    by: optional(damageSource),
    to: optional(affected),
    damage: optional(oneOf(['combat', 'noncombat'])),
    amount: optional(
      fieldsOf<{ comparison: unknown; to: unknown }>({ comparison: oneOf(COMPARISONS), to: amount }),
    ),
  },
  draw: {
    ...player,
    atLeast: optional(number),
    exceptFirst: optional(oneOf(['in-draw-step', 'each-turn'])),
  },
  'create-tokens': {
    ...what,
    by: optional(playerReference),
    under: optional(playerReference),
    byEffect: optional(flag),
    each: optional(flag),
  },
  'put-counters': {
    counter: optional(text),
    on: affected,
    by: optional(playerReference),
    byEffect: optional(flag),
  },
  ...objectEvents,
  enter: { ...what, under: optional(playerReference), from: optional(zones) },
  'change-zone': { ...what, from: optional(zone), to: zone, of: optional(playerReference) },
  discard: { ...player, what: optional(selector), causedBy: optional(playerReference) },
  'damage-reduces-life': { ...player, below: number },
  begin: { ...player, what: oneOf(TURN_PARTS) },
  untap: { ...what, inUntapStepOf: optional(playerReference) },
  'tap-for-mana': { ...what, player: optional(playerReference), atLeast: optional(number) },
  'counter-spell': { by: playerReference },
  ...playerEvents,
  'lose-game': { ...player, for: optional(oneOf(LOSS_CAUSES)) },
}));

const limit: Check = kindOf<ReplacementLimit>(() => ({
  next: { times: number },
  'next-damage': { amount, each: optional(flag), divided: optional(flag) },
  'first-each-turn': {},
}));

const replacement: Check = kindOf<Replacement>(() => ({
  nothing: { after: optional(afterwards) },
  prevent: { amount: optional(amount), after: optional(afterwards) },
  'change-amount': { to: amount },
  produce: { mana: text, keepsAmount: flag },
  redirect: { to: affected },
  'go-to': {
    zone,
    place: optional(oneOf(['top', 'bottom', 'shuffled'])),
    isRevealed: optional(flag),
    counter: optional(text),
    after: optional(afterwards),
  },
  'enter-under': { control: playerReference },
  'enter-if-paid': {
    pay: oneOf(['sacrifice', 'discard']),
    ...what,
    count: number,
    isOptional: optional(flag),
  },
  'with-more': { instructions: afterwards },
  do: { instructions: afterwards },
}));

export const replacementEffect: Check = kindOf<ReplacementEffectDefinition>(() => ({
  replace: {
    event,
    condition: optional(condition),
    optional: optional(flag),
    limit: optional(limit),
    instead: replacement,
  },
  enters: {
    ...what,
    condition: optional(condition),
    optional: optional(flag),
    alsoFaceUp: optional(flag),
    entry,
  },
  'attached-face-up': what,
  'turned-face-up': { counter: text, amount },
  'keeps-counters': { ...what, exceptTo: zones },
  cannot: { event, condition: optional(condition) },
  unpreventable: { damage: event, condition: optional(condition) },
  regenerate: { what: objectReference },
  other: { words: text },
}));
