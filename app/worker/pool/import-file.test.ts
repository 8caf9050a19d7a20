import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { importFile } from './import-file.ts';
import { cardFile, cardObject } from './testing.ts';

const run = (file: File, signal = new AbortController().signal) =>
  importFile(file, { database: undefined, onProgress: () => undefined, signal, now: () => 7 });
const lines = (...objects: readonly unknown[]) => objects.map((each) => JSON.stringify(each)).join('\n');

describe('a file of cards', () => {
  test('gives its cards by name, one for all printings', async () => {
    const { outcome, cards } = await run(
      cardFile(
        lines(cardObject('Bear', { set: 'abc' }), cardObject('Ape'), cardObject('Bear', { set: 'xyz' })),
      ),
    );
    expect(cards.map(({ name, sets }) => [name, sets])).toEqual([
      ['Ape', []],
      ['Bear', ['abc', 'xyz']],
    ]);
    expect(outcome).toMatchObject({
      kind: 'imported',
      isKept: false,
      meta: { file: 'cards.jsonl', at: 7, cards: 2, damaged: 0 },
    });
  });

  test('counts and tells damaged lines, and takes the rest', async () => {
    const text = `${lines(cardObject('Bear'))}\n{"name": oops}\n${lines({ name: 'No layout' }, cardObject('Ape'))}`;
    const { outcome, cards } = await run(cardFile(text));
    expect(cards.map(({ name }) => name)).toEqual(['Ape', 'Bear']);
    expect(outcome).toMatchObject({
      meta: { damaged: 2 },
      lines: [
        { line: 2, kind: 'json' },
        { line: 3, kind: 'shape', detail: expect.stringContaining('layout') },
      ],
    });
  });

  test('leaves out what is no card of the game, and fields that nobody reads', async () => {
    const token = cardObject('Bear', { layout: 'token' });
    const rich = { ...cardObject('Ape'), image_uris: { small: 'x' }, prices: {} };
    const { outcome, cards } = await run(cardFile(JSON.stringify([token, rich])));
    expect(outcome).toMatchObject({ meta: { cards: 1, leftOut: 1 } });
    expect(Object.keys(cards[0] ?? {})).not.toContain('image_uris');
  });

  test('may be compressed', async () => {
    const bytes = gzipSync(lines(cardObject('Bear')));
    const { cards } = await run(new File([new Uint8Array(bytes)], 'cards.json.gz'));
    expect(cards.map(({ name }) => name)).toEqual(['Bear']);
  });

  test('without cards says so', async () => {
    expect((await run(cardFile('{"hello": 1}'))).outcome).toMatchObject({ kind: 'failed', why: 'no-cards' });
    expect((await run(cardFile(''))).outcome).toMatchObject({ kind: 'failed', why: 'no-cards' });
    expect((await run(cardFile('x', 'cards.gz'))).outcome).toMatchObject({
      kind: 'failed',
      why: 'unreadable',
    });
  });

  test('that is cancelled gives nothing', async () => {
    const controller = new AbortController();
    const { outcome, cards } = await importFile(cardFile(lines(cardObject('Bear'))), {
      database: undefined,
      onProgress: () => controller.abort(),
      signal: controller.signal,
      now: () => 0,
    });
    expect([outcome.kind, cards]).toEqual(['cancelled', []]);
  });
});
