// Compares every built-in card with a file of official card data: what is printed, and the text made from the data.
// Usage: tsx engine/cli/check-library.ts CARDS.jsonl [--all] [--below 0.9] [NAME…]
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { LIBRARY_CARDS } from '../cards/library/index.ts';
import { type CardReport, compareCard, type OfficialCard } from './compare-card.ts';

/** Reads the cards that are wanted from a file with one card object (in Scryfall's shape) a line. */
export async function readOfficialCards(
  file: string,
  wanted: ReadonlySet<string>,
): Promise<ReadonlyMap<string, OfficialCard>> {
  const found = new Map<string, OfficialCard>();
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (line === '') continue;
    const card = JSON.parse(line) as OfficialCard;
    const names = [card.name, ...(card.card_faces ?? []).map((face) => face.name)];
    for (const name of names) if (wanted.has(name) && !found.has(name)) found.set(name, card);
  }
  return found;
}

async function main(args: readonly string[]): Promise<number> {
  const [file, ...rest] = args;
  if (file === undefined) {
    console.error('Which file of card data? Usage: check-library CARDS.jsonl [--all] [--below N] [NAME…]');
    return 2;
  }
  const below = rest.includes('--below') ? Number(rest[rest.indexOf('--below') + 1]) : 1;
  const names = new Set(
    rest.filter((word, index) => !word.startsWith('--') && rest[index - 1] !== '--below'),
  );
  const cards = LIBRARY_CARDS.filter((card) => names.size === 0 || names.has(card.name));
  const official = await readOfficialCards(file, new Set(cards.map((card) => card.name)));
  const reports = cards.map((card) => compareCard(card, official.get(card.name)));
  const sorted = [...reports].sort((one, another) => one.similarity - another.similarity);
  for (const report of sorted)
    if (rest.includes('--all') || report.wrong.length > 0 || report.similarity < below) print(report);
  const wrong = reports.filter((report) => report.wrong.length > 0).length;
  const mean = (value: (report: CardReport) => number): string =>
    (reports.reduce((sum, report) => sum + value(report), 0) / Math.max(1, reports.length)).toFixed(3);
  const equal = reports.filter((report) => report.similarity === 1).length;
  console.log(
    `${reports.length} cards, ${equal} texts equal, mean similarity ${mean((report) => report.similarity)}, ${mean((report) => report.likeness)} but for number and articles, ${wrong} with printed values that differ`,
  );
  return wrong === 0 ? 0 : 1;
}

function print(report: CardReport): void {
  console.log(`\n${report.similarity.toFixed(2)}  ${report.name}`);
  for (const words of report.wrong) console.log(`      wrong: ${words}`);
  for (const { official, rendered, diff } of report.texts) {
    console.log(`      official: ${official.replaceAll('\n', '\n                ')}`);
    console.log(`      rendered: ${rendered.replaceAll('\n', '\n                ')}`);
    console.log(`      diff:     ${diff}`);
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(path.resolve(process.argv[1])).href)
  process.exitCode = await main(process.argv.slice(2));
