import type { BoardDocument, GameState, History, Moment } from '../../engine/index.ts';
import { evaluate, libraryCard, playHistory } from '../../engine/index.ts';
import { textReader } from '../services/text-reader.ts';
import type { MomentRecord, PlayRequest, PlayResponse } from './protocol.ts';

/** How far the newest document is. */
export interface Progress {
  readonly played: number;
  readonly steps: number;
}

/** What the page needs of a worker; tests bring their own. */
export interface HistoryWorker {
  postMessage(request: PlayRequest): void;
  onmessage: ((event: MessageEvent<PlayResponse>) => void) | null;
}

/**
 * Histories of long games, played in a worker. While a newer document is being played the last finished history is
 * given out; listeners hear when that changes.
 */
export class RemoteHistory {
  readonly #worker: HistoryWorker;
  readonly #listeners = new Set<() => void>();
  #asked: { readonly document: BoardDocument; readonly moment: number | undefined } | undefined;
  #id = 0;
  /** Finished histories, the newest first. */
  #done: readonly { readonly document: BoardDocument; readonly history: History }[] = [];
  #progress: Progress | undefined;

  constructor(worker: HistoryWorker) {
    this.#worker = worker;
    worker.onmessage = ({ data }) => this.#hear(data);
  }

  /** The document's history, or the last finished one while it is on its way (empty before the first). */
  history(document: BoardDocument, moment: number | undefined): History {
    const done = this.#done.find((each) => each.document === document && hasState(each.history, moment));
    if (done !== undefined) return done.history;
    if (this.#asked?.document !== document || this.#asked.moment !== moment) {
      this.#asked = { document, moment };
      this.#id += 1;
      this.#progress = { played: 0, steps: document.steps.length };
      this.#worker.postMessage({ id: this.#id, document, moment });
    }
    const [newest] = this.#done;
    if (newest !== undefined) return newest.history;
    const history = playHistory({ ...EMPTY, players: document.players }, libraryCard);
    this.#done = [{ document: EMPTY, history }];
    return history;
  }

  /** `undefined` when nothing is on its way. */
  get progress(): Progress | undefined {
    return this.#progress;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #hear(response: PlayResponse): void {
    const asked = this.#asked;
    if (response.id !== this.#id || asked === undefined) return;
    if (response.kind === 'progress') {
      this.#progress = { played: response.played, steps: response.steps };
    } else {
      this.#progress = undefined;
      const { document } = asked;
      this.#done = [{ document, history: rebuilt(document, response) }, ...this.#done].slice(0, KEPT);
    }
    for (const listener of this.#listeners) listener();
  }
}

/** So many are kept: while something is dragged, the document and what it would be are asked for in turn. */
const KEPT = 3;

const EMPTY: BoardDocument = { strata: 1, players: ['A', 'B'], steps: [] };

/** A moment whose state came along, or can be had by playing the game up to it here. */
interface RemoteMoment extends Moment {
  readonly clock: number;
  readonly isHere: boolean;
}

/** Whether the moment's state is here; asking for one that isn't plays the game up to it. */
export const isHere = (moment: Moment): boolean => !('isHere' in moment) || moment.isHere === true;

const hasState = ({ moments }: History, index: number | undefined): boolean => {
  const moment = moments[Math.min(index ?? moments.length - 1, moments.length - 1)];
  return moment !== undefined && isHere(moment);
};

function rebuilt(document: BoardDocument, response: Extract<PlayResponse, { kind: 'played' }>): History {
  const states = new Map(response.states);
  return {
    problems: response.problems,
    moments: response.records.map((record, index) =>
      remoteMoment(document, record, index, states.get(index)),
    ),
  };
}

function remoteMoment(
  document: BoardDocument,
  record: MomentRecord,
  index: number,
  here: GameState | undefined,
): RemoteMoment {
  let state = here;
  const stateOf = (): GameState => {
    // Seldom: something asks for a moment that is not shown.
    const before = { ...document, steps: document.steps.slice(0, index) };
    state ??= playHistory(before, libraryCard, undefined, textReader()).moments.at(-1)?.state;
    if (state === undefined) throw new Error(`The game has no moment ${index}`);
    return state;
  };
  let evaluation: Moment['evaluation'] | undefined;
  return {
    ...record,
    isHere: here !== undefined,
    get state() {
      return stateOf();
    },
    get evaluation() {
      evaluation ??= evaluate(stateOf());
      return evaluation;
    },
  };
}
