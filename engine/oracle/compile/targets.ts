import type { Amount } from '../../abilities/amount.ts';
import type { ObjectReference } from '../../abilities/references.ts';
import type { Selector } from '../../abilities/selector.ts';
import { not } from '../../abilities/selector.ts';
import type { TargetRequirement } from '../../abilities/target.ts';
import { plainNumber } from './amounts.ts';
import { nounGroup, together } from './nouns.ts';
import { alt, lazy, map, notAhead, opt, type Parser, phrase, seq, word } from './parser.ts';
import { type Meaning, name, type Referent, type Scope } from './scope.ts';
import { spanned } from './spans.ts';
import { textOf } from './text-of.ts';

/** Marks all targets of one requirement until the whole ability is known; see `settle-targets.ts`. */
export const PENDING = 1000;

const pendingTargets = (requirement: number): Selector => ({
  kind: 'is',
  object: { kind: 'target', index: PENDING + requirement },
});

/** The n-th of the targets of one requirement, from 0. */
export const nthTarget = (requirement: number, n: number): ObjectReference => ({
  kind: 'target',
  index: 2 * PENDING + requirement * 10 + n,
});

/** The requirement of which a marked target is. */
export const requirementOf = (index: number): number =>
  index >= 2 * PENDING ? Math.floor((index - 2 * PENDING) / 10) : index >= PENDING ? index - PENDING : index;

interface Counting {
  readonly count: Meaning<Amount> | 'any-number' | undefined;
  readonly isUpTo: boolean;
  readonly isOther: boolean;
  /** Other than all targets before: "a third target creature". */
  readonly isNth?: boolean;
  /** "one or more", "one or two": at least one. */
  readonly isSome?: boolean;
}

const one: Counting = { count: undefined, isUpTo: false, isOther: false };

/** "target", "another target", "up to two other target", "any number of target". */
const counting: Parser<Counting> = alt<Counting>(
  map(word('target'), () => one),
  map(phrase('another target'), () => ({ ...one, isOther: true })),
  map(phrase('a second|third|fourth target'), () => ({ ...one, isOther: true, isNth: true })),
  map(
    seq(
      phrase('up to'),
      notAhead(word('twice')),
      lazy(() => plainNumber),
      opt(word('other', 'another')),
      word('target'),
    ),
    ([, , count, other]) => ({ count, isUpTo: true, isOther: other !== undefined }),
  ),
  map(seq(phrase('any number of'), opt(word('other', 'another')), word('target')), ([, other]) => ({
    count: 'any-number' as const,
    isUpTo: false,
    isOther: other !== undefined,
  })),
  map(phrase('one or more target'), () => ({
    count: 'any-number' as const,
    isUpTo: false,
    isOther: false,
    isSome: true,
  })),
  map(seq(phrase('one or two'), opt(word('other')), word('target')), ([, other]) => ({
    count: () => 2,
    isUpTo: true,
    isOther: other !== undefined,
    isSome: true,
  })),
  map(seq(phrase('one , two , or three'), opt(word('other')), word('target')), ([, other]) => ({
    count: () => 3,
    isUpTo: true,
    isOther: other !== undefined,
    isSome: true,
  })),
  map(
    seq(
      lazy(() => plainNumber),
      opt(word('other')),
      word('target'),
    ),
    ([count, other]) => ({ count, isUpTo: false, isOther: other !== undefined }),
  ),
  map(
    seq(
      phrase('each of'),
      lazy(() => counting),
    ),
    ([, inner]) => inner,
  ),
);

/** What several targets must have in common, or apart. */
export const inCommon = alt<unknown>(
  phrase('that share a card|creature|permanent|land type'),
  phrase('that share at least one card|creature type'),
  phrase('that share a color'),
  phrase('controlled by different players'),
  phrase('controlled by the same player|opponent'),
  phrase('with the same controller'),
);

/** "target creature you control", "up to two target artifacts", "any target": asked for where the words stand. */
export const targetPhrase: Parser<Meaning<Referent>> = spanned(
  'target',
  alt(
    map(phrase('any target'), () => (scope: Scope) => ask(scope, { kind: 'any' }, [''])),
    map(
      textOf(
        alt(
          phrase('target player or planeswalker'),
          phrase('target opponent or planeswalker'),
          phrase('target creature or player'),
          phrase('target creature , planeswalker , or player'),
          phrase('target creature , player , or planeswalker'),
        ),
      ),
      (words) => (scope: Scope) => ask(scope, { kind: 'any', words: words.toLowerCase() }, ['']),
    ),
    map(
      textOf(
        alt(
          phrase('another target player or planeswalker'),
          phrase('another target creature or player'),
          phrase('another target creature , planeswalker , or player'),
          phrase('another target creature , player , or planeswalker'),
        ),
      ),
      (words) => (scope: Scope) =>
        ask(scope, { kind: 'any', words: words.toLowerCase(), isOther: true }, ['']),
    ),
    map(
      seq(phrase('another target'), notAhead(lazy(() => nounGroup))),
      () => (scope: Scope) => ask(scope, { kind: 'any', isOther: true }, ['']),
    ),
    map(phrase('any other target'), () => (scope: Scope) => ask(scope, { kind: 'any', isOther: true }, [''])),
    map(
      seq(
        counting,
        lazy(() => nounGroup),
        opt(textOf(inCommon)),
      ),
      ([how, noun, common]) =>
        (scope: Scope) => {
          const others = how.isOther ? otherThan(scope, how.isNth === true).map(not) : [];
          scope.isTargeting = true;
          const inner = together([...others, noun.selector(scope)]);
          scope.isTargeting = false;
          const count = how.count === 'any-number' ? how.count : how.count?.(scope);
          const requirement: TargetRequirement = {
            kind: 'object',
            what: inner,
            ...(count === undefined || count === 1 ? {} : { count }),
            ...(how.isUpTo ? { isUpTo: true } : {}),
            ...(how.isSome === true ? { isAtLeastOne: true } : {}),
            ...(common === undefined ? {} : { together: common }),
          };
          return ask(scope, requirement, noun.nouns);
        },
    ),
  ),
);

/** "another" is other than the last target, or than the source; "a third" is other than all before. */
function otherThan(scope: Scope, isNth: boolean): readonly Selector[] {
  const before = scope.targets.flatMap(({ kind }, index) => (kind === 'object' ? [index] : []));
  const last = before.slice(isNth ? 0 : -1);
  if (last.length === 0) return [{ kind: 'is', object: { kind: 'source' } }];
  return last.map((index) => ({ kind: 'is', object: { kind: 'target', index } }));
}

/** Asks for targets where the words stand, and names them. */
export function ask(scope: Scope, requirement: TargetRequirement, nouns: readonly string[]): Referent {
  const index = scope.targets.length;
  scope.targets.push(requirement);
  const isPlural = requirement.kind === 'object' && requirement.count !== undefined;
  const referent: Referent = {
    selector: pendingTargets(index),
    ...(isPlural ? {} : { object: { kind: 'target', index } }),
    nouns,
    isPlural,
  };
  name(scope, referent);
  return referent;
}
