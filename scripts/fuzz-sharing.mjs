// Ten thousand damaged links and pictures each, instead of the thousand of the gate: npm run fuzz
import process from 'node:process';
import { run } from './workspace.mjs';

process.exitCode = await run('npx', ['vitest', 'run', 'app/sharing', 'engine/document/notation'], {
  env: { STRATA_FUZZ: process.argv[2] ?? '10000' },
});
