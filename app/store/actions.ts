import type { BoardDocument, CardDefinition, EditCommand, Problem, Step } from '../../engine/index.ts';
import type { Lab } from '../views/lab/lab.ts';
import type { Pending } from '../views/pending/pending.ts';
import type { Notice, OpenDialog, PanelState, Selection, Theme, View } from './state.ts';

/** Where a step came to stand, and why it is refused, if it is. */
export interface AddedStep {
  readonly index: number;
  readonly problems: readonly Problem[];
  /** The document with it. */
  readonly document: BoardDocument;
}

/** The only ways to change what is stored. */
export interface StrataActions {
  /** Carries out an edit, which can be undone. An edit without effect is none. */
  dispatch(command: EditCommand): void;
  /**
   * Puts a step right after the shown moment, with the cards that the board needs for it, shows the moment after it,
   * and returns its index, and what is wrong with it as far as that is known at once.
   */
  addStep(step: Step, cards?: readonly CardDefinition[]): AddedStep;
  /** Opens another board; that can be undone too. */
  open(document: BoardDocument): void;
  undo(): void;
  redo(): void;
  preview(document: BoardDocument | undefined): void;
  select(selection: Selection | undefined): void;
  hover(hovered: Selection | undefined): void;
  /** `undefined` follows the end of the game. */
  setMoment(moment: number | undefined): void;
  /** `undefined` is the end: all effects applied. */
  setPosition(position: number | undefined): void;
  setView(view: View): void;
  setTheme(theme: Theme): void;
  togglePrinted(): void;
  /** Begins, continues or (with `undefined`) gives up a step that needs targets or choices. */
  setPending(pending: Pending | undefined): void;
  /** Looks at an event that would happen, or at none. */
  setLab(lab: Lab | undefined): void;
  /** Begins or ends a presentation. */
  present(isPresenting: boolean): void;
  openDialog(dialog: OpenDialog | undefined): void;
  setPanels(panels: Partial<PanelState>): void;
  /** Says something in the live region and, unless it is quiet, on screen. */
  say(text: string, tone?: Notice['tone'], isQuiet?: boolean): void;
  dismissNotice(): void;
}
