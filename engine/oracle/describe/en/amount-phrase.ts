import type { Amount } from '../../../abilities/amount.ts';
import type { PlayerReference } from '../../../abilities/references.ts';
import type { Selector } from '../../../abilities/selector.ts';
import type { Narrator } from './context.ts';
import { type GrammaticalNumber, joinList, numberWord, possessive } from './grammar.ts';
import { nounPhraseOf, renderNounPhrase } from './noun-phrase.ts';
import { ownWords } from './own-words.ts';
import { objectPhrase, objectPossessive, playerPhrase, playerPossessive } from './references.ts';
import { colorPhrase, counterPhrase } from './words.ts';

/** An amount as a value: "3", "X", "the number of creatures you control", "its mana value". */
export function numberPhrase(amount: Amount, narrator: Narrator): string {
  if (typeof amount === 'number') return String(amount);
  switch (amount.kind) {
    case 'x':
      return amount.words === undefined ? 'X' : ownWords(amount.words, narrator.context);
    case 'chosen-number':
      return 'the chosen number';
    case 'event-amount':
      return 'that much';
    case 'prevented-amount':
      return 'the damage prevented this way';
    case 'told':
      return amount.isCount === true
        ? `the number of ${ownWords(amount.words, narrator.context)}`
        : ownWords(amount.words, narrator.context);
    case 'starting-life':
      return `${playerPossessive(amount.of, narrator)} starting life total`;
    case 'greatest-among-players':
      return `the highest ${amount.value === 'life' ? 'life total' : 'number of cards in hand'} among ${playersAmong(amount.of, narrator)}`;
    case 'party':
      return `the number of creatures in ${playerPossessive(amount.of, narrator)} party`;
    case 'mana-symbols':
      return `the number of ${manaSymbols(amount, narrator, 'plural')}`;
    case 'count':
      return `the number of ${among(amount.of, narrator)}`;
    case 'counters-on':
      return `the number of ${counterPhrase(amount.counter)}s on ${objectPhrase(amount.object, narrator)}`;
    case 'counters-among':
      return `the number of ${counterPhrase(amount.counter)}s on ${among(amount.among, narrator)}`;
    case 'counters-on-player':
      return `the number of ${counterPhrase(amount.counter)}s ${playerHas(amount, narrator)}`;
    case 'power':
    case 'toughness':
      return `${objectPossessive(amount.of, narrator)} ${amount.kind}`;
    case 'mana-value':
      return `${objectPossessive(amount.of, narrator)} mana value`;
    case 'player-count':
      return amount.of.kind === 'opponents' ? 'the number of opponents you have' : 'the number of players';
    case 'life':
      return `${playerPossessive(amount.of, narrator)} life total`;
    case 'hand-size':
      return `the number of cards in ${playerPossessive(amount.of, narrator)} hand`;
    case 'cards-in-zone':
      return `the number of ${cardsInZone(amount, narrator, 'plural')}`;
    case 'distinct':
      return `the number of ${distinctNoun(amount.what, 'plural')} among ${among(amount.among, narrator)}`;
    case 'aggregate':
      return `the ${amount.which} ${amount.value.replace('-', ' ')} ${amount.which === 'total' ? 'of' : 'among'} ${among(amount.among, narrator)}`;
    case 'devotion':
      return `${playerPossessive(amount.of, narrator)} devotion to ${joinList(amount.to.map(colorPhrase))}`;
    case 'sum':
      return amount.of.map((part, index) => summand(part, index === 0, narrator)).join('');
    case 'times':
      return timesPhrase(amount.factor, amount.of, narrator);
    case 'half':
      return `half ${numberPhrase(amount.of, narrator)}, rounded ${amount.rounded}`;
    case 'at-most':
      return `${numberPhrase(amount.of, narrator)}, to a maximum of ${amount.limit}`;
  }
}

/** What is counted, in the singular after "for each"; `undefined` for amounts that count nothing. */
export function forEachPhrase(amount: Amount, narrator: Narrator): string | undefined {
  if (typeof amount === 'number') return undefined;
  switch (amount.kind) {
    case 'count':
      return renderNounPhrase(nounPhraseOf(amount.of, narrator), 'singular', 'none', { isCounted: true });
    case 'counters-on':
      return `${counterPhrase(amount.counter)} on ${objectPhrase(amount.object, narrator)}`;
    case 'counters-among':
      return `${counterPhrase(amount.counter)} on ${among(amount.among, narrator)}`;
    case 'counters-on-player':
      return `${counterPhrase(amount.counter)} ${playerHas(amount, narrator)}`;
    case 'hand-size':
      return `card in ${playerPossessive(amount.of, narrator)} hand`;
    case 'cards-in-zone':
      return cardsInZone(amount, narrator, 'singular');
    case 'told':
      return amount.isCount === true ? ownWords(amount.words, narrator.context) : undefined;
    case 'party':
      return `creature in ${playerPossessive(amount.of, narrator)} party`;
    case 'mana-symbols':
      return manaSymbols(amount, narrator, 'singular');
    case 'at-most': {
      const each = forEachPhrase(amount.of, narrator);
      return each === undefined ? undefined : `${each}, to a maximum of ${amount.limit}`;
    }
    case 'sum': {
      const each = amount.of.map((part) => forEachPhrase(part, narrator));
      return each.every((part) => part !== undefined) ? each.join(' and each ') : undefined;
    }
    case 'distinct':
      return `${distinctNoun(amount.what, 'singular')} among ${among(amount.among, narrator)}`;
    case 'x':
      return amount.words?.startsWith(ONE_EACH) === true
        ? ownWords(amount.words.slice(ONE_EACH.length), narrator.context)
        : undefined;
    case 'prevented-amount':
      return '1 damage prevented this way';
    case 'chosen-number':
    case 'event-amount':
    case 'power':
    case 'toughness':
    case 'mana-value':
    case 'player-count':
    case 'life':
    case 'aggregate':
    case 'devotion':
    case 'starting-life':
    case 'greatest-among-players':
    case 'times':
    case 'half':
      return undefined;
  }
}

const ONE_EACH = 'the number of ';

/** How many of a thing, before its noun: "a", "two", "X", "that many". A longer amount follows as "where X is …". */
export function countWord(amount: Amount): string {
  if (typeof amount === 'number') return numberWord(amount);
  return eventAmountWord(amount, 'many') ?? 'X';
}

/** How much damage or life: "3", "X", "that much". */
export function measureWord(amount: Amount): string {
  if (typeof amount === 'number') return String(amount);
  return eventAmountWord(amount, 'much') ?? 'X';
}

const isBareX = (amount: Exclude<Amount, number>): boolean =>
  amount.kind === 'x' && amount.words === undefined;
const isThatMany = (amount: Exclude<Amount, number>): boolean =>
  amount.kind === 'event-amount' || (amount.kind === 'x' && amount.words === 'that many');

/** "where X is …" for an amount that is more than a number or X itself; empty otherwise. */
export function whereX(amount: Amount, narrator: Narrator): string {
  if (typeof amount === 'number' || isBareX(amount) || isOfEvent(amount)) return '';
  return `, where X is ${numberPhrase(amount, narrator)}`;
}

/** "three +1/+1 counters"; "a number of +1/+1 counters" with " equal to …" to follow for a longer amount. */
export function countedThings(
  amount: Amount,
  one: string,
  many: string,
  narrator: Narrator,
): { readonly text: string; readonly tail: string } {
  if (amount === 1) return { text: one, tail: '' };
  if (typeof amount === 'number' || isBareX(amount) || isOfEvent(amount))
    return { text: `${countWord(amount)} ${many}`, tail: '' };
  return { text: `a number of ${many}`, tail: ` equal to ${numberPhrase(amount, narrator)}` };
}

/** "that many", "twice that much": a number that is said by that of the event; `undefined` for others. */
function eventAmountWord(amount: Amount, word: 'many' | 'much'): string | undefined {
  if (typeof amount === 'number') return undefined;
  if (isThatMany(amount)) return `that ${word}`;
  if (amount.kind !== 'times' || typeof amount.of === 'number' || !isThatMany(amount.of)) return undefined;
  const factors: Readonly<Record<number, string>> = { 2: 'twice', 3: 'three times' };
  const factor = factors[amount.factor];
  return factor === undefined ? undefined : `${factor} that ${word}`;
}

const isOfEvent = (amount: Amount): boolean => eventAmountWord(amount, 'many') !== undefined;

/** "plus 2", "minus the number of …". */
function summand(part: Amount, isFirst: boolean, narrator: Narrator): string {
  if (isFirst) return numberPhrase(part, narrator);
  if (typeof part === 'number' && part < 0) return ` minus ${-part}`;
  if (typeof part === 'object' && part.kind === 'times' && part.factor === -1)
    return ` minus ${numberPhrase(part.of, narrator)}`;
  return ` plus ${numberPhrase(part, narrator)}`;
}

function timesPhrase(factor: number, of: Amount, narrator: Narrator): string {
  const phrase = numberPhrase(of, narrator);
  if (factor === 2) return `twice ${phrase}`;
  if (factor === 3) return `three times ${phrase}`;
  return factor === -1 ? `-${phrase}` : `${factor} times ${phrase}`;
}

const among = (selector: Selector, narrator: Narrator): string =>
  renderNounPhrase(nounPhraseOf(selector, narrator), 'plural', 'none', { isCounted: true });

function playerHas(amount: Extract<Amount, { kind: 'counters-on-player' }>, narrator: Narrator): string {
  return amount.player.kind === 'you' ? 'you have' : `${playerPhrase(amount.player, narrator)} has`;
}

type CardsInZone = Extract<Amount, { kind: 'cards-in-zone' }>;

function cardsInZone(amount: CardsInZone, narrator: Narrator, number: GrammaticalNumber): string {
  const matching: Selector = amount.matching ?? { kind: 'all' };
  const zone: Selector = { kind: 'zone', zone: amount.zone };
  const cards = nounPhraseOf({ kind: 'all-of', of: [matching, zone] }, narrator);
  if (amount.of.kind === 'each-player') return renderNounPhrase(cards, number, 'none', { isCounted: true });
  return renderNounPhrase(
    { ...cards, owner: { clause: '', possessive: playerPossessive(amount.of, narrator) } },
    number,
    'none',
  );
}

const playersAmong = (of: PlayerReference, narrator: Narrator): string =>
  of.kind === 'opponents'
    ? 'your opponents'
    : of.kind === 'each-player'
      ? 'players'
      : playerPhrase(of, narrator);

function manaSymbols(
  amount: Extract<Amount, { kind: 'mana-symbols' }>,
  narrator: Narrator,
  number: GrammaticalNumber,
): string {
  const noun = nounPhraseOf(amount.among, narrator);
  const colors = joinList(amount.of.map(colorPhrase));
  const costs =
    noun.fixed === undefined
      ? `in the mana costs of ${renderNounPhrase(noun, 'plural', 'none')}`
      : `in ${noun.fixed.text === 'it' ? 'its' : possessive(noun.fixed.text)} mana cost`;
  return `${colors} mana ${number === 'singular' ? 'symbol' : 'symbols'} ${costs}`;
}

type Distinct = Extract<Amount, { kind: 'distinct' }>['what'];

function distinctNoun(what: Distinct, number: GrammaticalNumber): string {
  switch (what) {
    case 'supertypes':
      return number === 'singular' ? 'supertype' : 'supertypes';
    case 'subtypes':
      return number === 'singular' ? 'subtype' : 'subtypes';
    case 'card-types':
      return number === 'singular' ? 'card type' : 'card types';
    case 'colors':
      return number === 'singular' ? 'color' : 'colors';
    case 'basic-land-types':
      return number === 'singular' ? 'basic land type' : 'basic land types';
    case 'creature-types':
      return number === 'singular' ? 'creature type' : 'creature types';
    case 'names':
      return number === 'singular' ? 'different name' : 'different names';
    case 'powers':
      return number === 'singular' ? 'different power' : 'different powers';
    case 'mana-values':
      return number === 'singular' ? 'mana value' : 'mana values';
    case 'counter-kinds':
      return number === 'singular' ? 'kind of counter' : 'kinds of counters';
  }
}
