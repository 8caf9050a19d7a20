// npm run soak: the properties of the evaluation on many more generated boards than the gate has time for.
// Usage: npm run soak -- [BOARDS [SEED]]; 100 000 of each property (5 000 of the two slow ones) and
// another seed each time, if no numbers are given. A failure names its seed.
import { createRequire } from 'node:module';
import path from 'node:path';
import { run } from './workspace.mjs';

const [boards = '100000', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);
const vitest = path.join(
  path.dirname(createRequire(import.meta.url).resolve('vitest/package.json')),
  'vitest.mjs',
);
const files = [
  'engine/testing/properties.fuzz.test.ts',
  'engine/testing/oracle/evaluate.fuzz.test.ts',
  'engine/history/steps-off.fuzz.test.ts',
  'engine/cli/steps-off.fuzz.test.ts',
];
process.exitCode = await run(process.execPath, [vitest, 'run', '--testTimeout=0', ...files], {
  env: { FUZZ_RUNS: boards, FUZZ_SEED: seed },
});
