import type { Modification } from '../../../abilities/modification.ts';
import type { CardType } from '../../../vocabulary/card-types.ts';
import { setsOfSubtype } from '../../../vocabulary/subtypes.ts';
import { type BecomingPart, type Gathered, gather } from './becoming-parts.ts';
import { joinList, plural, verb, withArticle } from './grammar.ts';
import { abilityList } from './granted-abilities.ts';
import { orderedTypes } from './noun-phrase.ts';
import { basePhrase, isPlainBase } from './power-toughness-phrase.ts';
import type { Subject } from './subject.ts';

/** Clauses that neighbouring parts make, and what is said in a sentence of its own afterwards. */
export interface BecomingClauses {
  readonly clauses: readonly string[];
  readonly after: string | undefined;
}

/**
 * What something is or becomes, by types, colors, base power and toughness together, with the abilities that follow:
 * "is a 1/1 green Saproling creature", "becomes a 1/1 Blinkmoth artifact creature with flying", "are Mountains",
 * "is a Swamp in addition to its other land types", "has base power and toughness 1/1".
 */
export function becomingClauses(
  parts: readonly BecomingPart[],
  abilities: readonly Modification[],
  subject: Subject,
): BecomingClauses {
  const gathered = gather(parts, subject);
  const types = orderedTypes(shownTypes(gathered, subject));
  return types.length > 0 || gathered.subtypes.length > 0
    ? nounClauses(gathered, types, parts, abilities, subject)
    : { clauses: plainClauses(gathered, parts, abilities, subject), after: undefined };
}

export const haveClause = (abilities: readonly Modification[], subject: Subject): string =>
  `${verb(subject.isResolving ? 'gain' : 'have', subject.number)} ${abilityList(abilities, subject)}`;

const be = (subject: Subject): string => verb(subject.isResolving ? 'become' : 'are', subject.number);

function nounClauses(
  gathered: Gathered,
  types: readonly CardType[],
  parts: readonly BecomingPart[],
  abilities: readonly Modification[],
  subject: Subject,
): BecomingClauses {
  const suffix = suffixOf(gathered, subject);
  const isBaseFirst = parts[0]?.kind === 'set-base-power-toughness';
  const base = basePlace(gathered, isBaseFirst && types.length === 0 && suffix !== '', suffix, subject);
  const noun = nounWords(gathered, types, base.before, subject);
  const still = stillType(gathered, subject);
  const isInside =
    subject.saysStillInside === true ||
    still === 'planeswalker' ||
    (subject.number === 'plural' && !subject.isResolving);
  const stillIn = still === undefined || !isInside ? '' : stillInside(still, subject);
  // "with base power and toughness 8/8, flying, and first strike": only a resolution says them together.
  const joinsBase = base.after !== '' && subject.isResolving && abilities.length > 0;
  const takesWith =
    types.length + gathered.subtypes.length > 0 && suffix === '' && (base.after === '' || joinsBase);
  const withs = [
    ...(joinsBase && takesWith ? [base.after.replace(' with ', '')] : []),
    ...(gathered.everyCreatureType ? ['all creature types'] : []),
    ...(takesWith && abilities.length > 0 ? abilities.map((ability) => abilityList([ability], subject)) : []),
  ];
  const named = gathered.name === undefined ? '' : ` named ${gathered.name}`;
  const withText = withs.length === 0 ? '' : ` with ${joinList(withs)}`;
  const main = `${be(subject)} ${noun}${joinsBase && takesWith ? '' : base.after}${withText}${named}${stillIn}${suffix}`;
  const baseClause = base.clause === undefined ? [] : [base.clause];
  const have = takesWith || abilities.length === 0 ? [] : [haveClause(abilities, subject)];
  const after = still === undefined || stillIn !== '' ? undefined : stillSentence(still, subject);
  return { clauses: isBaseFirst ? [...baseClause, main, ...have] : [main, ...baseClause, ...have], after };
}

interface BasePlace {
  /** "4/4", before the noun. */
  readonly before: string;
  /** " with base power and toughness 1/1", after it. */
  readonly after: string;
  /** "has base power and base toughness each equal to its mana value", by itself. */
  readonly clause: string | undefined;
}

/** Where base power and toughness are said: before the noun of what wasn't a creature, after it, or apart. */
function basePlace(gathered: Gathered, isApart: boolean, suffix: string, subject: Subject): BasePlace {
  const nowhere: BasePlace = { before: '', after: '', clause: undefined };
  const { base } = gathered;
  if (base === undefined) return nowhere;
  const words = basePhrase(base, subject);
  const apart = { ...nowhere, clause: `${verb('have', subject.number)} ${words}` };
  if (isPlainBase(base)) {
    if (isApart) return apart;
    const isChanged =
      !subject.types.includes('creature') &&
      (subject.kind === 'source' || subject.kind === 'group' || subject.types.includes('land'));
    if (isChanged || subject.kind === 'copy')
      return { ...nowhere, before: words.replace(/^base power and toughness /, '') };
    return { ...nowhere, after: ` with ${words}` };
  }
  if (suffix !== '')
    return { ...nowhere, clause: apart.clause.replace(' and toughness each', ' and base toughness each') };
  return { ...nowhere, after: ` with ${words.replace(/^base /, '')}` };
}

/** Without a noun: colors and supertypes, base power and toughness, "all creature types", each in the order of the parts. */
function plainClauses(
  gathered: Gathered,
  parts: readonly BecomingPart[],
  abilities: readonly Modification[],
  subject: Subject,
): string[] {
  const clauses: { readonly at: number; readonly text: string }[] = [];
  const firstOf = (test: (part: BecomingPart) => boolean): number => parts.findIndex(test);
  const words = [
    ...gathered.supertypes,
    ...(gathered.colors === undefined ? [] : [colorList(gathered.colors)]),
    ...everyLandType(gathered),
    ...(gathered.name === undefined ? [] : [`named ${gathered.name}`]),
    ...(gathered.everyCreatureType && !subject.isResolving ? ['every creature type'] : []),
  ];
  if (words.length > 0)
    clauses.push({
      at: firstOf(({ kind }) => kind !== 'set-base-power-toughness'),
      text: `${be(subject)} ${joinList(words)}${suffixOf(gathered, subject)}`,
    });
  if (gathered.everyCreatureType && subject.isResolving)
    clauses.push({
      at: firstOf(({ kind }) => kind === 'add-all-creature-types'),
      text: `${verb('gain', subject.number)} all creature types`,
    });
  if (gathered.base !== undefined) {
    const base = basePhrase(gathered.base, subject);
    const isCopy = subject.kind === 'copy' && isPlainBase(gathered.base);
    clauses.push({
      at: firstOf(({ kind }) => kind === 'set-base-power-toughness'),
      text: isCopy
        ? `${be(subject)} ${base.replace(/^base power and toughness /, '')}`
        : `${verb('have', subject.number)} ${base}`,
    });
  }
  const ordered = clauses.sort((one, another) => one.at - another.at).map(({ text }) => text);
  return abilities.length === 0 ? ordered : [...ordered, haveClause(abilities, subject)];
}

/** "every basic land type", or "every land type" for those and the others. */
function everyLandType({ everyLandType: which }: Gathered): string[] {
  if (which.length === 0) return [];
  return which.includes('basic') && which.includes('nonbasic')
    ? ['every land type']
    : [`every ${which[0] ?? 'basic'} land type`];
}

const colorList = (colors: readonly string[]): string =>
  colors.length === 0 ? 'colorless' : joinList(colors);

/** "in addition to its other types": what was added and not set. */
function suffixOf(gathered: Gathered, subject: Subject): string {
  const its = subject.number === 'singular' ? 'its' : 'their';
  const isLegendaryCopy = subject.kind === 'copy' && gathered.supertypes.length > 0;
  const addsLandTypes = gathered.everyLandType.includes('basic');
  const added = isLegendaryCopy || addsLandTypes ? 'types' : undefined;
  const types = addsVisibly(gathered, subject) ? landTypes(gathered, subject) : added;
  const others = [...(gathered.addsColors ? ['colors'] : []), ...(types === undefined ? [] : [types])];
  return others.length === 0 ? '' : ` in addition to ${its} other ${joinList(others)}`;
}

/** One land type of one object is added to its "land types"; anything else to the "types". */
const landTypes = ({ addsTypes, subtypes }: Gathered, subject: Subject): string | undefined =>
  addsTypes === 'land types' &&
  (subject.number === 'plural' || subtypes.length > 1 || subject.kind === 'target')
    ? 'types'
    : addsTypes;

/** "is still a land" and "an artifact creature" already say that the other types stay. */
function addsVisibly(gathered: Gathered, subject: Subject): boolean {
  if (gathered.addsTypes === undefined) return false;
  if (stillType(gathered, subject) !== undefined) return false;
  return !gathered.addedTypes.some((type) => type === 'creature' && keepsNamedType(subject));
}

/** The type that something keeps as it becomes a creature, where the text says so. */
function stillType(gathered: Gathered, subject: Subject): CardType | undefined {
  const adds = [...gathered.addedTypes];
  if (!adds.includes('creature') || gathered.setTypes.length > 0) return undefined;
  return (['land', 'planeswalker'] as const).find(
    (type) => subject.types.includes(type) && !adds.includes(type),
  );
}

const stillInside = (type: CardType, subject: Subject): string =>
  subject.number === 'plural' ? ` that are still ${plural(type)}` : ` that's still a ${type}`;

const stillSentence = (type: CardType, subject: Subject): string =>
  subject.number === 'plural' ? `They're still ${plural(type)}.` : `It's still a ${type}.`;

/** An artifact that becomes a creature is said to be "an artifact creature", unless an Aura does it. */
const keepsNamedType = (subject: Subject): boolean =>
  subject.types.includes('artifact') &&
  !subject.types.includes('creature') &&
  (subject.isNoncreature || subject.kind === 'source' || subject.kind === 'target');

function nounWords(gathered: Gathered, types: readonly CardType[], size: string, subject: Subject): string {
  const isChosen = types.length === 0 && gathered.subtypes.every((word) => word.startsWith('the '));
  const colors = gathered.colors === undefined ? [] : [colorList(gathered.colors)];
  const words = [size, ...gathered.supertypes, ...colors, ...splitNouns(gathered.subtypes, types, subject)]
    .filter(Boolean)
    .join(' ');
  const text = subject.number === 'plural' || isChosen ? words : withArticle(words);
  return [text, ...everyLandType(gathered)].join(' and ');
}

/** Types in the phrase: those set or added, and the artifact that stays one. */
function shownTypes(gathered: Gathered, subject: Subject): CardType[] {
  const types = [...gathered.setTypes, ...gathered.addedTypes];
  if (gathered.addedTypes.includes('creature') && keepsNamedType(subject) && !types.includes('artifact'))
    types.push('artifact');
  return types;
}

/** "Saproling creatures and Forest lands": subtypes stand before the card type to which they belong. */
function splitNouns(subtypes: readonly string[], types: readonly CardType[], subject: Subject): string[] {
  const number = (noun: string): string =>
    subject.number === 'plural' && !noun.startsWith('the ') ? plural(noun) : noun;
  const single = (noun: string): string => (subject.number === 'singular' ? withArticle(noun) : plural(noun));
  const landWords = subtypes.filter((word) => setsOfSubtype(word).includes('land'));
  const otherWords = subtypes.filter((word) => !landWords.includes(word));
  if (types.includes('land') && types.includes('creature') && landWords.length > 0 && otherWords.length > 0) {
    const rest = types.filter((type) => type !== 'land');
    const first = [...otherWords, ...rest.slice(0, -1), number(rest.at(-1) ?? 'creature')].join(' ');
    return [`${first} and ${single([...landWords, 'land'].join(' '))}`];
  }
  if (types.length > 0) return [...subtypes, ...types.slice(0, -1), number(types.at(-1) ?? '')];
  // Several land types are several nouns: "a Mountain, Forest, and Plains"; creature types are one: "an Elf Warrior".
  if (landWords.length === subtypes.length && subtypes.length > 1) return [joinList(subtypes.map(number))];
  return [...subtypes.slice(0, -1), number(subtypes.at(-1) ?? '')];
}
