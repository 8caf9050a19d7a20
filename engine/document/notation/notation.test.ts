import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documents } from '../../testing/arbitrary-documents.ts';
import type { BoardDocument } from '../board-document.ts';
import { parseBoard } from '../parse-board.ts';
import { parseNotation } from './parse-notation.ts';
import { printNotation } from './print-notation.ts';

const CASES = readdirSync('cases', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({ name, document: parseBoard(readFileSync(`cases/${name}`, 'utf8')).document }));

/** The board that a line means; fails with the line's errors. */
function read(line: string): BoardDocument {
  const { document, errors } = parseNotation(line);
  if (document === undefined) throw new Error(JSON.stringify(errors));
  return document;
}
const enter = (id: string, card: string, controller: string, more: object = {}) => ({
  action: { kind: 'enter', entries: [{ id, card, controller, ...more }] },
});

describe('a line', () => {
  it('is short and readable for a usual board', () => {
    const document = read(
      'A: Blood Moon; B: Urborg, Tomb of Yawgmoth; Grizzly Bears; !counter grizzly-bears +1/+1 2',
    );
    expect(document.steps.slice(0, 3)).toEqual([
      enter('blood-moon', 'Blood Moon', 'A'),
      enter('urborg-tomb-of-yawgmoth', 'Urborg, Tomb of Yawgmoth', 'B'),
      enter('grizzly-bears', 'Grizzly Bears', 'B'),
    ]);
    expect(printNotation(document)).toBe(
      'strata1 A: Blood Moon; B: Urborg, Tomb of Yawgmoth; Grizzly Bears; !counter grizzly-bears +1/+1 2',
    );
  });

  it('names objects by ids, by given ids, or by the names of cards', () => {
    const { steps } = read(
      'Grizzly Bears #two; Grizzly Bears; Grizzly Bears; Rancor > Grizzly Bears; !tap two',
    );
    expect(steps).toEqual([
      enter('two', 'Grizzly Bears', 'A'),
      enter('grizzly-bears', 'Grizzly Bears', 'A'),
      enter('grizzly-bears-2', 'Grizzly Bears', 'A'),
      enter('rancor', 'Rancor', 'A', { attachedTo: 'grizzly-bears' }),
      { action: { kind: 'tap', id: 'two' } },
    ]);
  });

  it('says what is chosen, what enters together, what is off, notes and timestamps', () => {
    const line =
      'strata1 !title "Four"; !players A, B, C; !sba off; A: Forest + C: Clone [copy=forest, tapped]; ' +
      '~!resolve Giant Growth > forest #g [mode="1/6"|two, x=3]; B: !effect "Draw" ^4.5 ^"why"; ' +
      '!move clone @graveyard; !activate forest "{T}: Add {G}"; !expect forest [power=1, types=land|creature]';
    const document = read(line);
    expect(document).toMatchObject({ title: 'Four', players: ['A', 'B', 'C'], sba: false });
    expect(document.steps).toEqual([
      {
        action: {
          kind: 'enter',
          entries: [
            { id: 'forest', card: 'Forest', controller: 'A' },
            { id: 'clone', card: 'Clone', controller: 'C', tapped: true, choices: { copy: 'forest' } },
          ],
        },
      },
      {
        action: {
          kind: 'resolve',
          card: 'Giant Growth',
          controller: 'C',
          id: 'g',
          targets: ['forest'],
          x: 3,
          choices: { mode: ['1/6', 'two'] },
        },
        off: true,
      },
      { action: { kind: 'effect', text: 'Draw', controller: 'B' }, timestamp: 4.5, note: 'why' },
      { action: { kind: 'move', id: 'clone', to: 'graveyard' } },
      { action: { kind: 'activate', source: 'forest', ability: '{T}: Add {G}' } },
    ]);
    expect(document.expect).toEqual([{ object: 'forest', power: 1, types: ['land', 'creature'] }]);
    expect(read(printNotation(document))).toEqual(document);
  });

  it('reads every case file back as it was, with JSON only for events that would happen', () => {
    expect(CASES.length).toBeGreaterThan(300);
    const raw = CASES.filter(
      ({ document }) =>
        document !== undefined &&
        /; \{/.test(printNotation(document).replaceAll(/; ~?\{"event"/g, '; event')),
    );
    for (const { document } of CASES)
      if (document !== undefined) expect(read(printNotation(document))).toEqual(document);
    expect(raw.map(({ name }) => name)).toEqual([]);
  });

  it('reads back any document at all', () => {
    fc.assert(
      fc.property(documents, (document) => {
        expect(read(printNotation(document))).toEqual(document);
      }),
      { seed: 613, numRuns: 300 },
    );
  });
});

describe('a line that is no board', () => {
  it.each([
    ['', 'nothing-there', 0],
    ['strata9 A: Forest', 'notation-version', 0],
    ['A: Forest; !explode forest', 'unknown-action', 12],
    ['A: Forest; !tap', 'argument-missing', 15],
    ['A: Forest; Rancor > "forest', 'not-closed', 20],
    ['A: Forest [tapped', 'unexpected', 17],
    ['C: Forest', 'unknown-value', 0],
    ['Forest; !life A ten', 'unexpected', 16],
    ['Forest; {"enter": }', 'bad-json', 8],
    ['Forest; {"enter": {"id": 3}}', 'expected', 8],
    ['Forest; !counter forest x 99999999', 'out-of-range', 8],
  ])('%s: %s', (line, code, at) => {
    const [error] = parseNotation(line).errors ?? [];
    expect(error).toMatchObject({ code, at });
  });

  it('gives an error with a place inside the text, whatever it is', { timeout: 600_000 }, () => {
    const signs = fc.constantFrom(
      ...'!~;[]{}>#@^"+:,=|',
      ' ',
      'A: ',
      '!tap ',
      'strata1 ',
      '{"enter":',
      'Forest',
    );
    const lines = fc.oneof(
      fc.string(),
      fc.array(signs, { maxLength: 20 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(lines, (line) => {
        const result = parseNotation(line);
        for (const { at } of result.errors ?? []) expect(at).toBeLessThanOrEqual(line.length);
        expect(result.document !== undefined || result.errors.length > 0).toBe(true);
      }),
      { seed: 9, numRuns: Number(process.env.STRATA_FUZZ ?? 1000) },
    );
  });
});
