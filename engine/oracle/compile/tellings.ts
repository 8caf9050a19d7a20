import type { Condition } from '../../abilities/condition.ts';
import type { ContinuousEffectDefinition } from '../../abilities/continuous-effect.ts';
import type { Modification } from '../../abilities/modification.ts';
import { anyOf, type Selector } from '../../abilities/selector.ts';
import type { Keyword } from '../../vocabulary/keywords.ts';
import { andY, eachAffected, whereX } from './amounts.ts';
import { keepingTypes } from './becoming.ts';
import { condition } from './conditions.ts';
import { abilityList } from './granted.ts';
import { nounGroup, together } from './nouns.ts';
import { alt, between, lazy, many1, map, opt, type Parser, phrase, preceded, seq, word } from './parser.ts';
import { onePredicate, predicate, stillSentence } from './predicates.ts';
import { type Meaning, NotUnderstood, type Referent, type Scope } from './scope.ts';
import { conditionOf, leading, negation, saidOfEach, trailing } from './static-conditions.ts';
import type { Made, Stated } from './statics.ts';
import { subject, tellOf } from './subjects.ts';
import { keywordName } from './with-phrase.ts';

type Told = Meaning<readonly Modification[]>;
type Effect = ContinuousEffectDefinition;

const isFactOfEach = (test: Condition): boolean => test.kind === 'fact' && /\b(?:it|its)\b/.test(test.words);

/** One effect on those who are told of; what is said of each of them narrows who they are. */
function effectOn(selector: Selector, parts: readonly Modification[], tests: readonly Condition[]): Effect {
  const ofEach = tests.flatMap((test) => saidOfEach(test) ?? []);
  const others = tests.filter((test) => saidOfEach(test) === undefined);
  // "Each spell you cast has split second if mana from an artifact was spent to cast it": of each apart.
  if (selector.kind !== 'is' && others.some(isFactOfEach))
    throw new NotUnderstood(0, 'a fact of each of them');
  return {
    appliesTo: ofEach.length === 0 ? selector : together([selector, ...ofEach]),
    parts,
    ...conditionOf(others),
  };
}

const sameFor: Parser<Meaning<readonly Selector[]>> = map(
  seq(
    phrase('. the same is true for'),
    between(
      lazy(() => nounGroup),
      alt(phrase(', and'), word('and', ',')),
    ),
  ),
  ([, nouns]) =>
    (scope) =>
      nouns.map((noun) => noun.selector(scope)),
);

/** "The same is true for fear and haste.": what was said of one keyword. */
const sameKeywords: Parser<readonly Keyword[]> = preceded(
  phrase('. the same is true for'),
  between(keywordName, alt(phrase(', and'), word('and', ','))),
);

/** "has flying as long as one of them has flying", for each of several keywords. */
function withKeywords({ condition: test, appliesTo, parts }: Effect, more: readonly Keyword[]): Effect {
  const [part] = parts;
  const leaves = test?.kind === 'exists' && test.what.kind === 'all-of' ? test.what.of : [];
  const first = leaves.flatMap((leaf) => (leaf.kind === 'keyword' ? [leaf.keyword] : []));
  const isOfOne =
    parts.length === 1 &&
    part?.kind === 'add-ability' &&
    part.ability.kind === 'keyword' &&
    first.length === 1 &&
    part.ability.keyword === first[0];
  if (!isOfOne) throw new NotUnderstood(0, 'one keyword that something else has');
  const among = together(leaves.filter(({ kind }) => kind !== 'keyword'));
  return { appliesTo, parts: [{ kind: 'add-abilities-of', among, which: [...first, ...more] }] };
}

/** What else the same is true for. */
interface Same {
  readonly keywords?: readonly Keyword[];
  readonly nouns?: Meaning<readonly Selector[]>;
}

interface Telling {
  readonly whom: Meaning<Referent>;
  readonly what: Told;
}
const telling: Parser<Telling> = map(
  seq(subject, opt(word('each', 'also')), predicate),
  ([whom, , what]) => ({ whom, what }),
);

function tell({ whom, what }: Telling, scope: Scope): { referent: Referent; parts: readonly Modification[] } {
  const referent = whom(scope);
  return { referent, parts: tellOf(referent, scope, what) };
}

/** "creatures you control get +1/+1 as long as …", "as long as …, this creature has flying and Elves have reach". */
export const changing: Parser<Made> = map(
  seq(
    opt(leading),
    telling,
    opt(preceded(alt(phrase(', and'), word('and')), telling)),
    opt(stillSentence),
    opt(
      seq(
        lazy(() => whereX),
        opt(lazy(() => andY)),
      ),
    ),
    opt(trailing),
    opt(
      alt<Same>(
        map(sameKeywords, (keywords) => ({ keywords })),
        map(sameFor, (nouns) => ({ nouns })),
      ),
    ),
  ),
  ([first, main, second, still, x, last, same]): Made =>
    (scope) => {
      const test = first?.(scope);
      if (x !== undefined) [scope.x, scope.y] = x;
      const { referent, parts } = tell(main, scope);
      const other = second === undefined ? undefined : tell(second, scope);
      scope.x = undefined;
      scope.y = undefined;
      if (other !== undefined && (last !== undefined || same !== undefined))
        throw new NotUnderstood(0, 'what is said of one subject');
      if (referent.object === undefined) scope.it = eachAffected;
      const tests = [test, last?.(scope)].filter((each) => each !== undefined);
      const effect = effectOn(referent.selector, still === undefined ? parts : keepingTypes(parts), tests);
      if (same?.keywords !== undefined) return { effect: withKeywords(effect, same.keywords) };
      const nouns = same?.nouns?.(scope) ?? [];
      return {
        effect: nouns.length === 0 ? effect : { ...effect, appliesTo: anyOf(effect.appliesTo, ...nouns) },
        ...(other === undefined
          ? {}
          : { also: [effectOn(other.referent.selector, other.parts, test === undefined ? [] : [test])] }),
      };
    },
);

const whenever: Parser<Meaning<Condition>> = preceded(alt(word('if'), phrase('as long as')), condition);
const bare: Parser<Told> = alt<Told>(
  onePredicate,
  lazy(() => abilityList),
);

/** "gets +0/+2 as long as you control a Plains, has flying as long as …, and …": each change with its own condition. */
export const changingByTurns: Parser<Made> = map(
  seq(
    subject,
    seq(onePredicate, whenever),
    many1(preceded(alt(phrase(', and'), word(',', 'and')), seq(bare, whenever))),
  ),
  ([whom, first, more]): Made =>
    (scope) => {
      const referent = whom(scope);
      const [effect, ...also] = [first, ...more].map(([what, when]) => {
        const parts = tellOf(referent, scope, what);
        if (referent.object === undefined) scope.it = eachAffected;
        return effectOn(referent.selector, parts, [when(scope)]);
      });
      return { effect: effect as Effect, also };
    },
);

/** "It gets -6/-0 instead as long as …": where the condition holds, for what the sentence before said. */
export const insteadOfBefore: Parser<Meaning<Stated>> = map(
  seq(opt(leading), subject, predicate, word('instead'), opt(trailing)),
  ([first, whom, what, , last]): Meaning<Stated> =>
    (scope) => {
      const tests = [first?.(scope)].filter((each) => each !== undefined);
      const referent = whom(scope);
      const parts = tellOf(referent, scope, what);
      const late = last?.(scope);
      if (late !== undefined) tests.push(late);
      if (tests.length !== 1) throw new NotUnderstood(0, 'a condition');
      return { effect: { appliesTo: referent.selector, parts, ...conditionOf(tests) }, isInstead: true };
    },
);

/** Two effects in the place of one: what was said before holds only where the other doesn't. */
export function replaced(before: Effect, instead: Effect): readonly Effect[] {
  const kinds = new Set(instead.parts.map(({ kind }) => kind));
  const changed = before.parts.filter(({ kind }) => kinds.has(kind));
  const kept = before.parts.filter(({ kind }) => !kinds.has(kind));
  const test = instead.condition;
  if (
    test === undefined ||
    changed.length === 0 ||
    JSON.stringify(before.appliesTo) !== JSON.stringify(instead.appliesTo)
  )
    throw new NotUnderstood(0, 'what is said in the sentence before');
  const earlier = before.condition === undefined ? [] : [before.condition];
  return [
    { ...before, parts: changed, ...conditionOf([...earlier, negation(test)]) },
    ...(kept.length === 0 ? [] : [{ ...before, parts: kept }]),
    { ...instead, ...conditionOf([...earlier, test]) },
  ];
}
