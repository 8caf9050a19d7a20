// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { cleanup, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  type AbilityInstance,
  askedEvents,
  type BoardDocument,
  bugPack,
  compilingReader,
  LIBRARY_CARDS,
  libraryCard,
  PROJECTS,
  parseNotation,
  playHistory,
  printBoard,
  printLadder,
  printNotation,
  recordTrace,
  sentencesIn,
} from '../../engine/index.ts';
import '../i18n/add-share.ts';
import { i18n } from '../i18n/i18n.ts';
import { PrintedRules } from '../panels/print/PrintedRules.tsx';
import { PrintSheet } from '../panels/print/PrintSheet.tsx';
import { drawPicture, PICTURE_KINDS } from '../picture/picture.ts';
import { themeOf } from '../picture/theme.ts';
import { allMoreCards } from '../services/more-cards.ts';
import { createStrataStore } from '../store/create-store.ts';
import { StrataProvider } from '../store/hooks.ts';
import type { View } from '../store/state.ts';
import { REPORT_FORMATS, reportText } from '../views/report/report-text.ts';
import { EMBED_SIZES, embedSnippet } from './embed-address.ts';
import { fragmentOf } from './link/board-link.ts';
import { shareable } from './shareable.ts';

// What goes out says of cards only what we generate from their abilities as data. A file of cards (MTGJSON or Scryfall, one
// card a line) named by STRATA_CARDS is what it is compared with, too; without it, a sentence of the user's is.

const THEME = themeOf(readFileSync('app/styles/tokens.css', 'utf8'), 'light');

/** Everything that can be saved, copied or printed of a board, by name. */
function exportsOf(line: string): ReadonlyMap<string, string> {
  const document = documentOf(line);
  const history = playHistory(document, libraryCard, undefined, compilingReader);
  const index = history.moments.length - 1;
  const moment = history.moments[index];
  if (moment === undefined) throw new Error('no moment');
  const shared = shareable(document, {}, libraryCard);
  const asked = askedEvents(document, history, index, { cards: libraryCard, reader: compilingReader });
  const texts = new Map<string, string>([
    ['line', printNotation(shared)],
    ['link', fragmentOf(shared)],
    ['board file', printBoard(document)],
    ['ladder', printLadder(recordTrace(moment.state))],
    ['frame', embedSnippet('https://example.org/?embed#b1=x', document.title ?? '', EMBED_SIZES[0])],
  ]);
  for (const project of PROJECTS) {
    const pack = bugPack(project, { document: shared, moment, asked }, { actual: '', version: '' });
    for (const { name, text } of pack.files) texts.set(`${project} ${name}`, text);
  }
  for (const kind of PICTURE_KINDS)
    texts.set(
      `picture of ${kind}`,
      drawPicture({ kind, theme: THEME, shared, document, history, moment: index, asked }).svg,
    );
  const words = { app: i18n.t, report: i18n.getFixedT('en', 'share') };
  for (const format of REPORT_FORMATS)
    texts.set(
      `report in ${format}`,
      reportText(format, { document, history, moment: index, asked }, sentencesIn('en'), words),
    );
  for (const view of ['board', 'ladder', 'lab'] as const)
    texts.set(`${view} on paper`, onPaper(document, view));
  texts.set('rules on paper', onPaper(document, 'rules'));
  return texts;
}

/** The words of the sheet that is printed of a view. */
function onPaper(document: BoardDocument, view: View): string {
  const { container } = render(
    <StrataProvider value={createStrataStore(document, { view })}>
      {view === 'rules' ? <PrintedRules /> : <PrintSheet Graph={undefined} />}
    </StrataProvider>,
  );
  const text = container.textContent;
  cleanup();
  return text;
}

function documentOf(line: string): BoardDocument {
  const { document } = parseNotation(line);
  if (document === undefined) throw new Error('The line is no board');
  const definitions = more.filter(({ name }) => line.includes(JSON.stringify(name)));
  return definitions.length === 0 ? document : { ...document, cards: definitions };
}

const more = await allMoreCards();

/** Letters and digits only, as one line. */
const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^a-z0-9/+-]+/g, ' ')
    .trim()} `;

const NAMES = LIBRARY_CARDS.map(({ name }) => name).filter((name) => !/[;"[\]]/.test(name));
/** Boards of many different cards: every tenth, beginning at another one each. */
const boardOf = (from: number): string =>
  `${NAMES.filter((_, index) => index % 40 === from)
    .map((name) => JSON.stringify(name))
    .join('; ')}; !sba off`;

/** The same of the compiled cards, whose definitions are in the board as the app opens it. */
const boardOfMore = (from: number): string =>
  `${more
    .map(({ name }) => name)
    .filter((name, index) => index % 14 === from && !/[;"[\]]| \/\/ /.test(name))
    .map((name) => JSON.stringify(name))
    .join('; ')}; !sba off`;

describe('what goes out', () => {
  const cards = process.env.STRATA_CARDS;

  it.runIf(cards !== undefined)(
    'has no sentence of twelve words of official text',
    { timeout: 300_000 },
    () => {
      const official = sentencesOf(readFileSync(cards ?? '', 'utf8'));
      expect(official.size).toBeGreaterThan(1000);
      const say = sentencesIn('en');
      for (const line of [boardOf(0), boardOf(13), boardOf(26), boardOfMore(0), boardOfMore(7)]) {
        const generated = new Set<string>();
        const { state, evaluation } = playHistory(documentOf(line), libraryCard).moments.at(-1) ?? never();
        // What our describer says is ours, though a short rule can hardly be said in other words.
        for (const { id } of state.objects.values())
          for (const words of say.abilitiesWords(
            state,
            id,
            evaluation.object(id).printed.abilities.map(instance),
          ))
            generated.add(plain(words));
        const ours = [...generated].join('|');
        for (const [name, text] of exportsOf(line)) {
          const all = plain(text);
          const found = [...official].filter(
            (sentence) => all.includes(sentence) && !ours.includes(sentence),
          );
          expect([name, found]).toEqual([name, []]);
        }
      }
    },
  );

  it('has no definitions of built-in cards, which would bring texts along', () => {
    for (const [name, text] of exportsOf(boardOf(7)))
      if (/json|line|link/.test(name))
        expect([name, /"abilities"\s*:\s*\[\s*\{/.test(text)]).toEqual([name, false]);
  });

  it('has what the user wrote, and only that, in the words in which it was written', () => {
    const own = 'Creatures you control get +1/+1 until end of turn.';
    const texts = exportsOf(`Grizzly Bears; !effect ${JSON.stringify(own)}`);
    expect(texts.get('forge board.strata.json')).toContain(own);
    expect(texts.get('line')).toContain(own);
  });
});

/** A printed ability as one that an object has. */
const instance = (ability: AbilityInstance['ability']): AbilityInstance => ({
  id: 'printed' as AbilityInstance['id'],
  ability,
  origin: { kind: 'text', index: 0 },
  timestamp: { at: 0, order: 0 },
});

const never = (): never => {
  throw new Error('The line is no board');
};

/** Sentences of at least twelve words among the texts of a file of cards, one card a line. */
function sentencesOf(file: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const line of file.split('\n')) {
    for (const [, text = ''] of line.matchAll(/"(?:text|oracle_text|oracleText)"\s*:\s*"((?:\\.|[^"\\])*)"/g))
      for (const sentence of JSON.parse(`"${text}"`).split(/(?<=[.!?])\s+|\n/)) {
        const words = plain(sentence);
        if (words.trim().split(' ').length >= 12) found.add(words);
      }
  }
  return found;
}
