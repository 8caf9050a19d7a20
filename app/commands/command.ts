import type { BoardDocument, Trace } from '../../engine/index.ts';
import type { commands } from '../i18n/en/commands.ts';
import type { palette } from '../i18n/en/palette.ts';
import type { StrataActions } from '../store/actions.ts';
import type { StrataState } from '../store/state.ts';

/** The command's name in the catalogue: `command.<id>`. */
export type CommandId = keyof typeof commands;

/** Why a command can't run now, as the catalogue words it: `palette.whyNot.<reason>`. */
export type WhyNot = keyof (typeof palette)['whyNot'];

/** What the browser does for commands: files, the clipboard, the page. */
export interface Services {
  openFile(): void;
  saveFile(document: BoardDocument): void;
  /** Lets the user choose a file of cards, and imports it. */
  importCards(): void;
  /** Puts the ladder as text into the clipboard. */
  copyLadder(trace: Trace): void;
  /** Puts the link of the board, as it is seen, into the clipboard. */
  copyLink(state: StrataState): void;
  /** Puts the keyboard into the library's search field. */
  focusSearch(): void;
  /** Opens the menu of an object on the board, or without one that of the game. */
  openMenu(object: string | undefined): void;
  /** Moves the keyboard to an object on the board, once it is drawn there. */
  focusObject(object: string): void;
  /** Lets the browser print the board as it is seen. */
  print(): void;
  /** Moves the keyboard to the next panel, or with -1 to the one before. */
  focusPanel(direction: 1 | -1): void;
}

export interface CommandContext {
  /** As it is now, whenever it is asked for. */
  readonly state: StrataState;
  readonly actions: StrataActions;
  readonly services: Services;
}

/** Something that the user can do, from a menu, a button or the keyboard. */
export interface Command {
  readonly id: CommandId;
  /** Keys that run it, the one that menus show first: `mod+z`, `]`, `delete`. */
  readonly keys: readonly string[];
  /** It is about the selected object: a key pressed on another one selects that first. */
  readonly isAboutObject?: true;
  /** It changes nothing of the board, so that it also runs where a board is only to be looked at. */
  readonly onlyLooks?: true;
  isEnabled(context: CommandContext): boolean;
  /** Why it is not enabled; asked only then. What is always enabled has no reason. */
  whyNot?(context: CommandContext): WhyNot;
  run(context: CommandContext): void;
}

/** Whether the command can run now: it is enabled, and the board may be changed or it changes nothing. */
export const canRun = (command: Command, context: CommandContext): boolean =>
  (command.onlyLooks === true || !context.state.isReadOnly) && command.isEnabled(context);

/** Why the command can't run now; `undefined` if it can. */
export function whyNot(command: Command, context: CommandContext): WhyNot | undefined {
  if (canRun(command, context)) return undefined;
  if (context.state.isReadOnly && command.onlyLooks !== true) return 'read-only';
  return command.whyNot?.(context) ?? 'not-now';
}
