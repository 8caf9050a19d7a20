import type { View } from '../store/state.ts';
import type { Command, CommandId } from './command.ts';

const viewCommand = (view: View, key: string): Command => ({
  id: `view-${view}` satisfies CommandId,
  keys: [key],
  isEnabled: () => true,
  run({ actions }) {
    actions.setView(view);
    if (view !== 'split') actions.setPanels({ phone: view });
  },
});

/** The views that a board has which is only to be looked at, too. */
const lookCommand = (view: View, key: string): Command => ({ ...viewCommand(view, key), onlyLooks: true });

export const viewBoard = lookCommand('board', '1');
export const viewLadder = lookCommand('ladder', '2');
export const viewGraph = lookCommand('graph', '3');
export const viewSplit = viewCommand('split', '4');
export const viewRules = viewCommand('rules', '5');
export const viewLab = viewCommand('lab', '6');
