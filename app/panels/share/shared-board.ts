import type { BoardDocument } from '../../../engine/index.ts';
import { printNotation } from '../../../engine/index.ts';
import { addressOf } from '../../services/share/board-address.ts';

/** The board as it goes out, in its different forms. */
export interface SharedBoard {
  readonly document: BoardDocument;
  readonly link: string;
  readonly line: string;
}

export function sharedBoard(document: BoardDocument): SharedBoard {
  const { view: _, ...board } = document;
  return { document, link: addressOf(document), line: printNotation(board) };
}
