import type { Modification } from '../abilities/modification.ts';
import type { ColorWord, SubtypeWord } from '../abilities/words.ts';
import type { SubtypeSet } from '../vocabulary/card-types.ts';
import { BASIC_LAND_TYPES } from '../vocabulary/card-types.ts';
import { COLORS } from '../vocabulary/colors.ts';
import type { ExplainedCharacteristic, WriteKind } from './explanation.ts';

/** One characteristic that a modification writes. A setter overwrites earlier setters of the same `part`. */
export interface Write {
  readonly characteristic: ExplainedCharacteristic;
  readonly how: WriteKind;
  /** Of `subtypes`: which set of them (205.1a replaces only the set to which the new subtypes belong). */
  readonly part?: SubtypeSet;
}

/** What a modification writes on the objects to which it applies; nothing for one that speaks of players. */
export function writesOf(modification: Modification): readonly Write[] {
  switch (modification.kind) {
    case 'become-copy':
    case 'be-merged':
    case 'be-face-down':
      return COPIABLE.map((characteristic) => ({ characteristic, how: 'set' }));
    case 'set-controller':
      return write('controller', 'set');
    case 'change-words':
      return [
        ...write('text', 'set'),
        ...write('abilities', 'set'),
        ...(isColorWord(modification.from) ? [] : write('subtypes', 'set')),
      ];
    case 'gain-text-of':
      return modification.fullText
        ? COPIABLE.map((characteristic) => ({ characteristic, how: 'set' }))
        : [...write('text', 'set'), ...write('abilities', 'set')];
    case 'set-name':
      return write('name', 'set');
    case 'add-names-of':
    case 'add-name-word':
      return write('name', 'add');
    case 'set-card-types':
      return [...write('card-types', 'set'), ...write('subtypes', 'remove')];
    case 'add-card-types':
      return write('card-types', 'add');
    case 'remove-card-types':
      return [...write('card-types', 'remove'), ...write('subtypes', 'remove')];
    case 'set-subtypes':
      return [{ characteristic: 'subtypes', how: 'set', part: modification.of }];
    case 'add-subtypes':
      return [...write('subtypes', 'add'), ...manaOf(modification.subtypes)];
    case 'remove-subtypes':
    case 'remove-all-subtypes':
      return write('subtypes', 'remove');
    case 'add-all-creature-types':
      return write('subtypes', 'add');
    case 'add-all-land-types':
      return [
        ...write('subtypes', 'add'),
        ...(modification.which === 'basic' ? write('abilities', 'add') : []),
      ];
    case 'set-basic-land-types':
      return [{ characteristic: 'subtypes', how: 'set', part: 'land' }, ...write('abilities', 'set')];
    case 'add-supertypes':
      return write('supertypes', 'add');
    case 'remove-supertypes':
      return write('supertypes', 'remove');
    case 'set-colors':
      return write('colors', 'set');
    case 'add-colors':
      return write('colors', 'add');
    case 'add-ability':
    case 'add-this-ability':
    case 'add-abilities-of':
    case 'add-landwalks':
      return write('abilities', 'add');
    case 'lose-all-abilities':
    case 'lose-keyword':
    case 'lose-ability':
    case 'lose-this-ability':
    case 'cannot-have-keyword':
      return write('abilities', 'remove');
    case 'set-base-power-toughness':
      return [
        ...(modification.power === undefined ? [] : write('power', 'set')),
        ...(modification.toughness === undefined ? [] : write('toughness', 'set')),
      ];
    case 'modify-power-toughness':
      return [...write('power', 'modify'), ...write('toughness', 'modify')];
    case 'switch-power-toughness':
      return [...write('power', 'switch'), ...write('toughness', 'switch')];
    case 'restrict':
      return write('restrictions', 'add');
    case 'player-gains-ability':
    case 'set-maximum-hand-size':
    case 'modify-maximum-hand-size':
    case 'increase-devotion':
    case 'legend-rule-does-not-apply':
    case 'other-rule':
      return [];
  }
}

const COPIABLE = [
  'name',
  'mana-cost',
  'colors',
  'supertypes',
  'card-types',
  'subtypes',
  'text',
  'abilities',
  'power',
  'toughness',
  'loyalty',
  'defense',
] as const;

const write = (characteristic: ExplainedCharacteristic, how: WriteKind): Write[] => [{ characteristic, how }];

/** A basic land type brings its mana ability along (305.6). */
const manaOf = (subtypes: readonly SubtypeWord[]): Write[] =>
  subtypes.some((word) => BASIC_LAND_TYPES.some((type) => type === word)) ? write('abilities', 'add') : [];

/** Whether the modification speaks of objects at all, and not of players or of the game's rules (613.10–11). */
export const changesObjects = (modification: Modification): boolean => writesOf(modification).length > 0;

/** A color word stands in rules text only (612.2); on a type line are card types and subtypes. */
const isColorWord = (word: ColorWord | SubtypeWord): boolean =>
  typeof word === 'string' ? COLORS.some((color) => color === word) : word.chosen === 'color';
