import { anyOf } from '../../abilities/selector.ts';
import { eachAffected } from './amounts.ts';
import { nounGroup, together } from './nouns.ts';
import { referentPhrase } from './objects.ts';
import {
  alt,
  lazy,
  many,
  map,
  mapSome,
  memo,
  notAhead,
  opt,
  type Parser,
  phrase,
  preceded,
  seq,
  word,
} from './parser.ts';
import { type Meaning, NotUnderstood, name, type Referent, type Scope } from './scope.ts';
import { spanned } from './spans.ts';

/** All of a group: "creatures you control", "each other Elf", "all lands". */
const group: Parser<Meaning<Referent>> = mapSome(
  seq(
    opt(word('each', 'all')),
    lazy(() => nounGroup),
  ),
  ([determiner, noun]): Meaning<Referent> | undefined => {
    const isMany =
      determiner !== undefined ||
      noun.isPlural ||
      /^\p{Lu}/u.test(noun.nouns.at(-1) ?? '') ||
      noun.nouns.some((each) => /^\p{Lu}/u.test(each));
    if (!isMany) return undefined;
    return (scope) => {
      const selector = noun.selector(scope);
      const referent: Referent = { selector, nouns: noun.nouns, isPlural: true };
      name(scope, referent);
      return referent;
    };
  },
);

/** "the first artifact spell you cast each turn": the course of the turn tells which. */
const firstCast: Parser<Meaning<Referent>> = map(
  seq(
    phrase('the first'),
    lazy(() => nounGroup),
    phrase('each turn'),
  ),
  ([, noun]): Meaning<Referent> =>
    (scope) => {
      const selector = together([
        noun.selector(scope),
        { kind: 'designation', designation: 'the first cast each turn' },
      ]);
      if (!noun.nouns.includes('spell')) throw new NotUnderstood(0, 'a spell');
      const referent: Referent = { selector, nouns: noun.nouns, isPlural: true };
      name(scope, referent);
      return referent;
    },
);

const one: Parser<Meaning<Referent>> = alt(
  lazy(() => referentPhrase),
  firstCast,
  group,
);

/** Whom a predicate is told of; several subjects joined by "and" are all of them. */
export const subject: Parser<Meaning<Referent>> = spanned(
  'subject',
  memo(() =>
    map(
      seq(
        one,
        many(
          preceded(
            alt(phrase(', and'), word('and', ',')),
            preceded(notAhead(word('it', 'they', 'he', 'she', 'you')), one),
          ),
        ),
      ),
      ([first, rest]): Meaning<Referent> => {
        if (rest.length === 0) return first;
        return (scope) => {
          const all = [first, ...rest].map((each) => each(scope));
          const referent: Referent = {
            selector: anyOf(...all.map(({ selector }) => selector)),
            nouns: all.flatMap(({ nouns }) => nouns),
            isPlural: true,
          };
          name(scope, referent);
          return referent;
        };
      },
    ),
  ),
);

/** While a predicate is told of several, "it" is each of them. */
export function tellOf<T>(referent: Referent, scope: Scope, tell: Meaning<T>): T {
  const before = scope.telling;
  const whom = referent.object === undefined ? eachAffected : referent;
  if (referent.object === undefined) name(scope, eachAffected);
  scope.it = whom;
  scope.telling = whom.object;
  const told = tell(scope);
  scope.telling = before;
  if (referent.object === undefined) name(scope, referent);
  else scope.it = referent;
  return told;
}
