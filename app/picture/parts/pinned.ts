import { i18n } from '../../i18n/i18n.ts';
import type { PinnedView } from '../../views/pinned/pinned-view.ts';
import type { Canvas } from '../draw/canvas.ts';
import { flow } from '../draw/flow.ts';

/** What was expected beside what was found, a line each. Returns the height. */
export function drawPinned(canvas: Canvas, pinned: readonly PinnedView[], width: number): number {
  const columns = [0.03, 0.25, 0.4, 0.68].map((part) => part * width);
  const [name = 0, what = 0, expected = 0, found = 0] = columns;
  const heads = ['name', 'value', 'expected', 'found'] as const;
  heads.forEach((head, index) => {
    const text = i18n.t(`picture.pinned.${head}`, { ns: 'share' });
    canvas.text(text, columns[index] ?? 0, 11, { size: 10.5, weight: 'bold', fill: 'text-3' });
  });
  canvas.line(0, 18, width, 18, { stroke: 'line-2', strokeWidth: 1 });
  let y = 24;
  for (const each of pinned) {
    const color = each.holds ? 'success' : 'error';
    canvas.text(each.holds ? '✓' : '✗', 4, y + 13, { size: 13, weight: 'bold', fill: color });
    const style = { size: 12 } as const;
    const heights = [
      flow(canvas, [{ text: each.name, weight: 'bold' }], name, y, what - name - 12, style),
      flow(canvas, [{ text: each.label, fill: 'text-2' }], what, y, expected - what - 12, style),
      flow(canvas, [{ text: each.expected }], expected, y, found - expected - 12, style),
      flow(canvas, [{ text: each.found, fill: color, weight: 'bold' }], found, y, width - found, style),
    ];
    y += Math.max(...heights) + 6;
  }
  return y;
}
