import qrcode from 'qrcode-generator';
import type { Canvas } from '../draw/canvas.ts';

/** A code with more modules could not be scanned from a screen. */
const MOST_MODULES = 125;
const MODULE = 1.35;
const QUIET = 4;

export interface QrCode {
  /** Side in px, with the quiet zone around it. */
  readonly side: number;
  /** Modules on a side, without the quiet zone; and the dark ones as a path in which a module is 1 × 1. */
  readonly modules: number;
  readonly path: string;
  draw(canvas: Canvas, x: number, y: number): void;
}

/** The code of a text, dark on white in every theme; `undefined` for a text that is too long for one. */
export function qrCode(text: string): QrCode | undefined {
  const code = qrcode(0, 'L');
  try {
    code.addData(text, 'Byte');
    code.make();
  } catch {
    return undefined;
  }
  const count = code.getModuleCount();
  if (count > MOST_MODULES) return undefined;
  const size = Math.max(MODULE, 96 / count);
  const side = (count + 2 * QUIET) * size;
  const path = darkPath(code);
  return {
    side,
    modules: count,
    path,
    draw(canvas, x, y) {
      canvas.rect(x, y, side, side, 4, { fill: 'paper' });
      const scale = Number(size.toFixed(4));
      const at = `translate(${(x + QUIET * size).toFixed(2)} ${(y + QUIET * size).toFixed(2)}) scale(${scale})`;
      canvas.path(path, { fill: 'ink' }, at);
    },
  };
}

function darkPath(code: ReturnType<typeof qrcode>): string {
  const count = code.getModuleCount();
  let d = '';
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column < count; column += 1) {
      if (!code.isDark(row, column)) continue;
      let end = column + 1;
      while (end < count && code.isDark(row, end)) end += 1;
      d += `M${column} ${row}h${end - column}v1h-${end - column}z`;
      column = end;
    }
  return d;
}
