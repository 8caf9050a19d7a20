import type { Modification } from '../../../abilities/modification.ts';
import type { SubtypeWord } from '../../../abilities/words.ts';
import type { CardType, Supertype } from '../../../vocabulary/card-types.ts';
import { COLORS } from '../../../vocabulary/colors.ts';
import { setsOfSubtype } from '../../../vocabulary/subtypes.ts';
import type { Subject } from './subject.ts';
import { colorPhrase, namePhrase, subtypePhrase } from './words.ts';

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
      | 'set-name'
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
  'set-name',
  'set-base-power-toughness',
]);

export const isBecoming = (part: Modification): part is BecomingPart => BECOMING_KINDS.has(part.kind);

/** What the parts add up to, sorted by the place that each has in the phrase. */
export interface Gathered {
  supertypes: Supertype[];
  colors: string[] | undefined;
  addsColors: boolean;
  addsTypes: 'types' | 'land types' | undefined;
  setTypes: CardType[];
  addedTypes: CardType[];
  subtypes: string[];
  everyLandType: ('basic' | 'nonbasic')[];
  everyCreatureType: boolean;
  name: string | undefined;
  base: Extract<Modification, { kind: 'set-base-power-toughness' }> | undefined;
}

export function gather(parts: readonly BecomingPart[], subject: Subject): Gathered {
  const gathered: Gathered = {
    supertypes: [],
    colors: undefined,
    addsColors: false,
    addsTypes: undefined,
    setTypes: [],
    addedTypes: [],
    subtypes: [],
    everyLandType: [],
    everyCreatureType: false,
    name: undefined,
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
      gathered.everyCreatureType = true;
      return;
    case 'add-all-land-types':
      gathered.everyLandType.push(part.which);
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
    case 'set-name':
      gathered.name = namePhrase(part.name);
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
