import type { CardType, SubtypeSet, Supertype } from '../vocabulary/card-types.ts';
import type { CharacteristicName } from '../vocabulary/characteristics.ts';
import type { Keyword } from '../vocabulary/keywords.ts';
import type { Layer } from '../vocabulary/layers.ts';
import type { Ability } from './ability.ts';
import type { Amount } from './amount.ts';
import type { ObjectReference, PlayerReference } from './references.ts';
import type { Selector } from './selector.ts';
import type { ColorWord, NameWord, SubtypeWord } from './words.ts';

/** One part of a continuous effect. Its layer follows from its kind alone: see {@link layerOf}. */
export type Modification =
  // 1a
  | BecomeCopy
  /** Merging with the n-th component that came to the permanent (730.2a). */
  | { readonly kind: 'be-merged'; readonly component: number }
  // 1b
  | { readonly kind: 'be-face-down'; readonly as: readonly Modification[] }
  // 2
  | { readonly kind: 'set-controller'; readonly to: PlayerReference }
  // 3
  | {
      readonly kind: 'change-words';
      readonly from: SubtypeWord | ColorWord;
      readonly to: SubtypeWord | ColorWord;
    }
  /**
   * "has the full text of …" (612.6); `plus` is "and has the text …", added in the same layer. `text` is the rules text
   * as it was when the effect was created, taken instead of what it is now: in an exchange (701.12h).
   */
  | {
      readonly kind: 'gain-text-of';
      readonly object: ObjectReference;
      readonly fullText: boolean;
      readonly plus?: readonly Ability[];
      readonly text?: readonly Ability[];
    }
  | { readonly kind: 'set-name'; readonly name: NameWord }
  /** "has all names of …" (612.7). */
  | { readonly kind: 'add-names-of'; readonly among: Selector }
  /** A word more in the name, behind so many of its words, or at the end if there are fewer (123.6b–c). */
  | { readonly kind: 'add-name-word'; readonly word: string; readonly after: number }
  // 4 (205.1a: setting a card type drops the subtypes of the lost types; 205.1b: adding keeps all)
  | { readonly kind: 'set-card-types'; readonly types: readonly CardType[] }
  | { readonly kind: 'add-card-types'; readonly types: readonly CardType[] }
  | { readonly kind: 'remove-card-types'; readonly types: readonly CardType[] }
  | { readonly kind: 'set-subtypes'; readonly of: SubtypeSet; readonly subtypes: readonly SubtypeWord[] }
  | { readonly kind: 'add-subtypes'; readonly subtypes: readonly SubtypeWord[] }
  | { readonly kind: 'remove-subtypes'; readonly subtypes: readonly SubtypeWord[] }
  | { readonly kind: 'remove-all-subtypes'; readonly of: SubtypeSet }
  | { readonly kind: 'add-all-creature-types' }
  /** Every type of these sets ("every basic land type", "every nonbasic land type"). */
  | { readonly kind: 'add-all-land-types'; readonly which: 'basic' | 'nonbasic' }
  /** 305.7: also removes the other land types and the abilities from its rules text. */
  | { readonly kind: 'set-basic-land-types'; readonly types: readonly SubtypeWord[] }
  | { readonly kind: 'add-supertypes'; readonly supertypes: readonly Supertype[] }
  | { readonly kind: 'remove-supertypes'; readonly supertypes: readonly Supertype[] }
  // 5 (an empty list of colors is "colorless")
  | { readonly kind: 'set-colors'; readonly colors: readonly ColorWord[] }
  | { readonly kind: 'add-colors'; readonly colors: readonly ColorWord[] }
  // 6
  | { readonly kind: 'add-ability'; readonly ability: Ability; readonly times?: Amount }
  /** "except it has this ability" (707.9a): the very ability that says so; on resolution it becomes `add-ability`. */
  | { readonly kind: 'add-this-ability' }
  | { readonly kind: 'lose-all-abilities'; readonly except?: 'mana' }
  | { readonly kind: 'lose-keyword'; readonly keyword: Keyword }
  /** "loses protection from black": every ability that says exactly that. */
  | { readonly kind: 'lose-ability'; readonly ability: Ability }
  /** "loses this ability": the very ability that makes the effect, of the object that has it. */
  | { readonly kind: 'lose-this-ability' }
  /** "gains landwalk of each of the land types of …"; on resolution it becomes one `add-ability` for each type. */
  | { readonly kind: 'add-landwalks'; readonly ofTypesOf: ObjectReference }
  /** "can't have or gain" (613.1f, 101.2). */
  | { readonly kind: 'cannot-have-keyword'; readonly keyword: Keyword }
  /** "has all activated abilities of …", "has flying as long as one of them has flying": abilities seen elsewhere. */
  | {
      readonly kind: 'add-abilities-of';
      readonly among: Selector;
      readonly which: 'all' | 'activated' | 'triggered' | 'loyalty' | readonly Keyword[];
      /** "except mana abilities" */
      readonly except?: 'mana' | 'loyalty';
    }
  // 7a if the ability defines characteristics, else 7b
  | { readonly kind: 'set-base-power-toughness'; readonly power?: Amount; readonly toughness?: Amount }
  // 7c
  | { readonly kind: 'modify-power-toughness'; readonly power: Amount; readonly toughness: Amount }
  // 7d
  | { readonly kind: 'switch-power-toughness' }
  // players (613.10): the effect applies to players, not objects
  | { readonly kind: 'player-gains-ability'; readonly player: PlayerReference; readonly ability: Ability }
  // rules (613.11)
  | { readonly kind: 'set-maximum-hand-size'; readonly player: PlayerReference; readonly to: Amount | 'none' }
  | { readonly kind: 'modify-maximum-hand-size'; readonly player: PlayerReference; readonly by: Amount }
  /** "Your devotion to each color … is increased by": counts in every devotion of that player (700.5a). */
  | { readonly kind: 'increase-devotion'; readonly player: PlayerReference; readonly by: Amount }
  | { readonly kind: 'restrict'; readonly restriction: Restriction }
  | { readonly kind: 'legend-rule-does-not-apply' }
  /** A rule of the game that the engine shows but does not carry out, in our own words. */
  | { readonly kind: 'other-rule'; readonly words: string };

/** Becoming a copy (CR 707): the copiable values of `of`, then the exceptions as part of the copy (707.9). */
export interface BecomeCopy {
  readonly kind: 'become-copy';
  readonly of: ObjectReference;
  readonly except: readonly Modification[];
  /** "except it doesn't copy …" (707.9c): keeps its own values; CDAs that define them aren't copied (707.9d). */
  readonly notCopied?: readonly CharacteristicName[];
}

/** What objects can't do or must do (CR 613.11, 508.1c–d, 509.1b–c). */
export const RESTRICTIONS = [
  'cannot-attack',
  'cannot-block',
  'cannot-be-blocked',
  'must-attack',
  'must-block',
  'does-not-untap',
  'cannot-be-enchanted',
  'cannot-be-equipped',
  'cannot-be-sacrificed',
  'cannot-be-countered',
  'cannot-activate-abilities',
  'cannot-transform',
  'cannot-be-regenerated',
  'cannot-have-counters',
] as const;
export type Restriction = (typeof RESTRICTIONS)[number];

/** The layer in which a modification is applied (CR 613.1–613.4, 613.10–11). */
export function layerOf(modification: Modification, isCharacteristicDefining: boolean): Layer {
  switch (modification.kind) {
    case 'become-copy':
    case 'be-merged':
      return '1a';
    case 'be-face-down':
      return '1b';
    case 'set-controller':
      return '2';
    case 'change-words':
    case 'gain-text-of':
    case 'set-name':
    case 'add-names-of':
    case 'add-name-word':
      return '3';
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
      return '4';
    case 'set-colors':
    case 'add-colors':
      return '5';
    case 'add-ability':
    case 'add-this-ability':
    case 'lose-all-abilities':
    case 'lose-keyword':
    case 'lose-ability':
    case 'lose-this-ability':
    case 'add-landwalks':
    case 'cannot-have-keyword':
    case 'add-abilities-of':
      return '6';
    case 'set-base-power-toughness':
      return isCharacteristicDefining ? '7a' : '7b';
    case 'modify-power-toughness':
      return '7c';
    case 'switch-power-toughness':
      return '7d';
    case 'player-gains-ability':
      return 'players';
    case 'set-maximum-hand-size':
    case 'modify-maximum-hand-size':
    case 'increase-devotion':
    case 'restrict':
    case 'legend-rule-does-not-apply':
    case 'other-rule':
      return 'rules';
  }
}
