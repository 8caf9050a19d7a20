import {
  importCards,
  newBoard,
  openFile,
  pasteCards,
  rename,
  saveFile,
  toggleStateBasedActions,
} from './board-file.ts';
import { bugReport, whatIf } from './bug-report.ts';
import { clearSelection } from './clear-selection.ts';
import type { Command, CommandId } from './command.ts';
import { copyText } from './copy-text.ts';
import { deleteStep } from './delete-step.ts';
import { duplicateStep } from './duplicate-step.ts';
import { editStep } from './edit-step.ts';
import { firstEffect, lastEffect, nextEffect, previousEffect } from './effects.ts';
import { help, palette } from './help.ts';
import { wouldHappen } from './lab.ts';
import { firstMoment, lastMoment, nextMoment, previousMoment } from './moments.ts';
import { moveStepEarlier, moveStepLater } from './move-step.ts';
import { analyseCard, analyseText, editCard, newCard, newEffect } from './own.ts';
import { nextPanel, previousPanel } from './panels.ts';
import { addPlayer, nextTurn } from './players.ts';
import { present } from './present.ts';
import { printedLook } from './printed-look.ts';
import { redo } from './redo.ts';
import { search } from './search.ts';
import {
  copyLink,
  keptBoards,
  openText,
  print,
  share,
  shareEmbed,
  sharePicture,
  shareText,
} from './share.ts';
import {
  castSpell,
  combat,
  dayNight,
  endCombat,
  enterCard,
  lifeTotal,
  newToken,
  placeCard,
  playerDesignation,
  stepMenu,
  together,
} from './steps/game-steps.ts';
import { commandOfStep } from './steps/object-step.ts';
import { OBJECT_STEPS } from './steps/object-steps.ts';
import { toggleStep } from './toggle-step.ts';
import { systemTheme, toggleTheme } from './toggle-theme.ts';
import { undo } from './undo.ts';
import { viewBoard, viewGraph, viewLab, viewLadder, viewRules, viewSplit } from './views.ts';

/** The parts of the help and of the palette, in their order. */
export const COMMAND_GROUPS = [
  'edit',
  'cards',
  'object',
  'game',
  'moments',
  'views',
  'whole',
  'file',
  'share',
  'app',
] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];

/** Every command once. Keys, menus, the help and the palette are all fed from here. */
const GROUPS: Readonly<Record<CommandGroup, readonly Command[]>> = {
  file: [newBoard, openFile, saveFile, rename, openText, keptBoards, importCards, pasteCards],
  share: [share, copyLink, copyText, sharePicture, shareText, shareEmbed, print, bugReport],
  whole: [whatIf, present, addPlayer, toggleStateBasedActions],
  edit: [
    undo,
    redo,
    editStep,
    toggleStep,
    deleteStep,
    duplicateStep,
    moveStepEarlier,
    moveStepLater,
    together,
    clearSelection,
  ],
  cards: [search, newCard, newEffect, editCard, analyseCard, analyseText],
  object: [stepMenu, wouldHappen, ...OBJECT_STEPS.map(commandOfStep)],
  game: [
    castSpell,
    enterCard,
    placeCard,
    newToken,
    combat,
    endCombat,
    dayNight,
    lifeTotal,
    playerDesignation,
    nextTurn,
  ],
  moments: [
    previousMoment,
    nextMoment,
    firstMoment,
    lastMoment,
    previousEffect,
    nextEffect,
    firstEffect,
    lastEffect,
  ],
  views: [
    viewBoard,
    viewLadder,
    viewGraph,
    viewSplit,
    viewLab,
    viewRules,
    printedLook,
    nextPanel,
    previousPanel,
  ],
  app: [palette, help, toggleTheme, systemTheme],
};

/** The commands of a part, in its order. */
export const commandsIn = (group: CommandGroup): readonly Command[] => GROUPS[group];

/** Every command once, in the order of the parts. */
export const COMMANDS: readonly Command[] = COMMAND_GROUPS.flatMap(commandsIn);

const BY_ID = new Map(COMMANDS.map((command) => [command.id, command]));

/** The command of that id. Throws for one that is only a name in the catalogue. */
export function commandOf(id: CommandId): Command {
  const command = BY_ID.get(id);
  if (command === undefined) throw new Error(`There is no command ${id}`);
  return command;
}
