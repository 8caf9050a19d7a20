import process from 'node:process';
import fc from 'fast-check';

/**
 * Properties draw the same examples in each run, so that a red gate means a change of the code. `FUZZ_SEED` draws
 * others, `FUZZ_RUNS` more of them.
 */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.FUZZ_SEED ?? 613) });
