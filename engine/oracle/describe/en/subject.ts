import type { Condition } from '../../../abilities/condition.ts';
import type { Modification } from '../../../abilities/modification.ts';
import { bothPaired, type Selector } from '../../../abilities/selector.ts';
import type { CardType } from '../../../vocabulary/card-types.ts';
import { setsOfSubtype } from '../../../vocabulary/subtypes.ts';
import { sameTree } from '../../same-tree.ts';
import { mention, type Narrator } from './context.ts';
import type { GrammaticalNumber } from './grammar.ts';
import { emptyNounPhrase, type NounPhrase } from './noun-parts.ts';
import { nounPhraseOf, renderNounPhrase } from './noun-phrase.ts';
import { referenceKey } from './references.ts';
import { requirementAt } from './target-phrase.ts';

/** Whom a predicate is told of. */
export interface Subject {
  readonly text: string;
  readonly number: GrammaticalNumber;
  /** Card types that it is known to have. */
  readonly types: readonly CardType[];
  /** Subtypes that it is known to have. */
  readonly subtypes: readonly string[];
  readonly isNoncreature: boolean;
  /** Which object or objects it is, as far as wording depends on it. */
  readonly kind: 'source' | 'attached' | 'target' | 'group' | 'copy';
  /** "becomes", "gains" of a resolution, against "is", "has" of a static ability. */
  readonly isResolving: boolean;
  /** Chosen words are chosen by this very effect: "the color of your choice". */
  readonly choosesNow: boolean;
  /** "a 3/3 creature that's still a land" in one sentence instead of two. */
  readonly saysStillInside?: boolean;
  readonly narrator: Narrator;
}

/** The subject of an effect, with "each" where its parts read "its …", "all" before a lone noun. */
export function subjectOf(
  selector: Selector,
  parts: readonly Modification[],
  narrator: Narrator,
  isResolving: boolean,
  condition?: Condition,
): Subject {
  const noun = sameTree(selector, bothPaired)
    ? { ...emptyNounPhrase(), fixed: { text: 'both creatures', number: 'plural' as const } }
    : nounPhraseOf(selector, narrator);
  const number: GrammaticalNumber =
    noun.fixed?.number ??
    (readsEachObject(parts) || addsOneLandType(noun, parts, isResolving) ? 'singular' : 'plural');
  const determiner = noun.fixed ? 'none' : number === 'singular' ? 'each' : isLoneNoun(noun) ? 'all' : 'none';
  const text = renderNounPhrase(noun, number, determiner);
  if (number === 'singular' && noun.fixed === undefined) mention(narrator, 'affected');
  const key = keyOf(selector);
  if (key !== undefined) mention(narrator, key);
  return {
    text,
    number,
    types: [...knownTypes(selector, noun, narrator), ...knownFrom(condition, selector).types],
    subtypes: [...noun.subtypes, ...knownFrom(condition, selector).subtypes],
    kind: kindOf(selector),
    isNoncreature: noun.adjectives.some(({ text: word }) => word === 'noncreature'),
    isResolving,
    choosesNow: isResolving && !narrator.named.has('a choice'),
    narrator,
  };
}

function kindOf(selector: Selector): Subject['kind'] {
  if (selector.kind === 'targets') return 'target';
  if (selector.kind === 'all-of') return selector.of.map(kindOf).find((kind) => kind !== 'group') ?? 'group';
  if (selector.kind !== 'is') return 'group';
  if (selector.object.kind === 'source') return 'source';
  return selector.object.kind === 'attached-to' ? 'attached' : 'target';
}

/** What the condition says of the very object that is the subject: "as long as enchanted permanent is a creature". */
function knownFrom(
  condition: Condition | undefined,
  selector: Selector,
): { readonly types: readonly CardType[]; readonly subtypes: readonly string[] } {
  const nothing = { types: [], subtypes: [] };
  if (condition?.kind !== 'matches' || selector.kind !== 'is') return nothing;
  if (!sameTree(condition.object, selector.object)) return nothing;
  const leaves = condition.selector.kind === 'all-of' ? condition.selector.of : [condition.selector];
  return {
    types: leaves.flatMap((leaf) => (leaf.kind === 'card-type' ? [leaf.type] : [])),
    subtypes: leaves.flatMap((leaf) =>
      leaf.kind === 'subtype' && typeof leaf.subtype === 'string' ? [leaf.subtype] : [],
    ),
  };
}

function keyOf(selector: Selector): string | undefined {
  if (selector.kind === 'is') return referenceKey(selector.object);
  if (selector.kind === 'targets') return 'target 0';
  if (selector.kind === 'all-of') return selector.of.map(keyOf).find((key) => key !== undefined);
  return undefined;
}

/** "All creatures", but "Nonbasic lands", "Creatures you control". */
function isLoneNoun(noun: NounPhrase): boolean {
  const words = noun.alternatives.length > 0 ? noun.alternatives : [noun];
  return (
    !noun.isOther &&
    noun.control === undefined &&
    noun.owner === undefined &&
    noun.named === undefined &&
    noun.zones.length === 0 &&
    noun.trailing.length + noun.withs.length + noun.withouts.length + noun.relatives.length === 0 &&
    (words.every(({ adjectives }) => adjectives.length === 0) || words.every(isPermanentsOnly))
  );
}

/** "Each land is a Swamp in addition to its other land types." is said of all lands in the singular. */
const addsOneLandType = (noun: NounPhrase, parts: readonly Modification[], isResolving: boolean): boolean =>
  !isResolving &&
  isLoneNoun(noun) &&
  parts.length === 1 &&
  parts.every(
    (part) =>
      part.kind === 'add-subtypes' &&
      part.subtypes.length === 1 &&
      part.subtypes.every((word) => typeof word === 'string' && setsOfSubtype(word).includes('land')),
  );

/** "All nonland permanents": with adjectives, but without a type. */
const isPermanentsOnly = ({ types, subtypes, isToken }: NounPhrase): boolean =>
  types.length === 0 && subtypes.length === 0 && !isToken;

/** Whether any part speaks of the affected object one at a time ("its mana value"). */
const readsEachObject = (parts: readonly Modification[]): boolean =>
  parts.some((part) => part.kind !== 'add-ability' && JSON.stringify(part).includes('"kind":"affected"'));

/** Card types that the selector, or what it refers to, is certain to have. */
function knownTypes(selector: Selector, noun: NounPhrase, narrator: Narrator): readonly CardType[] {
  switch (selector.kind) {
    case 'is':
      if (selector.object.kind === 'source') return narrator.context.sourceTypes;
      if (selector.object.kind === 'attached-to') return narrator.context.attachedTypes;
      if (selector.object.kind === 'target') return targetTypes(selector.object.index, narrator);
      return [];
    case 'targets':
      return targetTypes(0, narrator);
    case 'all-of':
      return selector.of
        .flatMap((part) =>
          part.kind === 'is' || part.kind === 'targets' ? knownTypes(part, noun, narrator) : [],
        )
        .concat(typesOfNoun(noun));
    case 'any-of':
    case 'not':
    case 'all':
    case 'those':
    case 'card-type':
    case 'supertype':
    case 'subtype':
    case 'color':
    case 'color-count':
    case 'keyword':
    case 'has-no-abilities':
    case 'has-ability':
    case 'controller':
    case 'owner':
    case 'zone':
    case 'token':
    case 'tapped':
    case 'face-down':
    case 'transformed':
    case 'attacking':
    case 'blocking':
    case 'designation':
    case 'has-attached':
    case 'attached-to':
    case 'counters':
    case 'compare':
    case 'name':
    case 'shares':
    case 'shares-with-some':
    case 'exiled-with-source':
      return typesOfNoun(noun);
  }
}

function typesOfNoun(noun: NounPhrase): readonly CardType[] {
  const isLand = noun.subtypes.some((subtype) => setsOfSubtype(subtype).includes('land'));
  return isLand ? [...noun.types, 'land'] : noun.types;
}

function targetTypes(index: number, narrator: Narrator): readonly CardType[] {
  const requirement = requirementAt(narrator.targets, index);
  if (requirement?.kind !== 'object') return [];
  return typesOfNoun(nounPhraseOf(requirement.what, narrator));
}
