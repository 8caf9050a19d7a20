import { allOf, inZone, type Selector } from '../../abilities/selector.ts';
import { counted } from './amounts.ts';
import { compare, howMany, quantity, type Test, you } from './conditions.ts';
import { nounGroup, together } from './nouns.ts';
import { designated } from './object-state.ts';
import { objectPhrase } from './objects.ts';
import {
  ahead,
  alt,
  atEnd,
  between,
  lazy,
  map,
  notAhead,
  opt,
  type Parser,
  phrase,
  seq,
  word,
} from './parser.ts';
import { always, type Meaning } from './scope.ts';
import { having } from './with-phrase.ts';

const inPlace: Parser<Selector | undefined> = alt<Selector | undefined>(
  map(phrase('in your graveyard'), () => allOf(inZone('graveyard'), { kind: 'owner', is: you })),
  map(phrase('in exile'), () => inZone('exile')),
  map(phrase('in a graveyard'), () => inZone('graveyard')),
  map(phrase('on the battlefield'), () => undefined),
);

/** Several kinds at once: "an instant card and a sorcery card are in your graveyard". */
const quantities = between(
  seq(
    lazy(() => quantity),
    lazy(() => nounGroup),
  ),
  word('and'),
);
const placed = alt<Meaning<Selector>>(
  map(
    seq(
      phrase('attached to'),
      lazy(() => objectPhrase),
    ),
    ([, object]): Meaning<Selector> =>
      (scope) => ({ kind: 'attached-to', what: { kind: 'is', object: object(scope) } }),
  ),
  map(phrase('blocking it|~'), () => designated('blocking it')),
  map(followedBySentence('attacking'), () => always<Selector>({ kind: 'attacking' })),
  map(followedBySentence('blocking'), () => always<Selector>({ kind: 'blocking' })),
  map(inPlace, (where) => always(where ?? { kind: 'all' })),
);

/** "attacking" with nothing that says whom. */
function followedBySentence(state: string): Parser<unknown> {
  return seq(word(state), ahead(alt<unknown>(word(',', '.', 'and'), atEnd)));
}

/** "two or more Equipment are attached to it", "a creature has a +1/+1 counter on it", "it's enchanted by exactly one Aura". */
export const standing: Parser<Test> = alt<Test>(
  map(seq(quantities, word('is', 'are'), placed), ([all, , where]) => (scope) => {
    const tests = all.map(([how, noun]) => {
      const what = noun.selector(scope);
      return howMany(together([what, where(scope)]), how);
    });
    const [only] = tests;
    return only !== undefined && tests.length === 1 ? only : { kind: 'all-of', of: tests };
  }),
  map(
    seq(
      notAhead(word('the')),
      lazy(() => quantity),
      lazy(() => nounGroup),
      word('has', 'have'),
      lazy(() => having),
    ),
    ([, how, noun, , what]) =>
      (scope) =>
        howMany(together([noun.selector(scope), what(scope)]), how),
  ),
  map(
    seq(
      lazy(() => objectPhrase),
      phrase('is enchanted|equipped by'),
      lazy(() => quantity),
      lazy(() => nounGroup),
    ),
    ([object, , how, noun]) =>
      (scope) => {
        const to: Selector = { kind: 'attached-to', what: { kind: 'is', object: object(scope) } };
        return howMany(together([noun.selector(scope), to]), how);
      },
  ),
);

/** "there are seven or more cards in your graveyard", "there are four or more card types among cards in your graveyard". */
export const there: Parser<Test> = alt<Test>(
  map(
    seq(
      phrase('there is|are'),
      lazy(() => quantity),
      lazy(() => counted),
      opt(phrase('on the battlefield')),
    ),
    ([, how, count]) =>
      (scope) => {
        const counting = count(scope);
        if (typeof counting === 'object' && counting.kind === 'count') return howMany(counting.of, how);
        return compare(counting, how.comparison, how.count);
      },
  ),
  map(
    seq(
      lazy(() => quantity),
      lazy(() => counted),
      word('is', 'are'),
      inPlace,
    ),
    ([how, count, , where]) =>
      (scope) => {
        const counting = count(scope);
        if (typeof counting !== 'object' || counting.kind !== 'count')
          return compare(counting, how.comparison, how.count);
        return howMany(where === undefined ? counting.of : together([counting.of, where]), how);
      },
  ),
  map(
    seq(
      lazy(() => quantity),
      lazy(() => nounGroup),
      word('is', 'are', 'exists'),
      opt(phrase('on the battlefield')),
    ),
    ([how, noun]) =>
      (scope) =>
        howMany(noun.selector(scope), how),
  ),
);
