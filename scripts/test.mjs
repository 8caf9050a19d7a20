// npm test: installs what is missing, runs every check, prints a summary. The last line is `N passed, N failed`.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { demandRecentNode, ensureInstalled, root, run } from './workspace.mjs';

/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} [args] arguments for the npm script of that name
 * @property {Record<string, string>} [env]
 * @property {(output: string) => Count | undefined} [count] how many tests ran; one step counts as one without it
 * @property {() => string | undefined} [skip] why the step cannot run
 *
 * @typedef {object} Result
 * @property {string} name
 * @property {boolean} ok
 * @property {number} seconds
 * @property {Count} count
 * @property {string} [skipped]
 */

const reports = path.join(root, 'node_modules', '.cache', 'strata');
const unitReport = path.join(reports, 'unit.json');
const e2eReport = path.join(reports, 'e2e.json');

/** @param {string} file */
const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** Independent of each other, so two run at a time. @type {readonly Step[]} */
const checks = [
  { name: 'types' },
  {
    name: 'cases',
    args: ['cases'],
    skip: () =>
      existsSync(path.join(root, 'engine/cli/cases.ts'))
        ? undefined
        : 'engine/cli/cases.ts does not exist yet',
    count(output) {
      const last = [...output.matchAll(/^(\d+) passed, (\d+) failed/gm)].at(-1);
      return last && { passed: Number(last[1]), failed: Number(last[2]) };
    },
  },
  { name: 'lint' },
  { name: 'boundaries' },
  { name: 'lengths' },
  { name: 'unused' },
];

/** @type {readonly Step[]} */
const tests = [
  {
    name: 'unit',
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    count() {
      const report = readReport(unitReport);
      return report && { passed: report.numPassedTests, failed: report.numFailedTests };
    },
  },
  { name: 'build' },
  { name: 'size' },
  {
    name: 'e2e',
    // Playwright colors its server's output itself, and Node complains about two wishes.
    env: { STRATA_E2E_REPORT: e2eReport, NO_COLOR: '' },
    count() {
      const report = readReport(e2eReport);
      return (
        report && {
          passed: report.stats.expected + report.stats.flaky,
          failed: report.stats.unexpected + report.errors.length,
        }
      );
    },
  },
];

/**
 * @param {Step} step
 * @param {boolean} live whether to print the output while it comes, or as one piece at the end
 * @returns {Promise<Result>}
 */
async function runStep({ name, args = [], env = {}, count, skip }, live) {
  const skipped = skip?.();
  if (skipped !== undefined) {
    console.log(`\n── ${name}: skipped, ${skipped}`);
    return { name, ok: true, seconds: 0, count: { passed: 0, failed: 0 }, skipped };
  }
  if (live) console.log(`\n── ${name}`);
  const start = performance.now();
  let output = '';
  const code = await run('npm', ['run', '--silent', name, ...(args.length > 0 ? ['--', ...args] : [])], {
    env: { NO_COLOR: '1', ...env },
    onOutput(text) {
      output += text;
      if (live) process.stdout.write(text);
    },
  });
  const seconds = (performance.now() - start) / 1000;
  if (!live) process.stdout.write(`\n── ${name}\n${output}`);
  let counted = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (count) {
    counted = count(output) ?? { passed: 0, failed: 0 };
    // A runner that fails without a failed test, or counts nothing, has failed itself.
    if ((code !== 0 && counted.failed === 0) || counted.passed + counted.failed === 0) counted.failed += 1;
  }
  return { name, ok: code === 0 && counted.failed === 0, seconds, count: counted };
}

/**
 * @param {readonly Step[]} steps
 * @param {number} atATime
 * @returns {Promise<Result[]>} in the order of the steps
 */
async function runAll(steps, atATime) {
  /** @type {Result[]} */
  const results = [];
  let next = 0;
  const worker = async () => {
    while (next < steps.length) {
      const position = next++;
      const step = steps[position];
      if (step) results[position] = await runStep(step, atATime === 1);
    }
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  return results;
}

demandRecentNode();
await ensureInstalled();
mkdirSync(reports, { recursive: true });
for (const file of [unitReport, e2eReport]) rmSync(file, { force: true });

const start = performance.now();
const results = [...(await runAll(checks, 2)), ...(await runAll(tests, 1))];

console.log(`\n── summary, ${((performance.now() - start) / 1000).toFixed(0)} s`);
for (const { name, ok, seconds, count, skipped } of results) {
  const state = skipped !== undefined ? 'skip' : ok ? 'ok  ' : 'FAIL';
  const numbers = skipped ?? `${count.passed} passed, ${count.failed} failed`;
  console.log(`${state} ${name.padEnd(11)}${`${seconds.toFixed(1)} s`.padStart(8)}  ${numbers}`);
}
/** @param {(count: Count) => number} pick */
const sum = (pick) => results.reduce((total, { count }) => total + pick(count), 0);
const failed = sum(({ failed }) => failed);
console.log(`${sum(({ passed }) => passed)} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
