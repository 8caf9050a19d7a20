import type { PoolCard } from './pool-card.ts';
import type { PoolDatabase } from './pool-database.ts';
import type { ImportOutcome, ImportProgress } from './protocol.ts';
import { CardReader } from './read-cards.ts';

export interface ImportOptions {
  /** Where the cards are kept; without it they are only given back. */
  readonly database: PoolDatabase | undefined;
  readonly onProgress: (progress: ImportProgress) => void;
  readonly signal: AbortSignal;
  readonly now: () => number;
}

export interface Imported {
  readonly outcome: ImportOutcome;
  /** Only of a file that was imported. */
  readonly cards: readonly PoolCard[];
}

/**
 * Reads a file of cards piece by piece and, when it is through, puts them in the place of those that were kept.
 * Never rejects: a file without cards, one that can't be read, a full disk and a cancelled import change nothing.
 */
export async function importFile(file: File, options: ImportOptions): Promise<Imported> {
  const reader = new CardReader();
  const failed = (why: Extract<ImportOutcome, { kind: 'failed' }>['why']): Imported => ({
    outcome: { kind: 'failed', file: file.name, why, lines: reader.damagedLines },
    cards: [],
  });
  const cancelled: Imported = { outcome: { kind: 'cancelled', file: file.name }, cards: [] };
  try {
    await readInto(reader, file, options);
  } catch {
    return options.signal.aborted ? cancelled : failed('unreadable');
  }
  if (options.signal.aborted) return cancelled;
  if (reader.count === 0) return failed('no-cards');
  const { cards, damaged, leftOut, damagedLines: lines } = reader;
  const meta = { file: file.name, at: options.now(), cards: cards.length, damaged, leftOut };
  try {
    const kept = await options.database?.replace(cards, meta);
    const isKept = kept !== undefined;
    return {
      outcome: { kind: 'imported', meta: kept ?? { ...meta, chunks: 0 }, lines, isKept },
      cards,
    };
  } catch {
    return failed('no-space');
  }
}

async function readInto(
  reader: CardReader,
  file: File,
  { onProgress, signal }: ImportOptions,
): Promise<void> {
  let read = 0;
  const tell = () =>
    onProgress({ file: file.name, read, size: file.size, cards: reader.count, damaged: reader.damaged });
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(bytes, controller) {
      read += bytes.byteLength;
      controller.enqueue(bytes);
    },
  });
  tell();
  const bytes = file.stream().pipeThrough(counting, { signal });
  const plain = /\.gz$/i.test(file.name) ? bytes.pipeThrough(new DecompressionStream('gzip')) : bytes;
  const texts = plain.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await texts.read();
    if (done) break;
    signal.throwIfAborted();
    reader.push(value);
    tell();
  }
  reader.end();
}
