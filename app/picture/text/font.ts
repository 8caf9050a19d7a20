import faces from './glyphs.json';

export type Weight = 'regular' | 'bold';

interface Face {
  readonly glyphs: Readonly<Record<string, readonly [width: number, outline: string]>>;
  readonly kerning: Readonly<Record<string, number>>;
}

const FACES = faces as unknown as Readonly<Record<Weight, Face>>;

/** A part of a text: characters that have outlines, each with its place, or others that a font of the reader draws. */
export type Run =
  | {
      readonly kind: 'outlines';
      readonly characters: readonly { readonly character: string; readonly x: number }[];
    }
  | { readonly kind: 'other'; readonly text: string; readonly x: number; readonly width: number };

/** The outline of a character for SVG's `path`, in thousandths of the font size; `undefined` if there is none. */
export const outlineOf = (character: string, weight: Weight): string | undefined =>
  glyph(character, weight)?.[1];

function glyph(character: string, weight: Weight): readonly [number, string] | undefined {
  const { glyphs } = FACES[weight];
  return Object.hasOwn(glyphs, character) ? glyphs[character] : undefined;
}

/** Where each character of a text stands, and how wide the text is, in thousandths of the font size. */
export function setText(
  text: string,
  weight: Weight,
): { readonly runs: readonly Run[]; readonly width: number } {
  const runs: Run[] = [];
  const { kerning } = FACES[weight];
  let x = 0;
  let before = '';
  let characters: { character: string; x: number }[] | undefined;
  for (const character of text) {
    const found = glyph(character, weight);
    if (found === undefined) {
      const width = otherWidth(character);
      const last = characters === undefined ? runs.at(-1) : undefined;
      if (last?.kind === 'other')
        runs[runs.length - 1] = { ...last, text: last.text + character, width: last.width + width };
      else runs.push({ kind: 'other', text: character, x, width });
      characters = undefined;
      before = '';
      x += width;
      continue;
    }
    if (characters === undefined) {
      characters = [];
      runs.push({ kind: 'outlines', characters });
    }
    x += kerning[before + character] ?? 0;
    characters.push({ character, x });
    x += found[0];
    before = character;
  }
  return { runs, width: x };
}

/** An estimate; the text is drawn in exactly this width. Marks that stand on other letters have none. */
const otherWidth = (character: string): number => {
  if (/^[\p{Mn}\p{Cf}\p{Cc}]$/u.test(character)) return 0;
  return /^[\u1100-\uffdc]$|^[\u{1f000}-\u{3ffff}]$/u.test(character) ? 1000 : 600;
};

/** How wide a text is in px. */
export const widthOf = (text: string, size: number, weight: Weight = 'regular'): number =>
  (setText(text, weight).width * size) / 1000;

/** What stands before an ellipsis reads badly with a sign of its own: "creatures, …". */
export const withoutEndSign = (text: string): string => text.replace(/[\s,;:.–-]+$/, '');

/** The text, or as many of its words as fit, with an ellipsis; a first word that is too long is cut inside. */
export function fitted(text: string, size: number, width: number, weight: Weight = 'regular'): string {
  const fits = (part: string): boolean => widthOf(part, size, weight) <= width;
  if (fits(text)) return text;
  const words = text.split(' ');
  for (let count = words.length - 1; count > 0; count -= 1) {
    const part = `${withoutEndSign(words.slice(0, count).join(' '))}…`;
    if (fits(part)) return part;
  }
  const characters = [...(words[0] ?? '')];
  let count = characters.length;
  while (count > 0 && !fits(`${characters.slice(0, count).join('')}…`)) count -= 1;
  return `${characters.slice(0, count).join('')}…`;
}

/** The largest size, down to the least, at which the text fits; the least if none does. */
export function fittingSize(
  text: string,
  size: number,
  least: number,
  width: number,
  weight: Weight = 'regular',
): number {
  const used = widthOf(text, 1, weight);
  return used * size <= width ? size : Math.max(least, Math.floor((width / used) * 10) / 10);
}
