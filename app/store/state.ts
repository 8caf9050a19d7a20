import type {
  BoardDocument,
  EffectId,
  Note,
  ObjectId,
  PlayerId,
  Project,
  StepAction,
} from '../../engine/index.ts';
import type { Lab } from '../views/lab/lab.ts';
import type { Pending } from '../views/pending/pending.ts';
import type { TimestampQuestion } from '../views/what-if/by-timestamp-view.ts';

export const VIEWS = ['board', 'ladder', 'graph', 'split', 'lab', 'rules'] as const;
export type View = (typeof VIEWS)[number];

export const SPLIT_VIEWS = ['ladder', 'graph', 'lab'] as const;
/** What the second half of the split view shows. */
export type SplitView = (typeof SPLIT_VIEWS)[number];

/** What a phone shows, one at a time. */
export const PHONE_PANELS = ['board', 'timeline', 'ladder', 'graph', 'lab', 'library', 'rules'] as const;
export type PhonePanel = (typeof PHONE_PANELS)[number];

/** How high the inspector's sheet stands on a phone. */
export const SHEET_HEIGHTS = ['low', 'half', 'full'] as const;
export type SheetHeight = (typeof SHEET_HEIGHTS)[number];

export const LIBRARY_TABS = ['cards', 'effects', 'own', 'examples'] as const;
export type LibraryTab = (typeof LIBRARY_TABS)[number];

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The one thing that is selected, in all views at once. A step is named by its index in the document. */
export type Selection =
  | { readonly kind: 'object'; readonly id: ObjectId }
  | { readonly kind: 'effect'; readonly id: EffectId }
  | { readonly kind: 'player'; readonly id: PlayerId }
  /** The rules of the game. */
  | { readonly kind: 'game'; readonly id: 'game' }
  | { readonly kind: 'step'; readonly id: number };

export const SHARE_PARTS = ['link', 'picture', 'text', 'embed'] as const;
/** In which form a board is shared. */
export type SharePart = (typeof SHARE_PARTS)[number];

/** The dialog that is open. */
export type OpenDialog =
  | { readonly kind: 'help' }
  | { readonly kind: 'rename' }
  | { readonly kind: 'palette' }
  | { readonly kind: 'share'; readonly part: SharePart }
  /** A link, a line or a file's text, typed or pasted. */
  | { readonly kind: 'open-text'; readonly text: string }
  | { readonly kind: 'kept-boards' }
  | { readonly kind: 'import-cards' }
  | { readonly kind: 'paste-cards'; readonly text: string }
  | { readonly kind: 'edit-step'; readonly step: number }
  /** Puts together a step that is added when it is whole; this is how far it is known. */
  | { readonly kind: 'new-step'; readonly action: StepAction }
  /** Writes a new card, or changes the one of that name. */
  | { readonly kind: 'own-card'; readonly card?: string }
  /** Writes a new effect, or changes the one of that step. */
  | { readonly kind: 'own-effect'; readonly step?: number }
  /** Writes a token, or changes the one of that step. */
  | { readonly kind: 'own-token'; readonly step?: number }
  /** Of a card by its name, of an object of the board, or of a text; a field for a text if there is none. */
  | {
      readonly kind: 'analyse';
      readonly card?: string;
      readonly object?: ObjectId;
      readonly text?: string;
    }
  | { readonly kind: 'life'; readonly player: string; readonly life: number }
  | { readonly kind: 'bug-report' }
  /** Side by side with what the question asks for, if there is one. */
  | { readonly kind: 'what-if'; readonly question?: TimestampQuestion }
  /** What came of a state file of another program. */
  | { readonly kind: 'state-report'; readonly report: StateReport }
  | { readonly kind: 'bad-file'; readonly name: string; readonly errors: readonly FileError[] };

/** A state file that was opened: what it lacks, and its text while another part of it may be wanted. */
export interface StateReport {
  readonly name: string;
  readonly project: Project;
  readonly notes: readonly Note[];
  readonly text: string;
  readonly groups: readonly string[];
  readonly group: string | undefined;
}

/** What is wrong with a file, and where in it. */
export interface FileError {
  readonly path: string;
  readonly code: string;
  readonly parameters: Readonly<Record<string, string | number>>;
}

/** Something that was said: shown for a moment and read out. `id` tells two equal ones apart. */
export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly tone: 'info' | 'success' | 'error';
  /** Only for screen readers. */
  readonly isQuiet: boolean;
}

export interface PanelState {
  readonly isLibraryOpen: boolean;
  readonly libraryTab: LibraryTab;
  readonly split: SplitView;
  readonly phone: PhonePanel;
  readonly sheet: SheetHeight;
  readonly isTipOpen: boolean;
  /** The rule at which the Rules page stands. */
  readonly rule?: string;
}

/** Everything that is stored. Whatever follows from it is computed in `derived.ts`. */
export interface StrataState {
  readonly document: BoardDocument;
  /** The board is only to be looked at: the actions leave it as it is. */
  readonly isReadOnly: boolean;
  /** What the document would be if the drag ended now; shown instead of the document, never kept. */
  readonly preview: BoardDocument | undefined;
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
  /** A step that still needs targets or choices. */
  readonly pending: Pending | undefined;
  /** The event that is looked at in the lab. */
  readonly lab: Lab | undefined;
  readonly dialog: OpenDialog | undefined;
  /** Board and ladder fill the screen, to be gone through before others. */
  readonly isPresenting: boolean;
  readonly notice: Notice | undefined;
  readonly panels: PanelState;
}
