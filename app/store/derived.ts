import type {
  BoardDocument,
  CardDefinition,
  GameState,
  History,
  Moment,
  Problem,
  Step,
  Trace,
} from '../../engine/index.ts';
import { applyCommand, libraryCard, playHistory, recordTrace } from '../../engine/index.ts';
import { loadTextReader, needsTextReader, textReader } from '../services/text-reader.ts';
import { isHere, RemoteHistory } from '../worker/remote-history.ts';
import { addedStep } from './added-step.ts';
import type { StrataState } from './state.ts';

/** Games with more steps than this are played in a worker, so that the page stays quick. */
const LONG = 40;

/** So many histories are kept: while something is dragged, the document and what it would be are asked for in turn. */
const KEPT = 3;

let kept: readonly { readonly document: BoardDocument; readonly history: History }[] = [];
let remote: RemoteHistory | undefined;

/**
 * The document played out. What comes before the first changed step is taken from the last history. A long game is
 * played in a worker: until it is done, this is the last history that was, and `subscribeToHistory` tells when it is.
 */
export function historyOf(document: BoardDocument, moment?: number): History {
  if (document.steps.length > LONG && typeof Worker !== 'undefined') {
    if (needsTextReader(document)) readAllTexts();
    return remoteHistory().history(document, moment);
  }
  const known = kept.find((each) => each.document === document);
  if (known !== undefined) return known.history;
  const history = playHistory(document, libraryCard, kept[0]?.history, textReader());
  if (history.problems.some(({ code }) => code === 'text-not-read-yet')) readAllTexts();
  kept = [{ document, history }, ...kept].slice(0, KEPT);
  return history;
}

/** What is wrong with a step. Known for games that are played here; nothing is said about longer ones. */
export function problemsOf(document: BoardDocument, index: number): readonly Problem[] {
  return document.steps.length > LONG ? [] : problemsAt(historyOf(document), index);
}

/** The moments around a step; `undefined` for a game that is not played here. */
export function momentsAround(document: BoardDocument, index: number): readonly [Moment, Moment] | undefined {
  if (document.steps.length > LONG) return undefined;
  const { moments } = historyOf(document);
  const [before, after] = [moments[index], moments[index + 1]];
  return before === undefined || after === undefined ? undefined : [before, after];
}

/** Whether state-based actions followed a step, as far as the game is played here. */
export const isSettledAfter = (document: BoardDocument, index: number): boolean =>
  momentsAround(document, index)?.[1].events.some(({ kind }) => kind === 'state-based-action') ?? false;

const problemsAt = ({ problems }: History, index: number): readonly Problem[] =>
  problems.filter(({ at, code }) => at === index && code !== 'text-not-read-yet');

/**
 * What would be wrong with a step if it were put before the one at `index`, or in its place. Known for games that are
 * played here; nothing is said about longer ones.
 */
export function problemsIfDone(
  document: BoardDocument,
  step: Step,
  index: number,
  isNew: boolean,
  brings: readonly CardDefinition[] = [],
): readonly Problem[] {
  if (index >= LONG) return [];
  const edit = isNew ? addedStep(step, index, brings) : ({ kind: 'replace-step', index, step } as const);
  const whole = applyCommand(document, edit);
  const known = kept[0]?.history;
  const until = { ...whole, steps: whole.steps.slice(0, index + 1) };
  return problemsAt(playHistory(until, libraryCard, known, textReader()), index);
}

/** Plays again once the reader of all texts is there. */
function readAllTexts(): void {
  const before = textReader();
  void loadTextReader().then((reader) => {
    if (reader === before) return;
    kept = [];
    for (const listener of listeners) listener();
  });
}

function remoteHistory(): RemoteHistory {
  if (remote === undefined) {
    remote = new RemoteHistory(
      new Worker(new URL('../worker/history.worker.ts', import.meta.url), { type: 'module' }),
    );
    remote.subscribe(() => {
      for (const listener of listeners) listener();
    });
  }
  return remote;
}

const listeners = new Set<() => void>();

/** Tells when a history that is played elsewhere is done, or has come further. */
export function subscribeToHistory(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How far a long game has been played; `undefined` if none is being played. */
export const historyProgress = () => remote?.progress;

/** What is shown: the document, or what it would be if the drag ended now. */
export const shownDocument = ({
  document,
  preview,
}: Pick<StrataState, 'document' | 'preview'>): BoardDocument => preview ?? document;

/** Index of the shown moment: 0 is the start, the number of steps is the end. */
export const momentIndex = (history: History, moment: number | undefined): number =>
  Math.min(moment ?? history.moments.length - 1, history.moments.length - 1);

/** The moment with that index, the last one if there is none, or if its state is still on its way. */
export function momentAt(history: History, index: number | undefined): Moment {
  const wanted = history.moments[momentIndex(history, index)];
  const moment = wanted !== undefined && isHere(wanted) ? wanted : history.moments.at(-1);
  if (moment === undefined) throw new Error('A history has no moment');
  return moment;
}

/** The state of the moment with that index, unless it is still on its way. */
export function stateAt(history: History, index: number): GameState | undefined {
  const moment = history.moments[index];
  return moment !== undefined && isHere(moment) ? moment.state : undefined;
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
  const history = historyOf(shownDocument(state), state.moment);
  const index = momentIndex(history, state.moment);
  const moment = momentAt(history, state.moment);
  return {
    history,
    index,
    moment,
    get trace() {
      return traceOf(moment);
    },
  };
}
