import { i18n } from '../../i18n/i18n.ts';
import { stepWords } from '../../views/timeline/step-words.ts';
import type { ChipView } from '../../views/timeline/timeline-view.ts';
import type { Canvas } from '../draw/canvas.ts';
import { flow } from '../draw/flow.ts';

/** So many steps are listed. */
const MOST = 120;
/** And so many reasons why one could not be carried out. */
const MOST_PROBLEMS = 12;
const ROW = 19;

/** The steps of the game in columns, and why some could not be carried out. Returns the height. */
export function drawSteps(
  canvas: Canvas,
  chips: readonly ChipView[],
  problems: readonly string[],
  width: number,
): number {
  let height = drawColumns(canvas, chips, width);
  if (problems.length === 0) return height;
  height += 6;
  const style = { size: 12, fill: 'error', lineHeight: ROW, maxLines: 3 };
  for (const problem of problems.slice(0, MOST_PROBLEMS))
    height += flow(canvas, [{ text: problem }], 0, height, width, style);
  const more = problems.length - MOST_PROBLEMS;
  return more > 0 ? height + drawMore(canvas, more, height) : height;
}

function drawColumns(canvas: Canvas, chips: readonly ChipView[], width: number): number {
  const shown = chips.slice(0, MOST);
  const columns = Math.max(1, Math.min(4, Math.floor(width / 250)));
  const rows = Math.ceil(shown.length / columns);
  const column = width / columns;
  let height = 0;
  for (let index = 0; index < columns; index += 1) {
    let y = 0;
    for (const chip of shown.slice(index * rows, (index + 1) * rows))
      y += drawStep(canvas, chip, index * column, y, column - 16);
    height = Math.max(height, y);
  }
  if (chips.length <= MOST) return height;
  return height + drawMore(canvas, chips.length - MOST, height);
}

function drawMore(canvas: Canvas, count: number, y: number): number {
  canvas.text(i18n.t('picture.more', { ns: 'share', count }), 0, y + 13, { size: 12, fill: 'text-3' });
  return ROW;
}

/** One step; a long one goes on in the next line. Returns its height. */
function drawStep(canvas: Canvas, chip: ChipView, x: number, y: number, width: number): number {
  const isOut = chip.isOff || chip.isRefused;
  const time =
    chip.timestamp === undefined
      ? i18n.t(chip.isOff ? 'picture.off' : 'picture.refused', { ns: 'share' })
      : i18n.t('timestamp.at', { at: chip.timestamp });
  canvas.text(time, x + 34, y + 13, { size: 11, fill: chip.isRefused ? 'error' : 'text-3', anchor: 'end' });
  canvas.text(chip.player ?? '', x + 42, y + 13, { size: 11, weight: 'bold', fill: 'text-2' });
  const span = { text: stepWords(i18n.t, chip.label), isStruck: isOut };
  const fill = isOut ? 'struck' : chip.isLater ? 'text-3' : 'text';
  return flow(canvas, [span], x + 62, y, width - 62, { size: 12, fill, lineHeight: ROW, maxLines: 3 });
}
