import type { ObjectId } from '../../../engine/index.ts';
import { i18n } from '../../i18n/i18n.ts';
import type { PlayerView, StackView } from '../../views/board/board-view.ts';
import type { Canvas } from '../draw/canvas.ts';
import { flow } from '../draw/flow.ts';
import { drawPlayer } from '../draw/marks.ts';
import { drawTile, type PictureTile, TILE_WIDTH } from './tile.ts';

const GAP = 12;
const LABEL = 46;

/** So wide is a board with so many tiles in its fullest row, within what fits on a page. */
export const boardWidth = (players: readonly PlayerView[], most: number): number => {
  const rows = players.flatMap(({ lands, others }) => [grouped(lands).length, grouped(others).length]);
  const fits = Math.max(2, Math.floor((most - LABEL + GAP) / (TILE_WIDTH + GAP)));
  return LABEL + Math.min(fits, Math.max(2, ...rows)) * (TILE_WIDTH + GAP) - GAP;
};

/** Draws the board, the first player's half below, as they see it; returns its height. */
export function drawBoard(
  canvas: Canvas,
  players: readonly PlayerView[],
  width: number,
  selected: ObjectId | undefined,
  nameOf: (id: ObjectId) => string,
): number {
  let y = 0;
  [...players].reverse().forEach((player, index) => {
    if (index > 0) {
      canvas.line(0, y + 2, width, y + 2, { stroke: 'line-2', strokeWidth: 1 });
      y += 16;
    }
    y += drawHalf(canvas, player, y, width, player === players[0], selected, nameOf) + 14;
  });
  return y - 14;
}

function drawHalf(
  canvas: Canvas,
  player: PlayerView,
  top: number,
  width: number,
  isFirst: boolean,
  selected: ObjectId | undefined,
  nameOf: (id: ObjectId) => string,
): number {
  let y = top;
  drawPlayer(canvas, player.id, 0, y, isFirst);
  canvas.text(String(player.life), 0, y + 40, { size: 17, weight: 'bold' });
  canvas.text(i18n.t('picture.lifeWord', { ns: 'share' }), 0, y + 53, { size: 9.5, fill: 'text-3' });
  if (player.isActive) {
    canvas.circle(4, y + 66, 3, { fill: 'accent' });
    canvas.text(i18n.t('picture.activeWord', { ns: 'share' }), 11, y + 69.5, { size: 9.5, fill: 'text-3' });
  }
  const rows = isFirst ? [player.others, player.lands] : [player.lands, player.others];
  const full = rows.map(grouped).filter((row) => row.length > 0);
  if (full.length === 0) {
    canvas.text(i18n.t('picture.noPermanents', { ns: 'share' }), LABEL, y + 14, { size: 12, fill: 'text-3' });
    y += 24;
  }
  for (const row of full) y += drawRow(canvas, row, y, width, selected, nameOf);
  for (const { zone, objects } of player.zones) {
    const names = objects.map(({ name }) => name).join(', ');
    const spans = [
      { text: `${i18n.t(`zone.${zone}`)}: `, weight: 'bold' as const },
      { text: names, fill: 'text-2' },
    ];
    y += flow(canvas, spans, LABEL, y, width - LABEL, { size: 11.5, maxLines: 3 }) + 2;
  }
  return Math.max(y - top, 76);
}

function drawRow(
  canvas: Canvas,
  tiles: readonly PictureTile[],
  top: number,
  width: number,
  selected: ObjectId | undefined,
  nameOf: (id: ObjectId) => string,
): number {
  const columns = Math.max(1, Math.floor((width - LABEL + GAP) / (TILE_WIDTH + GAP)));
  let y = top;
  for (let at = 0; at < tiles.length; at += columns) {
    const heights = tiles.slice(at, at + columns).map((each, column) => {
      const sheet = canvas.sheet();
      const height = drawTile(sheet, each, each.tile.id === selected, nameOf(each.tile.id));
      canvas.add(sheet, LABEL + column * (TILE_WIDTH + GAP), y);
      return height;
    });
    y += Math.max(...heights) + GAP;
  }
  return y - top;
}

/** Permanents that look the same are drawn once, with their number. */
function grouped(stacks: readonly StackView[]): readonly PictureTile[] {
  const groups = new Map<string, PictureTile>();
  for (const { tile, tucked } of stacks) {
    const { id, ...look } = tile;
    const key = tucked.length > 0 ? id : JSON.stringify(look);
    const known = groups.get(key);
    groups.set(key, known === undefined ? { tile, tucked, count: 1 } : { ...known, count: known.count + 1 });
  }
  return [...groups.values()];
}
