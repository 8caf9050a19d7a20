import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  askedEvents,
  type BoardDocument,
  compilingReader,
  libraryCard,
  objectId,
  parseNotation,
  playHistory,
} from '../../engine/index.ts';
import { readPicture } from '../sharing/embed.ts';
import { drawPicture, PICTURE_KINDS, type PictureKind } from './picture.ts';
import { fitted, widthOf } from './text/font.ts';
import { PICTURE_THEMES, themeOf } from './theme.ts';

const TOKENS = readFileSync('app/styles/tokens.css', 'utf8');

function read(line: string): BoardDocument {
  const { document, errors } = parseNotation(line);
  if (document === undefined) throw new Error(JSON.stringify(errors));
  return document;
}

function draw(document: BoardDocument, kind: PictureKind, theme: 'light' | 'dark' = 'light', link?: string) {
  const history = playHistory(document, libraryCard, undefined, compilingReader);
  const index = history.moments.length - 1;
  const asked = askedEvents(document, history, index, { cards: libraryCard, reader: compilingReader });
  return drawPicture({
    asked,
    kind,
    theme: themeOf(TOKENS, theme),
    shared: document,
    document,
    history,
    moment: document.steps.length,
    link,
  });
}

/** What a reader is shown in letters that a program can read: title and description. */
const texts = (svg: string) =>
  [...svg.matchAll(/<(title|desc)[^>]*>([\s\S]*?)<\/\1>/g)].map(([, , text]) => text);

const BOARD = read(
  '!title Two; A: Humility; Opalescence; B: Grizzly Bears; !expect humility [power=1, toughness=1]',
);

describe('a picture', () => {
  it.each(PICTURE_KINDS)(
    'of the %s is whole, has its board in it, and asks for nothing from outside',
    (kind) => {
      for (const theme of PICTURE_THEMES) {
        const { svg, width, height } = draw(BOARD, kind, theme, 'https://example.org/#b1=x');
        expect(svg).toMatch(/^<svg [^>]+>[\s\S]+<\/svg>\s*$/);
        expect([width, height].every((side) => side > 200 && side < 5000)).toBe(true);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(svg).not.toMatch(/<script|<image|<foreignObject|<style|\son\w+=|(?:href|src)="(?!#)/i);
        expect(readPicture(new TextEncoder().encode(svg)).document).toEqual(BOARD);
      }
    },
  );

  it('differs between themes only in its colors', () => {
    const colorless = (svg: string) => svg.replace(/"#[\da-f]{3,8}"/gi, '""');
    const [light, dark] = PICTURE_THEMES.map((theme) => draw(BOARD, 'report', theme).svg);
    expect(light).not.toBe(dark);
    expect(colorless(light ?? '')).toBe(colorless(dark ?? ''));
  });

  it('takes every text as text', () => {
    const evil =
      '</title><script>alert(1)</script><image href="https://evil.example/"/>&"\'\u0000\ud800 你好';
    const document = read(`!title ${JSON.stringify(evil)}; A: ${JSON.stringify(evil)}; Grizzly Bears`);
    const cards = [{ ...libraryCard('Grizzly Bears'), name: evil }] as unknown as BoardDocument['cards'];
    const { svg } = draw({ ...document, ...(cards === undefined ? {} : { cards }) }, 'report');
    expect(svg).not.toMatch(/<script|<image/);
    expect(svg.includes('\u0000')).toBe(false);
    expect(texts(svg)[0]).toContain('&lt;/title&gt;&lt;script&gt;');
  });

  it('of one object’s ladder is shorter than that of all', () => {
    const history = playHistory(BOARD, libraryCard, undefined, compilingReader);
    const one = drawPicture({
      kind: 'ladder',
      theme: themeOf(TOKENS, 'light'),
      shared: BOARD,
      document: BOARD,
      history,
      moment: 3,
      object: objectId('grizzly-bears'),
    });
    expect(one.height).toBeLessThan(draw(BOARD, 'ladder').height);
  });

  it('of an empty board and of the start of a game can be drawn', () => {
    for (const kind of PICTURE_KINDS) expect(draw(read('!title Nothing'), kind).svg).toContain('</svg>');
  });
});

describe('a report', () => {
  it('says why a step could not be carried out, and calls what was copied by its name', () => {
    const failing = read('A: Grizzly Bears #b; Clone [copy=b]; Nobody Knows This');
    const { svg } = draw(failing, 'report');
    expect(svg).toContain('Clone is a copy of Grizzly Bears');
    expect(draw(failing, 'report').height).toBeGreaterThan(
      draw(read('A: Grizzly Bears #b; Clone [copy=b]'), 'report').height,
    );
  });
});

describe('a picture of an event that is asked about', () => {
  const asks = read(
    'A: Furnace of Rath #furnace; Grizzly Bears #bears; ' +
      'B: !effect "Prevent the next 3 damage that would be dealt to you this turn." #shield; ' +
      '~!would damage bears 2 > B',
  );

  it('has every order as a tree, and counts only the steps that happened', () => {
    const { svg, height } = draw(asks, 'outcomes');
    // Two situations in which something is chosen, two outcomes, and lines between them.
    expect([...svg.matchAll(/<path d="M[\d. ]+C/g)].length).toBe(3);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(height).toBeGreaterThan(draw(BOARD, 'outcomes').height);
    expect(draw(asks, 'report').height).toBeGreaterThan(draw(asks, 'board').height + height / 3);
  });

  it('is as wide as it has to be, and a list where the tree is too large', () => {
    const many = read(
      `${'A: Furnace of Rath; '.repeat(7)}Grizzly Bears #bears; ` +
        'B: !effect "Prevent the next 3 damage that would be dealt to you this turn." #shield; ~!would damage bears 2 > B',
    );
    const { svg, width } = draw(many, 'outcomes');
    expect(width).toBeLessThan(2200);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe('text in pictures', () => {
  it('is cut between words, and inside only where the first one is too long', () => {
    const text = 'Creatures you control get +2/+2, and more';
    for (let width = 60; width < widthOf(text, 10); width += 7) {
      const cut = fitted(text, 10, width);
      expect(widthOf(cut, 10)).toBeLessThanOrEqual(width);
      const words = cut.slice(0, -1).split(' ');
      expect(cut.endsWith('…')).toBe(true);
      expect(`${text} `.replaceAll(',', '').startsWith(`${words.join(' ').replaceAll(',', '')} `)).toBe(true);
    }
    expect(fitted(text, 10, 1000)).toBe(text);
    expect(fitted('Donaudampfschiff', 10, 40)).toMatch(/^Donau?d?…$/);
  });

  it('is as wide as the font has it', () => {
    expect(widthOf('', 12)).toBe(0);
    expect(widthOf('1111', 10)).toBeCloseTo(widthOf('8888', 10));
    expect(widthOf('Strata', 20, 'bold')).toBeGreaterThan(widthOf('Strata', 20));
  });
});
