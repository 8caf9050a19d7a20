import { type Weight, widthOf, withoutEndSign } from '../text/font.ts';
import type { Canvas } from './canvas.ts';

/** A piece of text in one style. Symbols in braces, `{T}`, are drawn as dots. */
export interface Span {
  readonly text: string;
  readonly weight?: Weight;
  readonly fill?: string;
  /** With the marker's color behind it: it differs from the card. */
  readonly isMarked?: boolean;
  readonly isStruck?: boolean;
}

export interface FlowStyle {
  readonly size: number;
  readonly fill?: string;
  readonly weight?: Weight;
  readonly lineHeight?: number;
  /** What does not fit ends in an ellipsis. */
  readonly maxLines?: number;
}

interface Atom {
  readonly span: Span;
  readonly text: string;
  readonly isSymbol: boolean;
  readonly isSpace: boolean;
  /** With the marker's edge before and behind it. */
  readonly width: number;
  readonly lead: number;
}

/** How far the marker goes beyond the words. */
const EDGE = 3;
const SYMBOL = /(\{[^{}\s]{1,8}\})/;
const SYMBOL_SIZE = 1.02;

function atomsOf(spans: readonly Span[], { size, weight }: FlowStyle): readonly Atom[] {
  return spans.flatMap((span) =>
    span.text
      .split(SYMBOL)
      .flatMap((piece) => (SYMBOL.test(piece) ? [piece] : piece.split(/(\s+)/)))
      .filter((piece) => piece !== '')
      .map((text, index, all): Atom => {
        const isSymbol = SYMBOL.test(text);
        const isSpace = /^\s+$/.test(text);
        const shown = isSpace ? ' ' : text;
        const own = span.weight ?? weight ?? 'regular';
        const lead = span.isMarked === true && index === 0 ? EDGE : 0;
        const trail = span.isMarked === true && index === all.length - 1 ? EDGE : 0;
        return {
          span,
          text: shown,
          isSymbol,
          isSpace,
          width: (isSymbol ? symbolWidth(text, size) : widthOf(shown, size, own)) + lead + trail,
          lead,
        };
      }),
  );
}

const symbolWidth = (text: string, size: number): number =>
  Math.max(size * SYMBOL_SIZE, widthOf(text.slice(1, -1), size * 0.72, 'bold') + size * 0.5) + size * 0.12;

/** Breaks atoms into lines; a word that is too long is broken where the line ends. */
function linesOf(atoms: readonly Atom[], width: number, style: FlowStyle): readonly (readonly Atom[])[] {
  const lines: Atom[][] = [[]];
  let used = 0;
  for (const atom of atoms.flatMap((each) => broken(each, width, style))) {
    const line = lines.at(-1) ?? [];
    if (used + atom.width > width && line.length > 0) {
      if (atom.isSpace) continue;
      const isGlued = line.at(-1)?.isSpace === false && atom.span !== line.at(-1)?.span;
      // A comma or period after a marked word goes with the word.
      const moved = isGlued && line.length > 1 ? line.splice(-1) : [];
      lines.push([...moved, atom]);
      used = moved.reduce((sum, each) => sum + each.width, 0) + atom.width;
      continue;
    }
    if (atom.isSpace && line.length === 0) continue;
    line.push(atom);
    used += atom.width;
  }
  return lines;
}

function broken(atom: Atom, width: number, { size, weight }: FlowStyle): readonly Atom[] {
  if (atom.width <= width || atom.isSpace || atom.isSymbol) return [atom];
  const own = atom.span.weight ?? weight ?? 'regular';
  const pieces: Atom[] = [];
  let text = '';
  for (const character of atom.text) {
    if (text !== '' && widthOf(text + character, size, own) > width) {
      pieces.push({ ...atom, text, width: widthOf(text, size, own) });
      text = '';
    }
    text += character;
  }
  return [...pieces, { ...atom, text, width: widthOf(text, size, own) }];
}

/** Draws text that wraps, from `top` downwards, and returns its height. */
export function flow(
  canvas: Canvas,
  spans: readonly Span[],
  x: number,
  top: number,
  width: number,
  style: FlowStyle,
): number {
  const { size, lineHeight = Math.round(size * 1.42), maxLines = Number.POSITIVE_INFINITY } = style;
  const all = linesOf(atomsOf(spans, style), width, style);
  const lines = all.slice(0, maxLines);
  lines.forEach((line, index) => {
    const baseline = top + index * lineHeight + lineHeight / 2 + size * 0.36;
    const isCut = index === lines.length - 1 && all.length > lines.length;
    drawLine(canvas, isCut ? cut(line, width, size) : line, x, baseline, style);
  });
  return lines.length * lineHeight;
}

/** The line with an ellipsis behind it, and as few of its last words less as that takes. */
function cut(line: readonly Atom[], width: number, size: number): readonly Atom[] {
  const kept = [...line];
  const dots = widthOf('…', size);
  while (
    kept.length > 1 &&
    (kept.reduce((sum, each) => sum + each.width, dots) > width || kept.at(-1)?.isSpace)
  )
    kept.pop();
  const last = kept.at(-1);
  if (last === undefined) return line;
  const text = last.isSymbol ? last.text : withoutEndSign(last.text);
  if (text !== '') kept[kept.length - 1] = { ...last, text };
  return [...kept, { ...last, text: '…', isSymbol: false, isSpace: false, width: dots, lead: 0 }];
}

function drawLine(
  canvas: Canvas,
  line: readonly Atom[],
  left: number,
  baseline: number,
  style: FlowStyle,
): void {
  const { size } = style;
  let x = left;
  const placed = line.map((atom) => {
    const at = x;
    x += atom.width;
    return { atom, at };
  });
  const runs = runsOf(placed);
  for (const { span, from, to } of runs)
    if (span.isMarked === true)
      canvas.rect(from, baseline - size * 0.98, to - from, size * 1.36, 3, { fill: 'changed-bg' });
  for (const { span, from, to, text, lead } of runs) {
    const fill = span.fill ?? (span.isMarked ? 'changed' : span.isStruck ? 'struck' : (style.fill ?? 'text'));
    const weight = span.weight ?? style.weight ?? 'regular';
    if (text.isSymbol) drawSymbol(canvas, text.words, from + lead, baseline, size);
    else canvas.text(text.words, from + lead, baseline, { size, fill, weight });
    if (span.isStruck === true)
      canvas.line(from, baseline - size * 0.3, to, baseline - size * 0.3, {
        stroke: 'struck-line',
        strokeWidth: 1.1,
      });
  }
}

interface DrawnRun {
  readonly span: Span;
  readonly from: number;
  readonly to: number;
  readonly lead: number;
  readonly text: { readonly words: string; readonly isSymbol: boolean };
}

/** Neighbors of one style are drawn as one text. */
function runsOf(placed: readonly { readonly atom: Atom; readonly at: number }[]): readonly DrawnRun[] {
  const runs: DrawnRun[] = [];
  for (const { atom, at } of placed) {
    const last = runs.at(-1);
    const to = at + atom.width;
    if (last !== undefined && last.span === atom.span && !last.text.isSymbol && !atom.isSymbol)
      runs[runs.length - 1] = { ...last, to, text: { words: last.text.words + atom.text, isSymbol: false } };
    else
      runs.push({
        span: atom.span,
        from: at,
        to,
        lead: atom.lead,
        text: { words: atom.text, isSymbol: atom.isSymbol },
      });
  }
  return runs;
}

const COLORED = 'WUBRG';

function drawSymbol(canvas: Canvas, text: string, x: number, baseline: number, size: number): void {
  const letters = text.slice(1, -1);
  const color = letters.length === 1 && COLORED.includes(letters) ? letters.toLowerCase() : 'c';
  const width = symbolWidth(text, size) - size * 0.12;
  const height = size * SYMBOL_SIZE;
  const middle = baseline - size * 0.36;
  canvas.rect(x, middle - height / 2, width, height, height / 2, { fill: `mtg-${color}` });
  canvas.text(letters, x + width / 2, middle + size * 0.26, {
    size: size * 0.72,
    weight: 'bold',
    fill: `on-${color}`,
    anchor: 'middle',
  });
}
