import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StoreApi } from 'zustand/vanilla';
import { type BoardDocument, printBoard } from '../../engine/index.ts';
import { type StrataState, THEMES, type Theme } from '../store/state.ts';
import { forgetLeft, type LastWords, leave, takeLeft } from './last-words.ts';
import { loadTextReader, needsTextReader } from './text-reader.ts';

interface Schema extends DBSchema {
  boards: { key: string; value: string };
  settings: { key: string; value: string };
}

const CURRENT = 'current';
/** Milliseconds after an edit before it is written. */
const DELAY = 250;

const writtenOf = ({ document, theme, panels }: StrataState): LastWords => ({
  board: printBoard(document),
  theme,
  tip: panels.isTipOpen ? 'open' : 'closed',
});

export interface Kept {
  readonly document: BoardDocument | undefined;
  readonly theme: Theme | undefined;
  readonly isTipOpen: boolean;
}

/** The browser's database, or `undefined` where it keeps none (private windows, blocked storage). */
async function database(): Promise<IDBPDatabase<Schema> | undefined> {
  try {
    return await openDB<Schema>('strata', 1, {
      upgrade(db) {
        db.createObjectStore('boards');
        db.createObjectStore('settings');
      },
    });
  } catch {
    return undefined;
  }
}

/** What the last visit left here. A board that can't be read is as if there were none. */
export async function restore(): Promise<Kept> {
  const { board: text, theme, tip } = takeLeft() ?? (await readDatabase());
  const { parseBoard } = text === undefined ? { parseBoard: undefined } : await import('./parse.ts');
  const document = parseBoard?.(text).document;
  if (document !== undefined && needsTextReader(document)) await loadTextReader();
  return {
    document,
    theme: THEMES.find((each) => each === theme),
    isTipOpen: tip !== 'closed',
  };
}

async function readDatabase(): Promise<Partial<LastWords>> {
  const db = await database();
  if (db === undefined) return {};
  const [board, theme, tip] = await Promise.all([
    db.get('boards', CURRENT),
    db.get('settings', 'theme'),
    db.get('settings', 'tip'),
  ]);
  db.close();
  return {
    ...(board === undefined ? {} : { board }),
    ...(theme === undefined ? {} : { theme }),
    ...(tip === undefined ? {} : { tip }),
  };
}

/**
 * Writes the board into the browser's database after each edit, and at once when the page is hidden. Returns what
 * ends it. `onFailure` is called once if the browser keeps nothing.
 */
export function keep(store: StoreApi<StrataState>, onFailure: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written: BoardDocument | undefined;
  let hasFailed = false;
  /** Writes that are under way: a page that goes now may not finish them. */
  let writing = 0;

  async function write(): Promise<void> {
    const state = store.getState();
    const db = await database();
    if (db === undefined) {
      if (!hasFailed) onFailure();
      hasFailed = true;
      return;
    }
    const { board, theme, tip } = writtenOf(state);
    if (state.document !== written) await db.put('boards', board, CURRENT);
    await db.put('settings', theme, 'theme');
    await db.put('settings', tip, 'tip');
    written = state.document;
    db.close();
    if (timer === undefined && state.document === store.getState().document) forgetLeft();
  }
  const writeNow = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    writing += 1;
    void write().finally(() => {
      writing -= 1;
    });
  };
  const unsubscribe = store.subscribe((now, before) => {
    if (
      now.document === before.document &&
      now.theme === before.theme &&
      now.panels.isTipOpen === before.panels.isTipOpen
    )
      return;
    clearTimeout(timer);
    timer = setTimeout(writeNow, DELAY);
  });
  const onHide = () => {
    if (document.visibilityState !== 'hidden' || (timer === undefined && writing === 0)) return;
    leave(writtenOf(store.getState()));
    writeNow();
  };
  document.addEventListener('visibilitychange', onHide);
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', onHide);
    writeNow();
  };
}
