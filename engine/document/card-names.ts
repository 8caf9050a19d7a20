import type { BoardDocument, StepAction } from './board-document.ts';

/** The names of cards that the steps ask for, each once, in order. */
export const cardNamesIn = ({ steps }: BoardDocument): readonly string[] => [
  ...new Set(steps.flatMap(({ action }) => cardNamesOf(action))),
];

function cardNamesOf(action: StepAction): readonly string[] {
  if (action.kind === 'enter') return action.entries.map(({ card }) => card);
  if (action.kind === 'event')
    return 'enter' in action.event ? [action.event.enter].flat().map(({ card }) => card) : [];
  return 'card' in action && action.card !== undefined ? [action.card] : [];
}
