import type { Color, Layer } from '../../../engine/index.ts';
import { i18n } from '../../i18n/i18n.ts';
import { widthOf } from '../text/font.ts';
import type { Canvas } from './canvas.ts';

/** The token of a layer's color. */
export const layerToken = (layer: Layer): string =>
  layer === 'players' ? 'LP' : layer === 'rules' ? 'LR' : `L${layer}`;

export const BADGE = { height: 17, size: 10.5 } as const;

const badgeText = (layer: Layer): string => i18n.t(`layer.number.${layer}`);

const badgeWidth = (layer: Layer): number => Math.max(20, widthOf(badgeText(layer), BADGE.size, 'bold') + 9);

/** The number of a layer in its color; returns its width. */
export function drawBadge(canvas: Canvas, layer: Layer, x: number, y: number, isGhost = false): number {
  const width = badgeWidth(layer);
  const token = isGhost ? 'text-3' : layerToken(layer);
  canvas.rect(x + 0.5, y + 0.5, width - 1, BADGE.height - 1, 4, {
    fill: token,
    fillOpacity: isGhost ? 0 : 0.08,
    stroke: token,
    strokeOpacity: 0.4,
    strokeWidth: 1,
  });
  canvas.text(badgeText(layer), x + width / 2, y + BADGE.height / 2 + BADGE.size * 0.36, {
    size: BADGE.size,
    weight: 'bold',
    fill: token,
    anchor: 'middle',
  });
  if (isGhost)
    canvas.line(x + 4, y + 8.5, x + width - 4, y + 8.5, { stroke: 'struck-line', strokeWidth: 1.1 });
  return width;
}

/** Badges side by side; returns their width. */
export function drawBadges(canvas: Canvas, layers: readonly Layer[], x: number, y: number): number {
  let at = x;
  for (const layer of layers) at += drawBadge(canvas, layer, at, y) + 3;
  return at - x;
}

/** An object's colors as dots with letters, ending at `right`; returns their width. */
export function drawColors(canvas: Canvas, colors: readonly Color[], right: number, middle: number): number {
  const shown = colors.length === 0 ? (['C'] as const) : colors;
  const [radius, step] = [7, 16];
  shown.forEach((color, index) => {
    const x = right - radius - (shown.length - 1 - index) * step;
    const token = color.toLowerCase();
    canvas.circle(x, middle, radius, { fill: `mtg-${token}` });
    canvas.text(color, x, middle + 3.2, { size: 9, weight: 'bold', fill: `on-${token}`, anchor: 'middle' });
  });
  return shown.length * step;
}

/** A player's letter in a box: filled for the first player, in outline for the others. */
export function drawPlayer(canvas: Canvas, player: string, x: number, y: number, isFirst: boolean): number {
  const letters = player.slice(0, 2);
  const width = Math.max(18, widthOf(letters, 11, 'bold') + 10);
  canvas.rect(
    x + 0.5,
    y + 0.5,
    width - 1,
    17,
    4,
    isFirst ? { fill: 'text' } : { stroke: 'text', strokeWidth: 1.2 },
  );
  const fill = isFirst ? 'raised' : 'text';
  canvas.text(letters, x + width / 2, y + 13, { size: 11, weight: 'bold', fill, anchor: 'middle' });
  return width;
}
