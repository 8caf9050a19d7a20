// Draws a board file as a picture, by the same code as the app.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Resvg } from '@resvg/resvg-js';
import { drawPicture, PICTURE_KINDS } from '../app/picture/picture.ts';
import { PICTURE_THEMES, themeOf } from '../app/picture/theme.ts';
import { withBoard } from '../app/sharing/embed.ts';
import { fragmentOf } from '../app/sharing/link/board-link.ts';
import { shareable } from '../app/sharing/shareable.ts';
import { builtInCards } from '../engine/cli/built-in-cards.ts';
import { wordDocumentErrors } from '../engine/cli/word-document-errors.ts';
import {
  askedEvents,
  compilingReader,
  looksLikeNotation,
  objectId,
  parseBoard,
  parseNotation,
  playHistory,
} from '../engine/index.ts';

const USAGE = `Draws a board as a picture that opens as a board again.

npm run picture -- FILE --out PICTURE.svg|PICTURE.png [--kind KIND] [--object ID] [--theme light|dark]
                   [--after STEP] [--scale 1|2|3] [--page URL]

FILE           a board or case file, or a text file with a line of notation
--kind KIND    ${PICTURE_KINDS.join(', ')}; report if absent
--object ID    the ladder of this object only
--after STEP   as the board is after that step, counted from 0; else after the last
--scale        of a PNG; 2 if absent
--page URL     the address of the app, for the link that is printed in the picture`;

process.exitCode = main();

function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      kind: { type: 'string', default: 'report' },
      object: { type: 'string' },
      theme: { type: 'string', default: 'light' },
      after: { type: 'string' },
      scale: { type: 'string', default: '2' },
      page: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const [file] = positionals;
  const { out } = values;
  const kind = PICTURE_KINDS.find((each) => each === values.kind);
  const theme = PICTURE_THEMES.find((each) => each === values.theme);
  const scale = Number(values.scale);
  const isPng = out?.endsWith('.png') === true;
  const isUsable = kind !== undefined && theme !== undefined && [1, 2, 3].includes(scale);
  if (
    values.help ||
    file === undefined ||
    out === undefined ||
    !isUsable ||
    !(isPng || out.endsWith('.svg'))
  ) {
    process.stderr.write(`${USAGE}\n`);
    return values.help ? 0 : 2;
  }
  const text = readFileSync(file, 'utf8');
  const { document, errors } = looksLikeNotation(text) ? parseNotation(text) : parseBoard(text);
  if (document === undefined) {
    process.stderr.write(`${wordDocumentErrors(errors).join('\n')}\n`);
    return 1;
  }
  const cards = builtInCards();
  const history = playHistory(document, cards, undefined, compilingReader);
  const moment = values.after === undefined ? history.moments.length - 1 : Number(values.after) + 1;
  if (history.moments[moment] === undefined) {
    process.stderr.write(`There is no step ${values.after}.\n`);
    return 1;
  }
  const view = values.after === undefined ? {} : { moment };
  const shared = shareable(document, view, cards);
  const sheet = path.join(path.dirname(fileURLToPath(import.meta.url)), '../app/styles/tokens.css');
  const picture = drawPicture({
    kind,
    theme: themeOf(readFileSync(sheet, 'utf8'), theme),
    shared,
    document,
    history,
    moment,
    asked: askedEvents(document, history, moment, { cards, reader: compilingReader }),
    object: values.object === undefined ? undefined : objectId(values.object),
    link: values.page === undefined ? undefined : `${values.page.replace(/#.*$/, '')}#${fragmentOf(shared)}`,
  });
  if (isPng) {
    const image = new Resvg(picture.svg, { fitTo: { mode: 'zoom', value: scale } }).render();
    writeFileSync(out, withBoard(image.asPng(), shared));
  } else writeFileSync(out, picture.svg);
  process.stdout.write(`${out}: ${picture.width} × ${picture.height}\n`);
  return 0;
}
