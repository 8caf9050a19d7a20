import { parseArgs } from 'node:util';
import { PICTURE_KINDS, type PictureKind } from '../app/picture/picture.ts';
import { PICTURE_THEMES, type PictureTheme } from '../app/picture/theme.ts';

export const PICTURE_USAGE = `Draws a board as a picture that opens as a board again.

npm run picture -- FILE --out PICTURE.svg|PICTURE.png [--kind KIND] [--object ID] [--theme light|dark]
                   [--after STEP] [--scale 1|2|3] [--page URL]

FILE           a board or case file, a picture that carries a board, or a text file with a line of notation or a link
--kind KIND    ${PICTURE_KINDS.join(', ')}; report if absent
--object ID    the ladder of this object only; on a board it is marked
--after STEP   as the board is after that step, counted from 0; else after the last
--scale        of a PNG; 2 if absent
--page URL     the address of the app, for the link that is printed in the picture`;

/** A picture that is asked for on the command line. */
export interface PictureRequest {
  readonly file: string;
  readonly out: string;
  readonly kind: PictureKind;
  readonly theme: PictureTheme;
  readonly scale: number;
  readonly object: string | undefined;
  readonly after: number | undefined;
  /** The address of the app, without what stands behind its `#`. */
  readonly page: string | undefined;
}

/** What a command line asks for; or help; or the one line that says what is wrong with it. Never throws. */
export type PictureAsked =
  | { readonly kind: 'picture'; readonly request: PictureRequest }
  | { readonly kind: 'help' }
  | { readonly kind: 'problem'; readonly problem: string };

/** Where a ladder or a mark of one object can be seen. */
const KINDS_WITH_OBJECT: readonly PictureKind[] = ['board', 'ladder', 'report'];

/** Reads the words behind the command's name. */
export function pictureRequest(words: readonly string[]): PictureAsked {
  const { parsed, problem } = parsedWords(words);
  if (parsed === undefined) return { kind: 'problem', problem };
  const { values, positionals } = parsed;
  if (values.help) return { kind: 'help' };
  const [file, ...others] = positionals;
  if (file === undefined) return wrong('FILE is missing.');
  if (others.length > 0) return wrong(`One FILE at a time: ${others.join(', ')} is too much.`);
  const { out, object } = values;
  if (out === undefined) return wrong('--out is missing: PICTURE.svg or PICTURE.png.');
  const isPng = /\.png$/i.test(out);
  if (!isPng && !/\.svg$/i.test(out)) return wrong(`--out ends in .svg or .png, and ${shown(out)} does not.`);
  const kind = PICTURE_KINDS.find((each) => each === values.kind);
  if (kind === undefined) return wrong(oneOf('--kind', PICTURE_KINDS, values.kind));
  const theme = PICTURE_THEMES.find((each) => each === values.theme);
  if (theme === undefined) return wrong(oneOf('--theme', PICTURE_THEMES, values.theme));
  if (values.scale !== undefined && !/^[123]$/.test(values.scale))
    return wrong(oneOf('--scale', ['1', '2', '3'], values.scale));
  if (values.scale !== undefined && !isPng)
    return wrong('--scale is for a PNG; an SVG has no points to count.');
  if (object !== undefined && !KINDS_WITH_OBJECT.includes(kind))
    return wrong(`--object goes with ${KINDS_WITH_OBJECT.join(', ')}, not with ${kind}.`);
  if (values.after !== undefined && !/^\d{1,9}$/.test(values.after))
    return wrong(`--after is the number of a step, counted from 0, and ${shown(values.after)} is none.`);
  const page = values.page === undefined ? undefined : pageOf(values.page);
  if (values.page !== undefined && page === undefined)
    return wrong(`--page is an address like https://example.org/, and ${shown(values.page)} is none.`);
  return {
    kind: 'picture',
    request: {
      file,
      out,
      kind,
      theme,
      scale: Number(values.scale ?? 2),
      object,
      after: values.after === undefined ? undefined : Number(values.after),
      page,
    },
  };
}

function parsedWords(words: readonly string[]) {
  try {
    const parsed = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        out: { type: 'string' },
        kind: { type: 'string', default: 'report' },
        object: { type: 'string' },
        theme: { type: 'string', default: 'light' },
        after: { type: 'string' },
        scale: { type: 'string' },
        page: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    return { parsed, problem: undefined };
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { parsed: undefined, problem: line };
  }
}

const wrong = (problem: string): PictureAsked => ({ kind: 'problem', problem });

/** A word as it was given, so that blanks and nothing at all can be seen. */
const shown = (word: string): string => JSON.stringify(word);

const oneOf = (flag: string, known: readonly string[], given: string): string =>
  `${flag} is one of ${known.join(', ')}, and ${shown(given)} is none of them.`;

function pageOf(text: string): string | undefined {
  if (!URL.canParse(text) || !/^(?:https?|file):\/\//i.test(text)) return undefined;
  return text.replace(/#.*$/, '');
}
