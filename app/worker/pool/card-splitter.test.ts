import { describe, expect, test } from 'vitest';
import { CardSplitter } from './card-splitter.ts';

/** The pieces of a text that comes in parts of some length. */
function cut(text: string, length = 7): readonly string[] {
  const splitter = new CardSplitter();
  const pieces = [];
  for (let at = 0; at < text.length; at += length) pieces.push(...splitter.push(text.slice(at, at + length)));
  pieces.push(...splitter.end());
  return pieces.map((piece) => (piece.kind === 'object' ? piece.text : `damaged ${piece.line}`));
}

const moon = '{"name":"Moon {R}","card_faces":[{"name":"a\\"}"},{"name":"b"}]}';
const bear = '{"name":"Bear"}';

describe('a file of cards', () => {
  test.each([
    ['an array in one line', `[${moon},${bear}]`],
    ['an array with a card a line', `[\n${moon},\r\n${bear}\n]\n`],
    ['one card a line', `${moon}\n${bear}\n`],
    ['an answer of Scryfall’s', `{"object":"list","total_cards":2,"data":[${moon},${bear}]}`],
  ])('%s is cut into its objects', (_, text) => {
    for (const length of [1, 7, 5000]) expect(cut(text, length)).toEqual([moon, bear]);
  });

  test('may be indented', () => {
    const cards = [JSON.parse(moon), JSON.parse(bear)];
    const found = cut(JSON.stringify(cards, undefined, 2));
    expect(found.map((text) => JSON.parse(text))).toEqual(cards);
  });

  test('an indented card whose quotation mark is missing is one damage', () => {
    const cards = [
      JSON.parse(bear),
      { name: 'Broken', rest: [{ name: 'inside' }], more: 1 },
      JSON.parse(moon),
    ];
    const text = JSON.stringify(cards, undefined, 2).replace('"Broken"', '"Broken');
    const found = cut(text);
    expect(found.filter((piece) => piece.startsWith('damaged'))).toEqual(['damaged 5']);
    expect(found.map((piece) => piece.replace(/\s/g, ''))).toContain(bear);
    expect(JSON.parse(found.at(-1) ?? '')).toEqual(JSON.parse(moon));
  });

  test.each([
    ['a quotation mark', '{"name":"Broken}'],
    ['a brace', '{"name":"Broken"'],
    ['its beginning', '"name":"Broken"}'],
    ['everything', 'rubbish'],
  ])('a line without %s costs only itself', (_, broken) => {
    expect(cut(`${bear}\n${broken}\n${moon}\n`)).toEqual([bear, 'damaged 2', moon]);
  });

  test('an object without an end is damaged', () => {
    expect(cut(`${bear}\n{"name":"Half`)).toEqual([bear, 'damaged 2']);
  });
});
