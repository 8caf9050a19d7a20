import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { CardDefinition } from '../cards/card-definition.ts';
import { libraryCard } from '../cards/library/index.ts';
import { countResults, type RanCase, reportLines } from '../cases/report.ts';
import { type CaseResult, runCase } from '../cases/run-case.ts';
import { parseBoard } from '../document/parse-board.ts';
import type { CardFinder } from '../history/step-run.ts';
import { wordDocumentErrors } from './word-document-errors.ts';

const USAGE = `Runs case files and says which hold.

npm run cases -- [--cards FILE] [--json] [--copy-passing DIR] PATH…

PATH            a case file, or a folder of them with its subfolders
--cards FILE    more cards: a JSON list of card definitions, as boards carry them
--json          the results as JSON instead of lines
--copy-passing  copies each file that passes to DIR/<its folder>`;

main();

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      cards: { type: 'string' },
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
  const cards = values.cards === undefined ? libraryCard : withMoreCards(values.cards);
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

function runFile(file: string, cards: CardFinder): RanCase {
  const id = path.basename(file, '.json');
  const folder = path.basename(path.dirname(path.resolve(file)));
  return { folder, id, file, result: resultOf(file, cards) };
}

function resultOf(file: string, cards: CardFinder): CaseResult {
  const { document, errors } = parseBoard(readFileSync(file, 'utf8'));
  if (document !== undefined) return runCase(document, cards);
  const failures = wordDocumentErrors(errors).map((line) => ({
    expectation: 'file',
    field: 'format',
    expected: 'a case',
    got: line,
  }));
  return { status: 'failed', failures };
}

/** Reads card definitions through the door that boards come in by. */
function withMoreCards(file: string): CardFinder {
  const list: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const { document, errors } = parseBoard({ players: ['A'], steps: [], cards: list });
  if (document === undefined) throw new Error(wordDocumentErrors(errors).join('\n'));
  const more = new Map<string, CardDefinition>((document.cards ?? []).map((card) => [card.name, card]));
  return (name) => more.get(name) ?? libraryCard(name);
}

function copyPassing(ran: readonly RanCase[], to: string): void {
  for (const { file, folder, result } of ran) {
    if (result.status !== 'passed') continue;
    mkdirSync(path.join(to, folder), { recursive: true });
    copyFileSync(file, path.join(to, folder, path.basename(file)));
  }
}
