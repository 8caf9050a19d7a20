import { type Amount, COMPARISONS } from '../../abilities/amount.ts';
import type { Condition, PlayerValue } from '../../abilities/condition.ts';
import type { Selector } from '../../abilities/selector.ts';
import {
  type Check,
  either,
  flag,
  isNumber,
  isText,
  kindOf,
  listOf,
  number,
  oneOf,
  optional,
  text,
} from './check.ts';
import { objectReference, playerReference } from './references.ts';
import { cardType, colorWord, colorWords, keyword, nameWord, subtypeWord, supertype, zone } from './words.ts';

// What abilities ask of the board: which objects, how many, whether.

const comparison = oneOf(COMPARISONS);
const size = oneOf(['power', 'toughness', 'mana-value']);

export const selector: Check = kindOf<Selector>(() => ({
  all: {},
  'all-of': { of: listOf(selector) },
  'any-of': { of: listOf(selector) },
  not: { of: selector },
  is: { object: objectReference },
  targets: {},
  those: { what: oneOf(['chosen', 'that']) },
  'card-type': { type: cardType },
  supertype: { supertype },
  subtype: { subtype: subtypeWord },
  color: { color: colorWord },
  'color-count': { comparison, count: number },
  keyword: { keyword, of: optional(text) },
  'has-no-abilities': {},
  'has-ability': { ability: oneOf(['activated', 'triggered', 'mana']) },
  controller: { is: playerReference },
  owner: { is: playerReference },
  zone: { zone },
  token: {},
  tapped: {},
  'face-down': {},
  transformed: {},
  attacking: {},
  blocking: {},
  designation: { designation: text },
  'has-attached': { what: selector },
  'attached-to': { what: selector },
  counters: { counter: optional(text), atLeast: number },
  compare: { value: size, comparison, to: amount },
  name: { name: nameWord },
  shares: { what: oneOf(['color', 'creature-type', 'card-type', 'name']), with: objectReference },
  'shares-with-some': { what: oneOf(['color', 'card-type', 'mana-value']), among: selector },
  'exiled-with-source': {},
}));

const calculation: Check = kindOf<Exclude<Amount, number>>(() => ({
  x: { words: optional(text) },
  'chosen-number': {},
  'event-amount': {},
  'prevented-amount': {},
  count: { of: selector },
  'counters-on': { object: objectReference, counter: optional(text) },
  'counters-among': { among: selector, counter: optional(text) },
  'counters-on-player': { player: playerReference, counter: text },
  power: { of: objectReference },
  toughness: { of: objectReference },
  'mana-value': { of: objectReference },
  'player-count': { of: playerReference },
  life: { of: playerReference },
  'hand-size': { of: playerReference },
  'cards-in-zone': { of: playerReference, zone, matching: optional(selector) },
  distinct: {
    what: oneOf([
      'supertypes',
      'card-types',
      'subtypes',
      'colors',
      'basic-land-types',
      'creature-types',
      'names',
      'powers',
      'mana-values',
      'counter-kinds',
    ]),
    among: selector,
  },
  aggregate: { which: oneOf(['greatest', 'least', 'total']), value: size, among: selector },
  devotion: { to: colorWords, of: playerReference },
  'mana-symbols': { of: colorWords, among: selector },
  'greatest-among-players': { value: oneOf(['life', 'hand-size']), of: playerReference },
  'starting-life': { of: playerReference },
  party: { of: playerReference },
  told: { words: text, isCount: optional(flag) },
  sum: { of: listOf(amount) },
  times: { factor: number, of: amount },
  half: { of: amount, rounded: oneOf(['up', 'down']) },
  'at-most': { limit: number, of: amount },
}));

export const amount: Check = (value, place) => either(isNumber, number, calculation)(value, place);

const playerValue: Check = kindOf<Extract<PlayerValue, object>>(() => ({
  permanents: { what: selector },
  counters: { counter: text },
}));

export const condition: Check = kindOf<Condition>(() => ({
  'all-of': { of: listOf(condition) },
  'any-of': { of: listOf(condition) },
  not: { of: condition },
  compare: { left: amount, comparison, right: amount },
  exists: { what: selector, atLeast: optional(number) },
  matches: { object: objectReference, selector },
  'some-player': {
    who: playerReference,
    value: either(isText, oneOf(['life', 'hand-size', 'graveyard-size', 'library-size']), playerValue),
    comparison,
    to: amount,
  },
  'most-common-color': { color: colorWord, among: selector },
  'turn-of': { player: playerReference },
  'player-designation': { player: playerReference, designation: text },
  fact: { words: text },
  'chosen-mode': { mode: text },
}));
