import type { Comparison } from '../../../abilities/amount.ts';
import type { Selector } from '../../../abilities/selector.ts';
import { numberPhrase } from './amount-phrase.ts';
import type { Narrator } from './context.ts';
import { type GrammaticalNumber, numberWord, plural, verb } from './grammar.ts';
import type { Agreeing, NounPhrase } from './noun-parts.ts';
import { nounPhraseOf, renderNounPhrase } from './noun-phrase.ts';
import { ownWords } from './own-words.ts';
import { controlClause, objectPhrase, playerPossessive } from './references.ts';
import { collectAlternatives } from './selector-alternatives.ts';
import { collectNegated } from './selector-negation.ts';
import { allTargetsPhrase } from './target-phrase.ts';
import { aCounter, colorPhrase, comparisonPhrase, counterPhrase, keywordWord, namePhrase } from './words.ts';

/** Adds what one selector says to a noun phrase. */
export function collectLeaf(selector: Selector, phrase: NounPhrase, narrator: Narrator): void {
  switch (selector.kind) {
    case 'all':
      return;
    case 'all-of':
      for (const part of selector.of) collectLeaf(part, phrase, narrator);
      return;
    case 'any-of':
      collectAlternatives(selector.of, phrase, narrator);
      return;
    case 'not':
      collectNegated(selector.of, phrase, narrator);
      return;
    case 'is':
      phrase.fixed = { text: objectPhrase(selector.object, narrator), number: 'singular' };
      return;
    case 'targets': {
      const { text, isPlural } = allTargetsPhrase(narrator);
      phrase.fixed = { text, number: isPlural ? 'plural' : 'singular' };
      return;
    }
    case 'those':
      phrase.fixed =
        selector.what === 'chosen'
          ? { text: narrator.named.has('those') ? 'they' : 'the chosen permanents', number: 'plural' }
          : { text: 'those permanents', number: 'plural' };
      return;
    case 'card-type':
      phrase.types.push(selector.type);
      return;
    case 'supertype':
      phrase.adjectives.push({ rank: 'supertype', text: selector.supertype });
      return;
    case 'subtype':
      if (typeof selector.subtype === 'string') phrase.subtypes.push(selector.subtype);
      else phrase.trailing.push('of the chosen type');
      return;
    case 'color':
      if (typeof selector.color === 'string')
        phrase.adjectives.push({ rank: 'color', text: colorPhrase(selector.color) });
      else phrase.trailing.push('of the chosen color');
      return;
    case 'color-count':
      collectColorCount(selector, phrase);
      return;
    case 'keyword':
      phrase.withs.push(() => keywordWord(selector));
      return;
    case 'has-no-abilities':
      phrase.withs.push(() => 'no abilities');
      return;
    case 'has-ability':
      phrase.withs.push(() =>
        selector.ability === 'activated' ? 'an activated ability' : `a ${selector.ability} ability`,
      );
      return;
    case 'controller':
      phrase.control = (number) => controlClause(selector.is, narrator, 'control', number);
      return;
    case 'owner': {
      // Only one of the two will be said: each as if the player were named first.
      const named = [...narrator.named];
      const clause = controlClause(selector.is, narrator, 'own');
      narrator.named.clear();
      for (const one of named) narrator.named.add(one);
      const possessive =
        selector.is.kind === 'opponents' ? "your opponents'" : playerPossessive(selector.is, narrator);
      phrase.owner = { clause, possessive };
      return;
    }
    case 'zone':
      phrase.zones.push(selector.zone);
      return;
    case 'token':
      phrase.isToken = true;
      return;
    case 'attacking':
    case 'blocking':
      phrase.isPlaced = true;
      phrase.adjectives.push({ rank: 'state', text: selector.kind });
      return;
    case 'tapped':
    case 'transformed':
    case 'face-down':
      phrase.adjectives.push({ rank: 'state', text: selector.kind });
      return;
    case 'designation':
      // "commanders you control", "commander cards you own"
      if (selector.designation === 'commander') phrase.subtypes.push(selector.designation);
      else collectDesignation(ownWords(selector.designation, narrator.context), phrase);
      return;
    case 'has-attached':
      collectHasAttached(selector.what, phrase, narrator);
      return;
    case 'attached-to':
      phrase.isPlaced = true;
      phrase.relatives.push(beFirst(`attached to ${indefinite(selector.what, narrator)}`));
      return;
    case 'counters':
      phrase.withs.push((number) => countersPhrase(selector, number === 'singular' ? 'it' : 'them'));
      return;
    case 'compare':
      phrase.withs.push(
        () =>
          `${selector.value === 'mana-value' ? 'mana value' : selector.value} ${comparisonPhrase(selector.comparison, numberPhrase(selector.to, narrator))}`,
      );
      return;
    case 'name':
      phrase.named =
        typeof selector.name === 'string' ? `named ${selector.name}` : `with ${namePhrase(selector.name)}`;
      return;
    case 'shares': {
      if (selector.what === 'name') {
        const same = objectPhrase(selector.with, narrator);
        phrase.withs.push(() => `the same name as ${same}`);
        return;
      }
      const what = selector.what.replace('-', ' ');
      const other = objectPhrase(selector.with, narrator);
      phrase.relatives.push((number) => `${verb('share', number)} a ${what} with ${other}`);
      return;
    }
    case 'shares-with-some':
      phrase.relatives.push((number) => sharesWithSome(selector, narrator, number));
      return;
    case 'exiled-with-source':
      phrase.isPlaced = true;
      phrase.isCard = true;
      phrase.trailing.push(`exiled with ${objectPhrase({ kind: 'source' }, narrator)}`);
      return;
  }
}

/** "share a color with any permanent you control" */
export const sharesWithSome = (
  { what, among }: Extract<Selector, { kind: 'shares-with-some' }>,
  narrator: Narrator,
  number: GrammaticalNumber,
): string =>
  `${verb('share', number)} a ${what.replace('-', ' ')} with any ${renderNounPhrase(nounPhraseOf(among, narrator), 'singular', 'none')}`;

/** "that attacked this turn" and "attacking you" stand behind the noun, "modified" before it. */
function collectDesignation(designation: string, phrase: NounPhrase): void {
  if (designation.startsWith('that ')) phrase.relatives.push(() => designation.slice('that '.length));
  else if (designation === 'Ring-bearer') phrase.subtypes.push(designation);
  else if (designation.includes(' ')) phrase.trailing.push(designation);
  else phrase.adjectives.push({ rank: 'state', text: designation });
}

export const indefinite = (selector: Selector, narrator: Narrator): string =>
  renderNounPhrase(nounPhraseOf(selector, narrator), 'singular', 'a');

const beFirst =
  (words: string): Agreeing =>
  (number) =>
    `${verb('are', number)} ${words}`;

export function countersPhrase(
  { counter, atLeast }: Extract<Selector, { kind: 'counters' }>,
  on: 'it' | 'them',
): string {
  const kind = counter === undefined ? 'counter' : counterPhrase(counter);
  if (atLeast <= 1) return `${counter === undefined ? 'a counter' : aCounter(counter)} on ${on}`;
  return `${numberWord(atLeast)} or more ${plural(kind)} on ${on}`;
}

function collectColorCount(
  { comparison, count }: Extract<Selector, { kind: 'color-count' }>,
  phrase: NounPhrase,
): void {
  const word =
    count === 0 && (comparison === '=' || comparison === '<=')
      ? 'colorless'
      : (comparison === '>=' && count === 2) || (comparison === '>' && count === 1)
        ? 'multicolored'
        : comparison === '=' && count === 1
          ? 'monocolored'
          : undefined;
  if (word !== undefined) phrase.adjectives.push({ rank: 'color', text: word });
  else phrase.relatives.push(beFirst(colorCountPhrase(comparison, count)));
}

/** "one or more colors", "exactly three colors" */
export function colorCountPhrase(comparison: Comparison, count: number): string {
  const number = numberWord(count);
  const many =
    comparison === '='
      ? `exactly ${number}`
      : comparisonPhrase(comparison, number).replace('greater', 'more');
  return `${many} colors`;
}

/** "enchanted" and "equipped" where the attached object is any Aura, any Equipment. */
function collectHasAttached(what: Selector, phrase: NounPhrase, narrator: Narrator): void {
  const state = attachedState(what);
  if (state !== undefined) phrase.adjectives.push({ rank: 'state', text: state });
  else if (what.kind === 'all-of' && what.of.some((part) => attachedState(part) === 'enchanted'))
    phrase.relatives.push(beFirst(`enchanted by ${indefinite(what, narrator)}`));
  else
    phrase.withs.push(
      (number) => `${indefinite(what, narrator)} attached to ${number === 'singular' ? 'it' : 'them'}`,
    );
}

export function attachedState(what: Selector): 'enchanted' | 'equipped' | undefined {
  if (what.kind !== 'subtype') return undefined;
  return what.subtype === 'Aura' ? 'enchanted' : what.subtype === 'Equipment' ? 'equipped' : undefined;
}
