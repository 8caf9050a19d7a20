import { anyOf, cardType, inZone, not, type Selector, subtype } from '../../abilities/selector.ts';
import { ZONES } from '../../vocabulary/zones.ts';
import { chosenWord } from './chosen-word.ts';
import { circumstance } from './circumstances.ts';
import type { Part } from './noun-after.ts';
import { nounGroup, together } from './nouns.ts';
import { objectPhrase, referentPhrase } from './objects.ts';
import {
  alt,
  type Input,
  lazy,
  longest,
  many,
  map,
  mapSome,
  opt,
  type Parsed,
  type Parser,
  phrase,
  preceded,
  seq,
  table,
  word,
} from './parser.ts';
import { playerPhrase } from './players.ts';
import { always, type Scope } from './scope.ts';
import { having } from './with-phrase.ts';
import { cardTypeWord, numberValue, simpleAdjective, subtypeWord } from './words.ts';
export const designated = (designation: string): Part =>
  always<Selector>({ kind: 'designation', designation });

const STATES = table<string>({
  'attacked this turn': 'that attacked this turn',
  'blocked this turn': 'that blocked this turn',
  'blocked or were|was blocked by it this turn': 'that blocked or were blocked by it this turn',
  'blocked or were|was blocked by that creature this turn': 'that blocked or were blocked by it this turn',
  'were|was blocked by that creature this turn': 'that were blocked by it this turn',
  'were|was blocked by it this turn': 'that were blocked by it this turn',
  'attacked or blocked this turn': 'that attacked or blocked this turn',
  "didn't attack this turn": "that didn't attack this turn",
  'entered|entered the battlefield this turn': 'that entered this turn',
  'entered the battlefield this turn': 'that entered this turn',
  'entered this turn': 'that entered this turn',
  'entered under your control this turn': 'that entered under your control this turn',
  'was dealt damage this turn': 'that was dealt damage this turn',
  'was dealt damage this way': 'that was dealt damage this way',
  'was dealt damage by ~ this turn': 'that was dealt damage by ~ this turn',
  'were dealt damage this turn': 'that was dealt damage this turn',
  'has been dealt damage this turn': 'that was dealt damage this turn',
  'dealt damage this turn': 'that dealt damage this turn',
  'dealt damage to you this turn': 'that dealt damage to you this turn',
  'dealt combat damage to a player this turn': 'that dealt combat damage to a player this turn',
  'crewed it this turn': 'that crewed it this turn',
  'convoked it': 'that convoked it',
});

/** What stands after "that": "that's attacking", "that shares a color with it", "that aren't on the battlefield". */
export const relative: Parser<Part> = alt<Part>(
  map(STATES, (state) => designated(state)),
  map(
    seq(
      alt(phrase('share|shares a'), phrase('share|shares at least one')),
      table<'color' | 'creature-type' | 'card-type' | 'name'>({
        color: 'color',
        'creature type': 'creature-type',
        'card type': 'card-type',
        name: 'name',
      }),
      word('with'),
      lazy(() => objectPhrase),
    ),
    ([, what, , object]) =>
      (scope) => ({ kind: 'shares', what, with: object(scope) }),
  ),
  map(seq(word('has', 'have'), having), ([, what]) => what),
  map(
    seq(phrase("don't|doesn't have"), having),
    ([, what]) =>
      (scope) =>
        not(what(scope)),
  ),
  map(
    seq(
      word('is', 'are', "'s"),
      lazy(() => isWhat),
    ),
    ([, what]) => what,
  ),
  map(
    seq(
      word("isn't", "aren't"),
      lazy(() => isWhat),
    ),
    ([, what]) =>
      (scope) =>
        not(what(scope)),
  ),
  map(
    seq(
      phrase('is|are not'),
      lazy(() => isWhat),
    ),
    ([, what]) =>
      (scope) =>
        not(what(scope)),
  ),
  map(phrase('can attack this turn'), () => designated('that can attack this turn')),
);

/** What an object is said to be: adjectives, types, colors, "of the chosen type", "attached to a creature". */
export const isWhat: Parser<Part> = alt<Part>(
  map(circumstance, (words) => designated(words)),
  map(
    seq(
      word('controlled', 'owned'),
      word('by'),
      lazy(() => playerPhrase),
    ),
    ([how, , player]) =>
      (scope) => ({ kind: how === 'owned' ? 'owner' : 'controller', is: player(scope) }),
  ),
  map(
    seq(
      phrase('enchanted by'),
      opt(word('a', 'an')),
      lazy(() => nounGroup),
    ),
    ([, , noun]) =>
      (scope) => ({ kind: 'has-attached', what: noun.selector(scope) }),
  ),
  map(
    seq(
      phrase('attached to'),
      lazy(() => referentPhrase),
    ),
    ([, what]) =>
      (scope) => ({ kind: 'attached-to', what: what(scope).selector }),
  ),
  map(
    seq(
      phrase('attached to a|an'),
      lazy(() => nounGroup),
    ),
    ([, what]) =>
      (scope) => ({ kind: 'attached-to', what: what.selector(scope) }),
  ),
  map(
    phrase('of the chosen type'),
    () => ((scope) => ({ kind: 'subtype', subtype: chosenWord(scope) })) as Part,
  ),
  map(
    phrase('the chosen type'),
    () => ((scope) => ({ kind: 'subtype', subtype: chosenWord(scope) })) as Part,
  ),
  map(phrase('the chosen color'), () => always<Selector>({ kind: 'color', color: { chosen: 'color' } })),
  map(phrase('one or more colors'), () =>
    always<Selector>({ kind: 'color-count', comparison: '>=', count: 1 }),
  ),
  map(seq(word('exactly'), numberValue, word('colors', 'color')), ([, count]) =>
    always<Selector>({ kind: 'color-count', comparison: '=', count }),
  ),
  longest<Part>(
    map(orList(adjectiveOrType), (found) => always(found.length === 1 ? together(found) : anyOf(...found))),
    // Of a card it may be asked wherever it is.
    agreeing(
      map(
        seq(
          opt(word('a', 'an')),
          lazy(() => nounGroup),
        ),
        ([article, noun]) => ({
          isPlural: article === undefined && noun.isPlural,
          what: (scope: Scope): Selector => {
            const selector = noun.selector(scope);
            return noun.isCard ? together([selector, everywhere]) : selector;
          },
        }),
      ),
    ),
  ),
);

/** After "is" there are no several: "as long as it is untapped, green creatures have …" goes on with another noun. */
function agreeing(parser: Parser<{ readonly isPlural: boolean; readonly what: Part }>): Parser<Part> {
  return (input, at) => {
    const result = parser(input, at);
    if (result === undefined || (result.value.isPlural && input.tokens[at - 1]?.w === 'is')) return undefined;
    return { value: result.value.what, next: result.next };
  };
}

const everywhere: Selector = anyOf(...ZONES.map(inZone));

/** "a, b, or c": a comma alone ends the list. */
function orList<T>(parser: Parser<T>): Parser<readonly T[]> {
  return alt(
    map(
      seq(parser, many(preceded(word(','), parser)), alt(phrase(', or|and'), word('or', 'and/or')), parser),
      ([first, rest, , last]) => [first, ...rest, last],
    ),
    map(parser, (one) => [one]),
  );
}

function adjectiveOrType(input: Input, at: number): Parsed<Selector> | undefined {
  return mapSome(seq(opt(word('a', 'an')), many(simpleAdjective), many(typeNoun)), ([, adjectives, types]) =>
    adjectives.length + types.length === 0 ? undefined : together([...adjectives, ...types]),
  )(input, at);
}

const typeNoun: Parser<Selector> = alt<Selector>(
  map(cardTypeWord, ({ type }) => cardType(type)),
  map(subtypeWord, ({ name }) => subtype(name)),
  map(word('token', 'tokens'), () => ({ kind: 'token' })),
);
