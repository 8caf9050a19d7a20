import fc from 'fast-check';
import { deflateSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { parseNotation } from '../../engine/index.ts';
import { documents } from '../../engine/testing/arbitrary-documents.ts';
import { boardMetadata, isPicture, readPicture, withBoard } from './embed.ts';
import { chunksOf, withChunk } from './png.ts';

/** The smallest PNG: one gray point. */
function onePoint(): Uint8Array {
  const end = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];
  const bare = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, ...end]);
  const head = withChunk(bare, 'IHDR', new Uint8Array([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]));
  return withChunk(head, 'IDAT', deflateSync(new Uint8Array([0, 128])));
}

const board = parseNotation('!title Two; A: Humility; Opalescence').document;
if (board === undefined) throw new Error('The line is no board');
const svg = (inside: string) =>
  new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`);

describe('a picture', () => {
  it('gives back any board that was put in, as PNG and as SVG', () => {
    fc.assert(
      fc.property(documents, (document) => {
        expect(readPicture(withBoard(onePoint(), document)).document).toEqual(document);
        expect(readPicture(svg(boardMetadata(document))).document).toEqual(document);
      }),
      { seed: 4, numRuns: 30 },
    );
  });

  it('stays a PNG with its end at the end', () => {
    const chunks = chunksOf(withBoard(onePoint(), board)) ?? [];
    expect(chunks.map(({ type }) => type)).toEqual(['IHDR', 'IDAT', 'iTXt', 'IEND']);
  });

  it('without a board says so', () => {
    expect(readPicture(onePoint()).errors?.[0]?.code).toBe('picture-without-board');
    expect(readPicture(svg('<rect/>')).errors?.[0]?.code).toBe('picture-without-board');
    const other = withChunk(onePoint(), 'iTXt', new TextEncoder().encode('Comment\0\0\0\0\0b1=AAAA'));
    expect(readPicture(other).errors?.[0]?.code).toBe('picture-without-board');
  });

  it('is told from other files by its beginning', () => {
    expect(isPicture(onePoint())).toBe(true);
    expect(isPicture(new TextEncoder().encode('<?xml version="1.0"?>\n<svg width="1">'))).toBe(true);
    expect(isPicture(new TextEncoder().encode('{"strata": 1}'))).toBe(false);
  });

  it('gives a message or a board, whatever was done to it', { timeout: 600_000 }, () => {
    const whole = [withBoard(onePoint(), board), svg(boardMetadata(board))];
    const changed = fc
      .tuple(fc.constantFrom(...whole), fc.nat(400), fc.nat(20), fc.uint8Array({ maxLength: 20 }))
      .map(
        ([bytes, at, cut, added]) =>
          new Uint8Array([...bytes.slice(0, at), ...added, ...bytes.slice(at + cut)]),
      );
    fc.assert(
      fc.property(fc.oneof(changed, fc.uint8Array({ maxLength: 400 })), (bytes) => {
        const { document, errors } = readPicture(bytes);
        if (document === undefined) expect(errors?.length).toBeGreaterThan(0);
        else expect(document).toEqual(board);
      }),
      { seed: 11, numRuns: Number(process.env.FUZZ_RUNS ?? 1000) },
    );
  });
});
