import type { BoardDocument } from '../../engine/index.ts';
import type { StrataActions } from '../store/actions.ts';

/** What a file of cards begins with, and what a board has. */
const CARDS = /^\s*\[|"(?:oracle_id|oracle_text|mana_cost|type_line|card_faces)"\s*:/;
const BOARD = /"(?:strata|players|steps)"\s*:/;

/** Bytes of an archive that are looked at. */
const ARCHIVE = 50_000_000;

/** Opens a file that was chosen, pasted or dropped: a board, a picture with a board in it, a game of another program, or cards to import. */
export async function openFile(file: File, actions: StrataActions, before: BoardDocument): Promise<void> {
  const head = await file
    .slice(0, 4096)
    .text()
    .catch(() => '');
  if (await openedState(file, head, actions, before)) return;
  const isCards = /\.(?:jsonl|ndjson|gz)$/i.test(file.name) || (CARDS.test(head) && !BOARD.test(head));
  if (isCards) await (await import('./import-cards.ts')).importCards(file, actions);
  else await (await import('./share/open-board-file.ts')).openBoardFile(file, actions, before);
}

/** A game of another program, or an archive. Says whether it was one. */
async function openedState(
  file: File,
  head: string,
  actions: StrataActions,
  before: BoardDocument,
): Promise<boolean> {
  const { isState, openArchive, openState } = await import('./states/open-state.ts');
  if (head.startsWith('PK\u0003')) {
    const bytes = new Uint8Array(await file.slice(0, ARCHIVE).arrayBuffer());
    await openArchive(bytes, file.name, actions, before, (inside) => openFile(inside, actions, before));
    return true;
  }
  // A snapshot's beginning may not tell yet what it is.
  const text = /^\s*\{/.test(head) ? await file.text().catch(() => '') : head;
  if (!isState(text)) return false;
  await openState(await file.text(), file.name.replace(/\.\w+$/, ''), actions, before);
  return true;
}
