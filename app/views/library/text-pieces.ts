import type { UnreadLine } from '../../../engine/index.ts';

/** A paragraph of a card's text; one that was not understood has the place of the words. */
export interface TextPiece {
  readonly text: string;
  readonly unread: UnreadLine | undefined;
}

/** The text cut into paragraphs, in order. Lines that were not understood may have several and stay whole. */
export function textPieces(text: string, unread: readonly UnreadLine[]): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  const plain = (part: string) => {
    for (const line of part.split('\n'))
      if (line.trim() !== '') pieces.push({ text: line, unread: undefined });
  };
  let at = 0;
  for (const line of unread) {
    const start = text.indexOf(line.text, at);
    if (start < 0) continue;
    plain(text.slice(at, start));
    pieces.push({ text: line.text, unread: line });
    at = start + line.text.length;
  }
  plain(text.slice(at));
  return pieces;
}
