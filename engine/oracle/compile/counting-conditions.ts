import { allOf, inZone, type Selector } from '../../abilities/selector.ts';
import { counted } from './amounts.ts';
import { compare, howMany, quantity, type Test, you } from './conditions.ts';
import { nounGroup, together } from './nouns.ts';
import { alt, lazy, map, opt, type Parser, phrase, seq, word } from './parser.ts';

const inPlace: Parser<Selector | undefined> = alt<Selector | undefined>(
  map(phrase('in your graveyard'), () => allOf(inZone('graveyard'), { kind: 'owner', is: you })),
  map(phrase('in exile'), () => inZone('exile')),
  map(phrase('on the battlefield'), () => undefined),
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
