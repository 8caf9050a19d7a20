import type { Command } from './command.ts';
import { selectedStep } from './selected-step.ts';

export const deleteStep: Command = {
  id: 'delete-step',
  keys: ['delete', 'backspace'],
  isEnabled: ({ state }) => selectedStep(state) !== undefined,
  whyNot: () => 'select-step',
  run({ state, actions }) {
    const index = selectedStep(state);
    if (index === undefined) return;
    actions.dispatch({ kind: 'remove-step', index });
    const left = state.document.steps.length - 1;
    const wasStep = state.selection?.kind === 'step';
    actions.select(wasStep && left > 0 ? { kind: 'step', id: Math.min(index, left - 1) } : undefined);
  },
};
