import type { BoardDocument, History, Moment, Trace } from '../../engine/index.ts';
import { playHistory, traceEvaluation } from '../../engine/index.ts';

let last: { readonly document: BoardDocument; readonly history: History } | undefined;
const traces = new WeakMap<Moment, Trace>();

/** The document played out; what comes before the first changed step is taken from the last history. */
export function historyOf(document: BoardDocument): History {
  if (last?.document === document) return last.history;
  last = { document, history: playHistory(document) };
  return last.history;
}

/** The moment with that index, the last one if there is none. */
export function momentAt(history: History, index: number | undefined): Moment {
  const moment = history.moments[index ?? history.moments.length - 1] ?? history.moments.at(-1);
  if (moment === undefined) throw new Error('A history has no moment');
  return moment;
}

/** The trace of the moment's evaluation, made when first asked for. */
export function traceOf(moment: Moment): Trace {
  let trace = traces.get(moment);
  if (trace === undefined) {
    trace = traceEvaluation(moment.state);
    traces.set(moment, trace);
  }
  return trace;
}
