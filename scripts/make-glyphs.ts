// Writes the outlines with which pictures draw their text, from the font that the app ships:
// app/picture/text/glyphs.json. Run it again when the font changes: npx tsx scripts/make-glyphs.ts
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import { decompress } from 'wawoff2';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
/** Widths and outlines are in thousandths of the font size. */
const UNIT = 1000;
const WEIGHTS = { regular: 440, bold: 640 };

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
const CHARACTERS = [...`${range(32, 126)}${range(160, 383)}–—‘’“”„…•·→←↑↓↳−×÷∞≠≤≥½¼¾™€✓✗○●◆`];
const KERNED = [...`${range(65, 90)}${range(97, 122)}.,’-—`];

type Face = fontkit.Font;

/** The outline with whole numbers, each relative to the last point, so that rounding never adds up. */
function outline(glyph: fontkit.Glyph, scale: number): string {
  let [x, y] = [0, 0];
  let start = [0, 0];
  let text = '';
  const letters: Record<string, string> = {
    moveTo: 'm',
    lineTo: 'l',
    quadraticCurveTo: 'q',
    bezierCurveTo: 'c',
  };
  for (const { command, args } of glyph.path.commands) {
    const letter = letters[command];
    if (letter === undefined) {
      text += 'z';
      // Closing a contour leads back to where it began.
      [x = 0, y = 0] = start;
      continue;
    }
    const points: number[] = [];
    for (let at = 0; at < args.length; at += 2)
      points.push(Math.round((args[at] ?? 0) * scale) - x, -Math.round((args[at + 1] ?? 0) * scale) - y);
    text += letter + points.join(' ').replaceAll(' -', '-');
    x += points.at(-2) ?? 0;
    y += points.at(-1) ?? 0;
    if (letter === 'm') start = [x, y];
  }
  return text;
}

function glyphsOf(face: Face): Record<string, [width: number, outline: string]> {
  const scale = UNIT / face.unitsPerEm;
  const found: Record<string, [number, string]> = {};
  for (const character of CHARACTERS) {
    if (!face.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) continue;
    // Figures of one width, so that numbers stand under each other.
    const glyph = face.layout(character, ['tnum']).glyphs[0];
    if (glyph !== undefined)
      found[character] = [Math.round(glyph.advanceWidth * scale), outline(glyph, scale)];
  }
  return found;
}

/** How much closer than their widths two characters stand. */
function kerningOf(face: Face): Record<string, number> {
  const scale = UNIT / face.unitsPerEm;
  const pairs: Record<string, number> = {};
  for (const first of KERNED)
    for (const second of KERNED) {
      const { advanceWidth, glyphs } = face.layout(first + second, ['kern']);
      if (glyphs.length !== 2) continue;
      const plain = glyphs.reduce((sum, glyph) => sum + glyph.advanceWidth, 0);
      const kern = Math.round((advanceWidth - plain) * scale);
      if (Math.abs(kern) >= 8) pairs[first + second] = kern;
    }
  return pairs;
}

// Variations are only found in a font that is not compressed.
const shipped = readFileSync(path.join(root, 'public/fonts/InterVariable.woff2'));
const font = fontkit.create(Buffer.from(await decompress(shipped))) as Face;
const faces = Object.fromEntries(
  Object.entries(WEIGHTS).map(([name, wght]) => {
    const face = font.getVariation({ wght, opsz: 14 });
    return [name, { glyphs: glyphsOf(face), kerning: kerningOf(face) }];
  }),
);
const target = path.join(root, 'app/picture/text/glyphs.json');
writeFileSync(target, `${JSON.stringify(faces)}\n`);
console.log(
  `${Object.keys(faces.regular?.glyphs ?? {}).length} glyphs, ${Object.keys(faces.regular?.kerning ?? {}).length} pairs`,
);
