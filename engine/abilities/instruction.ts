import type { CardType, Supertype } from '../vocabulary/card-types.ts';
import type { Color } from '../vocabulary/colors.ts';
import type { CounterKind } from '../vocabulary/counters.ts';
import type { Subtype } from '../vocabulary/subtypes.ts';
import type { Zone } from '../vocabulary/zones.ts';
import type { Ability } from './ability.ts';
import type { Amount } from './amount.ts';
import type { Condition } from './condition.ts';
import type { Duration } from './duration.ts';
import type { Modification } from './modification.ts';
import type { ObjectReference, PlayerReference } from './references.ts';
import type { EntryModification, ReplacementEffectDefinition } from './replacement-effect.ts';
import type { Selector } from './selector.ts';

/** One instruction of a resolving spell or ability, carried out in printed order (CR 608.2c). */
export type Instruction =
  /** Creates a continuous effect (611.2). `appliesTo` is locked in on resolution (611.2c). */
  | {
      readonly kind: 'continuous-effect';
      readonly appliesTo: Selector;
      readonly parts: readonly Modification[];
      readonly duration: Duration;
      readonly condition?: Condition;
    }
  /**
   * "The next instant spell you cast this turn has storm" (611.2f): begins to apply to the next spell of that kind as it
   * is put on the stack, if one is cast before `within` is over. `spell` says whose it must be.
   */
  | {
      readonly kind: 'next-spell-effect';
      readonly spell: Selector;
      readonly parts: readonly Modification[];
      readonly within: Duration;
    }
  /** Creates a replacement or prevention effect ("the next time …", regeneration). */
  | {
      readonly kind: 'replacement-effect';
      readonly effect: ReplacementEffectDefinition;
      readonly duration: Duration;
    }
  | { readonly kind: 'exchange-control'; readonly of: ObjectReference; readonly and: ObjectReference }
  | {
      readonly kind: 'exchange-text-boxes';
      readonly of: ObjectReference;
      readonly and: ObjectReference;
      readonly duration: Duration;
    }
  /** "Exile them, then meld them": the source and its counterpart of that name become one permanent (701.42). */
  | { readonly kind: 'meld'; readonly counterpart: string; readonly into: string }
  | {
      readonly kind: 'put-counters';
      readonly on: Selector;
      readonly counter: CounterKind;
      readonly amount: Amount;
      /** Distributed among them, as `choices.divide` says (601.2d). */
      readonly divided?: boolean;
    }
  | {
      readonly kind: 'remove-counters';
      readonly from: Selector;
      readonly counter: CounterKind;
      readonly amount: Amount | 'all';
    }
  | {
      readonly kind: 'create-token';
      readonly token: TokenDefinition;
      readonly amount: Amount;
      readonly controller?: PlayerReference;
      readonly tapped?: boolean;
      /** "that's attacking" (508.4): whom its controller chooses, or this player. */
      readonly attacking?: 'anybody' | PlayerReference;
    }
  | {
      readonly kind: 'create-token-copy';
      readonly of: ObjectReference;
      readonly amount: Amount;
      readonly except?: readonly Modification[];
      readonly controller?: PlayerReference;
      readonly tapped?: boolean;
      readonly attacking?: 'anybody' | PlayerReference;
    }
  | { readonly kind: 'attach'; readonly what: ObjectReference; readonly to: ObjectReference }
  | { readonly kind: 'unattach'; readonly what: ObjectReference }
  /** Puts objects into a zone, on the battlefield with what `entry` says ("with a counter on it", "it is a Zombie": 611.2e); `controller` for the battlefield (default: owner's choice of text: "under your control"). */
  | {
      readonly kind: 'move';
      readonly what: Selector;
      /** Only so many of them, which are chosen (`choices.object`): "return a card from your graveyard". */
      readonly count?: number;
      readonly to: Zone;
      readonly controller?: PlayerReference;
      readonly tapped?: boolean;
      readonly attacking?: 'anybody' | PlayerReference;
      readonly entry?: readonly EntryModification[];
    }
  | { readonly kind: 'destroy'; readonly what: Selector; readonly noRegeneration?: boolean }
  | { readonly kind: 'sacrifice'; readonly what: Selector }
  | { readonly kind: 'tap'; readonly what: Selector }
  | { readonly kind: 'untap'; readonly what: Selector }
  | { readonly kind: 'transform'; readonly what: Selector }
  /** 710.4: never back again. */
  | { readonly kind: 'flip'; readonly what: Selector }
  | { readonly kind: 'turn-face-down'; readonly what: Selector }
  | {
      readonly kind: 'deal-damage';
      readonly amount: Amount;
      readonly to: Selector | PlayerReference;
      readonly from?: ObjectReference;
      /** Divided among them, as `choices.divide` says (601.2d). */
      readonly divided?: boolean;
    }
  | { readonly kind: 'gain-life'; readonly player: PlayerReference; readonly amount: Amount }
  | { readonly kind: 'lose-life'; readonly player: PlayerReference; readonly amount: Amount }
  /** Exchanges a life total with a creature's power or toughness (701.12g): that becomes a 7b effect without duration. */
  | {
      readonly kind: 'exchange-life';
      readonly player: PlayerReference;
      readonly with: 'power' | 'toughness';
      readonly of: ObjectReference;
    }
  | { readonly kind: 'set-life'; readonly player: PlayerReference; readonly to: Amount }
  | {
      readonly kind: 'draw';
      readonly player: PlayerReference;
      readonly amount: Amount;
      /** "draw a card and reveal it" */
      readonly reveals?: boolean;
    }
  | { readonly kind: 'discard'; readonly player: PlayerReference; readonly amount: Amount }
  | { readonly kind: 'mill'; readonly player: PlayerReference; readonly amount: Amount }
  /** "exile that many cards from the top of your library" */
  | { readonly kind: 'exile-from-library'; readonly player: PlayerReference; readonly amount: Amount }
  /** Mana is not tracked; shown only. `mana` as symbols (`{G}`), or in our own words. */
  | { readonly kind: 'add-mana'; readonly mana: string }
  /** A choice made on resolution and remembered by the source or the effect. */
  | {
      readonly kind: 'choose';
      readonly what: ChoiceKind;
      readonly from?: Selector;
      /** Says it more exactly where the kind doesn't: "an opponent", "odd or even". */
      readonly words?: string;
    }
  /** "You get an emblem with …" (114); `player` for others. */
  | {
      readonly kind: 'create-emblem';
      readonly abilities: readonly Ability[];
      readonly player?: PlayerReference;
    }
  /** "choose one —"; `upTo` where more may be chosen: 1 and 2 for "one or both", 0 and 2 for "up to two". */
  | {
      readonly kind: 'modal';
      readonly choose: number;
      readonly upTo?: number;
      readonly modes: readonly (readonly Instruction[])[];
      /** "If …, you may choose both instead": how many may be chosen then; whoever chooses them says that it holds. */
      readonly more?: { readonly condition: Condition; readonly upTo: number };
      /** Who chooses or what else limits the choice, in our own words: "You may choose the same mode more than once." */
      readonly restriction?: string;
    }
  | {
      readonly kind: 'if';
      readonly condition: Condition;
      readonly then: readonly Instruction[];
      readonly otherwise?: readonly Instruction[];
    }
  | { readonly kind: 'may'; readonly instructions: readonly Instruction[] }
  /** What the engine does not carry out because no layer or event depends on it, in our own words. */
  | { readonly kind: 'other'; readonly words: string };

export const CHOICE_KINDS = [
  'color',
  'creature-type',
  'basic-land-type',
  'land-type',
  'card-name',
  'number',
  'player',
  'object',
  'mode',
  'copy',
] as const;
export type ChoiceKind = (typeof CHOICE_KINDS)[number];

/** A token as the effect that creates it describes it (CR 111.3). */
export interface TokenDefinition {
  readonly name: string;
  readonly supertypes?: readonly Supertype[];
  readonly cardTypes: readonly CardType[];
  readonly subtypes?: readonly Subtype[];
  readonly colors?: readonly Color[];
  readonly power?: Amount;
  readonly toughness?: Amount;
  readonly abilities?: readonly Ability[];
}
