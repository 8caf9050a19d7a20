import { describe, expect, it } from 'vitest';
import { libraryCard } from '../cards/library/index.ts';
import { parseBoard } from '../document/parse-board.ts';
import { enter } from '../testing/play.ts';
import { invariant } from '../vocabulary/invariant.ts';
import { reportLines } from './report.ts';
import { type CaseResult, runCase } from './run-case.ts';

const moon = enter('moon', 'Blood Moon', { controller: 'B' });
const tomb = enter('tomb', 'Urborg, Tomb of Yawgmoth');

function run(steps: readonly unknown[], ...expect: readonly unknown[]): CaseResult {
  const { document, errors } = parseBoard({ players: ['A', 'B'], steps, expect });
  invariant(document !== undefined, JSON.stringify(errors));
  return runCase(document, libraryCard);
}

/** The fields that differ. */
const fields = (result: CaseResult) =>
  result.status === 'failed' ? result.failures.map(({ field }) => field) : [];

describe('runCase', () => {
  it('passes when all fields hold, at the end or after a step', () => {
    const early = { object: 'tomb', subtypes: ['Swamp'], includesSubtypes: ['Swamp'], after: 0 };
    const late = { object: 'tomb', subtypes: ['Mountain'], types: ['land'], abilities: 1, power: null };
    expect(run([tomb, moon], early, late)).toEqual({ status: 'passed' });
  });

  it('names each field that does not hold', () => {
    const wrong = {
      object: 'tomb',
      name: 'X',
      subtypes: ['Swamp'],
      power: 1,
      has: ['flying'],
      hasNot: ['{T}: Add {R}'],
    };
    expect(fields(run([tomb, moon], wrong))).toEqual(['name', 'subtypes', 'power', 'has', 'hasNot']);
  });

  it('checks the order and the dependencies of a layer', () => {
    const layer = { layer: '4', order: ['moon'], depends: [['tomb', 'moon']] };
    expect(run([tomb, moon], layer)).toEqual({ status: 'passed' });
    const wrong = {
      layer: '4',
      order: ['tomb', 'moon'],
      independent: [['tomb', 'moon']],
      loop: ['tomb', 'moon'],
    };
    expect(fields(run([tomb, moon], wrong))).toEqual(['order', 'independent', 'loop']);
  });

  it('wants a step to be refused where the case says so, and only there', () => {
    const odd = { tap: 'nobody' };
    expect(run([odd], { rejected: 0 })).toEqual({ status: 'passed' });
    expect(fields(run([tomb], { rejected: 0 }))).toEqual(['step']);
    expect(fields(run([odd], { player: 'A', life: 20 }))).toEqual(['step']);
  });

  it('skips what this version lacks, and says what that is', () => {
    const wants = (steps: readonly unknown[], expectation: unknown) => {
      const result = run(steps, expectation);
      return result.status === 'skipped' ? result.wants : result.status;
    };
    expect(wants([enter('x', 'No Such Card')], { object: 'x', power: 1 })).toEqual(['card No Such Card']);
    expect(wants([{ 'turn-inside-out': 'tomb' }], { object: 'tomb' })).toEqual(['step turn-inside-out']);
    expect(wants([tomb], { weather: 'e' })).toEqual(['check "weather"']);
  });

  it('does not take a misspelled expectation for one that holds', () => {
    expect(run([tomb], { object: 'tomb', powr: 1 })).toMatchObject({ status: 'failed' });
  });
});

describe('reportLines', () => {
  it('has a line for each failure and skipped case, and the totals last', () => {
    const failed = run([tomb], { object: 'tomb', power: 1 });
    const lines = reportLines([
      { folder: '613', id: 'wrong', file: 'wrong.json', result: failed },
      { folder: '613', id: 'right', file: 'right.json', result: { status: 'passed' } },
      {
        folder: '614',
        id: 'later',
        file: 'later.json',
        result: { status: 'skipped', wants: ['step event'] },
      },
    ]);
    expect(lines).toEqual([
      'skipped later: wants step event',
      'FAILED wrong: tomb: power: expected 1, got null',
      '613: 1 passed, 1 failed, 0 skipped',
      '614: 0 passed, 0 failed, 1 skipped',
      '1 passed, 1 failed, 1 skipped',
    ]);
  });
});
