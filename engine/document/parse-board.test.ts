import { describe, expect, it } from 'vitest';
import { LIMITS } from './limits.ts';
import { parseBoard } from './parse-board.ts';

const board = (...steps: unknown[]) => ({ players: ['A', 'B'], steps });

/** The first error as `path: code (what it expected)`. */
function firstError(input: unknown): string {
  const error = parseBoard(input).errors?.[0];
  if (error === undefined) return 'none';
  const more = error.parameters.expected ?? error.parameters.field ?? error.parameters.limit;
  return `${error.path}: ${error.code}${more === undefined ? '' : ` ${more}`}`;
}

describe('parseBoard', () => {
  it('reads a case file, which has no version', () => {
    const step = { enter: { id: 'a', card: 'Humility', controller: 'A', faceDown: true }, note: 'first' };
    const { document } = parseBoard(JSON.stringify(board(step)));
    expect(document).toEqual({
      strata: 1,
      players: ['A', 'B'],
      steps: [
        {
          action: {
            kind: 'enter',
            entries: [{ id: 'a', card: 'Humility', controller: 'A', faceDown: 'morph' }],
          },
          note: 'first',
        },
      ],
    });
  });

  it('reads a card with lines that nobody understood, and refuses words outside of the line', () => {
    const face = {
      name: 'Own',
      manaCost: '',
      supertypes: [],
      cardTypes: ['creature'],
      subtypes: [],
      abilities: [],
    };
    const withLine = (line: unknown) => ({
      ...board(),
      cards: [{ name: 'Own', layout: 'normal', faces: [{ ...face, unread: [line] }] }],
    });
    const line = { text: 'Whatever this does.', start: 9, end: 13 };
    expect(parseBoard(withLine(line)).document?.cards?.[0]?.faces[0].unread).toEqual([line]);
    expect(parseBoard(withLine({ ...line, end: 40 })).document).toBeUndefined();
  });

  it('keeps the text that the writer of a card goes on with, and refuses one that is too long', () => {
    const withText = (text: unknown) => ({
      ...board(),
      cards: [
        {
          name: 'Own',
          layout: 'normal',
          faces: [
            { name: 'Own', manaCost: '', supertypes: [], cardTypes: [], subtypes: [], abilities: [], text },
          ],
        },
      ],
    });
    expect(parseBoard(withText('Hum.')).document?.cards?.[0]?.faces[0].text).toBe('Hum.');
    expect(parseBoard(withText('x'.repeat(20_001))).document).toBeUndefined();
  });

  it('keeps a step that it does not know', () => {
    const { document } = parseBoard(board({ shuffle: { top: 'a', bottom: 'b', id: 'c' } }));
    const kept = { kind: 'unsupported', step: 'shuffle', value: { top: 'a', bottom: 'b', id: 'c' } };
    expect(document?.steps).toEqual([{ action: kept }]);
  });

  it('says where a file is wrong', () => {
    const land = { id: 'a', card: 'Island', controller: 'A' };
    expect(firstError(board({ tap: 'a' }, { enter: { ...land, card: 5 } }))).toBe(
      'steps[1].enter.card: expected text',
    );
    expect(firstError(board({ enter: [land, { id: 'b' }] }))).toBe('steps[0].enter[1].card: missing text');
    expect(firstError(board({ enter: { ...land, tappd: true } }))).toBe(
      'steps[0].enter.tappd: unknown-field tappd',
    );
    expect(firstError(board({ place: { ...land, zone: 'pocket' } }))).toMatch(
      /^steps\[0\]\.place\.zone: unknown-value/,
    );
    expect(firstError(board({ tap: 'a', untap: 'a' }))).toBe('steps[0]: not-one-action');
    expect(firstError(board({}))).toBe('steps[0]: not-one-action');
    expect(firstError(board({ life: { player: 'A', n: 1.5 } }))).toBe(
      'steps[0].life.n: expected whole-number',
    );
    expect(firstError(board({ tap: 'a', off: 'yes' }))).toBe('steps[0].off: expected boolean');
    expect(firstError({ players: ['A', 'A'], steps: [] })).toBe('players[1]: duplicate');
    expect(firstError({ players: [], steps: [] })).toBe('players: too-few 1');
    expect(firstError({ players: ['A'] })).toBe('steps: missing list');
    expect(firstError('{ "players": [')).toBe(': not-json');
    expect(firstError(null)).toBe(': expected object');
    expect(firstError('"text"')).toBe(': expected object');
  });

  it('reports several faults at once', () => {
    expect(parseBoard(board({ tap: 1 }, { untap: 2 })).errors?.map((error) => error.path)).toEqual([
      'steps[0].tap',
      'steps[1].untap',
    ]);
  });

  it('refuses what is too large, too deep or from a later version', () => {
    const steps = Array.from({ length: LIMITS.steps + 1 }, () => ({ tap: 'a' }));
    expect(firstError(board(...steps))).toBe(`steps: too-many ${LIMITS.steps}`);
    expect(firstError(' '.repeat(LIMITS.fileLength + 1))).toBe(`: too-large ${LIMITS.fileLength}`);
    expect(firstError(`${'['.repeat(90_000)}${']'.repeat(90_000)}`)).toMatch(/: too-deep 64$/);
    expect(firstError({ ...board(), strata: 2 })).toBe('strata: newer-version');
    const circle: Record<string, unknown> = board();
    circle.view = circle;
    expect(firstError(circle)).toMatch(/: too-deep 64$/);
  });

  it('keeps nothing of a prototype that a file tries to name', () => {
    const text = '{ "players": ["A"], "steps": [{ "__proto__": { "x": 1 } }, { "constructor": 1 }] }';
    const { document } = parseBoard(text);
    expect(document?.steps.map((step) => step.action.kind)).toEqual(['unsupported', 'unsupported']);
    expect(
      parseBoard({ players: ['A'], steps: [], view: JSON.parse('{"__proto__": {"y": 1}}') }).errors,
    ).toBeUndefined();
    expect(({} as { y?: number }).y).toBeUndefined();
  });
});
