import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, test } from 'vitest';
import { readPicture } from '../app/sharing/embed.ts';
import { pictureCommand } from './picture.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'strata-picture-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string): string => path.join(folder, name);
const BOARD = at('board.txt');
writeFileSync(BOARD, '!title Two; A: Humility; Opalescence; B: Grizzly Bears #bears; !would die bears');
const OUT = at('out.svg');

test('a picture is drawn, carries its board, and can be drawn from again', () => {
  expect(pictureCommand([BOARD, '--out', at('two.png'), '--scale', '1']).code).toBe(0);
  const { document } = readPicture(readFileSync(at('two.png')));
  expect(document?.title).toBe('Two');
  expect(pictureCommand([at('two.png'), '--out', at('again.svg')]).code).toBe(0);
  expect(readPicture(readFileSync(at('again.svg'))).document).toEqual(document);
});

test('a link in a file is a board, too, and a moment of it goes along', () => {
  const page = 'https://example.org/strata/#old';
  const svg = ['--out', OUT, '--kind', 'board', '--after', '1', '--page', page];
  expect(pictureCommand([BOARD, ...svg]).code).toBe(0);
  expect(readPicture(readFileSync(OUT)).document?.view).toEqual({ moment: 2 });
  rmSync(OUT);
});

test('a card that nobody here knows is there by its name', () => {
  writeFileSync(at('unknown.txt'), 'A: Grizzly Bears; Frobnicator of Doom');
  expect(pictureCommand([at('unknown.txt'), '--out', OUT, '--kind', 'board']).code).toBe(0);
  const svg = readFileSync(OUT, 'utf8');
  expect(svg).toContain('Frobnicator of Doom');
  expect(readPicture(readFileSync(OUT)).document?.cards).toBeUndefined();
  rmSync(OUT);
});

describe('what can’t be drawn is said in one line, and nothing is written', () => {
  const board = (...words: string[]) => [BOARD, '--out', OUT, ...words];
  writeFileSync(at('damaged.json'), '{"strata": 1');
  writeFileSync(at('empty.txt'), '');
  writeFileSync(at('damaged.txt'), 'https://example.org/#b1=AAAA');
  writeFileSync(at('damaged.png'), new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 1]));
  writeFileSync(at('none.txt'), 'strata1 ');
  it.each<[string, readonly string[], RegExp]>([
    ['no file', [], /^FILE is missing/],
    ['no picture', [BOARD], /^--out is missing/],
    ['two files', [...board(), 'other'], /^One FILE at a time: other/],
    ['an unknown flag', board('--colour', 'red'), /--colour/],
    ['a flag without its value', board('--after'), /--after/],
    ['a file that is not there', [at('nowhere'), '--out', OUT], /nowhere can't be read: ENOENT/],
    ['a folder', [folder, '--out', OUT], /can't be read: EISDIR/],
    ['a board file that is cut off', [at('damaged.json'), '--out', OUT], /damaged\.json: file: /],
    ['an empty file', [at('empty.txt'), '--out', OUT], /empty\.txt: 1: /],
    ['a damaged link', [at('damaged.txt'), '--out', OUT], /link-damaged/],
    ['a damaged picture', [at('damaged.png'), '--out', OUT], /picture-/],
    ['another kind of picture', [BOARD, '--out', at('out.gif')], /out\.gif" does not/],
    ['a picture in no folder', [BOARD, '--out', at('no/out.svg')], /can't be written: ENOENT/],
    ['an unknown kind', board('--kind', 'tree'), /--kind is one of board, .*"tree"/],
    ['an unknown theme', board('--theme', ''), /--theme is one of light, dark, and ""/],
    ['a scale of words', [BOARD, '--out', at('out.png'), '--scale', '2x'], /--scale is one of 1, 2, 3/],
    ['a scale of an SVG', board('--scale', '2'), /--scale is for a PNG/],
    ['a step of words', board('--after', 'x'), /--after is the number of a step.*"x"/],
    ['a step before the first', board('--after=-1'), /--after is the number of a step.*"-1"/],
    ['half a step', board('--after', '1.5'), /--after is the number of a step/],
    ['a step behind the last', board('--after', '4'), /There is no step 4: the steps are 0 to 3\./],
    ['a step of no steps', [at('none.txt'), '--out', OUT, '--after', '0'], /the board has no steps/],
    ['an unknown object', board('--object', 'bear'), /no object bear at the end\. There are: .*humility/],
    ['an object not yet there', board('--object', 'bears', '--after', '0'), /bears after step 0\. There/],
    ['an object of a graph', board('--kind', 'graph', '--object', 'humility'), /--object goes with/],
    ['a page that is none', board('--page', 'here'), /--page is an address/],
    ['a page that is a program', board('--page', 'javascript:alert(1)'), /--page is an address/],
  ])('%s', (_, words, line) => {
    const { code, text } = pictureCommand(words);
    expect(code).toBe(1);
    expect(text).toMatch(line);
    expect(text.split('\n')).toHaveLength(1);
    expect(existsSync(OUT)).toBe(false);
  });
});
