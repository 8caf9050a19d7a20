import type { Command } from './command.ts';
import { selectedStep } from './selected-step.ts';

export const toggleStep: Command = {
  id: 'toggle-step',
  keys: ['x'],
  isEnabled: ({ state }) => selectedStep(state) !== undefined,
  whyNot: () => 'select-step',
  run({ state, actions }) {
    const index = selectedStep(state);
    if (index === undefined) return;
    const off = state.document.steps[index]?.off !== true;
    actions.dispatch({ kind: 'set-step-off', index, off });
  },
};
