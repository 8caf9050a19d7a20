import { COLORS, type Color } from '../../vocabulary/colors.ts';
import type { Bits } from '../columns/bits.ts';
import { COLOR_COLUMN } from '../columns/column-ids.ts';
import type { Writer } from '../columns/writer.ts';

/** Layer 5 (613.1e); no colors is colorless. */
export function setColors(writer: Writer, objects: Bits, colors: readonly Color[]): void {
  for (const color of COLORS)
    if (colors.includes(color)) writer.set(COLOR_COLUMN[color], objects);
    else writer.clear(COLOR_COLUMN[color], objects);
}

export function addColors(writer: Writer, objects: Bits, colors: readonly Color[]): void {
  for (const color of colors) writer.set(COLOR_COLUMN[color], objects);
}
