import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';

/** One object, as a text names it. */
export type ObjectReference =
  /** "this creature", or the card's own name: the object that has the ability (CR 113.7, 201.5). */
  | { readonly kind: 'source' }
  /** "it", "its": the object to which the effect is being applied, one at a time. */
  | { readonly kind: 'affected' }
  /** The object that a selector is testing ("that shares a color with it" …). */
  | { readonly kind: 'candidate' }
  /** "enchanted creature", "equipped creature": what the source is attached to (301.5, 303.4). */
  | { readonly kind: 'attached-to' }
  /** The creature with which the source is paired (702.95b): the one in `choices.object`. */
  | { readonly kind: 'paired' }
  /** The n-th target of the resolving spell or ability, from 0 (115). */
  | { readonly kind: 'target'; readonly index: number }
  /**
   * The object in `choices.object` (the n-th of a list, from 0), or in `choices.copy` where only that is given.
   * `noun` makes it "that creature", "that card": the one that the trigger speaks of.
   */
  | { readonly kind: 'chosen'; readonly index?: number; readonly noun?: string }
  /** The n-th object that an earlier instruction of the same resolution created, moved or found, from 0. */
  | { readonly kind: 'that'; readonly index?: number }
  /** "that source": what would deal the damage that is replaced (609.7). */
  | { readonly kind: 'event-source' }
  /** The top card of a player's library or graveyard. */
  | { readonly kind: 'top-card'; readonly of: PlayerReference; readonly zone: 'library' | 'graveyard' }
  /** A fixed object: what a reference became when the effect was created (611.2c). */
  | { readonly kind: 'object'; readonly id: ObjectId };

/** One player or several, as a text names them, seen from the controller of the source (CR 109.5). */
export type PlayerReference =
  | { readonly kind: 'you' }
  | { readonly kind: 'opponents' }
  | { readonly kind: 'each-player' }
  | { readonly kind: 'active-player' }
  | { readonly kind: 'target'; readonly index: number }
  /** The player in `choices.player`; `noun` says who that must be: "defending player", "the player to your left". */
  | { readonly kind: 'chosen-player'; readonly noun?: string }
  /** "that player": the one whom the event concerns that is replaced. */
  | { readonly kind: 'event-player' }
  /** "you and that player each". */
  | { readonly kind: 'you-and'; readonly other: PlayerReference }
  | { readonly kind: 'controller-of'; readonly object: ObjectReference }
  | { readonly kind: 'owner-of'; readonly object: ObjectReference }
  | { readonly kind: 'attached-to' }
  | { readonly kind: 'player'; readonly id: PlayerId };
