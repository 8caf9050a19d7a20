import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { type BoardDocument, parseNotation } from '../../../engine/index.ts';
import { boardMetadata, withBoard } from '../../sharing/embed.ts';
import { toBase64Url } from '../../sharing/link/base64url.ts';
import { pack } from '../../sharing/link/pack.ts';
import { withChunk } from '../../sharing/png.ts';

// What is shared, damaged in two ways: the bytes as they lie on a disk, which mostly ends at a checksum, and the text in
// them, packed again with checksums that are right, which gets behind every door.

/** Signs and words that readers stumble over. */
const PIECES = [
  ...[
    '|',
    ';',
    ':',
    '=',
    ',',
    '-',
    '\n',
    '\r\n',
    '[',
    ']',
    '{',
    '}',
    '"',
    '\\',
    '@',
    '#',
    '>',
    '~',
    '^',
    '+',
  ],
  ...['\0', '\ud800', '\ufeff', '\u2028', '-1', '0', '9', '1e999', '99999999999', 'null', 'NaN', '__proto__'],
  ...['constructor', 'A: ', 'C: ', '!tap ', '!would ', '!view {"view":"lab"}', '!effect "', '!sba off; '],
  ...['grizzly-bears', 'humility', 'Forest', 'Clone [copy=humility]', '|Id:4', '|AttachedTo:4', '|Counters:'],
  ...['p0battlefield=', 'p9life=', 't:,P:x', '[state]', '@two', ':me:', ':99999', '"objects":', '"zone":'],
  ...['"attached_to":{"type":"Object","data":1}', '"timestamp":-5', '"strata":2', '"steps":', '[[[['],
];
const edit = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  remove: fc.oneof(fc.nat(3), fc.nat(30)),
  insert: fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 6 })),
});

/** The text with a few pieces taken out and put in. */
export const damagedText = (texts: readonly string[]): fc.Arbitrary<string> =>
  fc.tuple(fc.constantFrom(...texts), fc.array(edit, { maxLength: 5 })).map(([text, edits]) =>
    edits.reduce((before, { at, remove, insert }) => {
      const place = Math.floor(at * before.length);
      return before.slice(0, place) + insert + before.slice(place + remove);
    }, text),
  );

const byteEdit = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  remove: fc.nat(20),
  insert: fc.uint8Array({ maxLength: 8 }),
});

/** The bytes with a few others in them, or cut off. */
export const damagedBytes = (files: readonly Uint8Array[]): fc.Arbitrary<Uint8Array> =>
  fc.tuple(fc.constantFrom(...files), fc.array(byteEdit, { maxLength: 3 })).map(([file, edits]) =>
    edits.reduce<Uint8Array>((bytes, { at, remove, insert }) => {
      const place = Math.floor(at * bytes.length);
      return new Uint8Array([...bytes.slice(0, place), ...insert, ...bytes.slice(place + remove)]);
    }, file),
  );

/** What stands behind the `#` of a link to this line, whether it is one or not. */
export const fragmentOfLine = (line: string): string => `b1=${toBase64Url(pack(line))}`;

/** The smallest PNG, one gray point, with a board of this line in it. */
export function pngOfLine(line: string): Uint8Array {
  const end = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];
  const bare = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, ...end]);
  const head = withChunk(bare, 'IHDR', new Uint8Array([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]));
  return withChunk(head, 'iTXt', strToU8(`strata-board\0\0\0\0\0${fragmentOfLine(line)}`));
}

/** An SVG with a board of this line in it. */
export const svgOfLine = (line: string): Uint8Array =>
  strToU8(
    `<svg xmlns="http://www.w3.org/2000/svg"><metadata id="strata-board">${fragmentOfLine(line)}</metadata></svg>`,
  );

/** Whole pictures as the app makes them. */
export const wholePictures = (board: BoardDocument): readonly Uint8Array[] => [
  withBoard(pngOfLine(''), board),
  strToU8(`<svg xmlns="http://www.w3.org/2000/svg">${boardMetadata(board)}</svg>`),
];

/** An archive of texts by their names. */
export const archiveOf = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

/** The board of a line that is one. */
export function boardOf(line: string): BoardDocument {
  const { document, errors } = parseNotation(line);
  if (document === undefined) throw new Error(JSON.stringify(errors));
  return document;
}
