import type { ObjectReference } from '../../../abilities/references.ts';
import type { Selector } from '../../../abilities/selector.ts';
import { PERMANENT_TYPES } from '../../../vocabulary/card-types.ts';
import { sameTree } from '../../same-tree.ts';
import { numberPhrase } from './amount-phrase.ts';
import { type Narrator, narrate } from './context.ts';
import { joinList, numberWord, plural, verb } from './grammar.ts';
import { type Adjective, type Agreeing, emptyNounPhrase, type NounPhrase } from './noun-parts.ts';
import { nounPhraseOf, renderNounPhrase } from './noun-phrase.ts';
import { controlClause, objectPhrase, playerPossessive } from './references.ts';
import { predicateOf } from './selector-predicate.ts';
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
          ? { text: 'the chosen permanents', number: 'plural' }
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
    case 'owner':
      phrase.owner = {
        clause: controlClause(selector.is, narrator, 'own'),
        possessive:
          selector.is.kind === 'opponents' ? "your opponents'" : playerPossessive(selector.is, narrator),
      };
      return;
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
    case 'face-down':
      phrase.adjectives.push({ rank: 'state', text: selector.kind });
      return;
    case 'designation':
      // "commanders you control", "commander cards you own"
      if (selector.designation === 'commander') phrase.subtypes.push(selector.designation);
      else phrase.adjectives.push({ rank: 'state', text: selector.designation });
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
    case 'exiled-with-source':
      phrase.isPlaced = true;
      phrase.isCard = true;
      phrase.trailing.push(`exiled with ${objectPhrase({ kind: 'source' }, narrator)}`);
      return;
  }
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
  else phrase.relatives.push(beFirst(`${comparisonPhrase(comparison, numberWord(count))} colors`));
}

/** "enchanted" and "equipped" where the attached object is any Aura, any Equipment. */
function collectHasAttached(what: Selector, phrase: NounPhrase, narrator: Narrator): void {
  const state = attachedState(what);
  if (state !== undefined) phrase.adjectives.push({ rank: 'state', text: state });
  else
    phrase.withs.push(
      (number) => `${indefinite(what, narrator)} attached to ${number === 'singular' ? 'it' : 'them'}`,
    );
}

export function attachedState(what: Selector): 'enchanted' | 'equipped' | undefined {
  if (what.kind !== 'subtype') return undefined;
  return what.subtype === 'Aura' ? 'enchanted' : what.subtype === 'Equipment' ? 'equipped' : undefined;
}

/** "nonbasic", "untapped": what a negated word is before the noun; `undefined` where it is no such word. */
function negatedAdjective(selector: Selector): Adjective | undefined {
  switch (selector.kind) {
    case 'card-type':
      return { rank: 'negated', text: `non${selector.type}` };
    case 'supertype':
      return { rank: 'negated', text: `non${selector.supertype}` };
    case 'subtype':
      return typeof selector.subtype === 'string'
        ? { rank: 'negated', text: `non-${selector.subtype}` }
        : undefined;
    case 'color':
      return typeof selector.color === 'string'
        ? { rank: 'negated', text: `non${colorPhrase(selector.color)}` }
        : undefined;
    case 'color-count':
      return selector.comparison === '=' && selector.count === 0
        ? { rank: 'color', text: 'colored' }
        : undefined;
    case 'token':
      return { rank: 'negated', text: 'nontoken' };
    case 'tapped':
      return { rank: 'state', text: 'untapped' };
    case 'face-down':
      return { rank: 'state', text: 'face-up' };
    case 'attacking':
    case 'blocking':
      return { rank: 'state', text: `non${selector.kind}` };
    case 'all':
    case 'all-of':
    case 'any-of':
    case 'not':
    case 'is':
    case 'targets':
    case 'those':
    case 'keyword':
    case 'has-no-abilities':
    case 'has-ability':
    case 'controller':
    case 'owner':
    case 'zone':
    case 'designation':
    case 'has-attached':
    case 'attached-to':
    case 'counters':
    case 'compare':
    case 'name':
    case 'shares':
    case 'exiled-with-source':
      return undefined;
  }
}

function collectNegated(selector: Selector, phrase: NounPhrase, narrator: Narrator): void {
  const adjective = negatedAdjective(selector);
  if (adjective !== undefined) phrase.adjectives.push(adjective);
  else if (selector.kind === 'is') collectOther(selector.object, phrase, narrator);
  else if (selector.kind === 'keyword') phrase.withouts.push(keywordWord(selector));
  else if (selector.kind === 'zone' && selector.zone === 'battlefield') phrase.outsideBattlefield = true;
  else if (selector.kind === 'not') collectLeaf(selector.of, phrase, narrator);
  else if (selector.kind === 'controller' && selector.is.kind === 'you')
    phrase.control = () => "you don't control";
  else phrase.relatives.push((number) => predicateOf({ kind: 'not', of: selector }, narrator, number));
}

/** "other creatures"; what it is that they are other than is said only where it isn't the subject or the target. */
function collectOther(reference: ObjectReference, phrase: NounPhrase, narrator: Narrator): void {
  phrase.isOther = true;
  if (reference.kind === 'source' || reference.kind === 'target' || reference.kind === 'affected') return;
  phrase.relatives.push((number) => `${verb("aren't", number)} ${objectPhrase(reference, narrator)}`);
}

/**
 * "or" between selectors: other nouns ("artifacts and enchantments"), other qualities of one noun ("with flying or
 * reach", "that's a Wolf or a Werewolf"), or zones ("in your hand and graveyard").
 */
function collectAlternatives(of: readonly Selector[], phrase: NounPhrase, narrator: Narrator): void {
  if (of.every((part) => part.kind === 'is')) {
    const objects = of.map((part) => renderNounPhrase(nounPhraseOf(part, narrator), 'singular', 'none'));
    phrase.fixed = { text: joinList(objects), number: of.length === 1 ? 'singular' : 'plural' };
    return;
  }
  // "all" without a zone means permanents (109.2).
  const zones = of.flatMap((part) =>
    part.kind === 'zone' ? [part.zone] : part.kind === 'all' ? ['battlefield' as const] : [],
  );
  if (zones.length === of.length) {
    phrase.zones.push(...zones);
    return;
  }
  // "permanent card", "permanent spell": any of the types that permanents have (110.4a).
  const types = of.flatMap((part) => (part.kind === 'card-type' ? [part.type] : []));
  if (types.length === of.length && PERMANENT_TYPES.every((type) => types.includes(type))) {
    phrase.isPermanent = true;
    return;
  }
  const quiet = narrate(narrator.context, narrator.targets);
  const phrases = of.map((part) => nounPhraseOf(part, quiet));
  const hasNoun = phrase.types.length > 0 || phrase.subtypes.length > 0;
  if (phrases.every(isOnlyWith)) {
    phrase.withs.push((number) =>
      joinList(
        phrases.flatMap(({ withs }) => withs.map((part) => part(number))),
        'or',
      ),
    );
  } else if (hasNoun || phrases.some(isOnlyQualities)) {
    phrase.relatives.push((number) => predicateOf({ kind: 'any-of', of }, narrator, number));
  } else {
    phrase.alternatives.push(...phrases);
  }
}

const isOnlyWith = (phrase: NounPhrase): boolean =>
  phrase.withs.length > 0 && sameTree(phrase, { ...emptyNounPhrase(), withs: phrase.withs });

/** Neither a type nor a particular object: nothing that could stand as a noun. */
const isOnlyQualities = (phrase: NounPhrase): boolean =>
  phrase.fixed === undefined &&
  phrase.types.length === 0 &&
  phrase.subtypes.length === 0 &&
  !phrase.isToken &&
  phrase.zones.length === 0;
