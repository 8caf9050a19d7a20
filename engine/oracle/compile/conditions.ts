import type { Comparison } from '../../abilities/amount.ts';
import type { Condition } from '../../abilities/condition.ts';
import { allOf, controlledBy, inZone, not, type Selector } from '../../abilities/selector.ts';
import { COLORS } from '../../vocabulary/colors.ts';
import { standing, there } from './counting-conditions.ts';
import { type NounGroup, nounGroup, together } from './nouns.ts';
import { comparing, objectIs } from './object-conditions.ts';
import { attachedPhrase, objectPhrase } from './objects.ts';
import {
  alt,
  between,
  lazy,
  longest,
  map,
  memo,
  opt,
  type Parser,
  phrase,
  preceded,
  seq,
  word,
} from './parser.ts';
import { having, topCard, turn } from './player-conditions.ts';
import { playerPhrase } from './players.ts';
import { always, type Meaning, NotUnderstood, name } from './scope.ts';
import { spanned } from './spans.ts';
import { toldFact } from './told-facts.ts';
import { numberValue } from './words.ts';

export type Test = Meaning<Condition>;

export const compare = (
  left: Extract<Condition, { kind: 'compare' }>['left'],
  comparison: Comparison,
  right: number,
): Condition => ({ kind: 'compare', left, comparison, right });
export const you = { kind: 'you' } as const;

/** "a Forest", "another creature", "three or more artifacts", "no creatures": how many of what. */
interface Quantity {
  readonly comparison: Comparison;
  readonly count: number;
  readonly isOther: boolean;
}
export const quantity: Parser<Quantity> = alt<Quantity>(
  map(seq(numberValue, phrase('or more'), opt(word('other'))), ([count, , other]) => ({
    comparison: '>=' as const,
    count,
    isOther: other !== undefined,
  })),
  map(seq(numberValue, phrase('or fewer'), opt(word('other'))), ([count, , other]) => ({
    comparison: '<=' as const,
    count,
    isOther: other !== undefined,
  })),
  map(seq(phrase('at least'), numberValue, opt(word('other'))), ([, count, other]) => ({
    comparison: '>=' as const,
    count,
    isOther: other !== undefined,
  })),
  map(seq(word('exactly'), numberValue), ([, count]) => ({
    comparison: '=' as const,
    count,
    isOther: false,
  })),
  map(seq(phrase('fewer than'), numberValue), ([, count]) => ({
    comparison: '<' as const,
    count,
    isOther: false,
  })),
  map(phrase('one or more'), () => ({ comparison: '>=' as const, count: 1, isOther: false })),
  map(word('no'), () => ({ comparison: '=' as const, count: 0, isOther: false })),
  map(word('another'), () => ({ comparison: '>=' as const, count: 1, isOther: true })),
  map(word('a', 'an', 'the'), () => ({ comparison: '>=' as const, count: 1, isOther: false })),
);

export function howMany(
  what: Selector,
  { comparison, count, isOther }: { comparison: Comparison; count: number; isOther: boolean },
): Condition {
  const selector = isOther ? together([not({ kind: 'is', object: { kind: 'source' } }), what]) : what;
  if (comparison === '>=')
    return count === 1
      ? { kind: 'exists', what: selector }
      : { kind: 'exists', what: selector, atLeast: count };
  if (comparison === '=' && count === 0) return { kind: 'not', of: { kind: 'exists', what: selector } };
  return compare({ kind: 'count', of: selector }, comparison, count);
}

const controlling =
  (noun: NounGroup, control: Selector): Meaning<Selector> =>
  (scope) =>
    together([noun.selector(scope), control]);

const quantityOf: Parser<readonly [{ comparison: Comparison; count: number; isOther: boolean }, NounGroup]> =
  seq(
    quantity,
    lazy(() => nounGroup),
  );

/** "you control …", "an opponent controls …", "you don't control a …". */
const control: Parser<Test> = longest<Test>(
  map(
    seq(
      phrase('another player controls'),
      lazy(() => objectPhrase),
    ),
    ([, object]) =>
      (scope) => ({ kind: 'matches', object: object(scope), selector: not(controlledBy(you)) }),
  ),
  map(
    seq(
      phrase('you control'),
      lazy(() => attachedPhrase),
    ),
    ([, host]) =>
      (scope) => {
        const { object } = host(scope);
        if (object === undefined) throw new NotUnderstood(0, 'one object');
        return { kind: 'matches', object, selector: controlledBy(you) };
      },
  ),
  map(
    seq(
      lazy(() => playerPhrase),
      word('owns', 'own'),
      quantityOf,
    ),
    ([player, , [how, noun]]) =>
      (scope) =>
        howMany(together([noun.selector(scope), { kind: 'owner', is: player(scope) }]), how),
  ),
  map(
    seq(
      phrase('no opponent controls'),
      opt(word('a', 'an')),
      lazy(() => nounGroup),
    ),
    ([, , noun]) =>
      (scope) => ({
        kind: 'not',
        of: { kind: 'exists', what: controlling(noun, controlledBy({ kind: 'opponents' }))(scope) },
      }),
  ),
  map(
    seq(
      phrase('any player controls'),
      opt(word('a', 'an')),
      lazy(() => nounGroup),
    ),
    ([, , noun]) =>
      (scope) => ({ kind: 'exists', what: noun.selector(scope) }),
  ),
  map(seq(phrase('you control'), between(quantityOf, word('and'))), ([, found]) => (scope) => {
    const tests = found.map(([how, noun]) => {
      const selector = controlling(noun, controlledBy(you))(scope);
      // "exactly one creature, that creature gets …"
      if (how.comparison === '=' && how.count === 1)
        name(scope, { selector, nouns: noun.nouns, isPlural: false });
      return howMany(selector, how);
    });
    const [only] = tests;
    return tests.length === 1 && only !== undefined ? only : { kind: 'all-of', of: tests };
  }),
  map(
    seq(phrase('you control'), quantityOf, word('or'), quantityOf),
    ([, [how, noun], , [how2, noun2]]) =>
      (scope) => ({
        kind: 'any-of',
        of: [
          howMany(controlling(noun, controlledBy(you))(scope), how),
          howMany(controlling(noun2, controlledBy(you))(scope), how2),
        ],
      }),
  ),
  // "creatures named Power Plant Worker and Tower Worker": one of each name.
  map(
    seq(
      phrase('you control'),
      lazy(() => nounGroup),
    ),
    ([, noun]) =>
      (scope) => {
        const selector = controlling(noun, controlledBy(you))(scope);
        const parts = selector.kind === 'all-of' ? selector.of : [];
        const names = parts.flatMap((part) =>
          part.kind === 'name' && typeof part.name === 'string' ? part.name.split(/, and |, | and /) : [],
        );
        if (!noun.isPlural || names.length < 2) throw new NotUnderstood(0, 'one of each name');
        const others = parts.filter(({ kind }) => kind !== 'name');
        return {
          kind: 'all-of',
          of: names.map((name) => ({ kind: 'exists', what: together([...others, { kind: 'name', name }]) })),
        };
      },
  ),
  map(phrase('you control a permanent of each color'), () =>
    always<Condition>(
      compare({ kind: 'distinct', what: 'colors', among: controlledBy(you) }, '>=', COLORS.length),
    ),
  ),
  map(seq(phrase('you control your commander')), () =>
    always<Condition>({
      kind: 'exists',
      what: allOf({ kind: 'designation', designation: 'commander' }, controlledBy(you), {
        kind: 'owner',
        is: you,
      }),
    }),
  ),
  map(
    seq(
      phrase("you don't control"),
      opt(word('a', 'an', 'any')),
      lazy(() => nounGroup),
    ),
    ([, , noun]) =>
      (scope) => ({ kind: 'not', of: { kind: 'exists', what: controlling(noun, controlledBy(you))(scope) } }),
  ),
  map(
    seq(
      phrase('you control'),
      lazy(() => objectPhrase),
    ),
    ([, object]) =>
      (scope) => ({
        kind: 'matches',
        object: object(scope),
        selector: allOf(inZone('battlefield'), controlledBy(you)),
      }),
  ),
  map(
    seq(
      phrase('you control no'),
      lazy(() => nounGroup),
    ),
    ([, noun]) =>
      (scope) => ({ kind: 'not', of: { kind: 'exists', what: controlling(noun, controlledBy(you))(scope) } }),
  ),
  map(
    seq(
      lazy(() => playerPhrase),
      word('controls', 'control'),
      quantityOf,
    ),
    ([player, , [how, noun]]) =>
      (scope) => {
        const is = player(scope);
        return howMany(controlling(noun, controlledBy(is))(scope), how);
      },
  ),
);

/** "it isn't true that you attacked this turn" */
const notSo: Parser<Test> = map(
  preceded(
    phrase("it isn't true that"),
    alt(
      lazy(() => simple),
      toldFact,
    ),
  ),
  (test): Test =>
    (scope) => ({ kind: 'not', of: test(scope) }),
);

const simple: Parser<Test> = longest(
  notSo,
  turn,
  topCard,
  having,
  control,
  there,
  standing,
  objectIs,
  comparing,
);

/** A condition after "as long as" or "if". */
export const condition: Parser<Test> = spanned(
  'condition',
  memo(() =>
    map(
      seq(
        simple,
        opt(
          alt<readonly ['all-of' | 'any-of', Test]>(
            map(
              seq(opt(word(',')), word('and'), opt(phrase('as long as')), simple),
              ([, , , more]) => ['all-of', more] as const,
            ),
            map(
              seq(opt(word(',')), word('or'), opt(phrase('as long as')), simple),
              ([, , , more]) => ['any-of', more] as const,
            ),
          ),
        ),
      ),
      ([first, more]): Test =>
        more === undefined ? first : (scope) => ({ kind: more[0], of: [first(scope), more[1](scope)] }),
    ),
  ),
);
