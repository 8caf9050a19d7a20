import type { CounterKind } from '../vocabulary/counters.ts';
import type { Zone } from '../vocabulary/zones.ts';
import type { Amount, Comparison } from './amount.ts';
import type { PlayerReference } from './references.ts';
import type { Selector } from './selector.ts';

/**
 * Which events a replacement or prevention effect watches for, as its text says it (CR 614.1, 615.1). Selectors are
 * tested on the object as it is before the event, in whatever zone it is; for an object that enters, as it would exist
 * on the battlefield (614.12). A player reference that names several ("an opponent") means any one of them.
 */
export type EventPattern =
  | { readonly kind: 'any-of'; readonly of: readonly EventPattern[] }
  | DamagePattern
  /** One card of a draw (614.11); with `atLeast` a whole instruction to draw that many or more. */
  | {
      readonly kind: 'draw';
      readonly player: PlayerReference;
      readonly atLeast?: number;
      /** "except the first one they draw in each of their draw steps", "… each turn". */
      readonly exceptFirst?: 'in-draw-step' | 'each-turn';
    }
  /** Tokens are created: all at once, or `each` one of them ("a Treasure token"). `byEffect` is 614.16. */
  | {
      readonly kind: 'create-tokens';
      readonly what: Selector;
      readonly by?: PlayerReference;
      readonly under?: PlayerReference;
      readonly byEffect?: boolean;
      readonly each?: boolean;
    }
  /** One or more counters are put on something, of any kind if none is named. */
  | {
      readonly kind: 'put-counters';
      readonly counter?: CounterKind;
      readonly on: Affected;
      readonly by?: PlayerReference;
      readonly byEffect?: boolean;
    }
  | ObjectEvents[ObjectEvent]
  /** It would enter the battlefield, under the control of that player. */
  | {
      readonly kind: 'enter';
      readonly what: Selector;
      readonly under?: PlayerReference;
      /** Only from one of these zones. */
      readonly from?: readonly Zone[];
    }
  /** Any change to that zone (of that player), from anywhere if `from` is absent. */
  | {
      readonly kind: 'change-zone';
      readonly what: Selector;
      readonly from?: Zone;
      readonly to: Zone;
      readonly of?: PlayerReference;
    }
  /** The spell or ability that would have it discarded is controlled by `causedBy`. */
  | {
      readonly kind: 'discard';
      readonly player: PlayerReference;
      readonly what?: Selector;
      readonly causedBy?: PlayerReference;
    }
  /** Damage would leave the player with less life than `below`. */
  | { readonly kind: 'damage-reduces-life'; readonly player: PlayerReference; readonly below: number }
  /** A turn, phase or step begins (614.10). */
  | { readonly kind: 'begin'; readonly player: PlayerReference; readonly what: TurnPart }
  | { readonly kind: 'untap'; readonly what: Selector; readonly inUntapStepOf?: PlayerReference }
  /** The permanent is tapped for mana, by `player` if given, for `atLeast` so much. */
  | {
      readonly kind: 'tap-for-mana';
      readonly what: Selector;
      readonly player?: PlayerReference;
      readonly atLeast?: number;
    }
  /** A spell or ability that the player controls counters a spell. */
  | { readonly kind: 'counter-spell'; readonly by: PlayerReference }
  | PlayerEvents[PlayerEvent];

type ObjectEvents = {
  readonly [Kind in ObjectEvent]: { readonly kind: Kind; readonly what: Selector };
};
type PlayerEvents = {
  readonly [Kind in Exclude<PlayerEvent, 'lose-game'>]: {
    readonly kind: Kind;
    readonly player: PlayerReference;
  };
} & { readonly 'lose-game': LossPattern };

export interface LossPattern {
  readonly kind: 'lose-game';
  readonly player: PlayerReference;
  /** Only a loss for that reason: "for having 0 or less life". */
  readonly for?: LossCause;
}

/** Why a state-based action has a player lose the game (704.5a–c). */
export const LOSS_CAUSES = ['no-life', 'empty-library', 'poison'] as const;
export type LossCause = (typeof LOSS_CAUSES)[number];

export interface DamagePattern {
  readonly kind: 'deal-damage';
  readonly by?: DamageSource;
  readonly to?: Affected;
  readonly damage?: 'combat' | 'noncombat';
  /** "an amount of damage less than this creature's power". */
  readonly amount?: { readonly comparison: Comparison; readonly to: Amount };
}

/** Objects, players, or either ("a permanent or player"). At least one of the two is given. */
export interface Affected {
  readonly objects?: Selector;
  readonly players?: PlayerReference;
}

/** What deals the damage (609.7). */
export interface DamageSource {
  readonly what: Selector;
  /** "a source": an object in any zone; otherwise a permanent, or a spell if the selector says so. */
  readonly isAnySource?: boolean;
  /** "of your choice": chosen as the effect is created (609.7a). */
  readonly isChosen?: boolean;
}

/** What happens to one object, without more to be said of it. */
export const OBJECT_EVENTS = [
  'destroy',
  'die',
  'leave-battlefield',
  'turn-face-up',
  'explore',
  'connive',
] as const;
export type ObjectEvent = (typeof OBJECT_EVENTS)[number];

/** What players do or what happens to them, without more to be said of it. */
export const PLAYER_EVENTS = [
  'gain-life',
  'lose-life',
  'pay-life',
  'mill',
  'scry',
  'surveil',
  'proliferate',
  'learn',
  'search-library',
  'roll-dice',
  'roll-planar-dice',
  'flip-coin',
  'lose-unspent-mana',
  'lose-game',
  'win-game',
] as const;
export type PlayerEvent = (typeof PLAYER_EVENTS)[number];

/** What can be skipped (500.1, 614.10). */
export const TURN_PARTS = [
  'turn',
  'extra turn',
  'untap step',
  'upkeep step',
  'draw step',
  'main phase',
  'combat phase',
  'end step',
] as const;
export type TurnPart = (typeof TURN_PARTS)[number];
