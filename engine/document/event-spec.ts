import type { Entry, TokenEntry } from './board-document.ts';

/** An event that would happen, as the case format writes it: exactly one of these keys. */
export type EventSpec =
  | { readonly damage: DamageSpec | readonly DamageSpec[] }
  | { readonly draw: PlayerAmount }
  | { readonly tokens: TokensSpec }
  | { readonly counters: CountersSpec }
  | { readonly destroy: { readonly id: string; readonly noRegen?: boolean } }
  | { readonly die: { readonly id: string } }
  /** A spell on the stack is countered, by a spell or ability of `by`. */
  | { readonly counterSpell: { readonly id: string; readonly by?: string } }
  | { readonly zone: ZoneSpec }
  | { readonly enter: Entry | readonly Entry[] }
  | { readonly gainLife: PlayerAmount }
  | { readonly loseLife: PlayerAmount }
  | { readonly discard: { readonly player: string; readonly card: string; readonly by?: string } }
  | { readonly mill: PlayerAmount }
  | { readonly skip: PlayerPart }
  | { readonly turnStep: PlayerPart }
  | { readonly rollDie: { readonly player: string; readonly n?: number } }
  | { readonly addMana: { readonly player: string; readonly mana: string; readonly from?: string } }
  | { readonly untap: { readonly id: string } }
  | { readonly turnFaceUp: { readonly id: string } }
  | { readonly lose: { readonly player: string } }
  | { readonly win: { readonly player: string } };

export interface DamageSpec {
  readonly source: string;
  readonly to: string;
  readonly amount: number;
  readonly combat?: boolean;
}
export interface PlayerAmount {
  readonly player: string;
  readonly n: number;
}
export interface PlayerPart {
  readonly player: string;
  readonly what: string;
}
/** A token without `id` and `controller`, which the event gives. */
export interface TokensSpec {
  readonly controller: string;
  readonly n: number;
  readonly token: Partial<Omit<TokenEntry, 'id' | 'controller'>>;
}
export interface CountersSpec {
  readonly on: string;
  readonly kind: string;
  readonly n: number;
  readonly by?: string;
}
export interface ZoneSpec {
  readonly id: string;
  readonly to: string;
  readonly controller?: string;
  readonly choices?: Entry['choices'];
}

export const EVENT_CAUSES = ['effect', 'cost', 'turn-based'] as const;

/** The step: an event would happen, and replacement and prevention effects apply to it (CR 614–616). */
export interface EventAction {
  readonly kind: 'event';
  readonly id: string;
  readonly event: EventSpec;
  /** The sources of the effects, in the order in which they are applied. */
  readonly order?: readonly string[];
  readonly cause?: (typeof EVENT_CAUSES)[number];
  readonly choices?: Entry['choices'];
}
