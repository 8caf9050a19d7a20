import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documents, eventSpecs } from '../../testing/arbitrary-documents.ts';
import type { BoardDocument } from '../board-document.ts';
import { parseBoard } from '../parse-board.ts';
import { EVENTS } from './actions.ts';
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

  it('reads every case file back as it was, without any JSON', () => {
    expect(CASES.length).toBeGreaterThan(300);
    const raw = CASES.filter(
      ({ document }) => document !== undefined && /(?:^strata1|;) ~?\{/.test(printNotation(document)),
    );
    for (const { document } of CASES)
      if (document !== undefined) expect(read(printNotation(document))).toEqual(document);
    expect(raw.map(({ name }) => name)).toEqual([]);
  });

  it.each([
    ['!would damage bears 2 > B', { damage: { source: 'bears', to: 'B', amount: 2 } }],
    [
      '!would damage bears 2 > B [combat] + moon 1 > bears',
      {
        damage: [
          { source: 'bears', to: 'B', amount: 2, combat: true },
          { source: 'moon', to: 'bears', amount: 1 },
        ],
      },
    ],
    ['!would draw A 2', { draw: { player: 'A', n: 2 } }],
    [
      '!would tokens A 2 Soldier [types=creature, power=1, toughness=1]',
      {
        tokens: {
          controller: 'A',
          n: 2,
          token: { name: 'Soldier', types: ['creature'], power: 1, toughness: 1 },
        },
      },
    ],
    ['!would counters bears +1/+1 2 [by=A]', { counters: { on: 'bears', kind: '+1/+1', n: 2, by: 'A' } }],
    ['!would destroy bears [noRegen]', { destroy: { id: 'bears', noRegen: true } }],
    ['!would die bears', { die: { id: 'bears' } }],
    ['!would counterSpell bears [by=A]', { counterSpell: { id: 'bears', by: 'A' } }],
    ['!would zone bears @exile', { zone: { id: 'bears', to: 'exile' } }],
    [
      '!would enter B: Clone [copy=bears] + Forest',
      {
        enter: [
          { id: 'clone', card: 'Clone', controller: 'B', choices: { copy: 'bears' } },
          { id: 'forest', card: 'Forest', controller: 'B' },
        ],
      },
    ],
    ['!would gainLife A 3', { gainLife: { player: 'A', n: 3 } }],
    ['!would loseLife A 3', { loseLife: { player: 'A', n: 3 } }],
    ['!would discard A bears [by=B]', { discard: { player: 'A', card: 'bears', by: 'B' } }],
    ['!would mill A 3', { mill: { player: 'A', n: 3 } }],
    ['!would skip A draw', { skip: { player: 'A', what: 'draw' } }],
    ['!would turnStep A untap', { turnStep: { player: 'A', what: 'untap' } }],
    ['!would rollDie A [n=2]', { rollDie: { player: 'A', n: 2 } }],
    ['!would addMana A G [from=moon]', { addMana: { player: 'A', mana: 'G', from: 'moon' } }],
    ['!would untap bears', { untap: { id: 'bears' } }],
    ['!would turnFaceUp bears', { turnFaceUp: { id: 'bears' } }],
    ['!would lose A', { lose: { player: 'A' } }],
    ['!would win A', { win: { player: 'A' } }],
  ])('has words for an event: %s', (line, event) => {
    const before = 'A: Grizzly Bears #bears; Blood Moon #moon; ';
    const kind = Object.keys(event)[0]?.toLowerCase();
    const document = read(before + line);
    expect(document.steps[2]).toEqual({ action: { kind: 'event', id: kind, event } });
    expect(printNotation(document)).toBe(`strata1 ${before}${line}`);
    // With all that stands beside it.
    const more = line.replace('!would ', '~!would #e [order=moon, cause=cost, color=R] ');
    const action = { kind: 'event', id: 'e', event, order: ['moon'], cause: 'cost', choices: { color: 'R' } };
    expect(read(before + more).steps[2]).toEqual({ action, off: true });
    expect(printNotation(read(before + more))).toBe(`strata1 ${before}${more}`);
  });

  it('has such words for every kind of event', () => {
    expect(Object.keys(eventSpecs).sort()).toEqual([...Object.keys(EVENTS), 'enter'].sort());
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
    ['Forest; !would explode forest', 'unknown-value', 15],
    ['Forest; !would damage forest', 'argument-missing', 28],
    ['Forest; !would', 'unknown-value', 14],
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
      { seed: 9, numRuns: Number(process.env.FUZZ_RUNS ?? 1000) },
    );
  });
});
