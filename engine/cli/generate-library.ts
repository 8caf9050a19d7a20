// Compiles cards of a card file into the part of the built-in library that is loaded when it is wanted.
// Usage: tsx engine/cli/generate-library.ts --cards FILE [--choose N] [--add NAMES.json]
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { libraryCard } from '../cards/library/index.ts';
import { MORE_CARDS } from './built-in-cards.ts';
import { cardObjects } from './card-objects.ts';
import { type Candidate, candidateOf, worthOf } from './library-generation/candidate.ts';
import { writeChunks } from './library-generation/chunks.ts';

const USAGE = `npm run library -- --cards FILE [--choose N] [--add NAMES.json]

Compiles the cards that names.json lists, from card objects in Scryfall's shape (one a line), and writes them in chunks.
--choose N  first fills the list up to N cards, with those that matter most for layers
--add FILE  first adds the names of a JSON list`;

const listFile = path.join(MORE_CARDS, 'names.json');

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { cards: { type: 'string' }, choose: { type: 'string' }, add: { type: 'string' } },
  });
  if (values.cards === undefined) {
    console.error(USAGE);
    return 2;
  }
  const wanted = new Set(
    [...namesIn(listFile), ...(values.add === undefined ? [] : namesIn(values.add))].filter(
      (name) => libraryCard(name) === undefined,
    ),
  );
  const isOpen = values.choose !== undefined;
  const candidates = await readCandidates(values.cards, isOpen ? undefined : wanted);
  if (values.choose !== undefined) choose(candidates, wanted, Number(values.choose));
  const taken = new Set<Candidate>();
  for (const name of wanted) {
    const candidate = candidates.get(name);
    if (candidate === undefined) console.error(`not in the file: ${name}`);
    else if (candidate.faults.length > 0) console.error(`${name}: ${candidate.faults.join('\n    ')}`);
    else taken.add(candidate);
  }
  writeChunks(
    MORE_CARDS,
    [...taken].map(({ card }) => card),
  );
  const names = [...taken].map(({ card }) => card.name).sort();
  writeFileSync(listFile, `${JSON.stringify(names, undefined, 1)}\n`);
  console.log(`${names.length} cards written to ${path.relative(process.cwd(), MORE_CARDS)}`);
  return 0;
}

const namesIn = (file: string): readonly string[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly string[]) : [];

interface NamedObject {
  readonly name: string;
  readonly card_faces?: readonly { readonly name: string }[];
}

/** The wanted cards, or all, by name and by the names of faces. */
async function readCandidates(
  file: string,
  wanted: ReadonlySet<string> | undefined,
): Promise<ReadonlyMap<string, Candidate>> {
  const found = new Map<string, Candidate>();
  for await (const json of cardObjects<NamedObject>(file)) {
    const names = [json.name, ...(json.card_faces ?? []).map(({ name }) => name)];
    if (wanted !== undefined && !names.some((name) => wanted.has(name))) continue;
    const candidate = candidateOf(json);
    if (candidate !== undefined) for (const name of names) if (!found.has(name)) found.set(name, candidate);
  }
  return found;
}

function choose(candidates: ReadonlyMap<string, Candidate>, wanted: Set<string>, count: number): void {
  const best = [...new Set(candidates.values())]
    .filter(({ card, faults }) => faults.length === 0 && libraryCard(card.name) === undefined)
    .sort((one, another) => worthOf(another) - worthOf(one) || (one.card.name < another.card.name ? -1 : 1));
  for (const { card } of best) {
    if (wanted.size >= count) return;
    wanted.add(card.name);
  }
}

process.exitCode = await main();
