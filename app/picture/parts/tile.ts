import { i18n } from '../../i18n/i18n.ts';
import type { TuckView } from '../../views/board/board-view.ts';
import type { TileView } from '../../views/board/tile.ts';
import type { Canvas } from '../draw/canvas.ts';
import { flow, type Span } from '../draw/flow.ts';
import { drawBadges, drawColors, drawPlayer } from '../draw/marks.ts';
import { fitted, fittingSize, widthOf } from '../text/font.ts';

export const TILE_WIDTH = 222;
const PAD = 11;
const INNER = TILE_WIDTH - 2 * PAD;
/** Lines of abilities on a tile; the ladder has all of them. */
const ABILITY_LINES = 14;

export interface PictureTile {
  readonly tile: TileView;
  readonly tucked: readonly TuckView[];
  /** How many permanents look exactly like this. */
  readonly count: number;
}

/** Draws a permanent onto a sheet of its own; returns its height. */
export function drawTile(
  canvas: Canvas,
  { tile, tucked, count }: PictureTile,
  isSelected: boolean,
  fullName: string,
): number {
  const content = canvas.sheet();
  let y = 9;
  // Among several of one name the others are told apart by a number; so is this one.
  const number = count === 1 && tile.name !== '' ? /(?<= )\d+$/.exec(fullName)?.[0] : undefined;
  const name = number === undefined || tile.name.endsWith(number) ? tile.name : `${tile.name} ${number}`;
  y += drawName(content, { ...tile, name }, count, y);
  y += flow(content, typeSpans(tile), PAD, y, INNER, { size: 11.5, fill: 'text-2', lineHeight: 16 });
  y += drawStatus(content, tile, y) + 3;
  y += drawAbilities(content, tile, y);
  y = Math.max(y + 4, 78);
  drawFoot(content, tile, y);
  const height = y + 30;
  const strips = tucked.slice(0, 6);
  strips.forEach((each, index) => {
    drawTuck(canvas, each, height + index * 22 - 4);
  });
  canvas.rect(0.5, 0.5, TILE_WIDTH - 1, height - 1, 8, {
    fill: 'raised',
    stroke: isSelected ? 'accent' : 'line-2',
    strokeWidth: isSelected ? 2 : 1,
    ...(tile.isPhasedOut ? { dash: '4 3' } : {}),
  });
  canvas.add(content, 0, 0);
  return height + strips.length * 22;
}

function drawName(canvas: Canvas, tile: TileView, count: number, y: number): number {
  const name = tile.name || i18n.t(tile.faceDown === undefined ? 'tile.noName' : 'tile.faceDown');
  const dots = drawColors(canvas, tile.colors, TILE_WIDTH - PAD, y + 9);
  const times = count > 1 ? i18n.t('picture.times', { ns: 'share', count }) : '';
  const room = INNER - dots - 6 - (times === '' ? 0 : widthOf(times, 12, 'bold') + 6);
  const style = { size: 13.5, lineHeight: 19, maxLines: 2 } as const;
  const height = flow(canvas, [{ text: name, weight: 'bold' }], PAD, y - 0.5, room, style);
  if (times !== '') {
    const beside = PAD + Math.min(widthOf(name, 13.5, 'bold'), room) + 6;
    canvas.text(times, beside, y + 13.5, { size: 12, weight: 'bold', fill: 'accent-text' });
  }
  return height + 1;
}

const typeSpans = (tile: TileView): readonly Span[] =>
  tile.types.flatMap(({ text, isChanged }, index) => [
    ...(index === 0 ? [] : [{ text: ' ' }]),
    isChanged ? { text, isMarked: true, weight: 'bold' as const } : { text },
  ]);

/** What is not in its characteristics, in one line: counters, tapped, a token, face down. */
function drawStatus(canvas: Canvas, tile: TileView, y: number): number {
  const words = [
    ...tile.counters.map(({ kind, count }) => i18n.t('counter.pill', { kind, count })),
    ...(tile.isTapped ? [i18n.t('tile.tapped')] : []),
    ...(tile.isToken ? [i18n.t('tile.token')] : []),
    ...(tile.isPhasedOut ? [i18n.t('tile.phasedOut')] : []),
    ...(tile.faceDown !== undefined && tile.name !== '' ? [i18n.t('tile.faceDown')] : []),
    ...(tile.printedName === undefined || tile.name === '' ? [] : [`(${tile.printedName})`]),
    ...(tile.unread > 0 ? [i18n.t('unread.title', { count: tile.unread })] : []),
  ];
  let x = PAD;
  let row = 0;
  const pills = tile.counters.length;
  words.forEach((word, index) => {
    const isPill = index < pills;
    const width = widthOf(word, 10.5, 'bold') + (isPill ? 14 : 8);
    if (x > PAD && x + width > PAD + INNER) {
      x = PAD;
      row += 1;
    }
    const top = y + 2 + row * 19;
    if (isPill) canvas.rect(x + 0.5, top + 0.5, width - 4, 15, 8, { stroke: 'text', strokeWidth: 1.1 });
    canvas.text(word, x + (isPill ? 5 : 0), top + 11.8, {
      size: 10.5,
      weight: 'bold',
      fill: isPill ? 'text' : 'text-3',
    });
    x += width + 2;
  });
  const owner = tile.owner === tile.controller ? undefined : tile.owner;
  if (owner !== undefined) drawPlayer(canvas, owner, TILE_WIDTH - PAD - 18, y + 1, false);
  return words.length === 0 ? 0 : (row + 1) * 19;
}

function drawAbilities(canvas: Canvas, tile: TileView, top: number): number {
  let left = ABILITY_LINES;
  let y = top;
  for (const { text, state } of tile.abilities) {
    if (left <= 0) break;
    const span: Span = { text, isStruck: state === 'lost', isMarked: state === 'gained' };
    const x = PAD;
    const style = { size: 11, fill: 'text-2', lineHeight: 16, maxLines: Math.min(left, 8) };
    const height = flow(canvas, [span], x, y, INNER, style);
    left -= height / 16;
    y += height + 2;
  }
  return y - top;
}

function drawFoot(canvas: Canvas, tile: TileView, y: number): void {
  if (tile.layers.length === 0)
    canvas.text(i18n.t('tile.asPrinted'), PAD, y + 15, { size: 10.5, fill: 'text-3' });
  else drawBadges(canvas, tile.layers, PAD, y + 3);
  const right = TILE_WIDTH - PAD;
  const { size, lostSize } = tile;
  if (size === undefined) {
    if (lostSize !== undefined) drawStruck(canvas, lostSize, right, y + 16, 13);
    return;
  }
  const isChanged = size.isNew || size.printed !== undefined;
  const width = widthOf(size.value, 20, 'bold');
  if (isChanged) canvas.rect(right - width - 10, y - 5, width + 10, 27, 5, { fill: 'changed-bg' });
  canvas.text(size.value, right - (isChanged ? 5 : 0), y + 16, {
    size: 20,
    weight: 'bold',
    anchor: 'end',
    fill: isChanged ? 'changed' : 'text',
  });
  const before = right - width - 16;
  if (size.printed !== undefined) drawStruck(canvas, size.printed, before, y + 16, 12);
  else if (size.isNew)
    canvas.text(i18n.t('tile.new'), before, y + 16, { size: 10.5, fill: 'text-3', anchor: 'end' });
}

function drawStruck(canvas: Canvas, text: string, right: number, baseline: number, size: number): void {
  const width = canvas.text(text, right, baseline, { size, fill: 'struck', anchor: 'end' });
  canvas.line(right - width, baseline - size * 0.32, right, baseline - size * 0.32, {
    stroke: 'struck-line',
    strokeWidth: 1.2,
  });
}

/** A strip under the tile: what is attached to it, or an effect that lasts. */
function drawTuck(canvas: Canvas, tuck: TuckView, y: number): void {
  canvas.rect(10.5, y + 0.5, TILE_WIDTH - 21, 24, 6, {
    fill: tuck.kind === 'effect' ? 'surface' : 'raised',
    stroke: 'line-2',
    strokeWidth: 1,
    ...(tuck.kind === 'effect' ? { dash: '3 2' } : {}),
  });
  const duration = tuck.duration === undefined ? '' : i18n.t(`duration.${tuck.duration}`);
  const room = TILE_WIDTH - 44;
  const used = duration === '' ? 0 : widthOf(duration, 10) + 8;
  const size = fittingSize(tuck.name, 11, 8.5, room - used, 'bold');
  canvas.text(fitted(tuck.name, size, room - used, 'bold'), 20, y + 17, { size, weight: 'bold' });
  if (duration !== '')
    canvas.text(duration, TILE_WIDTH - 20, y + 17, { size: 10, fill: 'text-3', anchor: 'end' });
}
