// Which words of card texts are lost in what is read: the text made from the data, against the official one.
// Usage: tsx engine/cli/differences.ts --cards FILE [--groups N] [--examples N] [--least WEIGHT] [--every N]
//   [--lost WORD] [--class understood|no-effect] [--sample N --seed N] [--json]
// With --again: which of these texts are not read back into the data that they were made from.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { CardFace } from '../cards/card-definition.ts';
import { importScryfallCard } from '../cards/import/import-scryfall-card.ts';
import { ownNames } from '../oracle/compile/own-names.ts';
import { cardObjects } from './card-objects.ts';
import { type Difference, grouped } from './text-differences/group.ts';
import { lostWords } from './text-differences/lost-words.ts';
import { type Passage, passagesOf } from './text-differences/passages.ts';
import { misreadPassages } from './text-differences/said-again.ts';
import { drawLayered } from './text-differences/sample.ts';

const USAGE =
  'Usage: differences --cards FILE [--groups N] [--examples N] [--least WEIGHT] [--every N] [--lost WORD] [--class understood|no-effect] [--sample N --seed N] [--again] [--json]';

interface Found extends Difference {
  readonly passage: Passage;
}

/** Every face of the cards in a file (one Scryfall object a line; of every n-th card) with its passages. */
async function* facesIn(
  file: string,
  every: number,
): AsyncGenerator<{ face: CardFace; passages: Passage[] }> {
  let at = 0;
  for await (const json of cardObjects(file)) {
    at += 1;
    if (at % every !== 0) continue;
    const result = importScryfallCard(json);
    if (!result.ok) continue;
    const { card, faces } = result.imported;
    for (const [index, report] of faces.entries()) {
      const face = card.faces[index];
      if (face !== undefined) yield { face, passages: passagesOf(face, report) };
    }
  }
}

/** Every passage with the words it loses. */
async function read(file: string, every: number): Promise<Found[]> {
  const found: Found[] = [];
  for await (const { face, passages } of facesIn(file, every)) {
    const names = ownNames({ name: face.name, isLegendary: face.supertypes.includes('legendary') });
    for (const passage of passages)
      found.push({ passage, loss: lostWords(passage.official, passage.rendered, names) });
  }
  return found;
}

async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      cards: { type: 'string' },
      groups: { type: 'string', default: '50' },
      examples: { type: 'string', default: '1' },
      least: { type: 'string', default: '1' },
      every: { type: 'string', default: '1' },
      lost: { type: 'string' },
      class: { type: 'string', default: 'understood' },
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
      again: { type: 'boolean' },
      json: { type: 'boolean' },
    },
  });
  if (values.cards === undefined) {
    console.error(USAGE);
    return 2;
  }
  if (values.again === true) {
    const { groups, examples, json } = values;
    await printMisread(values.cards, Number(values.every), {
      groups: Number(groups),
      examples: Number(examples),
      isJson: json === true,
    });
    return 0;
  }
  const all = (await read(values.cards, Number(values.every))).filter(
    ({ passage }) => passage.class === values.class,
  );
  if (values.sample !== undefined) {
    const passages = all.map(({ passage }) => passage);
    for (const passage of drawLayered(passages, Number(values.sample), Number(values.seed)))
      if (values.json === true) console.log(JSON.stringify(passage));
      else printPassage(passage);
    return 0;
  }
  const { lost } = values;
  const different = all.filter(
    ({ loss }) => loss.weight >= Number(values.least) && (lost === undefined || loss.lost.includes(lost)),
  );
  if (values.json === true) {
    for (const { passage, loss } of different) console.log(JSON.stringify({ ...passage, ...loss }));
    return 0;
  }
  for (const { words, weight, differences } of grouped(different).slice(0, Number(values.groups))) {
    console.log(`${String(differences.length).padStart(5)}  weight ${weight}  ${words}`);
    for (const { passage } of differences.slice(0, Number(values.examples))) printPassage(passage);
  }
  const share = ((100 * different.length) / Math.max(1, all.length)).toFixed(1);
  console.log(`${different.length} of ${all.length} passages differ in words that tell (${share} %)`);
  return 0;
}

/** Which passages are not read back, by kind, the most frequent first. */
async function printMisread(
  file: string,
  every: number,
  show: { readonly groups: number; readonly examples: number; readonly isJson: boolean },
): Promise<void> {
  const kinds = new Map<string, Passage[]>();
  let [all, failed] = [0, 0];
  for await (const { face, passages } of facesIn(file, every)) {
    all += passages.length;
    for (const { passage, kind } of misreadPassages(face, passages)) {
      failed += 1;
      kinds.set(kind, [...(kinds.get(kind) ?? []), passage]);
      if (show.isJson) console.log(JSON.stringify({ kind, ...passage }));
    }
  }
  if (show.isJson) return;
  const frequent = [...kinds].sort(([, one], [, other]) => other.length - one.length);
  for (const [kind, passages] of frequent.slice(0, show.groups)) {
    console.log(`${String(passages.length).padStart(5)}  ${kind}`);
    for (const passage of passages.slice(0, show.examples)) printPassage(passage);
  }
  const share = ((100 * (all - failed)) / Math.max(1, all)).toFixed(2);
  console.log(`${failed} of ${all} passages are not read back as they were meant (${share} % are)`);
}

function printPassage({ name, official, rendered }: Passage): void {
  console.log(`       ${name}: ${official.replaceAll('\n', ' / ')}`);
  console.log(`       ${' '.repeat(name.length)}→ ${rendered.replaceAll('\n', ' / ')}`);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(path.resolve(process.argv[1])).href)
  process.exitCode = await main(process.argv.slice(2));
