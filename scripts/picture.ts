// Draws a board file as a picture, by the same code as the app.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { i18n } from '../app/i18n/i18n.ts';
import { drawPicture } from '../app/picture/picture.ts';
import { themeOf } from '../app/picture/theme.ts';
import { isPicture, readPicture, withBoard } from '../app/sharing/embed.ts';
import { fragmentOf, type ReadBoard, readFragment, readNotation } from '../app/sharing/link/board-link.ts';
import { documentError } from '../app/sharing/read-error.ts';
import { cardsMissing, placeholder, shareable } from '../app/sharing/shareable.ts';
import { builtInCards } from '../engine/cli/built-in-cards.ts';
import { wordDocumentErrors } from '../engine/cli/word-document-errors.ts';
import {
  askedEvents,
  type BoardDocument,
  type CardFinder,
  compilingReader,
  type Moment,
  objectId,
  parseBoard,
  playHistory,
} from '../engine/index.ts';
import { isMainModule } from './main-module.ts';
import { PICTURE_USAGE, type PictureRequest, pictureRequest } from './picture-request.ts';

/** What the command says: where the picture is, or (`isError`) why there is none. */
export interface Said {
  readonly code: 0 | 1;
  readonly text: string;
}

if (isMainModule(import.meta.url)) {
  const { code, text } = pictureCommand(process.argv.slice(2));
  (code === 0 ? process.stdout : process.stderr).write(`${text}\n`);
  process.exitCode = code;
}

/**
 * Draws the picture that the words of a command line ask for and writes it to its file. What can't be done is said in
 * one line, or one line per fault of a board file; nothing is thrown, and no file is written then.
 */
export function pictureCommand(words: readonly string[]): Said {
  const asked = pictureRequest(words);
  if (asked.kind === 'help') return { code: 0, text: PICTURE_USAGE };
  if (asked.kind === 'problem') return failed(`${asked.problem} --help says more.`);
  const { request } = asked;
  const bytes = tried(() => readFileSync(request.file));
  if (bytes.fault !== undefined) return failed(`${request.file} can't be read: ${bytes.fault}`);
  const { document, errors } = boardIn(bytes.value);
  if (document === undefined)
    return failed(
      wordDocumentErrors(errors)
        .map((line) => `${request.file}: ${line}`)
        .join('\n'),
    );
  return draw(request, document);
}

function draw(request: PictureRequest, read: NonNullable<ReadBoard['document']>): Said {
  const { out, after, object, page, kind, scale } = request;
  const cards = builtInCards();
  const document = withPlaceholders(read, cards);
  const history = playHistory(document, cards, undefined, compilingReader);
  const last = history.moments.length - 2;
  const index = after === undefined ? last + 1 : after + 1;
  const moment = history.moments[index];
  if (moment === undefined)
    return failed(
      last < 0
        ? `There is no step ${after}: the board has no steps.`
        : `There is no step ${after}: the steps are 0 to ${last}.`,
    );
  if (object !== undefined && !moment.state.objects.has(objectId(object)))
    return failed(noObject(object, moment, after));
  const shared = shareable(document, after === undefined ? {} : { moment: index }, cards);
  const sheet = path.join(path.dirname(fileURLToPath(import.meta.url)), '../app/styles/tokens.css');
  const picture = drawPicture({
    kind,
    theme: themeOf(readFileSync(sheet, 'utf8'), request.theme),
    shared,
    document,
    history,
    moment: index,
    asked: askedEvents(document, history, index, { cards, reader: compilingReader }),
    object: object === undefined ? undefined : objectId(object),
    link: page === undefined ? undefined : `${page}#${fragmentOf(shared)}`,
  });
  const written = tried(() => {
    if (!/\.png$/i.test(out)) return writeFileSync(out, picture.svg);
    const image = new Resvg(picture.svg, { fitTo: { mode: 'zoom', value: scale } }).render();
    writeFileSync(out, withBoard(image.asPng(), shared));
  });
  return written.fault === undefined
    ? { code: 0, text: `${out}: ${picture.width} × ${picture.height}` }
    : failed(`${out} can't be written: ${written.fault}`);
}

/** As where a board is opened: a card that nobody here knows is there by its name. */
function withPlaceholders(document: BoardDocument, builtIn: CardFinder): BoardDocument {
  const missing = cardsMissing(document, builtIn);
  if (missing.length === 0) return document;
  const cards = missing.map((name) => placeholder(name, i18n.t('share.unknownCard')));
  return { ...document, cards: [...(document.cards ?? []), ...cards] };
}

/** The board in a file of any form in which boards are shared. */
function boardIn(bytes: Uint8Array): ReadBoard {
  if (isPicture(bytes)) return readPicture(bytes);
  const text = new TextDecoder().decode(bytes).trim();
  const link = /^(?:\w+:\/\/\S*#|#)?(b\d{1,4}=\S*)$/.exec(text)?.[1];
  const shared = link === undefined ? undefined : readFragment(link);
  if (shared !== undefined) return shared;
  if (!text.startsWith('{')) return readNotation(text);
  const result = parseBoard(text);
  return result.document === undefined ? { errors: result.errors.map(documentError) } : result;
}

function noObject(id: string, { state }: Moment, after: number | undefined): string {
  const known = [...state.objects.keys()];
  const when = after === undefined ? 'at the end' : `after step ${after}`;
  return known.length === 0
    ? `There is no object ${id} ${when}: the game has no objects then.`
    : `There is no object ${id} ${when}. There are: ${known.join(', ')}.`;
}

const failed = (text: string): Said => ({ code: 1, text });

/** What a call gives, or the first line of what went wrong in it. */
function tried<T>(
  call: () => T,
): { readonly value: T; readonly fault?: undefined } | { readonly fault: string } {
  try {
    return { value: call() };
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { fault: line };
  }
}
