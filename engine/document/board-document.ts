import type { CardDefinition } from '../cards/card-definition.ts';
import type { Choices } from '../vocabulary/choices.ts';
import type { FaceDownKind } from '../vocabulary/face-down.ts';
import type { StickerKind } from '../vocabulary/stickers.ts';
import type { Zone } from '../vocabulary/zones.ts';
import type { EventAction } from './event-spec.ts';

/** What is stored: a game script in the case format. Immutable plain JSON; may be nonsense while it is edited. */
export interface BoardDocument {
  /** Format version. */
  readonly strata: 1;
  readonly id?: string;
  readonly title?: string;
  readonly rules?: readonly string[];
  readonly source?: { readonly kind: string; readonly ref: string };
  readonly why?: string;
  /** Turn order; the first is the active player at the start. */
  readonly players: readonly string[];
  readonly steps: readonly Step[];
  /** State-based actions after each step; absent means true. */
  readonly sba?: boolean;
  /** What the user pinned, or what a case expects: kept as it is, read by `cases/`. */
  readonly expect?: readonly unknown[];
  /** Definitions that travel with the document, by name. */
  readonly cards?: readonly CardDefinition[];
  readonly view?: Readonly<Record<string, unknown>>;
}

/** One step: exactly one action, and what goes beside it. */
export interface Step {
  readonly action: StepAction;
  readonly off?: boolean;
  readonly note?: string;
  /** Replaces the timestamp that the step would get. */
  readonly timestamp?: number;
  /**
   * Objects that get timestamps at the same time in this step, in the order that their controller chooses (CR 613.7m).
   * Those that it doesn't name come after them, as the step has them. It orders nothing across players.
   */
  readonly timestamps?: readonly string[];
}

export type StepAction =
  | { readonly kind: 'enter'; readonly entries: readonly Entry[] }
  | { readonly kind: 'token'; readonly token: TokenEntry }
  | {
      readonly kind: 'place';
      readonly id: string;
      readonly card: string;
      readonly zone: Zone;
      readonly owner: string;
      readonly exiledWith?: string;
    }
  | {
      readonly kind: 'resolve';
      readonly id?: string;
      readonly card?: string;
      readonly spell?: string;
      readonly controller?: string;
      readonly targets?: readonly string[];
      readonly x?: number;
      readonly modes?: readonly string[];
      readonly choices?: Choices;
      readonly kicked?: boolean;
      readonly how?: string;
      readonly creates?: readonly string[];
    }
  | CastAction
  | {
      readonly kind: 'activate' | 'trigger';
      readonly id?: string;
      readonly source: string;
      readonly ability: string;
      readonly controller?: string;
      readonly targets?: readonly string[];
      readonly x?: number;
      readonly choices?: Choices;
      readonly creates?: readonly string[];
    }
  | {
      readonly kind: 'effect';
      readonly id?: string;
      readonly controller: string;
      readonly text: string;
      readonly targets?: readonly string[];
      readonly x?: number;
      readonly choices?: Choices;
      readonly creates?: readonly string[];
    }
  | { readonly kind: 'emblem'; readonly id: string; readonly controller: string; readonly text: string }
  | { readonly kind: 'counter'; readonly on: string; readonly counter: string; readonly n: number }
  | { readonly kind: 'attach'; readonly id: string; readonly to: string }
  | { readonly kind: 'detach'; readonly id: string }
  | {
      readonly kind: 'move';
      readonly id: string;
      readonly to: Zone;
      readonly as?: string;
      readonly controller?: string;
      readonly choices?: Choices;
    }
  | { readonly kind: 'tap' | 'untap'; readonly id: string }
  | { readonly kind: 'turn'; readonly player: string }
  | { readonly kind: 'life'; readonly player: string; readonly n: number }
  | { readonly kind: 'choose'; readonly source: string; readonly choices: Choices }
  | { readonly kind: StatusStepKind; readonly id: string }
  | { readonly kind: 'merge'; readonly top: string; readonly bottom: string; readonly id: string }
  | {
      readonly kind: 'combat';
      readonly attackers?: readonly Attacker[];
      /** Whom each blocker blocks. */
      readonly blockers?: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'designate';
      /** An object or a player; nobody for a designation of the game itself. */
      readonly on?: string;
      readonly what: string;
      readonly off?: boolean;
    }
  | {
      readonly kind: 'sticker';
      readonly id: string;
      readonly on: string;
      readonly sticker: StickerKind;
      readonly value: string;
    }
  | EventAction
  /** A text-changing effect without duration (CR 612.1). */
  | { readonly kind: 'text'; readonly id: string; readonly from: string; readonly to: string }
  /** A step of the format that this version does not carry out yet; its JSON value is kept as it came. */
  | { readonly kind: 'unsupported'; readonly step: string; readonly value: unknown };

/** A spell is put on the stack and stays there (CR 601.2). */
export interface CastAction {
  readonly kind: 'cast';
  readonly id: string;
  readonly card: string;
  readonly controller: string;
  readonly targets?: readonly string[];
  readonly x?: number;
  readonly modes?: readonly string[];
  readonly choices?: Choices;
  readonly faceDown?: FaceDownKind;
  readonly face?: string;
  /** In which of the ways that the card offers: "bestow", "prototype", "kicked" … */
  readonly how?: string;
}

/** Steps that say a word about one permanent and nothing else. */
export const STATUS_STEP_KINDS = [
  'turn-face-up',
  'turn-face-down',
  'transform',
  'convert',
  'flip',
  'phase-out',
  'phase-in',
] as const;
export type StatusStepKind = (typeof STATUS_STEP_KINDS)[number];

export interface Attacker {
  readonly id: string;
  /** The player, planeswalker or battle that it attacks. */
  readonly attacking?: string;
}

export interface Entry {
  readonly id: string;
  readonly card: string;
  readonly controller: string;
  readonly owner?: string;
  readonly tapped?: boolean;
  readonly faceDown?: FaceDownKind;
  readonly attachedTo?: string;
  readonly counters?: Readonly<Record<string, number>>;
  readonly choices?: Choices;
  readonly transformed?: boolean;
  readonly face?: string;
  readonly how?: string;
  readonly modes?: readonly string[];
  readonly x?: number;
}

export interface TokenEntry {
  readonly id: string;
  readonly controller: string;
  readonly copyOf?: string;
  readonly name?: string;
  readonly types?: readonly string[];
  readonly subtypes?: readonly string[];
  readonly supertypes?: readonly string[];
  readonly colors?: readonly string[];
  readonly power?: number;
  readonly toughness?: number;
  readonly text?: string;
  readonly choices?: Choices;
  readonly attachedTo?: string;
  readonly tapped?: boolean;
}
