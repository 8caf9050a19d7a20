import type { Duration } from '../../abilities/duration.ts';
import { CHOICE_KINDS, type Instruction, type TokenDefinition } from '../../abilities/instruction.ts';
import type { TargetRequirement } from '../../abilities/target.ts';
import { ability } from './abilities.ts';
import {
  type Check,
  either,
  fieldsOf,
  flag,
  isText,
  kindOf,
  listOf,
  number,
  oneOf,
  optional,
  text,
} from './check.ts';
import { modifications } from './modifications.ts';
import { amount, condition, selector } from './questions.ts';
import { objectReference, playerReference } from './references.ts';
import { entry, replacementEffect } from './replacements.ts';
import { cardTypes, color, supertypes, zone } from './words.ts';

// What resolving spells and abilities do.

const choiceKind = oneOf(CHOICE_KINDS);
const what = { what: selector };
const ofPlayer = { player: playerReference, amount };

const duration: Check = kindOf<Duration>(() => ({
  'until-end-of-turn': {},
  'until-end-of-combat': {},
  'until-next-turn': { of: playerReference },
  'until-next-untap-step': { of: playerReference },
  'until-next-upkeep': { of: playerReference },
  'until-end-of-next-turn': { of: playerReference },
  'for-as-long-as': { condition },
  'until-end-of-game': {},
}));

const counted = { count: optional(either(isText, oneOf(['any-number']), amount)), isUpTo: optional(flag) };
export const target: Check = kindOf<TargetRequirement>(() => ({
  object: {
    ...what,
    ...counted,
    isAtLeastOne: optional(flag),
    together: optional(text),
    forEach: optional(oneOf(['opponent', 'player'])),
  },
  player: { who: oneOf(['any', 'opponent']), ...counted },
  any: { ...counted, isAtLeastOne: optional(flag), isOther: optional(flag), words: optional(text) },
}));

const token: Check = (value, place) =>
  fieldsOf<TokenDefinition>({
    name: text,
    supertypes: optional(supertypes),
    cardTypes,
    subtypes: optional(listOf(text)),
    colors: optional(listOf(color)),
    power: optional(amount),
    toughness: optional(amount),
    abilities: optional(listOf(ability)),
  })(value, place);

/** Kinds that only players have; `attached-to` says as a selector to what. */
const PLAYERS = [
  'you',
  'opponents',
  'each-player',
  'active-player',
  'target',
  'chosen-player',
  'event-player',
  'you-and',
  'player',
];

const isPlayer = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  if (value.kind === 'attached-to') return !('what' in value);
  return [...PLAYERS, 'controller-of', 'owner-of'].includes(String(value.kind));
};

const attacking = either(isText, oneOf(['anybody']), playerReference);

const instruction: Check = kindOf<Instruction>(() => ({
  'continuous-effect': {
    appliesTo: selector,
    parts: modifications,
    duration,
    condition: optional(condition),
  },
  'next-spell-effect': { spell: selector, parts: modifications, within: duration },
  'replacement-effect': { effect: replacementEffect, duration },
  'exchange-control': { of: objectReference, and: objectReference },
  'exchange-text-boxes': { of: objectReference, and: objectReference, duration },
  meld: { counterpart: text, into: text },
  'put-counters': { on: selector, counter: text, amount, divided: optional(flag) },
  'remove-counters': { from: selector, counter: text, amount: either(isText, oneOf(['all']), amount) },
  'create-token': {
    token,
    amount,
    controller: optional(playerReference),
    tapped: optional(flag),
    attacking: optional(attacking),
  },
  'create-token-copy': {
    of: objectReference,
    amount,
    except: optional(modifications),
    controller: optional(playerReference),
    tapped: optional(flag),
    attacking: optional(attacking),
  },
  attach: { what: objectReference, to: objectReference },
  unattach: { what: objectReference },
  move: {
    ...what,
    count: optional(number),
    to: zone,
    controller: optional(playerReference),
    tapped: optional(flag),
    attacking: optional(attacking),
    entry: optional(entry),
  },
  destroy: { ...what, noRegeneration: optional(flag) },
  sacrifice: what,
  tap: what,
  untap: what,
  transform: what,
  flip: what,
  'turn-face-down': what,
  'deal-damage': {
    amount,
    to: either(isPlayer, playerReference, selector),
    from: optional(objectReference),
    divided: optional(flag),
  },
  'gain-life': ofPlayer,
  'lose-life': ofPlayer,
  'exchange-life': { player: playerReference, with: oneOf(['power', 'toughness']), of: objectReference },
  'set-life': { player: playerReference, to: amount },
  draw: { ...ofPlayer, reveals: optional(flag) },
  discard: ofPlayer,
  mill: ofPlayer,
  'exile-from-library': ofPlayer,
  'add-mana': { mana: text },
  choose: { what: choiceKind, from: optional(selector), words: optional(text) },
  'create-emblem': { abilities: listOf(ability), player: optional(playerReference) },
  modal: {
    choose: number,
    upTo: optional(number),
    modes: listOf(instructions),
    more: optional(fieldsOf<{ condition: unknown; upTo: unknown }>({ condition, upTo: number })),
    restriction: optional(text),
  },
  // biome-ignore lint/suspicious/noThenProperty: a field of the instruction, which nobody awaits
  if: { condition, then: instructions, otherwise: optional(instructions) },
  may: { instructions },
  other: { words: text },
}));

export const instructions: Check = (value, place) => listOf(instruction)(value, place);
