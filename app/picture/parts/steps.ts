import { i18n } from '../../i18n/i18n.ts';
import { stepWords } from '../../views/timeline/step-words.ts';
import type { ChipView } from '../../views/timeline/timeline-view.ts';
import type { Canvas } from '../draw/canvas.ts';
import { fitted } from '../text/font.ts';

/** So many steps are listed. */
const MOST = 120;
const ROW = 19;

/** The steps of the game in columns. Returns the height. */
export function drawSteps(canvas: Canvas, chips: readonly ChipView[], width: number): number {
  const shown = chips.slice(0, MOST);
  const columns = Math.max(1, Math.min(4, Math.floor(width / 250)));
  const rows = Math.ceil(shown.length / columns);
  const column = width / columns;
  shown.forEach((chip, index) => {
    const x = Math.floor(index / rows) * column;
    const y = (index % rows) * ROW;
    drawStep(canvas, chip, x, y, column - 16);
  });
  if (chips.length <= MOST) return rows * ROW;
  const more = i18n.t('picture.more', { ns: 'share', count: chips.length - MOST });
  canvas.text(more, 0, rows * ROW + 13, { size: 12, fill: 'text-3' });
  return (rows + 1) * ROW;
}

function drawStep(canvas: Canvas, chip: ChipView, x: number, y: number, width: number): void {
  const isOut = chip.isOff || chip.isRefused;
  const time =
    chip.timestamp === undefined
      ? i18n.t(chip.isOff ? 'picture.off' : 'picture.refused', { ns: 'share' })
      : i18n.t('timestamp.at', { at: chip.timestamp });
  canvas.text(time, x + 34, y + 13, { size: 11, fill: chip.isRefused ? 'error' : 'text-3', anchor: 'end' });
  canvas.text(chip.player ?? '', x + 42, y + 13, { size: 11, weight: 'bold', fill: 'text-2' });
  const words = fitted(stepWords(i18n.t, chip.label), 12, width - 64);
  const style = { size: 12, fill: isOut ? 'struck' : chip.isLater ? 'text-3' : 'text' } as const;
  const drawn = canvas.text(words, x + 62, y + 13, style);
  if (isOut) canvas.line(x + 62, y + 9, x + 62 + drawn, y + 9, { stroke: 'struck-line', strokeWidth: 1.2 });
}
