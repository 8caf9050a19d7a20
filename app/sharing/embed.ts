import { strFromU8, strToU8 } from 'fflate';
import type { BoardDocument } from '../../engine/index.ts';
import { fragmentOf, type ReadBoard, readFragment } from './link/board-link.ts';
import { chunksOf, isPng, withChunk } from './png.ts';
import { readError } from './read-error.ts';

// A picture carries its board as the link does: in an SVG as metadata, in a PNG as a chunk of international text.

const KEYWORD = 'strata-board';

/** The element that carries the board inside an SVG. */
export const boardMetadata = (document: BoardDocument): string =>
  `<metadata id="${KEYWORD}">${fragmentOf(document)}</metadata>`;

/** The PNG with the board in it, in an iTXt chunk before the end. */
export function withBoard(png: Uint8Array, document: BoardDocument): Uint8Array {
  // Keyword, no compression (the text is compressed already), no language, no translated keyword.
  const data = strToU8(`${KEYWORD}\0\0\0\0\0${fragmentOf(document)}`);
  return withChunk(png, 'iTXt', data);
}

/** Whether the bytes are a picture that could carry a board. */
export const isPicture = (bytes: Uint8Array): boolean =>
  isPng(bytes) || isSvg(strFromU8(bytes.subarray(0, 1024), true));

const isSvg = (text: string): boolean =>
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,400}?-->\s*)?<svg[\s>]/.test(text);

/** Reads the board out of a picture, or says why there is none. Never throws. */
export function readPicture(bytes: Uint8Array): ReadBoard {
  if (!isPng(bytes)) return readSvg(strFromU8(bytes));
  const chunks = chunksOf(bytes);
  if (chunks === undefined) return { errors: [readError('picture-damaged')] };
  for (const { type, data } of chunks) {
    if (type !== 'iTXt') continue;
    const [keyword = '', , , , , text = ''] = strFromU8(data, false).split('\0', 6);
    if (keyword === KEYWORD) return readFragment(text) ?? { errors: [readError('link-damaged')] };
  }
  return { errors: [readError('picture-without-board')] };
}

/** Reads the board out of an SVG. Nothing else of it is looked at. */
function readSvg(text: string): ReadBoard {
  const found = new RegExp(`<metadata id="${KEYWORD}">\\s*(b[\\w=-]*)\\s*</metadata>`).exec(text)?.[1];
  if (found === undefined) return { errors: [readError('picture-without-board')] };
  return readFragment(found) ?? { errors: [readError('link-damaged')] };
}
