// Ten thousand damaged links, pictures, lines, files, expectations and games of other programs each, instead of the few of
// the gate: npm run fuzz [NUMBER]
import process from 'node:process';
import { run } from './workspace.mjs';

const runs = process.argv[2] ?? process.env.FUZZ_RUNS ?? '10000';
process.exitCode = await run(
  'npx',
  [
    ...['vitest', 'run', '-t', 'whatever it is|whatever was done|any text|any file|any expectation'],
    ...['app/sharing', 'app/services/share', 'app/services/states', 'app/views/pinned'],
    ...['engine/document', 'engine/interchange'],
  ],
  { env: { STRATA_FUZZ: runs, FUZZ_RUNS: runs } },
);
