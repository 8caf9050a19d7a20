import type { Command } from './command.ts';
import { selectedStep } from './selected-step.ts';

export const editStep: Command = {
  id: 'edit-step',
  keys: ['e'],
  isEnabled: ({ state }) => selectedStep(state) !== undefined,
  whyNot: () => 'select-step',
  run({ state, actions }) {
    const step = selectedStep(state);
    if (step !== undefined) actions.openDialog({ kind: 'edit-step', step });
  },
};
