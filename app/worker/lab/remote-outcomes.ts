import type { OutcomesRequest, OutcomesResponse } from './protocol.ts';

/** What of a worker is needed. */
export type OutcomesWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

export type OutcomesState =
  | { readonly kind: 'working' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed' }
  | OutcomesResponse;

/**
 * All orders of an event, worked out beside the page. A question that is overtaken or given up is dropped together with
 * its worker, so nothing of it goes on.
 */
export class RemoteOutcomes {
  #worker: OutcomesWorker | undefined;
  #isBusy = false;
  readonly #begin: () => OutcomesWorker;

  constructor(begin: () => OutcomesWorker) {
    this.#begin = begin;
  }

  /** Asks; `tell` is called once, unless something else is asked before. */
  ask(request: OutcomesRequest, tell: (state: OutcomesState) => void): void {
    this.stop();
    const worker = this.#worker ?? this.#begin();
    this.#worker = worker;
    this.#isBusy = true;
    worker.onmessage = ({ data }: MessageEvent<OutcomesResponse>) => {
      this.#isBusy = false;
      tell(data);
    };
    worker.onerror = () => {
      this.#drop();
      tell({ kind: 'failed' });
    };
    worker.postMessage(request);
  }

  /** Gives up what is being worked out. */
  stop(): void {
    if (this.#isBusy) this.#drop();
  }

  #drop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#isBusy = false;
  }
}
