import type { BoardDocument, History, Moment, Trace } from '../../engine/index.ts';
import { libraryCard, playHistory, recordTrace } from '../../engine/index.ts';
import type { StrataState } from './state.ts';

let last: { readonly document: BoardDocument; readonly history: History } | undefined;

/** The document played out. What comes before the first changed step is taken from the last history. */
export function historyOf(document: BoardDocument): History {
  if (last?.document === document) return last.history;
  last = { document, history: playHistory(document, libraryCard, last?.history) };
  return last.history;
}

/** What is shown: the document, or what it would be if the drag ended now. */
export const shownDocument = ({
  document,
  preview,
}: Pick<StrataState, 'document' | 'preview'>): BoardDocument => preview ?? document;

/** Index of the shown moment: 0 is the start, the number of steps is the end. */
export const momentIndex = (history: History, moment: number | undefined): number =>
  Math.min(moment ?? history.moments.length - 1, history.moments.length - 1);

/** The moment with that index, the last one if there is none. */
export function momentAt(history: History, index: number | undefined): Moment {
  const moment = history.moments[momentIndex(history, index)];
  if (moment === undefined) throw new Error('A history has no moment');
  return moment;
}

/** The trace of the moment's evaluation; the same state gives the same trace. */
export const traceOf = (moment: Moment): Trace => recordTrace(moment.state);

/** What commands and other things outside React ask: all of it computed from the state. */
export function derive(state: StrataState): {
  readonly history: History;
  readonly index: number;
  readonly moment: Moment;
  readonly trace: Trace;
} {
  const history = historyOf(shownDocument(state));
  const index = momentIndex(history, state.moment);
  const moment = momentAt(history, state.moment);
  return { history, index, moment, trace: traceOf(moment) };
}
