import { CardPool } from './card-pool.ts';
import { importFile } from './import-file.ts';
import { OnlineCards } from './online-cards.ts';
import type { PoolCard } from './pool-card.ts';
import { chunkOf, PoolDatabase } from './pool-database.ts';
import type {
  FoundName,
  FoundNames,
  ImportProgress,
  PoolAnswers,
  PoolMeta,
  PoolNews,
  PoolQuestion,
} from './protocol.ts';
import { Scryfall } from './scryfall.ts';

/** Milliseconds of compiling before others have their turn, and between two reports. */
const SLICE = 25;
const REPORT = 400;
/** How long answers of Scryfall are kept. */
const DAY = 24 * 60 * 60 * 1000;

export interface PoolOptions {
  readonly tell: (news: PoolNews) => void;
  /** Names the build of the compiler: what another one found out is found out anew. */
  readonly compiler: string;
  readonly now: () => number;
}

/** The imported cards: kept in the browser's database, searched in memory, compiled while nothing else is asked. */
export class PoolService {
  readonly #options: PoolOptions;
  readonly #isLoaded: Promise<void>;
  readonly #online: OnlineCards;
  #database: PoolDatabase | undefined;
  #pool = new CardPool([]);
  #meta: PoolMeta | undefined;
  #hidden: ReadonlySet<string> = new Set();
  #importing: AbortController | undefined;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#isLoaded = this.#load();
    this.#online = new OnlineCards(
      new Scryfall({
        cache: {
          get: async (request) => this.#database?.answer(request),
          put: async (request, answer) => this.#database?.keepAnswer(request, answer),
        },
        fetch: (...request) => fetch(...request),
        now: options.now,
        wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      }),
    );
  }

  hide(names: readonly string[]): void {
    this.#hidden = new Set(names);
  }

  /** Imports a file in the place of the cards that are there; another import that runs ends. */
  async import(file: File): Promise<void> {
    this.cancelImport();
    const importing = new AbortController();
    this.#importing = importing;
    await this.#isLoaded;
    const { tell, now } = this.#options;
    const { outcome, cards } = await importFile(file, {
      database: this.#database,
      signal: importing.signal,
      onProgress: everySoOften((progress) => tell({ kind: 'importing', progress }), now),
      now,
    });
    if (this.#importing === importing) this.#importing = undefined;
    if (outcome.kind === 'imported') this.#use(cards, outcome.meta);
    tell({ kind: 'outcome', outcome });
  }

  cancelImport(): void {
    this.#importing?.abort();
    this.#importing = undefined;
  }

  /** Answers a question once the cards are there. */
  async answer(question: PoolQuestion): Promise<PoolAnswers[PoolQuestion['kind']]> {
    await this.#isLoaded;
    switch (question.kind) {
      case 'search':
        return this.#pool.search(question.query, question.limit, this.#hidden);
      case 'card':
        return this.#pool.compiled(question.name) ?? this.#online.compiled(question.name);
      case 'names':
        return this.#findNames(question.names, question.address);
      case 'online':
        return this.#online.search(question.address, question.query, this.#hidden);
      case 'remove':
        await this.#database?.remove();
        this.#use([], undefined);
        return undefined;
    }
  }

  async #findNames(names: readonly string[], address: string | undefined): Promise<FoundNames> {
    const missing = names.filter((name) => this.#pool.find(name) === undefined);
    const failure =
      address === undefined || missing.length === 0
        ? undefined
        : await this.#online.fetchNames(address, missing);
    const found = names.map((name): FoundName => {
      const card = this.#pool.compiled(name) ?? this.#online.compiled(name);
      return { name, card, near: card === undefined ? this.#pool.nearest(name, 5) : [] };
    });
    return { found, failure };
  }

  async #load(): Promise<void> {
    const database = await PoolDatabase.open();
    this.#database = database;
    await database?.forgetAnswers(this.#options.now() - DAY).catch(() => undefined);
    const meta = await database?.meta();
    this.#use(meta === undefined ? [] : ((await database?.cards()) ?? []), meta);
  }

  #use(cards: readonly PoolCard[], meta: PoolMeta | undefined): void {
    const pool = new CardPool(cards);
    this.#pool = pool;
    this.#meta = meta;
    this.#options.tell({ kind: 'pool', meta });
    if (meta !== undefined) void this.#compileAll(pool);
  }

  /** Finds out the layers of all cards, as long as these are the cards; what was found out before is read. */
  async #compileAll(pool: CardPool): Promise<void> {
    const { tell, compiler, now } = this.#options;
    const known = await this.#database?.readings(compiler).catch(() => undefined);
    for (const [at, reading] of known ?? []) pool.read(at, reading);
    const report = everySoOften((done: number) => tell({ kind: 'compiled', done }), now);
    let pause = now() + SLICE;
    for (let chunk = 0, done = 0; done < pool.size; chunk += 1) {
      const places = chunkOf(chunk, pool.size);
      const isNew = places.some((at) => pool.reading(at) === undefined);
      for (const at of places) {
        if (pool.reading(at) === undefined) pool.read(at);
        if (now() < pause) continue;
        await new Promise((resolve) => setTimeout(resolve, 0));
        if (this.#pool !== pool) return;
        pause = now() + SLICE;
      }
      done += places.length;
      if (isNew) await this.#keep(pool, chunk, places);
      report(done);
    }
    if (this.#pool === pool) tell({ kind: 'compiled', done: pool.size });
  }

  async #keep(pool: CardPool, chunk: number, places: readonly number[]): Promise<void> {
    if (this.#pool !== pool || this.#meta === undefined) return;
    const readings = places.flatMap((at) => pool.reading(at) ?? []);
    // Without room they are found out again the next time.
    await this.#database?.keepReadings(chunk, this.#options.compiler, readings).catch(() => undefined);
  }
}

/** Calls at most every so often; the first call goes through. */
function everySoOften<Value extends ImportProgress | number>(
  call: (value: Value) => void,
  now: () => number,
): (value: Value) => void {
  let next = 0;
  return (value) => {
    if (now() < next) return;
    next = now() + REPORT;
    call(value);
  };
}
