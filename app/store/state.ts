import type { BoardDocument, EffectId, ObjectId } from '../../engine/index.ts';

export const VIEWS = ['board', 'ladder', 'graph', 'split'] as const;
export type View = (typeof VIEWS)[number];

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What one thing is selected, in all views at once. A step is named by its index in the document. */
export type Selection =
  | { readonly kind: 'object'; readonly id: ObjectId }
  | { readonly kind: 'effect'; readonly id: EffectId }
  | { readonly kind: 'step'; readonly id: number };

/** Everything that is stored. Whatever follows from it is computed in `derived.ts`. */
export interface StrataState {
  readonly document: BoardDocument;
  /** Documents before the last edits, the newest last; and those that were undone, the newest first. */
  readonly past: readonly BoardDocument[];
  readonly future: readonly BoardDocument[];
  readonly selection: Selection | undefined;
  readonly hovered: Selection | undefined;
  /** Index into the history's moments; `undefined` is the last one. */
  readonly moment: number | undefined;
  /** How many effects of the moment's trace the ladder has applied; `undefined` is all of them. */
  readonly position: number | undefined;
  readonly view: View;
  readonly theme: Theme;
  /** Tiles show the printed card instead of the values after all layers. */
  readonly showsPrinted: boolean;
}

export interface StrataActions {
  /** Replaces the document as one undoable edit. Does nothing for the same document. */
  edit(document: BoardDocument): void;
  /** Replaces the document and forgets what was undone: another board was opened. It can be undone too. */
  open(document: BoardDocument): void;
  undo(): void;
  redo(): void;
  select(selection: Selection | undefined): void;
  hover(hovered: Selection | undefined): void;
  /** `undefined` follows the end of the game. */
  setMoment(moment: number | undefined): void;
  setPosition(position: number | undefined): void;
  setView(view: View): void;
  setTheme(theme: Theme): void;
  togglePrinted(): void;
}
