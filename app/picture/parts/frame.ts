import { i18n } from '../../i18n/i18n.ts';
import type { Canvas } from '../draw/canvas.ts';
import { flow } from '../draw/flow.ts';
import { drawBadge } from '../draw/marks.ts';
import { fitted, widthOf } from '../text/font.ts';
import { qrCode } from './qr-code.ts';

/** The board's name, the moment, and whose picture it is. Returns the height. */
export function drawHeader(
  canvas: Canvas,
  title: string,
  moment: string,
  edition: string,
  width: number,
): number {
  const name = 'Strata';
  const nameWidth = widthOf(name, 15, 'bold');
  canvas.text(name, width, 17, { size: 15, weight: 'bold', anchor: 'end' });
  drawLogo(canvas, width - nameWidth - 28, 1);
  canvas.text(edition, width, 35, { size: 10.5, fill: 'text-3', anchor: 'end' });
  const room = width - Math.max(nameWidth + 40, widthOf(edition, 10.5) + 16);
  const height = flow(canvas, [{ text: title, weight: 'bold' }], 0, -4, room, {
    size: 22,
    lineHeight: 28,
    maxLines: 2,
  });
  canvas.text(fitted(moment, 12, room), 0, height + 9, { size: 12, fill: 'text-2' });
  return height + 16;
}

function drawLogo(canvas: Canvas, x: number, y: number): void {
  const at = `translate(${x} ${y})`;
  canvas.path('M3 6.2 15.5 4v3L3 9.2z', { fill: 'text' }, at);
  canvas.path('M5 11.1 19 8.7v3L5 14.1z', { fill: 'accent' }, at);
  canvas.path('M3 16 13.5 14.2v3L3 19z', { fill: 'text' }, at);
}

/** A heading over a part of a report. Returns the height. */
export function drawHeading(canvas: Canvas, text: string, y: number): number {
  canvas.text(text, 0, y + 17, { size: 16, weight: 'bold' });
  return 32;
}

/** What the marks on tiles mean. Returns the height. */
export function drawLegend(canvas: Canvas, y: number): number {
  const words = (key: 'marked' | 'struck' | 'layer') => i18n.t(`picture.legend.${key}`, { ns: 'share' });
  const style = { size: 11, fill: 'text-2' } as const;
  canvas.rect(0, y + 2, 26, 14, 3, { fill: 'changed-bg' });
  canvas.text('3/3', 13, y + 12.5, { size: 10, weight: 'bold', fill: 'changed', anchor: 'middle' });
  let x = 32 + canvas.text(words('marked'), 32, y + 13, style) + 22;
  const width = canvas.text('2/2', x, y + 13, { size: 11, fill: 'struck' });
  canvas.line(x, y + 9.5, x + width, y + 9.5, { stroke: 'struck-line', strokeWidth: 1.2 });
  x += width + 6;
  x += canvas.text(words('struck'), x, y + 13, style) + 22;
  x += drawBadge(canvas, '4', x, y) + 6;
  canvas.text(words('layer'), x, y + 13, style);
  return 20;
}

/** A line in small letters that says how a part is read. Returns the height. */
export const drawNote = (canvas: Canvas, text: string, width: number, y = 0): number =>
  flow(canvas, [{ text }], 0, y, width, { size: 10.5, fill: 'text-3', lineHeight: 15 }) + 8;

/** The link in full and as a code, for places that take the board out of the picture. Returns the height. */
export function drawFooter(canvas: Canvas, link: string | undefined, width: number): number {
  canvas.line(0, 0, width, 0, { stroke: 'line-2', strokeWidth: 1 });
  const fan = i18n.t('picture.fan', { ns: 'share' });
  if (link === undefined) {
    canvas.text(i18n.t('picture.openFile', { ns: 'share' }), 0, 20, { size: 11, fill: 'text-2' });
    canvas.text(fan, 0, 36, { size: 10, fill: 'text-3' });
    return 42;
  }
  const code = qrCode(link);
  const room = width - (code === undefined ? 0 : code.side + 20);
  const words = i18n.t(code === undefined ? 'picture.openAddress' : 'picture.open', { ns: 'share' });
  let y = 8;
  y += flow(canvas, [{ text: words, weight: 'bold' }], 0, y, room, { size: 11, fill: 'text-2' }) + 2;
  y +=
    flow(canvas, [{ text: link }], 0, y, room, { size: 9.5, fill: 'text-2', lineHeight: 13, maxLines: 24 }) +
    4;
  canvas.text(fan, 0, y + 10, { size: 10, fill: 'text-3' });
  code?.draw(canvas, width - code.side, 12);
  return Math.max(y + 16, code === undefined ? 0 : code.side + 16);
}
