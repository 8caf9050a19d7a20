import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { CardDefinition } from '../cards/card-definition.ts';
import { countResults, type RanCase, reportLines } from '../cases/report.ts';
import { type CaseResult, runCase } from '../cases/run-case.ts';
import { parseBoard } from '../document/parse-board.ts';
import { officialWords, rememberWords } from '../oracle/official-words.ts';
import { builtInCards } from './built-in-cards.ts';
import { type CardFile, readCardFile } from './card-file.ts';
import { withDispute } from './disputed-cases.ts';
import { wordDocumentErrors } from './word-document-errors.ts';

const USAGE = `Runs case files and says which hold.

npm run cases -- [--cards FILE [--compiled]] [--json] [--copy-passing DIR] PATH…

PATH            a case file, or a folder of them with its subfolders
--cards FILE    more cards: card objects in Scryfall's shape (a JSON list, or one a line), or a JSON list of card
                definitions, as boards carry them; built-in cards come before them
--compiled      the cards of that file come before the built-in ones
--json          the results as JSON instead of lines
--copy-passing  copies each file that passes to DIR/<its folder>`;

main();

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      cards: { type: 'string' },
      compiled: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      'copy-passing': { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help || positionals.length === 0) {
    process.stdout.write(`${USAGE}\n`);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const cards = cardsOf(values.cards, values.compiled);
  const files = positionals.flatMap(filesIn).sort();
  const ran = files.map((file) => runFile(file, cards));
  const lines = values.json ? [JSON.stringify(ran, undefined, 2)] : reportLines(ran);
  process.stdout.write(`${lines.join('\n')}\n`);
  if (values['copy-passing'] !== undefined) copyPassing(ran, values['copy-passing']);
  if (countResults(ran).failed > 0 || ran.length === 0) process.exitCode = 1;
}

function filesIn(place: string): readonly string[] {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(place, name));
}

function runFile(file: string, cards: CardFile): RanCase {
  const id = path.basename(file, '.json');
  const folder = path.basename(path.dirname(path.resolve(file)));
  return { folder, id, file, result: withDispute(id, resultOf(file, cards)) };
}

function resultOf(file: string, cards: CardFile): CaseResult {
  const { document, errors } = parseBoard(readFileSync(file, 'utf8'));
  if (document !== undefined) return runCase(document, cards.find, cards.unreadOf);
  const failures = wordDocumentErrors(errors).map((line) => ({
    expectation: 'file',
    field: 'format',
    expected: 'a case',
    got: line,
  }));
  return { status: 'failed', failures };
}

function copyPassing(ran: readonly RanCase[], to: string): void {
  for (const { file, folder, result } of ran) {
    if (result.status !== 'passed') continue;
    mkdirSync(path.join(to, folder), { recursive: true });
    copyFileSync(file, path.join(to, folder, path.basename(file)));
  }
}

function cardsOf(file: string | undefined, isCompiledFirst: boolean): CardFile {
  const builtIn = builtInCards();
  if (file === undefined) return { find: builtIn, unreadOf: () => [] };
  const more = readCardFile(file);
  if (isCompiledFirst) return { ...more, find: (name) => more.find(name) ?? builtIn(name) };
  return {
    find: (name) => {
      const card = builtIn(name);
      const compiled = more.find(name);
      if (card !== undefined && compiled !== undefined) shareOfficialWords(compiled, card);
      return card ?? compiled;
    },
    unreadOf: (name) => (builtIn(name) === undefined ? more.unreadOf(name) : []),
  };
}

/** A case names abilities in official words: of built-in cards they are known where the file has the same card. */
function shareOfficialWords(from: CardDefinition, to: CardDefinition): void {
  for (const [face, { abilities }] of to.faces.entries())
    for (const [index, ability] of abilities.entries()) {
      const compiled = from.faces[face]?.abilities[index];
      const words = compiled && officialWords(compiled);
      if (words !== undefined && JSON.stringify(compiled) === JSON.stringify(ability))
        rememberWords(ability, words);
    }
}
