import { openDB } from 'idb';
import { type BoardDocument, parseBoard, printBoard } from '../../../engine/index.ts';

const KEY = 'aside';
/** So many boards are kept; the oldest goes first. */
const MOST = 12;

// Opening a board that somebody else made can be undone, but only until the page is closed. So the board before it is
// kept for later visits, too.

/** Keeps a board aside, unless it is empty or kept already. Where the browser keeps nothing, it does nothing. */
export async function keepAside(document: BoardDocument): Promise<void> {
  if (document.steps.length === 0) return;
  const text = printBoard(document);
  try {
    const db = await openDB('strata', 1);
    const before = textsIn(await db.get('boards', KEY));
    const kept = [text, ...before.filter((each) => each !== text)].slice(0, MOST);
    await db.put('boards', JSON.stringify(kept), KEY);
    db.close();
  } catch {
    // The app says elsewhere that this browser keeps no data.
  }
}

/** The boards that were kept aside, the last one first. */
export async function keptBoards(): Promise<readonly BoardDocument[]> {
  try {
    const db = await openDB('strata', 1);
    const texts = textsIn(await db.get('boards', KEY));
    db.close();
    return texts.flatMap((text) => parseBoard(text).document ?? []);
  } catch {
    return [];
  }
}

function textsIn(value: unknown): readonly string[] {
  try {
    const list: unknown = JSON.parse(typeof value === 'string' ? value : '[]');
    return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}
