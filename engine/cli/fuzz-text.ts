// Reads many texts that nobody wrote: random words, real texts with words lost, doubled and moved, and real lines joined.
// Usage: tsx engine/cli/fuzz-text.ts --cards FILE [--runs N] [--seed N] [--limit MILLISECONDS]
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { cardObjects } from './card-objects.ts';
import { faultOf, LONG_TEXTS, textsFrom, timed } from './text-fuzz/texts.ts';

const USAGE = 'Usage: fuzz-text --cards FILE [--runs N] [--seed N] [--limit MILLISECONDS]';

/** Reads them all; says what threw, what was read wrongly of where it stands, and what took long. */
async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      cards: { type: 'string' },
      runs: { type: 'string', default: '100000' },
      seed: { type: 'string', default: '613' },
      limit: { type: 'string', default: '100' },
    },
  });
  if (values.cards === undefined) {
    console.error(USAGE);
    return 2;
  }
  const real: string[] = [];
  for await (const { oracle_text: text } of cardObjects<{ readonly oracle_text?: string }>(values.cards))
    if (text !== undefined && text !== '') real.push(text);
  const faults: string[] = [];
  const kinds = new Map<string, { texts: number; letters: number; milliseconds: number; slowest: number }>();
  for (const { kind, text } of textsFrom(real, Number(values.runs), Number(values.seed))) {
    const { milliseconds, fault } = timed(text, faultOf);
    if (fault !== undefined) faults.push(`${kind}: ${fault}: ${JSON.stringify(text.slice(0, 300))}`);
    const sum = kinds.get(kind) ?? { texts: 0, letters: 0, milliseconds: 0, slowest: 0 };
    sum.texts += 1;
    sum.letters += text.length;
    sum.milliseconds += milliseconds;
    sum.slowest = Math.max(sum.slowest, milliseconds);
    kinds.set(kind, sum);
  }
  for (const [kind, { texts, letters, milliseconds, slowest }] of kinds)
    console.log(
      `${kind.padEnd(12)} ${texts} texts, ${(milliseconds / texts).toFixed(2)} ms each, ` +
        `${((1000 * milliseconds) / letters).toFixed(2)} µs a letter, slowest ${slowest.toFixed(1)} ms`,
    );
  const slow = [...LONG_TEXTS, real.join('\n').slice(0, 20_000)].map((text) => {
    const times = [1, 2, 3].map(() => timed(text, faultOf).milliseconds);
    return { text, milliseconds: Math.min(...times) };
  });
  for (const { text, milliseconds } of slow)
    console.log(
      `${String(text.length).padStart(6)} letters: ${milliseconds.toFixed(1)} ms  ${JSON.stringify(text.slice(0, 60))}`,
    );
  for (const fault of faults.slice(0, 20)) console.error(fault);
  const isSlow = slow.some(({ milliseconds }) => milliseconds > Number(values.limit));
  console.log(
    `${faults.length} faults${isSlow ? `, and a text that takes longer than ${values.limit} ms` : ''}`,
  );
  return faults.length > 0 || isSlow ? 1 : 0;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(path.resolve(process.argv[1])).href)
  process.exitCode = await main(process.argv.slice(2));
