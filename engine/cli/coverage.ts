// How much of the text of all cards in a file is understood.
// Usage: tsx engine/cli/coverage.ts --cards FILE [--failures N] [--kind KIND] [--by layer|keyword|template] [--json]
//   [--readme FILE --date DATE]
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { importScryfallCard } from '../cards/import/import-scryfall-card.ts';
import { cardObjects } from './card-objects.ts';
import { groupings } from './coverage-report/groups.ts';
import { printTally } from './coverage-report/print.ts';
import { coverageTable, intoReadme } from './coverage-report/readme.ts';
import { count, emptyTally } from './coverage-report/tally.ts';

const USAGE =
  'Usage: coverage --cards FILE [--failures N] [--kind KIND] [--by layer|keyword|template] [--json] [--readme FILE --date DATE]';

/** Reads a file with one card object (in Scryfall's shape) a line, or one array of them, and prints what was understood. */
async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      cards: { type: 'string' },
      failures: { type: 'string' },
      kind: { type: 'string' },
      by: { type: 'string' },
      json: { type: 'boolean' },
      readme: { type: 'string' },
      date: { type: 'string' },
    },
  });
  if (values.cards === undefined) {
    console.error(USAGE);
    return 2;
  }
  if (values.readme !== undefined && values.date === undefined) {
    console.error(`--readme needs the date of the card file. ${USAGE}`);
    return 2;
  }
  const by = values.by ?? 'none';
  const groupsOf = groupings(by);
  if (groupsOf === undefined) {
    console.error(`--by takes layer, keyword or template, not ${by}. ${USAGE}`);
    return 2;
  }
  const tally = emptyTally();
  const problems: string[] = [];
  for await (const json of cardObjects<{ readonly type_line?: string }>(values.cards)) {
    const result = importScryfallCard(json);
    if (!result.ok) {
      problems.push(...result.problems);
      continue;
    }
    const { card, faces } = result.imported;
    if (values.json === true)
      console.log(
        JSON.stringify({ name: card.name, faces: card.faces, lines: faces.map(({ lines }) => lines) }),
      );
    count(tally, faces, json.type_line ?? '', groupsOf);
  }
  if (values.json !== true) printTally(tally, { failures: Number(values.failures ?? 0), kind: values.kind });
  if (values.readme !== undefined)
    writeFileSync(
      values.readme,
      intoReadme(readFileSync(values.readme, 'utf8'), coverageTable(tally, values.date ?? '')),
    );
  for (const problem of problems.slice(0, 20)) console.error(problem);
  return 0;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(path.resolve(process.argv[1])).href)
  process.exitCode = await main(process.argv.slice(2));
