import type { StrataActions } from '../store/actions.ts';

/** What a file of cards begins with, and what a board has. */
const CARDS = /^\s*\[|"(?:oracle_id|oracle_text|mana_cost|type_line|card_faces)"\s*:/;
const BOARD = /"(?:strata|players|steps)"\s*:/;

/** Opens a file that was chosen or dropped: a board, or cards to import. Its beginning tells which. */
export async function openFile(file: File, actions: StrataActions): Promise<void> {
  const head = await file
    .slice(0, 4096)
    .text()
    .catch(() => '');
  const isCards = /\.(?:jsonl|ndjson|gz)$/i.test(file.name) || (CARDS.test(head) && !BOARD.test(head));
  if (isCards) (await import('./import-cards.ts')).importCards(file, actions);
  else await (await import('./read-board.ts')).openBoardFile(file, actions);
}
