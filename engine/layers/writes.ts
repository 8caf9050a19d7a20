import type { Modification } from '../abilities/modification.ts';
import {
  ALL_CREATURE_TYPES,
  COLOR_COLUMN,
  FAMILY,
  HAS_POWER,
  HAS_TOUGHNESS,
  keywordColumn,
  POWER,
  SUPERTYPE_COLUMN,
  subtypeColumn,
  TEXT,
  TOUGHNESS,
  TYPE_COLUMN,
} from './columns/column-ids.ts';
import { keywordColumnsOf } from './columns/text-box.ts';
import {
  type Footprint,
  readsOfAmount,
  readsOfPlayers,
  readsOfReference,
  readsOfSelector,
} from './footprint.ts';

const EVERYTHING_IN_A_TEXT =
  FAMILY.text |
  FAMILY.cardType |
  FAMILY.supertype |
  FAMILY.subtype |
  FAMILY.color |
  FAMILY.keyword |
  FAMILY.ability |
  FAMILY.power |
  FAMILY.toughness;

/** Columns that a part may write; exhaustive, so that no kind is forgotten. A part may write less than this. */
export function writesOf(part: Modification, into: Footprint): Footprint {
  switch (part.kind) {
    case 'become-copy':
    case 'be-merged':
    case 'be-face-down':
    case 'gain-text-of':
      return into.addWhole(EVERYTHING_IN_A_TEXT);
    case 'set-controller':
      return into.addWhole(FAMILY.control);
    case 'change-words':
      return into.addWhole(FAMILY.text | FAMILY.subtype | FAMILY.keyword | FAMILY.ability);
    case 'set-name':
    case 'add-names-of':
    case 'add-name-word':
      return into.add(TEXT);
    case 'add-card-types':
      return into.add(...part.types.map((type) => TYPE_COLUMN[type])).addWhole(FAMILY.ability);
    case 'set-card-types':
    case 'remove-card-types':
      return into.addWhole(FAMILY.cardType | FAMILY.subtype | FAMILY.ability);
    case 'add-subtypes': {
      const words = part.subtypes.filter((word) => typeof word === 'string');
      return into.add(...words.map(subtypeColumn)).addWhole(FAMILY.ability);
    }
    case 'set-subtypes':
    case 'remove-subtypes':
    case 'remove-all-subtypes':
    case 'add-all-land-types':
      return into.addWhole(FAMILY.subtype | FAMILY.ability);
    case 'add-all-creature-types':
      return into.add(ALL_CREATURE_TYPES);
    case 'set-basic-land-types':
      return into.addWhole(FAMILY.subtype | FAMILY.ability | FAMILY.keyword);
    case 'add-supertypes':
    case 'remove-supertypes':
      return into.add(...part.supertypes.map((word) => SUPERTYPE_COLUMN[word]));
    case 'set-colors':
      return into.addWhole(FAMILY.color);
    case 'add-colors': {
      const words = part.colors.filter((word) => typeof word === 'string');
      return into.add(...words.map((word) => COLOR_COLUMN[word]));
    }
    case 'add-ability':
      return into.add(...keywordColumnsOf(part.ability)).addWhole(FAMILY.ability);
    case 'lose-keyword':
    case 'cannot-have-keyword':
      if (part.keyword === 'landwalk') into.addWhole(FAMILY.keyword);
      return into.add(keywordColumn(part.keyword)).addWhole(FAMILY.ability);
    case 'add-landwalks':
    case 'add-this-ability':
    case 'lose-all-abilities':
    case 'lose-ability':
    case 'lose-this-ability':
    case 'add-abilities-of':
      return into.addWhole(FAMILY.keyword | FAMILY.ability);
    case 'set-base-power-toughness':
      if (part.power !== undefined) into.add(POWER, HAS_POWER);
      if (part.toughness !== undefined) into.add(TOUGHNESS, HAS_TOUGHNESS);
      return into;
    case 'modify-power-toughness':
    case 'switch-power-toughness':
      return into.add(POWER, TOUGHNESS, HAS_POWER, HAS_TOUGHNESS);
    case 'player-gains-ability':
    case 'set-maximum-hand-size':
    case 'modify-maximum-hand-size':
    case 'increase-devotion':
    case 'restrict':
    case 'legend-rule-does-not-apply':
    case 'other-rule':
      return into;
  }
}

/**
 * What the parameters of a part read: what it does may change with that (613.8a). That an addition changes nothing
 * where the value is there already is no parameter: the operation stays the same.
 */
export function readsOfPart(part: Modification, into: Footprint): Footprint {
  switch (part.kind) {
    case 'become-copy':
      return readsOfReference(part.of, into).addWhole(EVERYTHING_IN_A_TEXT);
    case 'gain-text-of':
      return readsOfReference(part.object, into).addWhole(EVERYTHING_IN_A_TEXT);
    case 'set-controller':
      return readsOfPlayers(part.to, into);
    case 'add-names-of':
      return readsOfSelector(part.among, into).add(TEXT);
    case 'add-ability':
      return part.times === undefined ? into : readsOfAmount(part.times, into);
    case 'add-landwalks':
      return readsOfReference(part.ofTypesOf, into).addWhole(FAMILY.subtype);
    case 'add-abilities-of':
      return readsOfSelector(part.among, into).addWhole(
        FAMILY.keyword | FAMILY.ability | FAMILY.text | FAMILY.subtype | FAMILY.cardType,
      );
    case 'set-base-power-toughness':
      if (part.power !== undefined) readsOfAmount(part.power, into);
      return part.toughness === undefined ? into : readsOfAmount(part.toughness, into);
    case 'modify-power-toughness':
      readsOfAmount(part.power, into);
      return readsOfAmount(part.toughness, into);
    case 'be-merged':
    case 'be-face-down':
    case 'change-words':
    case 'set-name':
    case 'add-name-word':
    case 'set-card-types':
    case 'add-card-types':
    case 'remove-card-types':
    case 'set-subtypes':
    case 'add-subtypes':
    case 'remove-subtypes':
    case 'remove-all-subtypes':
    case 'add-all-creature-types':
    case 'add-all-land-types':
    case 'set-basic-land-types':
    case 'add-supertypes':
    case 'remove-supertypes':
    case 'set-colors':
    case 'add-colors':
    case 'add-this-ability':
    case 'lose-all-abilities':
    case 'lose-keyword':
    case 'lose-ability':
    case 'lose-this-ability':
    case 'cannot-have-keyword':
    case 'switch-power-toughness':
    case 'player-gains-ability':
    case 'set-maximum-hand-size':
    case 'modify-maximum-hand-size':
    case 'increase-devotion':
    case 'restrict':
    case 'legend-rule-does-not-apply':
    case 'other-rule':
      return into;
  }
}

/** Whether applying the part may take an ability of an object away, or change its text. */
export function endsAbilities(part: Modification): boolean {
  switch (part.kind) {
    case 'become-copy':
    case 'be-merged':
    case 'be-face-down':
    case 'change-words':
    case 'gain-text-of':
    case 'set-basic-land-types':
    case 'lose-all-abilities':
    case 'lose-keyword':
    case 'lose-ability':
    case 'lose-this-ability':
    case 'cannot-have-keyword':
      return true;
    default:
      return false;
  }
}

/** On what else it hangs what applying the part writes: a subtype comes only with its card type (205.3d). */
export function readsOfApplication(part: Modification, into: Footprint): Footprint {
  switch (part.kind) {
    case 'become-copy':
    case 'be-merged':
    case 'be-face-down':
    case 'gain-text-of':
    case 'change-words':
      return into.addWhole(EVERYTHING_IN_A_TEXT);
    case 'set-subtypes':
    case 'add-subtypes':
    case 'add-all-creature-types':
    case 'add-all-land-types':
      return into.addWhole(FAMILY.cardType);
    case 'set-basic-land-types':
      return into.add(TYPE_COLUMN.land);
    case 'lose-ability':
    case 'lose-this-ability':
      return into.addWhole(FAMILY.text | FAMILY.cardType | FAMILY.subtype);
    default:
      return into;
  }
}
