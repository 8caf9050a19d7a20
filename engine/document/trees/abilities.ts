import type { Ability, Cost, KeywordParameter, Trigger } from '../../abilities/ability.ts';
import type { StatedRule } from '../../abilities/stated-rule.ts';
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
import { instructions, target } from './instructions.ts';
import { continuousEffect } from './modifications.ts';
import { amount, condition, selector } from './questions.ts';
import { playerReference } from './references.ts';
import { replacementEffect } from './replacements.ts';
import { keyword, zones } from './words.ts';

const what = { what: selector };

const happening = { ...what, isBatch: optional(flag) };
const trigger: Check = kindOf<Trigger>(() => ({
  enters: happening,
  leaves: happening,
  dies: happening,
  attacks: happening,
  blocks: happening,
  'becomes-blocked': happening,
  'deals-combat-damage': { ...happening, to: oneOf(['player', 'creature', 'any']) },
  'becomes-target': happening,
  'becomes-tapped': happening,
  'cast-spell': { by: oneOf(['you', 'opponent', 'any']), ...what },
  'beginning-of': { step: text, of: oneOf(['you', 'each-player', 'opponent', 'attached-controller']) },
  chapter: { chapters: listOf(number) },
  other: { words: text },
}));

const cost: Check = (value, place) =>
  fieldsOf<Cost>({
    mana: optional(text),
    tap: optional(flag),
    untap: optional(flag),
    loyalty: optional(either(isText, oneOf(['-x']), number)),
    sacrifice: optional(fieldsOf<{ what: unknown; count?: number }>({ ...what, count: optional(number) })),
    discard: optional(fieldsOf<{ count: number }>({ count: number })),
    payLife: optional(amount),
    removeCounters: optional(fieldsOf<{ counter: string; count: unknown }>({ counter: text, count: amount })),
    other: optional(text),
  })(value, place);

const keywordParameter: Check = kindOf<KeywordParameter>(() => ({
  cost: { cost },
  amount: { amount, quality: optional(selector) },
  'amount-and-cost': { amount, cost },
  'cost-and-size': { cost, power: number, toughness: number },
  quality: { quality: selector },
  player: {},
  subtype: { subtype: text },
}));

/** One ability, down to the last word of its effects. */
const statedRule: Check = kindOf<StatedRule>(() => ({
  'cost-change': {
    spells: selector,
    change: oneOf(['more', 'less']),
    mana: text,
    times: optional(amount),
    condition: optional(condition),
  },
  'least-cost': { spells: selector, atLeast: number, condition: optional(condition) },
  'land-plays': { player: playerReference, more: number },
}));

export const ability: Check = kindOf<Ability>(() => ({
  static: {
    effects: listOf(continuousEffect),
    isCharacteristicDefining: optional(flag),
    functionsIn: optional(zones),
    abilityWord: optional(text),
  },
  keyword: { keyword, parameter: optional(keywordParameter), words: optional(text) },
  activated: {
    cost,
    targets: optional(listOf(target)),
    instructions,
    restriction: optional(text),
    isLoyalty: optional(flag),
    functionsIn: optional(zones),
    abilityWord: optional(text),
  },
  triggered: {
    trigger,
    condition: optional(condition),
    targets: optional(listOf(target)),
    instructions,
    restriction: optional(text),
    optional: optional(flag),
    functionsIn: optional(zones),
    abilityWord: optional(text),
  },
  spell: { targets: optional(listOf(target)), instructions },
  replacement: { functionsIn: optional(zones), effect: replacementEffect, abilityWord: optional(text) },
  'plain-static': {
    words: text,
    thisWay: optional(
      fieldsOf<{ spell?: unknown; instructions: unknown }>({ spell: optional(selector), instructions }),
    ),
    rule: optional(statedRule),
  },
}));
