import type { Command, CommandContext } from './command.ts';
import { selectedStep } from './selected-step.ts';

/** The same step, one place earlier or later: it gets another timestamp (613.7). */
function moveBy({ state, actions }: CommandContext, by: 1 | -1): void {
  const from = selectedStep(state);
  if (from === undefined || !canMove(state.document.steps.length, from, by)) return;
  actions.dispatch({ kind: 'move-step', from, to: from + by });
  if (state.selection?.kind === 'step') actions.select({ kind: 'step', id: from + by });
}

const canMove = (steps: number, from: number | undefined, by: 1 | -1): boolean =>
  from !== undefined && from + by >= 0 && from + by < steps;

export const moveStepEarlier: Command = {
  id: 'move-step-earlier',
  keys: ['alt+arrowleft'],
  isEnabled: ({ state }) => canMove(state.document.steps.length, selectedStep(state), -1),
  whyNot: ({ state }) => (selectedStep(state) === undefined ? 'select-step' : 'first-step'),
  run: (context) => moveBy(context, -1),
};

export const moveStepLater: Command = {
  id: 'move-step-later',
  keys: ['alt+arrowright'],
  isEnabled: ({ state }) => canMove(state.document.steps.length, selectedStep(state), 1),
  whyNot: ({ state }) => (selectedStep(state) === undefined ? 'select-step' : 'last-step'),
  run: (context) => moveBy(context, 1),
};
