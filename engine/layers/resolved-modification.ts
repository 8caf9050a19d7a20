import type { Ability } from '../abilities/ability.ts';
import type { BecomeCopy } from '../abilities/modification.ts';
import type { CopiableValues } from '../state/copiable-values.ts';
import type { CardType, SubtypeSet, Supertype } from '../vocabulary/card-types.ts';
import type { Color } from '../vocabulary/colors.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { Keyword } from '../vocabulary/keywords.ts';
import type { ObjectValues } from './values.ts';

/**
 * A part of an effect with every word, number and reference replaced by what it is at one moment, for one object:
 * what the effect does to that object (CR 613.8a). Equal modifications do the same.
 */
export type ResolvedModification =
  | {
      readonly kind: 'become-copy';
      readonly copied: CopiableValues | undefined;
      /** The object that is copied now; `undefined` if the values were taken before. */
      readonly of: ObjectId | undefined;
      readonly part: BecomeCopy;
    }
  /** With which component of the affected object. */
  | { readonly kind: 'be-merged'; readonly component: number }
  | { readonly kind: 'be-face-down'; readonly values: CopiableValues }
  | { readonly kind: 'set-controller'; readonly to: PlayerId | undefined }
  | { readonly kind: 'change-words'; readonly from: string | undefined; readonly to: string | undefined }
  | {
      readonly kind: 'gain-text-of';
      readonly of: ObjectValues | undefined;
      readonly fullText: boolean;
      readonly plus: readonly Ability[];
    }
  | { readonly kind: 'set-names'; readonly names: readonly string[] }
  | { readonly kind: 'add-names'; readonly names: readonly string[] }
  | { readonly kind: 'add-name-word'; readonly word: string; readonly after: number }
  | TypeModification
  | { readonly kind: 'set-colors'; readonly colors: readonly Color[] }
  | { readonly kind: 'add-colors'; readonly colors: readonly Color[] }
  | AbilityModification
  | SizeModification;

export type TypeModification =
  | { readonly kind: 'set-card-types'; readonly types: readonly CardType[] }
  | { readonly kind: 'add-card-types'; readonly types: readonly CardType[] }
  | { readonly kind: 'remove-card-types'; readonly types: readonly CardType[] }
  | { readonly kind: 'set-subtypes'; readonly of: SubtypeSet; readonly subtypes: readonly string[] }
  | { readonly kind: 'add-subtypes'; readonly subtypes: readonly string[] }
  | { readonly kind: 'remove-subtypes'; readonly subtypes: readonly string[] }
  | { readonly kind: 'remove-all-subtypes'; readonly of: SubtypeSet }
  | { readonly kind: 'add-all-creature-types' }
  | { readonly kind: 'set-basic-land-types'; readonly types: readonly string[] }
  | { readonly kind: 'add-supertypes'; readonly supertypes: readonly Supertype[] }
  | { readonly kind: 'remove-supertypes'; readonly supertypes: readonly Supertype[] };

export type AbilityModification =
  | { readonly kind: 'add-abilities'; readonly abilities: readonly Ability[] }
  | { readonly kind: 'lose-all-abilities'; readonly except: 'mana' | undefined }
  | { readonly kind: 'lose-keyword'; readonly keyword: Keyword }
  /** Loses the ability that says so, wherever its text is the same. */
  | { readonly kind: 'lose-ability'; readonly ability: Ability | undefined }
  | { readonly kind: 'cannot-have-keyword'; readonly keyword: Keyword };

export type SizeModification =
  | {
      readonly kind: 'set-base-power-toughness';
      readonly power: number | undefined;
      readonly toughness: number | undefined;
    }
  | { readonly kind: 'modify-power-toughness'; readonly power: number; readonly toughness: number }
  | { readonly kind: 'switch-power-toughness' };
