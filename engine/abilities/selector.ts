import type { CardType, Supertype } from '../vocabulary/card-types.ts';
import type { CounterKind } from '../vocabulary/counters.ts';
import type { Keyword } from '../vocabulary/keywords.ts';
import type { Subtype } from '../vocabulary/subtypes.ts';
import type { Zone } from '../vocabulary/zones.ts';
import type { Amount, Comparison } from './amount.ts';
import type { ObjectReference, PlayerReference } from './references.ts';
import type { ColorWord, NameWord, SubtypeWord } from './words.ts';

/**
 * Which objects: a tree that is tested on one object at a time. A selector without any `zone` leaf means
 * permanents that are on the battlefield (CR 109.2) and phased in.
 */
export type Selector =
  | { readonly kind: 'all' }
  | { readonly kind: 'all-of'; readonly of: readonly Selector[] }
  | { readonly kind: 'any-of'; readonly of: readonly Selector[] }
  | { readonly kind: 'not'; readonly of: Selector }
  /** Exactly the object that the reference names. */
  | { readonly kind: 'is'; readonly object: ObjectReference }
  /** All targets of the resolving spell or ability, or the listed objects. */
  | { readonly kind: 'targets' }
  /** All of `choices.object`, or all objects that an earlier instruction of the resolution found or created. */
  | { readonly kind: 'those'; readonly what: 'chosen' | 'that' }
  | { readonly kind: 'card-type'; readonly type: CardType }
  | { readonly kind: 'supertype'; readonly supertype: Supertype }
  | { readonly kind: 'subtype'; readonly subtype: SubtypeWord }
  | { readonly kind: 'color'; readonly color: ColorWord }
  /** 0 colors is "colorless", at least 2 is "multicolored", exactly 1 is "monocolored" (CR 105). */
  | { readonly kind: 'color-count'; readonly comparison: Comparison; readonly count: number }
  /** `of` tells landwalks apart: islandwalk is landwalk of Island. */
  | { readonly kind: 'keyword'; readonly keyword: Keyword; readonly of?: Subtype }
  | { readonly kind: 'has-no-abilities' }
  /** Has an ability of that kind (a mana ability is an activated ability, 605.1a). */
  | { readonly kind: 'has-ability'; readonly ability: 'activated' | 'triggered' | 'mana' }
  | { readonly kind: 'controller'; readonly is: PlayerReference }
  | { readonly kind: 'owner'; readonly is: PlayerReference }
  | { readonly kind: 'zone'; readonly zone: Zone }
  | { readonly kind: 'token' }
  | { readonly kind: 'tapped' }
  | { readonly kind: 'face-down' }
  /** A double-faced permanent with its back face up (701.27g). */
  | { readonly kind: 'transformed' }
  | { readonly kind: 'attacking' }
  | { readonly kind: 'blocking' }
  | { readonly kind: 'designation'; readonly designation: string }
  /** "enchanted", "equipped", "that has an Aura attached to it": something that matches is attached to it. */
  | { readonly kind: 'has-attached'; readonly what: Selector }
  /** Is attached to something that matches. */
  | { readonly kind: 'attached-to'; readonly what: Selector }
  | { readonly kind: 'counters'; readonly counter?: CounterKind; readonly atLeast: number }
  | {
      readonly kind: 'compare';
      readonly value: 'power' | 'toughness' | 'mana-value';
      readonly comparison: Comparison;
      readonly to: Amount;
    }
  | { readonly kind: 'name'; readonly name: NameWord }
  /** Shares at least one of these with the object: a color, a creature type, a card type, a name. */
  | {
      readonly kind: 'shares';
      readonly what: 'color' | 'creature-type' | 'card-type' | 'name';
      readonly with: ObjectReference;
    }
  /** Shares one of these with any of the objects that match: "the colors of permanents you control". */
  | {
      readonly kind: 'shares-with-some';
      readonly what: 'color' | 'card-type' | 'mana-value';
      readonly among: Selector;
    }
  /** Cards exiled with the source (607.2a). */
  | { readonly kind: 'exiled-with-source' };

export const all: Selector = { kind: 'all' };
export const source: Selector = { kind: 'is', object: { kind: 'source' } };
/** Whether it speaks of the source and of nothing else. */
export const isSource = (selector: Selector): boolean =>
  selector.kind === 'is' && selector.object.kind === 'source';
export const attachedObject: Selector = { kind: 'is', object: { kind: 'attached-to' } };

export const allOf = (...of: readonly Selector[]): Selector => ({ kind: 'all-of', of });
export const anyOf = (...of: readonly Selector[]): Selector => ({ kind: 'any-of', of });
export const not = (of: Selector): Selector => ({ kind: 'not', of });
export const cardType = (type: CardType): Selector => ({ kind: 'card-type', type });
export const supertype = (word: Supertype): Selector => ({ kind: 'supertype', supertype: word });
export const subtype = (word: SubtypeWord): Selector => ({ kind: 'subtype', subtype: word });
export const color = (word: ColorWord): Selector => ({ kind: 'color', color: word });
export const keyword = (word: Keyword): Selector => ({ kind: 'keyword', keyword: word });
export const inZone = (zone: Zone): Selector => ({ kind: 'zone', zone });
export const controlledBy = (is: PlayerReference): Selector => ({ kind: 'controller', is });
export const youControl: Selector = controlledBy({ kind: 'you' });
export const opponentsControl: Selector = controlledBy({ kind: 'opponents' });
/** "permanent, spell, or card not on the battlefield": said of the same object wherever it is. */
export const permanentSpellOrCard: Selector = anyOf(
  inZone('battlefield'),
  inZone('stack'),
  not(inZone('battlefield')),
);
/** What makes a pair (702.95e): the other is a creature too, under the same control. */
export const pairedCreature: Selector = allOf(cardType('creature'), youControl);
/** "both creatures" of a pair. */
export const bothPaired: Selector = anyOf(source, { kind: 'is', object: { kind: 'paired' } });
/** "other": every object but the source. */
export const other: Selector = not(source);
