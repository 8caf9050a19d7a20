import type { CardDefinition } from '../../cards/card-definition.ts';
import type { BoardDocument, Step } from '../board-document.ts';

/** One edit of a document, as the user means it. Indexes count steps (or expectations) from 0. */
export type EditCommand =
  /** Puts a step before the one at `index`; without an index, at the end. */
  | { readonly kind: 'add-step'; readonly step: Step; readonly index?: number }
  | { readonly kind: 'remove-step'; readonly index: number }
  | { readonly kind: 'replace-step'; readonly index: number; readonly step: Step }
  /** Takes the step at `from` out and puts it in so that it ends up at index `to`. */
  | { readonly kind: 'move-step'; readonly from: number; readonly to: number }
  | { readonly kind: 'set-step-off'; readonly index: number; readonly off: boolean }
  | { readonly kind: 'set-note'; readonly index: number; readonly note: string | undefined }
  | { readonly kind: 'set-timestamp'; readonly index: number; readonly timestamp: number | undefined }
  /** The order of what gets timestamps at the same time in that step (613.7m). */
  | {
      readonly kind: 'set-timestamp-order';
      readonly index: number;
      readonly timestamps: readonly string[] | undefined;
    }
  | { readonly kind: 'set-title'; readonly title: string | undefined }
  | { readonly kind: 'set-why'; readonly why: string | undefined }
  | { readonly kind: 'set-players'; readonly players: readonly string[] }
  | { readonly kind: 'add-player'; readonly player: string }
  | { readonly kind: 'remove-player'; readonly player: string }
  | { readonly kind: 'set-state-based-actions'; readonly on: boolean }
  | { readonly kind: 'pin-expectation'; readonly expectation: Readonly<Record<string, unknown>> }
  | { readonly kind: 'unpin-expectation'; readonly index: number }
  /** Adds a definition that travels with the document, or replaces the one of that name. */
  | { readonly kind: 'put-card'; readonly card: CardDefinition }
  | { readonly kind: 'remove-card'; readonly name: string }
  | { readonly kind: 'set-view'; readonly view: Readonly<Record<string, unknown>> | undefined }
  | { readonly kind: 'replace-document'; readonly document: BoardDocument }
  /** Several edits that the user sees as one. */
  | { readonly kind: 'all-of'; readonly commands: readonly EditCommand[] };
