import type { Modification } from '../../../abilities/modification.ts';
import type { SubtypeWord } from '../../../abilities/words.ts';
import type { CardType, Supertype } from '../../../vocabulary/card-types.ts';
import { COLORS } from '../../../vocabulary/colors.ts';
import { setsOfSubtype } from '../../../vocabulary/subtypes.ts';
import { joinList, plural, withArticle } from './grammar.ts';
import { orderedTypes } from './noun-phrase.ts';
import { basePhrase, isPlainBase } from './power-toughness-phrase.ts';
import type { Subject } from './subject.ts';
import { colorPhrase, subtypePhrase } from './words.ts';

/** Parts that together say what an object is: types, colors, base power and toughness. */
export type BecomingPart = Extract<
  Modification,
  {
    kind:
      | 'set-card-types'
      | 'add-card-types'
      | 'set-subtypes'
      | 'add-subtypes'
      | 'set-basic-land-types'
      | 'add-all-creature-types'
      | 'add-all-land-types'
      | 'add-supertypes'
      | 'set-colors'
      | 'add-colors'
      | 'set-base-power-toughness';
  }
>;

const BECOMING_KINDS: ReadonlySet<Modification['kind']> = new Set<BecomingPart['kind']>([
  'set-card-types',
  'add-card-types',
  'set-subtypes',
  'add-subtypes',
  'set-basic-land-types',
  'add-all-creature-types',
  'add-all-land-types',
  'add-supertypes',
  'set-colors',
  'add-colors',
  'set-base-power-toughness',
]);

export const isBecoming = (part: Modification): part is BecomingPart => BECOMING_KINDS.has(part.kind);

/** What the parts add up to, sorted by the place that each has in the phrase. */
interface Gathered {
  supertypes: Supertype[];
  colors: string[] | undefined;
  addsColors: boolean;
  addsTypes: 'types' | 'land types' | undefined;
  setTypes: CardType[];
  addedTypes: CardType[];
  subtypes: string[];
  every: string[];
  base: Extract<Modification, { kind: 'set-base-power-toughness' }> | undefined;
}

/** The words after "is" or "becomes", and whether abilities may follow with "with". */
export interface BecomingPhrase {
  readonly text: string;
  /** A noun that "with flying" may follow. */
  readonly takesWith: boolean;
  /** Said after the sentence: "It's still a land." */
  readonly after: string | undefined;
}

/** "a 1/1 green Saproling creature", "Mountains", "blue", "a Swamp in addition to its other land types". */
export function becomingPhrase(parts: readonly BecomingPart[], subject: Subject): BecomingPhrase {
  const gathered = gather(parts, subject);
  const suffix = suffixOf(gathered, subject);
  const noun = nounWords(gathered, subject);
  if (noun === undefined) {
    const words = [
      ...gathered.supertypes,
      ...(gathered.colors === undefined ? [] : [colorList(gathered.colors)]),
      ...gathered.every,
    ];
    const base = gathered.base === undefined ? '' : ` with ${basePhrase(gathered.base, subject)}`;
    return { text: joinList(words) + base + suffix, takesWith: false, after: undefined };
  }
  const still = isStillLand(gathered, subject);
  const stillPlural = still && subject.number === 'plural' ? ' that are still lands' : '';
  return {
    text: `${noun.text}${stillPlural}${suffix}`,
    takesWith: noun.takesWith && suffix === '' && stillPlural === '',
    after: still && subject.number === 'singular' ? "It's still a land." : undefined,
  };
}

function gather(parts: readonly BecomingPart[], subject: Subject): Gathered {
  const gathered: Gathered = {
    supertypes: [],
    colors: undefined,
    addsColors: false,
    addsTypes: undefined,
    setTypes: [],
    addedTypes: [],
    subtypes: [],
    every: [],
    base: undefined,
  };
  for (const part of parts) gatherPart(part, gathered, subject);
  return gathered;
}

function gatherPart(part: BecomingPart, gathered: Gathered, subject: Subject): void {
  switch (part.kind) {
    case 'set-card-types':
      gathered.setTypes.push(...part.types);
      return;
    case 'add-card-types':
      gathered.addedTypes.push(...part.types);
      gathered.addsTypes = 'types';
      return;
    case 'set-subtypes':
    case 'set-basic-land-types': {
      const words = part.kind === 'set-subtypes' ? part.subtypes : part.types;
      gathered.subtypes.push(...words.map((word) => subtypeWords(word, subject)));
      return;
    }
    case 'add-subtypes': {
      gathered.subtypes.push(...part.subtypes.map((word) => subtypeWords(word, subject)));
      const onlyLand = part.subtypes.every(isLandType);
      gathered.addsTypes = onlyLand && gathered.addsTypes !== 'types' ? 'land types' : 'types';
      return;
    }
    case 'add-all-creature-types':
      gathered.every.push('every creature type');
      return;
    case 'add-all-land-types':
      gathered.every.push(`every ${part.which} land type`);
      gathered.addsTypes = gathered.addsTypes ?? 'land types';
      return;
    case 'add-supertypes':
      gathered.supertypes.push(...part.supertypes);
      return;
    case 'set-colors':
      gathered.colors =
        part.colors.length === COLORS.length
          ? ['all colors']
          : part.colors.map((word) => colorWords(word, subject));
      return;
    case 'add-colors':
      gathered.colors = [...(gathered.colors ?? []), ...part.colors.map((word) => colorWords(word, subject))];
      gathered.addsColors = true;
      return;
    case 'set-base-power-toughness':
      gathered.base = part;
      return;
  }
}

const colorWords = (word: Parameters<typeof colorPhrase>[0], subject: Subject): string =>
  typeof word !== 'string' && subject.choosesNow ? 'the color of your choice' : colorPhrase(word);

function subtypeWords(word: SubtypeWord, subject: Subject): string {
  if (typeof word === 'string' || !subject.choosesNow) return subtypePhrase(word);
  return `the ${word.chosen.replaceAll('-', ' ')} of your choice`;
}

const isLandType = (word: SubtypeWord): boolean =>
  typeof word === 'string' ? setsOfSubtype(word).includes('land') : word.chosen !== 'creature-type';

const colorList = (colors: readonly string[]): string =>
  colors.length === 0 ? 'colorless' : joinList(colors);

/** "in addition to its other types": what was added and not set. */
function suffixOf(gathered: Gathered, subject: Subject): string {
  const its = subject.number === 'singular' ? 'its' : 'their';
  const types = addsVisibly(gathered, subject) ? gathered.addsTypes : undefined;
  const others = [...(gathered.addsColors ? ['colors'] : []), ...(types === undefined ? [] : [types])];
  return others.length === 0 ? '' : ` in addition to ${its} other ${joinList(others)}`;
}

/** "is still a land" and "an artifact creature" already say that the other types stay. */
function addsVisibly(gathered: Gathered, subject: Subject): boolean {
  if (gathered.addsTypes === undefined) return false;
  if (isStillLand(gathered, subject)) return false;
  return !gathered.addedTypes.some((type) => type === 'creature' && keepsNamedType(subject));
}

const isStillLand = (gathered: Gathered, subject: Subject): boolean =>
  gathered.addedTypes.includes('creature') &&
  gathered.setTypes.length === 0 &&
  !gathered.addedTypes.includes('land') &&
  subject.types.includes('land');

/** A noncreature artifact that becomes a creature is said to be "an artifact creature". */
const keepsNamedType = (subject: Subject): boolean =>
  subject.types.includes('artifact') && subject.isNoncreature;

function nounWords(
  gathered: Gathered,
  subject: Subject,
): { readonly text: string; readonly takesWith: boolean } | undefined {
  const types = orderedTypes(shownTypes(gathered, subject));
  const isCreatureWord = gathered.subtypes.length > 0;
  if (types.length === 0 && !isCreatureWord) return undefined;
  const chosenOnly = types.length === 0 && gathered.subtypes.every((word) => word.startsWith('the '));
  const colors = gathered.colors === undefined ? [] : [colorList(gathered.colors)];
  const isPrefixed =
    gathered.base !== undefined && isPlainBase(gathered.base) && !subject.types.includes('creature');
  const base = gathered.base === undefined ? undefined : basePhrase(gathered.base, subject);
  const words = [
    ...(isPrefixed && base !== undefined ? [base.replace(/^base power and toughness /, '')] : []),
    ...gathered.supertypes,
    ...colors,
    ...splitNouns(gathered.subtypes, types, subject),
  ].join(' ');
  const singular = chosenOnly || /^the /.test(words) ? words : withArticle(words);
  const text = subject.number === 'singular' ? singular : words;
  const every = gathered.every.length === 0 ? '' : ` and ${joinList(gathered.every)}`;
  const withBase = base === undefined || isPrefixed ? '' : ` with ${base}`;
  return { text: text + withBase + every, takesWith: withBase === '' && types.length > 0 };
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
  const landWords = subtypes.filter((word) => setsOfSubtype(word).includes('land'));
  const otherWords = subtypes.filter((word) => !landWords.includes(word));
  if (types.includes('land') && types.includes('creature') && landWords.length > 0 && otherWords.length > 0) {
    const rest = types.filter((type) => type !== 'land');
    const land = [...landWords, number('land')].join(' ');
    const first = [...otherWords, ...rest.slice(0, -1), number(rest.at(-1) ?? 'creature')].join(' ');
    return [`${first} and ${subject.number === 'singular' ? withArticle(land) : land}`];
  }
  if (types.length > 0) return [...subtypes, ...types.slice(0, -1), number(types.at(-1) ?? '')];
  if (landWords.length === subtypes.length && subtypes.length > 1)
    return [
      joinList(subtypes.map((word, index) => (index === 0 ? number(word) : withArticleIf(word, subject)))),
    ];
  return [...subtypes.slice(0, -1), number(subtypes.at(-1) ?? '')];
}

const withArticleIf = (word: string, subject: Subject): string =>
  subject.number === 'singular' ? withArticle(word) : plural(word);
