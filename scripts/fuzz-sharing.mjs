// Ten thousand damaged links, pictures, lines, board files, games of other programs, archives, pasted texts, addresses of
// frames and expectations of each kind, instead of the few of the gate: npm run fuzz [NUMBER]
import process from 'node:process';
import { run } from './workspace.mjs';

const runs = process.argv[2] ?? process.env.FUZZ_RUNS ?? '10000';
process.exitCode = await run(
  'npx',
  [
    ...['vitest', 'run', '-t', 'whatever it is|whatever was done|any text|any file|any expectation'],
    ...['app/sharing', 'app/services', 'app/views/pinned'],
    ...['engine/document', 'engine/interchange'],
  ],
  { env: { FUZZ_RUNS: runs } },
);
