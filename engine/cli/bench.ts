import process from 'node:process';
import { evaluate } from '../layers/evaluate.ts';
import type { LayerObserver } from '../layers/observer.ts';
import type { GameState } from '../state/game-state.ts';
import { BOARD_SHAPES, type BoardShape, largeBoard } from '../testing/large-boards.ts';
import { evaluateLiterally } from '../testing/oracle/evaluate-literally.ts';
import { gameBenchmarks } from './bench/games.ts';
import { orderBenchmarks } from './bench/orders.ts';

/**
 * Measures how long an evaluation takes, in milliseconds of processor time, on boards of several shapes and sizes:
 * `npm run bench [shape …]`. Each figure is the median over seeds of the best of several runs, the worst seed beside it.
 */

const SIZES = [
  [50, 10],
  [200, 40],
  [1000, 100],
  [1000, 200],
  [1000, 800],
  [8000, 200],
] as const;
const SEEDS = [1, 2, 3, 4, 5];
const LARGEST_FOR_THE_ORACLE = 200;
/** Milliseconds after which a figure is good enough: what takes so long varies little. */
const LONG = 1500;

main();

function main(): void {
  const asked = process.argv.slice(2);
  const shapes = BOARD_SHAPES.filter((shape) => asked.length === 0 || asked.includes(shape));
  if (shapes.length === 0) {
    process.stderr.write(`Shapes: ${BOARD_SHAPES.join(', ')}\n`);
    process.exitCode = 2;
    return;
  }
  warmUp();
  line('board', 'objects', 'effects', 'ms', 'worst', 'traced', 'applied', 'literal ×');
  for (const shape of shapes) report(shape);
  if (asked.length > 0) return;
  for (const { name, run } of [...gameBenchmarks(), ...orderBenchmarks()]) line(name, best(run).toFixed(2));
}

function report(shape: BoardShape): void {
  const found = new Map<string, number>();
  for (const [objects, effects] of SIZES) {
    const boards = SEEDS.map((seed) => largeBoard(shape, objects, effects, seed));
    const plain = boards.map((board) => best(() => evaluate(board)));
    const traced = boards
      .slice(0, objects > LARGEST_FOR_THE_ORACLE ? 1 : 2)
      .map((board) => best(() => evaluate(board, listener())));
    const applied = applications(boards[0] as GameState);
    const ratio = objects > LARGEST_FOR_THE_ORACLE ? undefined : literalRatio(boards[0] as GameState);
    found.set(`${objects} ${effects}`, median(plain));
    line(
      shape,
      objects,
      effects,
      median(plain).toFixed(2),
      Math.max(...plain).toFixed(2),
      median(traced).toFixed(2),
      applied,
      ratio === undefined ? '' : ratio.toFixed(0),
    );
  }
  const exponent = (from: string, to: string, factor: number): string =>
    (Math.log((found.get(to) ?? 1) / (found.get(from) ?? 1)) / Math.log(factor)).toFixed(2);
  process.stdout.write(
    `  ${shape} grows with the power ${exponent('1000 200', '8000 200', 8)} of objects, ` +
      `${exponent('1000 100', '1000 800', 8)} of effects\n`,
  );
}

function literalRatio(board: GameState): number {
  const literal = time(() => evaluateLiterally(board));
  return literal / best(() => evaluate(board));
}

/** Somebody who wants to hear everything, and keeps nothing. */
function listener(): LayerObserver {
  const hear = (): void => undefined;
  return {
    effectAppeared: hear,
    dependencyFound: hear,
    loopFound: hear,
    effectApplied: hear,
    effectNotApplied: hear,
  };
}

function applications(board: GameState): number {
  let count = 0;
  evaluate(board, {
    effectApplied: () => {
      count += 1;
    },
  });
  return count;
}

/** The best of several runs: what else the machine does only ever makes it slower. */
function best(run: () => void): number {
  let result = Number.POSITIVE_INFINITY;
  let spent = 0;
  for (let round = 0; round < 12 && spent < LONG && (round < 3 || spent < 400); round += 1) {
    const took = time(run);
    spent += took;
    result = Math.min(result, took);
  }
  return result;
}

function time(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

function warmUp(): void {
  for (const shape of BOARD_SHAPES)
    for (let round = 0; round < 3; round += 1) evaluate(largeBoard(shape, 200, 40, round));
}

function line(...cells: readonly (string | number)[]): void {
  const [first = '', ...rest] = cells.map(String);
  process.stdout.write(`${first.padEnd(12)}${rest.map((cell) => cell.padStart(10)).join('')}\n`);
}
