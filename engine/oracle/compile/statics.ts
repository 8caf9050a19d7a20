import type { Ability, StaticAbility } from '../../abilities/ability.ts';
import type { Condition } from '../../abilities/condition.ts';
import type { ContinuousEffectDefinition } from '../../abilities/continuous-effect.ts';
import type { Modification } from '../../abilities/modification.ts';
import { anyOf, type Selector, source } from '../../abilities/selector.ts';
import { eachAffected, whereX } from './amounts.ts';
import { keepingTypes } from './becoming.ts';
import { condition } from './conditions.ts';
import { nounGroup, together } from './nouns.ts';
import { objectPossessive } from './objects.ts';
import {
  afterQuote,
  ahead,
  alt,
  atEnd,
  between,
  followed,
  lazy,
  many,
  map,
  opt,
  type Parser,
  phrase,
  preceded,
  seq,
  word,
} from './parser.ts';
import { abilitiesLocked as lockedAbilities, predicate, stillSentence } from './predicates.ts';
import { type Meaning, NotUnderstood, sourceReferent } from './scope.ts';
import { control, definedSize, devotion, legendRule, noMaximum, playerHas } from './stated-rules.ts';
import { subject, tellOf } from './subjects.ts';
import { toldFact } from './told-facts.ts';

/** One effect of a static ability, and whether it defines its own object's characteristics. */
interface Stated {
  readonly effect: ContinuousEffectDefinition;
  readonly definesSize?: boolean;
  /** It holds where the effect before doesn't. */
  readonly isOtherwise?: boolean;
}
export type Made = Meaning<Stated>;

const end = alt<unknown>(word('.'), atEnd, afterQuote);
const you = { kind: 'you' } as const;
export const aboutSource = (...parts: readonly Modification[]): Stated => ({
  effect: { appliesTo: source, parts },
});

const leading: Parser<Meaning<Condition>> = alt<Meaning<Condition>>(
  map(seq(phrase('as long as'), condition, word(',')), ([, test]) => test),
  map(seq(phrase('as long as'), toldFact, word(',')), ([, test]) => test),
  map(seq(phrase('as long as'), condition, word(',')), ([, test]) => test),
  map(seq(word('if'), condition, word(',')), ([, test]) => test),
  map(phrase('during your turn ,'), (): Meaning<Condition> => () => ({ kind: 'turn-of', player: you })),
  map(
    phrase('during turns other than yours ,'),
    (): Meaning<Condition> => () => ({ kind: 'not', of: { kind: 'turn-of', player: you } }),
  ),
);
const trailing: Parser<Meaning<Condition>> = alt<Meaning<Condition>>(
  preceded(seq(opt(word(',')), phrase('as long as')), followed(condition, ahead(end))),
  preceded(seq(opt(word(',')), phrase('as long as')), toldFact),
  preceded(word('if'), toldFact),
  map(phrase('during your turn'), (): Meaning<Condition> => () => ({ kind: 'turn-of', player: you })),
);

const sameFor: Parser<Meaning<readonly Selector[]>> = map(
  seq(
    word('.'),
    phrase('the same is true for'),
    between(
      lazy(() => nounGroup),
      alt(phrase(', and'), word('and', ',')),
    ),
  ),
  ([, , nouns]) =>
    (scope) =>
      nouns.map((noun) => noun.selector(scope)),
);

/** "creatures you control get +1/+1 as long as …", "as long as …, this creature has flying". */
const changing: Parser<Made> = map(
  seq(
    opt(leading),
    subject,
    opt(word('each', 'also')),
    predicate,
    opt(stillSentence),
    opt(lazy(() => whereX)),
    opt(trailing),
    opt(sameFor),
  ),
  ([first, whom, , what, still, x, last, more]): Made =>
    (scope) => {
      const test = first?.(scope);
      const referent = whom(scope);
      if (x !== undefined) scope.x = x;
      const told = tellOf(referent, scope, what);
      scope.x = undefined;
      const parts = still === undefined ? told : keepingTypes(told);
      if (referent.object === undefined) scope.it = eachAffected;
      const lateTest = last === undefined ? undefined : last(scope);
      const ofEach =
        lateTest?.kind === 'matches' && lateTest.object.kind === 'affected' ? lateTest.selector : undefined;
      const tests = [test, ofEach === undefined ? lateTest : undefined].filter((each) => each !== undefined);
      const others = more?.(scope) ?? [];
      return {
        effect: {
          appliesTo: appliesTo(referent.selector, ofEach, others),
          parts,
          ...conditionOf(tests),
        },
      };
    },
);

/** "each Vehicle … as long as it's a creature": said of each object, so a part of what they must be. */
function appliesTo(selector: Selector, ofEach: Selector | undefined, others: readonly Selector[]): Selector {
  const own = ofEach === undefined ? selector : together([selector, ofEach]);
  return others.length === 0 ? own : anyOf(own, ...others);
}

function conditionOf(tests: readonly Condition[]): { readonly condition?: Condition } {
  const [only] = tests;
  if (only === undefined) return {};
  return { condition: tests.length === 1 ? only : { kind: 'all-of', of: tests } };
}

/** "… and its activated abilities can't be activated" after a predicate, or alone. */
const abilitiesLocked: Parser<Made> = map(
  seq(
    lazy(() => objectPossessive),
    phrase("activated abilities can't be activated"),
  ),
  ([object]): Made =>
    (scope) => ({
      effect: {
        appliesTo: { kind: 'is', object: object(scope) },
        parts: [{ kind: 'restrict', restriction: 'cannot-activate-abilities' }],
      },
    }),
);
const alsoLocked: Parser<Modification> = map(
  seq(
    opt(word(',')),
    opt(word('and')),
    phrase("its activated abilities can't be activated"),
    opt(phrase("unless they|they're are? mana abilities")),
  ),
  ([, , , except]) => lockedAbilities(except !== undefined),
);

const changingAndLocked: Parser<Made> = map(
  seq(changing, alsoLocked),
  ([made, locked]): Made =>
    (scope) => {
      const stated = made(scope);
      return {
        effect: {
          ...stated.effect,
          parts: [...stated.effect.parts, locked],
        },
      };
    },
);

const continues = preceded(
  word('.'),
  phrase('if ~ leaves the battlefield , this effect continues until end of turn'),
);
const notRemoved = preceded(
  word('.'),
  alt(
    phrase("this effect doesn't remove ~"),
    phrase("this effect doesn't remove auras"),
    phrase("this effect doesn't remove auras and equipment you control that are already attached to it"),
  ),
);

const stated: Parser<Made> = map(
  seq(
    alt<Made>(
      definedSize,
      noMaximum,
      playerHas,
      control,
      legendRule,
      devotion,
      abilitiesLocked,
      changingAndLocked,
      changing,
    ),
    opt(continues),
    opt(notRemoved),
    end,
  ),
  ([made, lasting, spared]): Made =>
    (scope) => {
      const one = made(scope);
      return {
        ...one,
        effect: {
          ...one.effect,
          ...(lasting === undefined ? {} : { continuesUntilEndOfTurn: true }),
          ...(spared === undefined ? {} : { doesNotRemoveSource: true }),
        },
      };
    },
);

/** "Otherwise, it can't attack or block.": where the condition of the sentence before is false. */
const otherwise: Parser<Made> = preceded(
  phrase('otherwise ,'),
  map(
    seq(subject, predicate, end),
    ([whom, what]): Made =>
      (scope) => {
        const referent = whom(scope);
        return {
          effect: { appliesTo: referent.selector, parts: tellOf(referent, scope, what) },
          isOtherwise: true,
        };
      },
  ),
);

function afterCondition(one: Stated, before: Stated | undefined): Stated {
  if (one.isOtherwise !== true) return one;
  const test = before?.effect.condition;
  if (test === undefined) throw new NotUnderstood(0, 'a condition before');
  return { effect: { ...one.effect, condition: { kind: 'not', of: test } } };
}

/** A line of static sentences as one ability (604). */
export const staticLine: Parser<Meaning<Ability>> = map(
  seq(stated, many(alt(otherwise, stated))),
  ([first, rest]): Meaning<Ability> =>
    (scope) => {
      scope.it ??= sourceReferent;
      const all: Stated[] = [];
      for (const each of [first, ...rest]) all.push(afterCondition(each(scope), all.at(-1)));
      const placed = all.map(({ effect }) => inGraveyard(effect));
      const isElsewhere = placed.every(({ isThere }) => isThere);
      const effects = isElsewhere ? placed.map(({ effect }) => effect) : all.map(({ effect }) => effect);
      const ability: StaticAbility = { kind: 'static', effects };
      const defines =
        !scope.isQuoted && all.every((one) => one.definesSize === true || definesItself(one.effect));
      return {
        ...ability,
        ...(defines ? { isCharacteristicDefining: true } : {}),
        ...(isElsewhere ? { functionsIn: ['graveyard' as const] } : {}),
      };
    },
);

/** Unconditional colors and subtypes of its own object (604.3). */
const definesItself = ({ appliesTo, condition: test, parts }: ContinuousEffectDefinition): boolean =>
  test === undefined &&
  appliesTo.kind === 'is' &&
  appliesTo.object.kind === 'source' &&
  parts.length > 0 &&
  parts.every(
    ({ kind }) => kind === 'set-colors' || kind === 'add-all-creature-types' || kind === 'add-all-land-types',
  );

/** "As long as this card is in your graveyard and …": where it works, apart from the rest of the condition (113.6b). */
function inGraveyard(effect: ContinuousEffectDefinition): {
  readonly effect: ContinuousEffectDefinition;
  readonly isThere: boolean;
} {
  const { condition: test, ...rest } = effect;
  if (test === undefined) return { effect, isThere: false };
  const parts = test.kind === 'all-of' ? test.of : [test];
  const others = parts.filter((part) => !isSourceInGraveyard(part));
  if (others.length === parts.length) return { effect, isThere: false };
  return { effect: { ...rest, ...conditionOf(others) }, isThere: true };
}

const isSourceInGraveyard = (test: Condition): boolean =>
  test.kind === 'matches' &&
  test.object.kind === 'source' &&
  test.selector.kind === 'zone' &&
  test.selector.zone === 'graveyard';
