import type { Selector } from '../../../abilities/selector.ts';
import type { TargetRequirement } from '../../../abilities/target.ts';
import { mention, type Narrator } from './context.ts';
import { joinList, numberWord } from './grammar.ts';
import { bareNoun, withoutOther } from './noun-parts.ts';
import { nounPhraseOf, renderNounPhrase } from './noun-phrase.ts';

/** The requirement that asked for the n-th single target (CR 115.1); `undefined` beyond the last. */
export function requirementAt(
  targets: readonly TargetRequirement[],
  index: number,
): TargetRequirement | undefined {
  let first = 0;
  for (const requirement of targets) {
    const size = sizeOf(requirement);
    if (index < first + size) return requirement;
    first += size;
  }
  return undefined;
}

function sizeOf(requirement: TargetRequirement): number {
  if (requirement.count === undefined) return 1;
  return typeof requirement.count === 'number' ? requirement.count : Number.POSITIVE_INFINITY;
}

/** "target creature", "up to two other target creatures", "any target"; "that creature" once it was named. */
export function requirementPhrase(
  requirement: TargetRequirement | undefined,
  narrator: Narrator,
  isNamed: boolean,
): string {
  if (requirement === undefined) return isNamed ? 'that permanent' : 'target permanent';
  switch (requirement.kind) {
    case 'player': {
      const noun = requirement.who === 'any' ? 'player' : 'opponent';
      if (isNamed) return sizeOf(requirement) === 1 ? 'that player' : 'those players';
      return `${howManyTargets(requirement)}target ${sizeOf(requirement) === 1 ? noun : `${noun}s`}`;
    }
    case 'any': {
      if (isNamed) return 'that permanent or player';
      if (requirement.words !== undefined) return requirement.words;
      if (requirement.count === undefined)
        return requirement.isUpTo === true
          ? 'up to one target'
          : requirement.isOther === true
            ? 'any other target'
            : 'any target';
      return `${howManyTargets(requirement)}${sizeOf(requirement) === 1 ? 'target' : 'targets'}`;
    }
    case 'object':
      return isNamed ? thatObject(requirement, narrator) : objectTargetPhrase(requirement, narrator);
  }
}

/** "up to two ", "any number of "; nothing before a single target. */
function howManyTargets(requirement: TargetRequirement): string {
  const { count, isUpTo = false } = requirement;
  const isSome = requirement.kind === 'any' && requirement.isAtLeastOne === true;
  if (isSome && typeof count === 'number') return `${upToNumber(count)} `;
  if (count === 'any-number') return isSome ? 'one or more ' : 'any number of ';
  if (count === undefined || count === 1) return isUpTo ? 'up to one ' : '';
  return `${isUpTo ? 'up to ' : ''}${typeof count === 'number' ? numberWord(count) : 'X'} `;
}

/** "one or two", "one, two, or three" */
const upToNumber = (count: number): string =>
  joinList(
    Array.from({ length: count }, (_, index) => numberWord(index + 1)),
    'or',
  );

/** "Return up to X target cards, where X is …": what X is, at the end of the sentence that asks for so many. */
export function withTargetCounts(text: string, targets: readonly TargetRequirement[] = []): string {
  const words = targets.flatMap(({ count }) =>
    typeof count === 'object' && count.kind === 'x' && count.words !== undefined ? [count.words] : [],
  );
  const [first, ...others] = words;
  const at = text.indexOf('X target');
  if (first === undefined || others.length > 0 || at < 0 || text.includes('where X is')) return text;
  const end = text.indexOf('.', at);
  return end < 0 ? text : `${text.slice(0, end)}, where X is ${first}${text.slice(end)}`;
}

type ObjectRequirement = Extract<TargetRequirement, { kind: 'object' }>;

function thatObject(requirement: ObjectRequirement, narrator: Narrator): string {
  const noun = nounPhraseOf(requirement.what, narrator);
  const isOne = sizeOf(requirement) === 1;
  const bare = bareNoun(noun);
  const isCard = bare.zones.some((zone) => zone !== 'battlefield' && zone !== 'stack');
  const named = isCard ? { ...bare, zones: [], isCard } : bare;
  const text = renderNounPhrase(named, isOne ? 'singular' : 'plural', 'none');
  const isAmbiguous = narrator.targets.some(
    (other) =>
      other !== requirement && other.kind === 'object' && typesOf(other.what) === typesOf(requirement.what),
  );
  // "the creature you control", where another creature is a target too
  if (isOne && isAmbiguous && noun.control !== undefined && !noun.isOther)
    return `the ${renderNounPhrase({ ...named, control: noun.control }, 'singular', 'none')}`;
  return `${isOne ? 'that' : 'those'} ${text}`;
}

/** The types by which it is called, as far as it says them outright. */
const typesOf = (what: Selector): string =>
  what.kind === 'all-of'
    ? what.of.map(typesOf).join('')
    : what.kind === 'card-type'
      ? `${what.type} `
      : what.kind === 'subtype'
        ? `${JSON.stringify(what.subtype)} `
        : '';

const ONE_TO_MANY = ['one', 'two', 'three', 'four'];
function objectTargetPhrase(requirement: ObjectRequirement, narrator: Narrator): string {
  const noun = nounPhraseOf(requirement.what, narrator);
  const { count = 1, isUpTo = false } = requirement;
  const upTo = isUpTo ? 'up to ' : '';
  if (requirement.forEach !== undefined) {
    const one = renderNounPhrase({ ...withoutOther(noun), control: undefined }, 'singular', 'none');
    return `${upTo === '' ? '' : 'up to one '}${noun.isOther ? 'other ' : ''}target ${one} that player controls`;
  }
  if (count === 1) {
    const other = noun.isOther ? (isUpTo ? 'other ' : 'another ') : '';
    const nth = isNth(requirement, narrator);
    return `${isUpTo ? 'up to one ' : ''}${nth ?? other}target ${renderNounPhrase(withoutOther(noun), 'singular', 'none')}`;
  }
  const many =
    isUpTo && requirement.isAtLeastOne === true && typeof count === 'number'
      ? `${joinList(ONE_TO_MANY.slice(0, count), 'or')} `
      : count === 'any-number'
        ? requirement.isAtLeastOne === true
          ? 'one or more '
          : 'any number of '
        : `${upTo}${typeof count === 'number' ? numberWord(count) : 'X'} `;
  const common = requirement.together === undefined ? '' : ` ${requirement.together}`;
  return `${many}${noun.isOther ? 'other ' : ''}target ${renderNounPhrase(withoutOther(noun), 'plural', 'none')}${common}`;
}

/** "a third ": other than two targets before it. */
function isNth({ what }: ObjectRequirement, narrator: Narrator): string | undefined {
  const parts = what.kind === 'all-of' ? what.of : [];
  const others = parts.filter(
    (part) => part.kind === 'not' && part.of.kind === 'is' && part.of.object.kind === 'target',
  );
  return others.length < 2 || narrator.targets.length <= others.length
    ? undefined
    : `a ${['third', 'fourth'][others.length - 2] ?? 'further'} `;
}

/** All targets of the ability at once, as what one instruction acts on. */
export function allTargetsPhrase(narrator: Narrator): { readonly text: string; readonly isPlural: boolean } {
  if (narrator.targets.length === 0) return single(undefined, narrator);
  const [only, ...others] = narrator.targets;
  if (others.length === 0) return single(only, narrator);
  const isNamed = narrator.named.has('target 0');
  const phrases = narrator.targets.map((requirement, index) => {
    mention(narrator, `target ${index}`);
    return requirementPhrase(requirement, narrator, isNamed);
  });
  return { text: isNamed ? 'them' : phrases.join(' and '), isPlural: true };
}

function single(requirement: TargetRequirement | undefined, narrator: Narrator) {
  const isPlural = requirement !== undefined && sizeOf(requirement) > 1;
  if (narrator.antecedent === 'target 0') return { text: isPlural ? 'they' : 'it', isPlural };
  const text = requirementPhrase(requirement, narrator, narrator.named.has('target 0'));
  mention(narrator, 'target 0');
  return { text, isPlural };
}
