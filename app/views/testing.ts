import type { BoardDocument, History, Step, StepAction, Trace } from '../../engine/index.ts';
import { compilingReader, libraryCard, playHistory, recordTrace } from '../../engine/index.ts';

/** A document for tests: cards by name enter for A unless the step says something else. */
export const game = (...steps: readonly (string | StepAction | Step)[]): BoardDocument => ({
  strata: 1,
  players: ['A', 'B'],
  steps: steps.map((step): Step => {
    if (typeof step !== 'string') return 'action' in step ? step : { action: step };
    return { action: enter(step) };
  }),
});

/** A card that enters; its id is its name in lower case. */
export const enter = (
  card: string,
  controller = 'A',
  more: { readonly attachedTo?: string } = {},
): StepAction => ({
  kind: 'enter',
  entries: [{ id: card.toLowerCase(), card, controller, ...more }],
});

/** The document played, and the trace of its last moment. */
export function played(document: BoardDocument): { readonly history: History; readonly trace: Trace } {
  const history = playHistory(document, libraryCard, undefined, compilingReader);
  const last = history.moments.at(-1);
  if (last === undefined) throw new Error('A history has no moment');
  return { history, trace: recordTrace(last.state) };
}
