import { readFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { parseBoard } from '../document/parse-board.ts';
import type { History } from '../history/history.ts';
import { playHistory } from '../history/play-history.ts';
import { compilingReader } from '../oracle/compile/compiling-reader.ts';
import { printLadder } from '../trace/print-ladder.ts';
import { recordTrace } from '../trace/record.ts';
import { plainText } from '../trace/sentences/fragments.ts';
import { sentencesIn } from '../trace/sentences/languages.ts';
import { builtInCards } from './built-in-cards.ts';
import { wordDocumentErrors } from './word-document-errors.ts';

const USAGE = `Explains a board: every continuous effect in the order in which it is applied, and why.

npm run explain -- [--after STEP] FILE

FILE          a board or case file
--after STEP  as the board is after that step, counted from 0; else after the last`;

process.exitCode = main();

function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { after: { type: 'string' }, help: { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (values.help || file === undefined) {
    process.stdout.write(`${USAGE}\n`);
    return values.help ? 0 : 2;
  }
  const { document, errors } = parseBoard(readFileSync(file, 'utf8'));
  if (document === undefined) {
    process.stderr.write(`${wordDocumentErrors(errors).join('\n')}\n`);
    return 1;
  }
  const history = playHistory(document, builtInCards(), undefined, compilingReader);
  const moment =
    values.after === undefined ? history.moments.at(-1) : history.moments[Number(values.after) + 1];
  if (moment === undefined) {
    process.stderr.write(`There is no step ${values.after}.\n`);
    return 1;
  }
  const problems = problemLines(history, moment.step);
  const title = document.title === undefined ? [] : [document.title, ''];
  process.stdout.write([...title, ...problems, printLadder(recordTrace(moment.state))].join('\n'));
  return 0;
}

/** What could not be done up to that step, a line each. */
function problemLines({ problems }: History, step: number): readonly string[] {
  const say = sentencesIn('en');
  const lines = problems
    .filter(({ at }) => at === undefined || at <= step)
    .map((problem) => `step ${problem.at ?? '–'}: ${plainText(say.problemSentence(problem))}`);
  return lines.length === 0 ? [] : [...lines, ''];
}
