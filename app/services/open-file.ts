import type { BoardDocument } from '../../engine/index.ts';
import type { StrataActions } from '../store/actions.ts';

/** What a file of cards begins with, and what a board has. */
const CARDS = /^\s*\[|"(?:oracle_id|oracle_text|mana_cost|type_line|card_faces)"\s*:/;
const BOARD = /"(?:strata|players|steps)"\s*:/;

/** Opens a file that was chosen, pasted or dropped: a board, a picture with a board in it, or cards to import. */
export async function openFile(file: File, actions: StrataActions, before: BoardDocument): Promise<void> {
  const head = await file
    .slice(0, 4096)
    .text()
    .catch(() => '');
  const isCards = /\.(?:jsonl|ndjson|gz)$/i.test(file.name) || (CARDS.test(head) && !BOARD.test(head));
  if (isCards) (await import('./import-cards.ts')).importCards(file, actions);
  else await (await import('./share/open-board-file.ts')).openBoardFile(file, actions, before);
}
