import type { Ability, StaticAbility } from '../../abilities/ability.ts';
import type { ContinuousEffectDefinition } from '../../abilities/continuous-effect.ts';
import type { Modification } from '../../abilities/modification.ts';
import { anyOf, inZone, type Selector, source } from '../../abilities/selector.ts';
import type { Zone } from '../../vocabulary/zones.ts';
import { allColorWords } from './changed-words.ts';
import { objectPossessive } from './objects.ts';
import { alt, followed, lazy, many, map, opt, type Parser, phrase, preceded, seq, word } from './parser.ts';
import { abilitiesLocked as lockedAbilities, predicate } from './predicates.ts';
import { type Meaning, NotUnderstood, sourceReferent } from './scope.ts';
import { control, definedSize, devotion, legendRule, noMaximum, playerHas } from './stated-rules.ts';
import { conditionOf, leading, negation, sentenceStop } from './static-conditions.ts';
import { subject, tellOf } from './subjects.ts';
import { changing, changingByTurns, insteadOfBefore, replaced } from './tellings.ts';

/** One effect of a static ability, and whether it defines its own object's characteristics. */
export interface Stated {
  readonly effect: ContinuousEffectDefinition;
  /** What the same sentence says of others. */
  readonly also?: readonly ContinuousEffectDefinition[];
  readonly definesSize?: boolean;
  /** It holds where the effect before doesn't. */
  readonly isOtherwise?: boolean;
  /** It takes the place of the effect before where its condition holds. */
  readonly isInstead?: boolean;
}
export type Made = Meaning<Stated>;

export const aboutSource = (...parts: readonly Modification[]): Stated => ({
  effect: { appliesTo: source, parts },
});

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
        ...stated,
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
const notRemoved = preceded(word('.'), phrase("this effect doesn't remove ~"));

/** "During your turn, its power is equal to …": under a condition it defines no characteristics (604.3a). */
const sizedWhile: Parser<Made> = map(
  seq(leading, definedSize),
  ([test, made]): Made =>
    (scope) => ({ effect: { condition: test(scope), ...made(scope).effect } }),
);

/** A text-changing effect of a static ability: of all spells and permanents (612.1). */
const rewording: Parser<Made> = map(
  allColorWords,
  (parts): Made =>
    () => ({ effect: { appliesTo: anyOf(inZone('stack'), inZone('battlefield')), parts } }),
);

const stated: Parser<Made> = map(
  seq(
    alt<Made>(
      definedSize,
      sizedWhile,
      noMaximum,
      playerHas,
      control,
      rewording,
      legendRule,
      devotion,
      abilitiesLocked,
      changingByTurns,
      changingAndLocked,
      changing,
    ),
    opt(continues),
    opt(notRemoved),
    sentenceStop,
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
    seq(subject, predicate, sentenceStop),
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

/** The effects so far with those of the next sentence. */
function continued(before: readonly Stated[], next: Stated): readonly Stated[] {
  const last = before.at(-1);
  const test = last?.effect.condition;
  if (next.isOtherwise === true) {
    if (test === undefined) throw new NotUnderstood(0, 'a condition before');
    return [...before, { effect: { ...next.effect, condition: negation(test) } }];
  }
  if (next.isInstead === true) {
    if (last === undefined) throw new NotUnderstood(0, 'an effect before');
    return [...before.slice(0, -1), ...replaced(last.effect, next.effect).map((effect) => ({ effect }))];
  }
  const { also = [], ...own } = next;
  return [...before, own, ...also.map((effect) => ({ effect }))];
}

/** A line of static sentences as one ability (604). */
export const staticLine: Parser<Meaning<Ability>> = map(
  seq(stated, many(alt(otherwise, followed(insteadOfBefore, sentenceStop), stated))),
  ([first, rest]): Meaning<Ability> =>
    (scope) => {
      scope.it ??= sourceReferent;
      let all: readonly Stated[] = [];
      for (const each of [first, ...rest]) all = continued(all, each(scope));
      const places = PLACES.map((place) => all.map(({ effect }) => functioningAt(effect, place)));
      const placed = places.find((each) => each.every(({ isThere }) => isThere));
      const effects = (placed ?? all).map(({ effect }) => effect);
      const ability: StaticAbility = { kind: 'static', effects };
      const defines =
        !scope.isQuoted && all.every((one) => one.definesSize === true || definesItself(one.effect));
      return {
        ...ability,
        ...(defines ? { isCharacteristicDefining: true } : {}),
        ...(placed?.[0] === undefined ? {} : { functionsIn: placed[0].zones }),
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

/** Where an ability works if its condition says where its object must be (113.6b). */
interface Place {
  readonly isSaidBy: (selector: Selector) => boolean;
  readonly zones: readonly Zone[];
}
const PLACES: readonly Place[] = [
  { isSaidBy: (selector) => selector.kind === 'zone' && selector.zone === 'graveyard', zones: ['graveyard'] },
  {
    isSaidBy: (selector) =>
      selector.kind === 'not' && selector.of.kind === 'zone' && selector.of.zone === 'battlefield',
    zones: ['hand', 'library', 'graveyard', 'exile', 'stack', 'command'],
  },
];

/** "As long as this card is in your graveyard and …": where it works, apart from the rest of the condition (113.6b). */
function functioningAt(
  effect: ContinuousEffectDefinition,
  { isSaidBy, zones }: Place,
): {
  readonly effect: ContinuousEffectDefinition;
  readonly isThere: boolean;
  readonly zones: readonly Zone[];
} {
  const { condition: test, ...rest } = effect;
  const parts = test === undefined ? [] : test.kind === 'all-of' ? test.of : [test];
  const others = parts.filter(
    (part) => part.kind !== 'matches' || part.object.kind !== 'source' || !isSaidBy(part.selector),
  );
  if (others.length === parts.length) return { effect, isThere: false, zones };
  return { effect: { ...rest, ...conditionOf(others) }, isThere: true, zones };
}
