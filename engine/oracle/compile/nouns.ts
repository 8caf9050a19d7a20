import type { ObjectReference } from '../../abilities/references.ts';
import { allOf, anyOf, cardType, inZone, not, type Selector, subtype } from '../../abilities/selector.ts';
import { PERMANENT_TYPES } from '../../vocabulary/card-types.ts';
import { after } from './noun-after.ts';
import { ahead, alt, lazy, many, map, memo, type Parser, phrase, seq, token, word } from './parser.ts';
import { type Meaning, NotUnderstood, type Scope } from './scope.ts';
import { cardTypeWord, simpleAdjective, subtypeWord } from './words.ts';

/** Which objects, as a noun with its adjectives and what follows says it, without article or count. */
export interface NounGroup {
  readonly selector: Meaning<Selector>;
  readonly isPlural: boolean;
  /** The nouns by which it may be called again. */
  readonly nouns: readonly string[];
  readonly isOther: boolean;
  /** Its noun is "card". */
  readonly isCard: boolean;
}

interface Head {
  readonly leaves: readonly Selector[];
  readonly generic: 'card' | 'spell' | 'token' | undefined;
  readonly isPlural: boolean;
  readonly nouns: readonly string[];
}

interface HeadWord {
  readonly leaf: Selector | undefined;
  readonly generic?: 'card' | 'spell' | 'token';
  readonly isPlural: boolean;
  readonly mayEnd: boolean;
  readonly noun: string;
}

const generic = (
  noun: string,
  kind: 'card' | 'spell' | 'token' | undefined,
  leaf?: Selector,
): Parser<HeadWord> =>
  alt<HeadWord>(
    map(word(noun), () => ({
      leaf,
      ...(kind === undefined ? {} : { generic: kind }),
      isPlural: false,
      mayEnd: true,
      noun,
    })),
    map(word(`${noun}s`), () => ({
      leaf,
      ...(kind === undefined ? {} : { generic: kind }),
      isPlural: true,
      mayEnd: true,
      noun,
    })),
  );

const headWord: Parser<HeadWord> = alt<HeadWord>(
  map(cardTypeWord, ({ type, isPlural }) => ({ leaf: cardType(type), isPlural, mayEnd: true, noun: type })),
  map(subtypeWord, ({ name, isPlural, isUnchanged }) => ({
    leaf: subtype(name),
    isPlural: isPlural && !isUnchanged,
    mayEnd: true,
    noun: name,
  })),
  generic('card', 'card'),
  generic('spell', 'spell'),
  generic('token', 'token'),
  generic('permanent', undefined, { kind: 'all' }),
  generic('commander', undefined, { kind: 'designation', designation: 'commander' }),
  generic('ring-bearer', undefined, { kind: 'designation', designation: 'Ring-bearer' }),
  generic('outlaw', undefined, {
    kind: 'any-of',
    of: ['Assassin', 'Mercenary', 'Pirate', 'Rogue', 'Warlock'].map(subtype),
  }),
);

/** "artifact creature", "Goblin creature card", "nontoken permanent": type words that one object must all be. */
const head: Parser<Head> = (input, at) => {
  const leaves: Selector[] = [];
  const nouns: string[] = [];
  let kind: Head['generic'];
  let next = at;
  let isPlural = false;
  for (;;) {
    const result = headWord(input, next);
    if (result === undefined) break;
    const found = result.value;
    if (found.leaf !== undefined) leaves.push(found.leaf);
    if (found.generic !== undefined) kind = found.generic;
    nouns.push(found.noun);
    isPlural = found.isPlural;
    next = result.next;
    if (isPlural || (found.generic !== undefined && found.generic !== 'token')) break;
  }
  if (next === at) return undefined;
  // The plural of unchanged words shows only in the context.
  return { value: { leaves, generic: kind, isPlural, nouns }, next };
};

interface Alternative {
  readonly adjectives: readonly Selector[];
  readonly head: Head;
}

/** "1/1 creature" */
const sizeAdjective: Parser<Selector> = token(({ kind, w }) => {
  const match = kind === 'size' ? /^(\d+)\/(\d+)$/.exec(w) : null;
  return match === null
    ? undefined
    : allOf(
        { kind: 'compare', value: 'power', comparison: '=', to: Number(match[1]) },
        { kind: 'compare', value: 'toughness', comparison: '=', to: Number(match[2]) },
      );
}, 'a size');

/** "tapped", "white or blue", "nonland, nontoken". */
export const adjectives: Parser<readonly Selector[]> = map(many(lazy(() => adjectiveGroup)), (groups) =>
  groups.flat(),
);
const adjectiveGroup: Parser<readonly Selector[]> = alt(
  map(
    seq(
      simpleAdjective,
      many(map(seq(word(','), simpleAdjective), ([, one]) => one)),
      alt(phrase(', or'), phrase(', and/or'), word('or', 'and/or', 'and')),
      simpleAdjective,
    ),
    ([first, rest, , last]) => [anyOf(first, ...rest, last)],
  ),
  // "snow and Zombie creatures"
  map(
    seq(simpleAdjective, word('and', 'or'), subtypeWord, ahead(lazy(() => head))),
    ([first, , { name }]) => [anyOf(first, subtype(name))],
  ),
  map(seq(simpleAdjective, word(','), simpleAdjective), ([first, , second]) => [first, second]),
  map(simpleAdjective, (one) => [one]),
  map(sizeAdjective, (one) => [one]),
);

const alternative: Parser<Alternative> = map(seq(adjectives, head), ([own, found]) => ({
  adjectives: own,
  head: found,
}));

/** "artifacts and enchantments", "artifact, creature, or land", "instant or sorcery cards". */
const alternatives: Parser<readonly Alternative[]> = (input, at) => {
  const first = alternative(input, at);
  if (first === undefined) return undefined;
  const found = [first.value];
  let next = first.next;
  let sure = { count: 1, next };
  for (;;) {
    const last = LAST_SEPARATOR(input, next);
    const separator = last ?? word(',')(input, next);
    const more = separator === undefined ? undefined : alternative(input, separator.next);
    if (more === undefined || !isAlike(first.value.head, more.value.head)) break;
    found.push(more.value);
    next = more.next;
    // A list has "or" before its last: "Mountain, creatures you control" is none.
    if (last !== undefined) sure = { count: found.length, next };
  }
  return { value: found.slice(0, sure.count), next: sure.next };
};
const LAST_SEPARATOR = alt(phrase(', or|and|and/or'), word('or', 'and/or', 'and'));

/** Alternatives stand in one number: "target creature and Forests" are two nouns. */
const isAlike = (one: Head, other: Head): boolean =>
  one.isPlural === other.isPlural ||
  isUnchanged(one) ||
  isUnchanged(other) ||
  (one.generic === undefined && other.generic !== undefined && other.isPlural && isBareType(one));
/** "instant and sorcery cards": the first is in the singular because of the noun to come. */
const isBareType = ({ nouns, isPlural }: Head): boolean => !isPlural && nouns.length > 0;

const isUnchanged = ({ nouns }: Head): boolean => /^\p{Lu}/u.test(nouns.at(-1) ?? '');

const permanentCard: Selector = anyOf(...PERMANENT_TYPES.map(cardType));

function selectorOfAlternatives(found: readonly Alternative[]): {
  shared: Selector[];
  choice: Selector | undefined;
} {
  const [first] = found;
  const last = found.at(-1);
  if (first === undefined || last === undefined) return { shared: [], choice: undefined };
  const kind = last.head.generic;
  // "enchanted creature or enchantment creature": a noun said again has adjectives of its own.
  const noun = first.head.nouns.at(-1);
  const sharesAdjectives = found
    .slice(1)
    .every((one) => one.adjectives.length === 0 && !one.head.nouns.includes(noun ?? ''));
  const isMixed =
    found.length > 1 &&
    (found.some((one) => (one.head.generic ?? kind) !== kind || one.head.nouns.at(-1) === 'permanent') ||
      // "lands and tokens": a bare "tokens" is a noun of its own.
      (kind === 'token' && last.head.leaves.length === 0 && last.adjectives.length === 0));
  const shared: Selector[] = sharesAdjectives ? [...first.adjectives] : [];
  if (kind === 'token' && !isMixed) shared.push({ kind: 'token' });
  if (kind === 'spell' && !isMixed) shared.push(inZone('stack'));
  const parts = found.map((one) => {
    const isPermanentCard =
      (one.head.generic === 'card' || one.head.generic === 'spell') &&
      one.head.leaves.some((leaf) => leaf.kind === 'all');
    const leaves: Selector[] = one.head.leaves.filter((leaf) => leaf.kind !== 'all');
    if (isPermanentCard) leaves.push(permanentCard);
    const own = [...(sharesAdjectives ? [] : one.adjectives), ...leaves];
    if (isMixed && one.head.generic === 'spell') own.push(inZone('stack'));
    if (isMixed && one.head.generic === 'token') own.push({ kind: 'token' });
    if (isMixed && own.length === 0) own.push(inZone('battlefield'));
    return own;
  });
  if (parts.length === 1) return { shared: [...shared, ...(parts[0] ?? [])], choice: undefined };
  return { shared, choice: anyOf(...parts.map(together)) };
}

/** All of these, as short as it can be said. */
export function together(parts: readonly Selector[]): Selector {
  const flat = parts.flatMap((part) =>
    part.kind === 'all-of' ? part.of : part.kind === 'all' ? [] : [part],
  );
  const [only, ...others] = flat;
  if (only === undefined) return { kind: 'all' };
  return others.length === 0 ? only : allOf(...flat);
}

/** A noun with all that belongs to it; "other" means: but the source. */
export const nounGroup: Parser<NounGroup> = memo(() =>
  map(
    seq(
      alt(
        map(word('other', 'another'), () => true),
        (_, at) => ({ value: false, next: at }),
      ),
      alternatives,
      lazy(() => after),
    ),
    ([isOther, found, following]) => {
      const { shared, choice } = selectorOfAlternatives(found);
      const last = found.at(-1);
      return {
        isOther,
        isCard: last?.head.generic === 'card',
        isPlural: last?.head.isPlural === true,
        nouns: [
          ...new Set([
            ...found.flatMap((one) => one.head.nouns),
            ...(last?.head.generic === undefined ? ['permanent'] : []),
          ]),
        ],
        selector: (scope) => {
          const more = following.map((part) => part(scope));
          return together([
            ...(isOther ? [not(newToken(last?.head.nouns ?? [], scope) ?? otherThan(scope))] : []),
            ...shared,
            ...(choice === undefined ? [] : [choice]),
            ...more,
          ]);
        },
      };
    },
  ),
);

/**
 * "other" is other than the one of which is told, in a spell other than its target, in a trigger of what is no creature
 * other than the one of which the trigger speaks, else than the source.
 */
function otherThan(scope: Scope): Selector {
  const object = oneOtherThan(scope);
  if (object !== undefined) return { kind: 'is', object };
  // "Zombies you control get +2/+1. Other creatures you control get +1/+1."
  const group = scope.named.at(-1);
  if (group?.selector.kind === 'those' && scope.created === undefined)
    throw new NotUnderstood(0, 'something that the others are other than');
  if (group?.isPlural === true && GROUPS.has(group.selector.kind)) return group.selector;
  throw new NotUnderstood(0, 'something that the others are other than');
}
const GROUPS: ReadonlySet<Selector['kind']> = new Set<Selector['kind']>([
  'all-of',
  'any-of',
  'subtype',
  'card-type',
  'those',
]);

/** "Create a token … Then exile all other Nightmare tokens you control": other than the one just created. */
function newToken(nouns: readonly string[], scope: Scope): Selector | undefined {
  if (scope.created === undefined || !nouns.includes('token') || scope.telling !== undefined)
    return undefined;
  return scope.it?.object?.kind === 'that' || scope.it?.selector.kind === 'those'
    ? scope.it.selector
    : undefined;
}

function oneOtherThan(scope: Scope): ObjectReference | undefined {
  if (scope.telling !== undefined) return scope.telling;
  const isCreature = scope.card.cardTypes.includes('creature');
  const spokenOf = scope.named.at(-1)?.object;
  if (scope.hasTrigger && !scope.isQuoted && !isCreature && spokenOf !== undefined) return spokenOf;
  const isSpell =
    !scope.card.subtypes.includes('Saga') &&
    (scope.card.cardTypes.includes('instant') || scope.card.cardTypes.includes('sorcery'));
  if (!isSpell || scope.isQuoted) return { kind: 'source' };
  const last = scope.targets.map(({ kind }) => kind !== 'player').lastIndexOf(true);
  if (last >= 0) return { kind: 'target', index: last };
  // What free words speak of is not found by any instruction.
  const isTold = scope.it?.object?.kind === 'that' && scope.created === undefined;
  return isTold ? undefined : scope.it?.object;
}
