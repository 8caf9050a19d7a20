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
import { help } from './help.ts';
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
import { copyLink, keptBoards, openText, share } from './share.ts';
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
import { toggleTheme } from './toggle-theme.ts';
import { undo } from './undo.ts';
import { viewBoard, viewGraph, viewLab, viewLadder, viewRules, viewSplit } from './views.ts';

/** Every command once, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  undo,
  redo,
  editStep,
  toggleStep,
  deleteStep,
  duplicateStep,
  moveStepEarlier,
  moveStepLater,
  together,
  stepMenu,
  wouldHappen,
  ...OBJECT_STEPS.map(commandOfStep),
  castSpell,
  enterCard,
  newToken,
  placeCard,
  combat,
  endCombat,
  dayNight,
  lifeTotal,
  playerDesignation,
  nextTurn,
  addPlayer,
  toggleStateBasedActions,
  previousMoment,
  nextMoment,
  firstMoment,
  lastMoment,
  previousEffect,
  nextEffect,
  firstEffect,
  lastEffect,
  viewBoard,
  viewLadder,
  viewGraph,
  viewSplit,
  viewLab,
  viewRules,
  printedLook,
  toggleTheme,
  search,
  newCard,
  newEffect,
  editCard,
  analyseCard,
  analyseText,
  nextPanel,
  previousPanel,
  clearSelection,
  help,
  newBoard,
  openFile,
  saveFile,
  openText,
  share,
  copyLink,
  copyText,
  whatIf,
  present,
  bugReport,
  keptBoards,
  importCards,
  pasteCards,
  rename,
];

const BY_ID = new Map(COMMANDS.map((command) => [command.id, command]));

/** The command of that id. Throws for one that is only a name in the catalogue. */
export function commandOf(id: CommandId): Command {
  const command = BY_ID.get(id);
  if (command === undefined) throw new Error(`There is no command ${id}`);
  return command;
}
