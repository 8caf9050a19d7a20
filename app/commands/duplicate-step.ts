import type { BoardDocument } from '../../engine/index.ts';
import { freshId, type StepAction } from '../../engine/index.ts';
import type { Command } from './command.ts';
import { selectedStep } from './selected-step.ts';

export const duplicateStep: Command = {
  id: 'duplicate-step',
  keys: ['mod+d'],
  isEnabled: ({ state }) => selectedStep(state) !== undefined,
  whyNot: () => 'select-step',
  run({ state, actions }) {
    const index = selectedStep(state);
    const step = index === undefined ? undefined : state.document.steps[index];
    if (index === undefined || step === undefined) return;
    const action = withFreshIds(step.action, state.document);
    actions.dispatch({ kind: 'add-step', step: { ...step, action }, index: index + 1 });
    actions.select({ kind: 'step', id: index + 1 });
  },
};

/** The same action for new objects: what it creates needs names of its own. */
function withFreshIds(action: StepAction, document: BoardDocument): StepAction {
  switch (action.kind) {
    case 'enter':
      return {
        ...action,
        entries: action.entries.map((entry) => ({ ...entry, id: freshId(document, entry.card) })),
      };
    case 'token':
      return {
        ...action,
        token: { ...action.token, id: freshId(document, action.token.name ?? action.token.id) },
      };
    case 'place':
      return { ...action, id: freshId(document, action.card) };
    case 'emblem':
      return { ...action, id: freshId(document, action.id) };
    case 'resolve':
    case 'activate':
    case 'trigger':
    case 'effect': {
      const { creates: _, ...rest } = action;
      return action.id === undefined ? rest : { ...rest, id: freshId(document, action.id) };
    }
    default:
      return action;
  }
}
