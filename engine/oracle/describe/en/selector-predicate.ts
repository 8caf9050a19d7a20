import type { Selector } from '../../../abilities/selector.ts';
import { numberPhrase } from './amount-phrase.ts';
import type { Narrator } from './context.ts';
import { type GrammaticalNumber, joinList, plural, verb, withArticle } from './grammar.ts';
import { nounPhraseOf, renderNounPhrase } from './noun-phrase.ts';
import { objectPhrase, playerPhrase } from './references.ts';
import {
  attachedState,
  colorCountPhrase,
  countersPhrase,
  indefinite,
  sharesWithSome,
} from './selector-leaf.ts';
import {
  colorPhrase,
  comparisonPhrase,
  counterPhrase,
  keywordWord,
  namePhrase,
  subtypePhrase,
} from './words.ts';

/** A selector as what a subject is or has: "is tapped", "has flying", "isn't a creature", "shares a color with it". */
export function predicateOf(selector: Selector, narrator: Narrator, number: GrammaticalNumber): string {
  const are = verb('are', number);
  const have = verb('have', number);
  const nouns = (noun: string): string => (number === 'singular' ? withArticle(noun) : plural(noun));
  switch (selector.kind) {
    case 'not':
      if (selector.of.kind === 'counters' && selector.of.atLeast <= 1) {
        const kind = selector.of.counter === undefined ? 'counter' : counterPhrase(selector.of.counter);
        return `${have} no ${plural(kind)} on ${number === 'singular' ? 'it' : 'them'}`;
      }
      return negate(predicateOf(selector.of, narrator, number));
    case 'any-of': {
      const level = lowestLevel(selector.of);
      if (level !== undefined) return `${are} ${level} or greater`;
      return joinPredicates(
        selector.of.map((part) => predicateOf(part, narrator, number)),
        'or',
      );
    }
    case 'all-of':
      return allOfPredicate(selector, narrator, number);
    case 'all':
      return `${are} on the battlefield`;
    case 'is':
      return `${are} ${objectPhrase(selector.object, narrator)}`;
    case 'targets':
      return `${are} a target`;
    case 'those':
      return `${are} ${selector.what === 'chosen' ? 'a chosen permanent' : 'one of those permanents'}`;
    case 'card-type':
      return `${are} ${nouns(selector.type)}`;
    case 'supertype':
      return `${are} ${selector.supertype}`;
    case 'subtype':
      return typeof selector.subtype === 'string'
        ? `${are} ${nouns(selector.subtype)}`
        : `${are} ${subtypePhrase(selector.subtype)}`;
    case 'color':
      return `${are} ${colorPhrase(selector.color)}`;
    case 'color-count':
      if (selector.count === 0 && selector.comparison === '=') return `${are} colorless`;
      if (selector.count === 2 && selector.comparison === '>=') return `${are} multicolored`;
      if (selector.count === 1 && selector.comparison === '=') return `${are} monocolored`;
      return `${are} ${colorCountPhrase(selector.comparison, selector.count)}`;
    case 'keyword':
      return `${have} ${keywordWord(selector)}`;
    case 'has-no-abilities':
      return `${have} no abilities`;
    case 'has-ability':
      return `${have} ${withArticle(selector.ability)} ability`;
    case 'controller':
      return `${are} controlled by ${playerPhrase(selector.is, narrator)}`;
    case 'owner':
      return `${are} owned by ${playerPhrase(selector.is, narrator)}`;
    case 'zone':
      return selector.zone === 'battlefield' || selector.zone === 'stack'
        ? `${are} on the ${selector.zone}`
        : selector.zone === 'exile'
          ? `${are} in exile`
          : selector.zone === 'command'
            ? `${are} in the command zone`
            : `${are} in a ${selector.zone}`;
    case 'token':
      return `${are} ${nouns('token')}`;
    case 'tapped':
    case 'transformed':
    case 'attacking':
    case 'blocking':
      return `${are} ${selector.kind}`;
    case 'face-down':
      return `${are} face down`;
    case 'designation':
      return selector.designation.startsWith('that ')
        ? selector.designation.slice('that '.length)
        : `${are} ${selector.designation}`;
    case 'has-attached': {
      const state = attachedState(selector.what);
      return state === undefined
        ? `${have} ${indefinite(selector.what, narrator)} attached to ${number === 'singular' ? 'it' : 'them'}`
        : `${are} ${state}`;
    }
    case 'attached-to':
      return `${are} attached to ${indefinite(selector.what, narrator)}`;
    case 'counters':
      return `${have} ${countersPhrase(selector, number === 'singular' ? 'it' : 'them')}`;
    case 'compare':
      return `${have} ${selector.value.replace('-', ' ')} ${comparisonPhrase(selector.comparison, numberPhrase(selector.to, narrator))}`;
    case 'name':
      return `${are} named ${namePhrase(selector.name)}`;
    case 'shares':
      if (selector.what === 'name')
        return `${have} the same name as ${objectPhrase(selector.with, narrator)}`;
      return `${verb('share', number)} a ${selector.what.replace('-', ' ')} with ${objectPhrase(selector.with, narrator)}`;
    case 'shares-with-some':
      return sharesWithSome(selector, narrator, number);
    case 'exiled-with-source':
      return `${are} exiled with ${objectPhrase({ kind: 'source' }, narrator)}`;
  }
}

/** "level 2", where the alternatives are that level and those above it (716.2a). */
function lowestLevel(alternatives: readonly Selector[]): string | undefined {
  const levels = alternatives.map((part) => (part.kind === 'designation' ? part.designation : ''));
  return levels.every((level) => /^level \d+$/.test(level)) ? levels[0] : undefined;
}

type AllOf = Extract<Selector, { kind: 'all-of' }>;

/** "is a white creature with flying" where there is a noun; otherwise one predicate after another. */
function allOfPredicate(selector: AllOf, narrator: Narrator, number: GrammaticalNumber): string {
  const hasNoun = selector.of.some(
    ({ kind }) => kind === 'card-type' || kind === 'subtype' || kind === 'token',
  );
  if (hasNoun) {
    const noun = renderNounPhrase(
      nounPhraseOf(selector, narrator),
      number,
      number === 'singular' ? 'a' : 'none',
    );
    return `${verb('are', number)} ${noun}`;
  }
  return joinPredicates(
    selector.of.map((part) => predicateOf(part, narrator, number)),
    'and',
  );
}

/** "is white or black": a repeated verb is said once. */
function joinPredicates(predicates: readonly string[], conjunction: 'and' | 'or'): string {
  const verbOf = (predicate: string): string => predicate.split(' ', 1)[0] ?? '';
  const [first] = predicates;
  if (first === undefined) return '';
  const shared = verbOf(first);
  if (!predicates.every((predicate) => verbOf(predicate) === shared))
    return joinList(predicates, conjunction);
  const rests = predicates.map((predicate) => predicate.slice(shared.length + 1));
  return `${shared} ${joinList(rests, conjunction)}`;
}

/** "is tapped" → "isn't tapped", "has flying" → "doesn't have flying". */
function negate(predicate: string): string {
  if (/^(?:is|are) /.test(predicate)) return predicate.replace(/^(is|are)/, "$1n't");
  return predicate
    .replace(/^has /, "doesn't have ")
    .replace(/^(have|share) /, "don't $1 ")
    .replace(/^shares /, "doesn't share ");
}
