import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Reading } from '../../views/library/query/searchable.ts';
import type { PoolCard } from './pool-card.ts';
import type { PoolMeta } from './protocol.ts';

/** Cards in one record. JSON text is read faster than a record each, and faster than copied objects. */
const CHUNK = 256;
const POOL = 'pool';

interface Schema extends DBSchema {
  meta: { key: string; value: PoolMeta };
  cards: { key: number; value: string };
  /** What compiling said, and which build of the compiler. */
  readings: { key: number; value: { readonly by: string; readonly text: string } };
  /** Answers of Scryfall, by the request. */
  answers: { key: string; value: KeptAnswer };
}

interface KeptAnswer {
  readonly at: number;
  readonly text: string;
}

/** The imported cards in the browser's database, apart from the boards. */
export class PoolDatabase {
  readonly #db: IDBPDatabase<Schema>;

  private constructor(db: IDBPDatabase<Schema>) {
    this.#db = db;
  }

  /** `undefined` where the browser keeps nothing (private windows, blocked storage). */
  static async open(): Promise<PoolDatabase | undefined> {
    try {
      const db = await openDB<Schema>('strata-cards', 2, {
        upgrade(database, from) {
          if (from < 1) {
            database.createObjectStore('meta');
            database.createObjectStore('cards');
            database.createObjectStore('readings');
          }
          if (from < 2) database.createObjectStore('answers');
        },
        blocking: (_, __, event) => (event.target as IDBDatabase).close(),
      });
      return new PoolDatabase(db);
    } catch {
      return undefined;
    }
  }

  close(): void {
    this.#db.close();
  }

  meta(): Promise<PoolMeta | undefined> {
    return this.#db.get('meta', POOL);
  }

  /** All cards in their order. */
  async cards(): Promise<readonly PoolCard[]> {
    const chunks = await this.#db.getAll('cards');
    return chunks.flatMap((text): readonly PoolCard[] => JSON.parse(text));
  }

  /** Puts these cards in the place of those that are there: all of them or, if it rejects, none. */
  async replace(cards: readonly PoolCard[], meta: Omit<PoolMeta, 'chunks'>): Promise<PoolMeta> {
    const count = Math.ceil(cards.length / CHUNK);
    const whole = { ...meta, chunks: count };
    const tx = this.#db.transaction(['meta', 'cards', 'readings'], 'readwrite');
    const writes: Promise<unknown>[] = [tx.objectStore('cards').clear(), tx.objectStore('readings').clear()];
    for (let at = 0; at < count; at += 1)
      writes.push(tx.objectStore('cards').put(JSON.stringify(cards.slice(at * CHUNK, (at + 1) * CHUNK)), at));
    writes.push(tx.objectStore('meta').put(whole, POOL));
    await Promise.all([...writes, tx.done]);
    return whole;
  }

  async remove(): Promise<void> {
    const tx = this.#db.transaction(['meta', 'cards', 'readings'], 'readwrite');
    await Promise.all([
      tx.objectStore('meta').clear(),
      tx.objectStore('cards').clear(),
      tx.objectStore('readings').clear(),
      tx.done,
    ]);
  }

  /** What this build of the compiler said, by the place of the card. */
  async readings(by: string): Promise<ReadonlyMap<number, Reading>> {
    const found = new Map<number, Reading>();
    for (const key of await this.#db.getAllKeys('readings')) {
      const record = await this.#db.get('readings', key);
      if (record?.by !== by) continue;
      const readings: readonly Reading[] = JSON.parse(record.text);
      for (const [index, reading] of readings.entries()) found.set(key * CHUNK + index, reading);
    }
    return found;
  }

  answer(request: string): Promise<KeptAnswer | undefined> {
    return this.#db.get('answers', request);
  }

  async keepAnswer(request: string, answer: KeptAnswer): Promise<void> {
    await this.#db.put('answers', answer, request);
  }

  /** Forgets answers from before that time. */
  async forgetAnswers(before: number): Promise<void> {
    const tx = this.#db.transaction('answers', 'readwrite');
    for (let cursor = await tx.store.openCursor(); cursor !== null; cursor = await cursor.continue())
      if (cursor.value.at < before) await cursor.delete();
    await tx.done;
  }

  async keepReadings(chunk: number, by: string, readings: readonly Reading[]): Promise<void> {
    await this.#db.put('readings', { by, text: JSON.stringify(readings) }, chunk);
  }
}

/** The places of the cards in a chunk. */
export const chunkOf = (chunk: number, count: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.min(CHUNK, count - chunk * CHUNK)) }, (_, at) => chunk * CHUNK + at);
