import type { LossCause, ObjectEvent, PlayerEvent, TurnPart } from '../abilities/event-pattern.ts';
import type { CardDefinition } from '../cards/card-definition.ts';
import type { GameObject } from '../state/game-object.ts';
import type { ResolvedEffect } from '../state/resolved-effect.ts';
import type { Choices } from '../vocabulary/choices.ts';
import type { CounterKind } from '../vocabulary/counters.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { Zone } from '../vocabulary/zones.ts';
import type { Entering } from './entering/entering.ts';

/**
 * An event that would happen (CR 614.1, 700.1): what replacement and prevention effects look at. Once nothing applies to
 * it any more, it is carried out. Events that contain others ("create a token": it enters) are carried out by letting
 * those would-happen next (616.1g).
 */
export type WouldBeEvent =
  | DamageEvent
  | DrawEvent
  | CreateTokensEvent
  | PutCountersEvent
  | DestroyEvent
  | CounterSpellEvent
  | ChangeZoneEvent
  | EnterEvent
  | LifeEvent
  | DiscardEvent
  | MillEvent
  | BeginEvent
  | TurnFaceUpEvent
  | UntapEvent
  | AddManaEvent
  | PlayerWouldEvent
  | ObjectWouldEvent;

/** What makes it happen. */
export type EventCause = 'effect' | 'cost' | 'turn-based' | 'state-based-action' | 'damage';

/** One source would deal damage to one recipient (120.1). Simultaneous damage is several such events at once. */
export interface DamageEvent {
  readonly kind: 'deal-damage';
  /** `undefined` if no object of the game deals it. */
  readonly source: ObjectId | undefined;
  readonly to: ObjectId | PlayerId;
  readonly amount: number;
  readonly isCombat: boolean;
}

/** One player would draw so many cards; each card is a draw of its own (121.2). */
export interface DrawEvent {
  readonly kind: 'draw';
  readonly player: PlayerId;
  readonly count: number;
  readonly cause: EventCause;
  /** It is one card of a larger instruction, so that effects on the whole have had their turn. */
  readonly isSingle?: true;
  /** It holds the first card that the player draws in the draw step. */
  readonly isFirstInDrawStep?: true;
  /** "draw a card and reveal it": lost if the draw is replaced (614.11b). */
  readonly isRevealed?: boolean;
  readonly names: NewNames;
}

/** Ids for what an event brings into the game: those that the document gives, then made from `base`. */
export interface NewNames {
  readonly base: string;
  readonly given: readonly string[];
}

export interface CreateTokensEvent {
  readonly kind: 'create-tokens';
  /** Under whose control, and who creates them (111.2). */
  readonly controller: PlayerId;
  readonly by: PlayerId;
  readonly batches: readonly TokenBatch[];
  readonly cause: EventCause;
}

/** So many tokens that are alike. */
export interface TokenBatch {
  readonly count: number;
  readonly card: CardDefinition;
  readonly face: number;
  readonly isTapped: boolean;
  readonly choices: Choices;
  readonly attachedTo?: ObjectId | PlayerId;
  readonly names: NewNames;
}

export interface PutCountersEvent {
  readonly kind: 'put-counters';
  readonly on: ObjectId | PlayerId;
  readonly counter: CounterKind;
  readonly count: number;
  /** Who puts them. */
  readonly by: PlayerId | undefined;
  readonly cause: EventCause;
}

export interface DestroyEvent {
  readonly kind: 'destroy';
  readonly object: ObjectId;
  /** "It can't be regenerated" makes it false (701.19c). */
  readonly canRegenerate: boolean;
  readonly cause: EventCause;
}

/** A spell would be countered (701.6a): it leaves the stack, and goes where what counters it says (614.15). */
export interface CounterSpellEvent {
  readonly kind: 'counter-spell';
  readonly object: ObjectId;
  /** Who controls the spell or ability that counters it. */
  readonly by: PlayerId | undefined;
  readonly to: Exclude<Zone, 'stack'>;
  readonly place?: 'top' | 'bottom';
}

/** An object would go to another zone than the battlefield. */
export interface ChangeZoneEvent {
  readonly kind: 'change-zone';
  readonly object: ObjectId;
  readonly to: Exclude<Zone, 'battlefield'>;
  /** As what it goes there: destroyed, sacrificed, discarded … */
  readonly as: 'destroyed' | 'sacrificed' | 'discarded' | 'milled' | 'put';
  readonly cause: EventCause;
  readonly place?: 'top' | 'bottom' | 'shuffled';
  readonly counter?: CounterKind;
  /** Who discards it. */
  readonly by?: PlayerId;
  /** The object with which it is exiled (607.2a–b). */
  readonly exiledWith?: ObjectId;
  /** A card that no step has brought into the game yet: it appears where it goes. */
  readonly appearing?: GameObject;
  /** How it is called there, if otherwise. */
  readonly renamed?: ObjectId;
}

export interface EnterEvent {
  readonly kind: 'enter';
  readonly entering: Entering;
  /** The zone that it comes from, where the game knows it. */
  readonly zone?: Zone;
}

export interface LifeEvent {
  readonly kind: 'gain-life' | 'lose-life';
  readonly player: PlayerId;
  readonly amount: number;
  readonly cause: EventCause;
}

export interface DiscardEvent {
  readonly kind: 'discard';
  readonly player: PlayerId;
  readonly card: ObjectId;
  /** Who controls the spell or ability that has it discarded. */
  readonly by: PlayerId | undefined;
  readonly cause: EventCause;
}

export interface MillEvent {
  readonly kind: 'mill';
  readonly player: PlayerId;
  readonly count: number;
  readonly names: NewNames;
}

/** A turn, phase or step would begin (614.10). */
export interface BeginEvent {
  readonly kind: 'begin';
  readonly player: PlayerId;
  readonly what: TurnPart;
}

/** A face-down permanent would be turned face up; counters that it gets with it (614.1e). */
export interface TurnFaceUpEvent {
  readonly kind: 'turn-face-up';
  readonly object: ObjectId;
  readonly counters: readonly { readonly counter: CounterKind; readonly count: number }[];
  /** What is chosen for it as it is turned up. */
  readonly choices: Choices;
  /** Effects that begin with it, and what it is attached to. */
  readonly effects?: readonly ResolvedEffect[];
  readonly attachedTo?: ObjectId;
}

export interface UntapEvent {
  readonly kind: 'untap';
  readonly object: ObjectId;
  /** The player in whose untap step it would. */
  readonly inStepOf: PlayerId | undefined;
}

export interface AddManaEvent {
  readonly kind: 'add-mana';
  readonly player: PlayerId;
  readonly mana: string;
  /** The permanent that is tapped for it. */
  readonly from: ObjectId | undefined;
}

/** What a player would do, or what would happen to a player, without more to it: rolling a die, losing the game. */
export interface PlayerWouldEvent {
  readonly kind: 'player-event';
  readonly what: Exclude<PlayerEvent, 'gain-life' | 'lose-life' | 'mill'> | 'skip';
  readonly player: PlayerId;
  readonly amount: number;
  /** Of losing the game: for what, if a state-based action says so. */
  readonly because?: LossCause;
  /** What is skipped. */
  readonly part?: TurnPart;
}

export interface ObjectWouldEvent {
  readonly kind: 'object-event';
  readonly what: Extract<ObjectEvent, 'explore' | 'connive'>;
  readonly object: ObjectId;
}

/** The number of an event: how much damage, how many cards, tokens or counters; 1 where it has none. */
export function amountOfEvent(event: WouldBeEvent): number {
  switch (event.kind) {
    case 'deal-damage':
    case 'gain-life':
    case 'lose-life':
    case 'player-event':
      return event.amount;
    case 'draw':
    case 'put-counters':
    case 'mill':
      return event.count;
    case 'create-tokens':
      return event.batches.reduce((sum, { count }) => sum + count, 0);
    case 'destroy':
    case 'counter-spell':
    case 'change-zone':
    case 'enter':
    case 'discard':
    case 'begin':
    case 'turn-face-up':
    case 'untap':
    case 'add-mana':
    case 'object-event':
      return 1;
  }
}
