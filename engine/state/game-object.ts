import type { Ability } from '../abilities/ability.ts';
import type { CardDefinition } from '../cards/card-definition.ts';
import type { Choices } from '../vocabulary/choices.ts';
import type { CounterKind } from '../vocabulary/counters.ts';
import type { FaceDownKind, HiddenKind } from '../vocabulary/face-down.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { Zone } from '../vocabulary/zones.ts';
import type { Timestamp } from './timestamp.ts';

/** An object in a zone (CR 109.1), before any continuous effect. Immutable; a zone change makes a new one (400.7). */
export interface GameObject {
  readonly id: ObjectId;
  readonly kind: 'card' | 'token' | 'emblem';
  /** What is printed on it, or what the effect that created the token or emblem said (111.3, 114.3). */
  readonly card: CardDefinition;
  /** Of an emblem, which has no name (114.3): the name of what made it, or how its text begins. */
  readonly emblem?: { readonly of: string } | { readonly says: string };
  /** The face that is up: index into `card.faces`. */
  readonly face: number;
  readonly owner: PlayerId;
  /** Its controller before layer 2: the player under whose control it entered (110.2). */
  readonly controller: PlayerId;
  readonly zone: Zone;
  readonly timestamp: Timestamp;
  /** What gave it that timestamp, if it was not entering its zone (613.7d–g). */
  readonly stampedBy?: StampCause;
  readonly isTapped: boolean;
  readonly faceDown: FaceDownKind | HiddenKind | undefined;
  readonly isPhasedOut: boolean;
  readonly counters: readonly CounterGroup[];
  readonly attachedTo: ObjectId | PlayerId | undefined;
  readonly damage: number;
  /** Dealt damage by a source with deathtouch since state-based actions were last checked (704.5h). */
  readonly hasDeathtouchDamage?: boolean;
  readonly choices: Choices;
  /**
   * What it is called besides its characteristics: "monstrous", "suspected" … (701), and how it was cast where a rule or
   * effect may ask: "kicked", "prototyped", "bestowed" as long as it is that.
   */
  readonly designations: readonly string[];
  /** Flipped (710.1); never again unflipped. */
  readonly isFlipped?: true;
  /** While it is phased out. */
  readonly phasedOut?: PhasedOut;
  /** Since when it has designations that make effects (701.60c). */
  readonly designatedAt?: Readonly<Record<string, Timestamp>>;
  /** On the stack: what was chosen as it was cast (601.2b–c). */
  readonly cast?: CastChoices;
  /** Of a battle: the player who protects it (310.9). */
  readonly protector?: PlayerId;
  readonly merged?: MergedComponents;
  /** The two cards of a melded permanent (712.4a); its own card is what they were melded into. */
  readonly melded?: readonly MeldedCard[];
  readonly stickers?: readonly Sticker[];
  /** Cards exiled with it (607.2a), newest last. */
  readonly exiledWith: ObjectId | undefined;
  /** Value of X of the spell that it was (107.3m), if any. */
  readonly x: number | undefined;
  /** Index of the step that put it here. */
  readonly sinceStep: number;
}

/** What else than entering a zone gives an object a timestamp: 613.7e, f, g. */
export type StampCause = 'attached' | 'turned-face-up' | 'turned-face-down' | 'transformed';

export interface CastChoices {
  readonly targets: readonly (ObjectId | PlayerId)[];
  readonly modes: readonly string[];
  readonly choices: Choices;
}

export interface PhasedOut {
  /** Under whose control it phased out: in whose untap step it comes back (502.1). */
  readonly under: PlayerId;
  /** It went indirectly with this permanent, which takes it along as it phases in (702.26g). */
  readonly along: ObjectId | undefined;
}

/** What a merged permanent is made of, besides what it was first (CR 730.2). */
export interface MergedComponents {
  /** The permanent that it was first: what it becomes as they part. Its card and face are those of the object. */
  readonly first: Pick<GameObject, 'id' | 'kind'>;
  /** In the order in which they were merged with it. */
  readonly added: readonly MergedComponent[];
}

export type MeldedCard = Pick<GameObject, 'id' | 'kind' | 'card' | 'owner'>;

export interface MergedComponent extends Pick<GameObject, 'id' | 'kind' | 'card' | 'face' | 'owner'> {
  readonly isOnTop: boolean;
  /** The time at which they merged (730.2a). */
  readonly timestamp: Timestamp;
  readonly designations: readonly string[];
}

/** A marker on an object that changes its characteristics (CR 123.1). */
export interface Sticker {
  readonly id: string;
  readonly timestamp: Timestamp;
  readonly does: StickerContent;
}

export type StickerContent =
  /** After how many words of the name the word stands (123.6b). */
  | { readonly kind: 'name'; readonly word: string; readonly after: number }
  | { readonly kind: 'ability'; readonly abilities: readonly Ability[] }
  | { readonly kind: 'power/toughness'; readonly power: number; readonly toughness: number }
  | { readonly kind: 'art'; readonly picture: string };

/** All counters of one kind on one object, with the timestamp that they share (CR 613.7c). */
export interface CounterGroup {
  readonly kind: CounterKind;
  readonly count: number;
  readonly timestamp: Timestamp;
}
