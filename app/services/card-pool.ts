import type { ImportedCard } from '../../engine/index.ts';
import { PoolDatabase } from '../worker/pool/pool-database.ts';
import type {
  ImportOutcome,
  ImportProgress,
  PoolAnswers,
  PoolMessage,
  PoolMeta,
  PoolNews,
  PoolQuestion,
  PoolRequest,
} from '../worker/pool/protocol.ts';
import { keepOnline, wasOnline } from './scryfall-setting.ts';

/** What the page knows of the imported cards. */
export interface PoolState {
  /** `undefined` while nothing is imported. */
  readonly meta: PoolMeta | undefined;
  readonly importing: ImportProgress | undefined;
  /** What came of the last import, until somebody has read it. */
  readonly outcome: ImportOutcome | undefined;
  /** Of how many cards the layers are known. */
  readonly compiled: number;
  /** The user lets Scryfall be asked. */
  readonly isOnline: boolean;
}

/** What the page needs of a worker; tests bring their own. */
export interface PoolWorker {
  postMessage(request: PoolRequest): void;
  onmessage: ((event: MessageEvent<PoolMessage>) => void) | null;
}

interface Waiting {
  readonly resolve: (answer: PoolAnswers[PoolQuestion['kind']]) => void;
  readonly reject: (error: Error) => void;
}

/** The imported cards, which live in a worker. It starts when there is something to ask. */
export class CardPoolClient {
  readonly #start: () => PoolWorker;
  readonly #listeners = new Set<() => void>();
  readonly #waiting = new Map<number, Waiting>();
  readonly #cards = new Map<string, ImportedCard>();
  #worker: PoolWorker | undefined;
  #isAwake = false;
  #id = 0;
  #hidden: readonly string[] = [];
  #state: PoolState = {
    meta: undefined,
    importing: undefined,
    outcome: undefined,
    compiled: 0,
    isOnline: false,
  };

  constructor(start: () => PoolWorker) {
    this.#start = start;
  }

  get state(): PoolState {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Whether Scryfall is asked from now on; remembered for the next visit. */
  setOnline(isOnline: boolean): void {
    keepOnline(isOnline);
    this.#set({ isOnline });
  }

  /** Starts the worker if an earlier visit has left cards. */
  async wake(): Promise<void> {
    if (!this.#isAwake) this.#set({ isOnline: wasOnline() });
    this.#isAwake = true;
    if (this.#worker !== undefined) return;
    const database = await PoolDatabase.open();
    const meta = await database?.meta();
    database?.close();
    if (meta === undefined) return;
    // They are said to be here before the worker has them all: many take a while.
    if (this.#state.meta === undefined) this.#set({ meta });
    this.#running();
  }

  /** Names that are known otherwise, and so are not found in the pool. */
  hide(names: readonly string[]): void {
    this.#hidden = names;
    this.#worker?.postMessage({ kind: 'hide', names });
  }

  import(file: File): void {
    const importing = { file: file.name, read: 0, size: file.size, cards: 0, damaged: 0 };
    this.#set({ importing, outcome: undefined });
    this.#running().postMessage({ kind: 'import', file });
  }

  cancelImport(): void {
    this.#worker?.postMessage({ kind: 'cancel-import' });
  }

  /** What came of the import has been read. */
  forgetOutcome(): void {
    this.#set({ outcome: undefined });
  }

  /** Asks the worker. Rejects if it can't answer. */
  ask<Question extends PoolQuestion>(question: Question): Promise<PoolAnswers[Question['kind']]> {
    const worker = this.#running();
    this.#id += 1;
    const id = this.#id;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      worker.postMessage({ kind: 'ask', id, question });
    });
  }

  /** The compiled card; from then on {@link known} has it. */
  async card(name: string): Promise<ImportedCard | undefined> {
    const known = this.#cards.get(name);
    if (known !== undefined) return known;
    const card = await this.ask({ kind: 'card', name });
    if (card !== undefined) this.#cards.set(name, card);
    return card;
  }

  /** The compiled card if it was asked for before. */
  known(name: string): ImportedCard | undefined {
    return this.#cards.get(name);
  }

  #running(): PoolWorker {
    if (this.#worker === undefined) {
      this.#worker = this.#start();
      this.#worker.onmessage = ({ data }) => this.#hear(data);
      this.#worker.postMessage({ kind: 'hide', names: this.#hidden });
    }
    return this.#worker;
  }

  #hear(message: PoolMessage): void {
    if (message.kind === 'answer' || message.kind === 'failed') {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (message.kind === 'answer') waiting?.resolve(message.answer);
      else waiting?.reject(new Error(message.message));
    } else this.#hearNews(message);
  }

  #hearNews(news: PoolNews): void {
    switch (news.kind) {
      case 'pool':
        this.#cards.clear();
        this.#set({ meta: news.meta, compiled: 0 });
        break;
      case 'importing':
        if (this.#state.importing !== undefined) this.#set({ importing: news.progress });
        break;
      case 'outcome':
        this.#set({ importing: undefined, outcome: news.outcome });
        break;
      case 'compiled':
        this.#set({ compiled: news.done });
    }
  }

  #set(changed: Partial<PoolState>): void {
    this.#state = { ...this.#state, ...changed };
    for (const listener of this.#listeners) listener();
  }
}

/** The one pool of the page. */
export const cardPool = new CardPoolClient(
  () => new Worker(new URL('../worker/pool/pool.worker.ts', import.meta.url), { type: 'module' }),
);
