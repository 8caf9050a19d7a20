import { i18n } from '../../i18n/i18n.ts';
import { type Box, overlaps } from '../../views/graph/geometry.ts';
import type { GraphLayout } from '../../views/graph/graph-layout.ts';
import type { GraphView } from '../../views/graph/graph-view.ts';
import type { Canvas } from '../draw/canvas.ts';
import { flow, type Span } from '../draw/flow.ts';
import { layerToken } from '../draw/marks.ts';
import { fittingSize, widthOf } from '../text/font.ts';

/** Draws a box for every effect in every layer: what it is, what it does, and its place in the order. */
export function drawNodes(canvas: Canvas, { layout, words }: GraphView, width: number): void {
  for (const { node, box: given } of layout.nodes) {
    const { source = '', summary = '' } = words.get(node.key) ?? {};
    const box = {
      ...given,
      width: widened(
        layout,
        given,
        Math.max(widthOf(source, 11.5, 'bold') + 22, widthOf(summary, 10.5) + 42),
        Math.max(width, layout.width),
      ),
    };
    const token = layerToken(node.layer);
    const isGone = node.notApplied !== undefined;
    canvas.rect(box.x + 0.5, box.y + 0.5, box.width - 1, box.height - 1, 8, {
      fill: 'raised',
      stroke: 'line-2',
      strokeWidth: 1,
      ...(isGone ? { dash: '3 3' } : {}),
    });
    canvas.rect(box.x, box.y + 5, 3, box.height - 10, 1.5, { fill: isGone ? 'line-3' : token });
    drawWords(canvas, box, source, summary.replace(/[{}]/g, ''), isGone);
    canvas.text(node.order === undefined ? '–' : String(node.order), box.x + box.width - 8, box.y + 37, {
      size: 11,
      weight: 'bold',
      fill: isGone ? 'text-3' : token,
      anchor: 'end',
    });
    if (node.notApplied !== undefined)
      canvas.text(i18n.t(`graph.gone.${node.notApplied.kind}`), box.x + box.width / 2, box.y - 6, {
        size: 10.5,
        weight: 'bold',
        fill: 'error',
        anchor: 'middle',
      });
  }
}

/** What it is and what it does: a line each, or three lines where one of them has more words than a line holds. */
function drawWords(canvas: Canvas, box: Box, source: string, summary: string, isGone: boolean): void {
  const room = { name: box.width - 18, summary: box.width - 36 };
  const name: Span = { text: source, weight: 'bold', isStruck: isGone };
  const fill = { name: isGone ? 'struck' : 'text', summary: isGone ? 'text-3' : 'text-2' };
  const size = fittingSize(source, 11.5, 10, room.name, 'bold');
  const small = fittingSize(summary, 10.5, 9.5, room.summary);
  const isNameLong = widthOf(source, size, 'bold') > room.name;
  const isLong = isNameLong || widthOf(summary, small) > room.summary;
  const lines = (long: boolean) => ({ lineHeight: isLong ? 12.5 : 17, maxLines: long ? 2 : 1 });
  const top = box.y + (isLong ? 6 : 7.5);
  const used = flow(canvas, [name], box.x + 10, top, room.name, {
    size,
    fill: fill.name,
    ...lines(isNameLong),
  });
  flow(canvas, [{ text: summary }], box.x + 10, top + used, room.summary, {
    size: small,
    fill: fill.summary,
    ...lines(!isNameLong),
  });
}

/** How wide a box may be for its words: as far as nothing else is in the way, and the arrow behind it is still seen. */
function widened(
  { nodes, edges, ribbons, loops }: GraphLayout,
  box: Box,
  wanted: number,
  width: number,
): number {
  const isBeside = (other: Box): boolean =>
    other.y < box.y + box.height && other.y + other.height > box.y && other.x > box.x + box.width - 1;
  const others = [
    ...nodes.map(({ box: each }) => each.x - ARROW),
    ...edges.flatMap(({ label }) => (label === undefined ? [] : [label.box.x - ARROW])),
    ...ribbons.map(({ box: each }) => each.x - 8),
  ];
  const boxes = [
    ...nodes.map(({ box: each }) => each),
    ...edges.flatMap(({ label }) => (label === undefined ? [] : [label.box])),
    ...ribbons.map(({ box: each }) => each),
  ];
  // An arrow that comes in from the right would be covered.
  const right = box.x + box.width;
  const isMet = edges.some(({ points }) => {
    const tip = points.at(-1);
    return tip !== undefined && Math.abs(tip.x - right) < 12 && tip.y > box.y && tip.y < box.y + box.height;
  });
  if (isMet) return box.width;
  // What is part of a loop stays inside its frame.
  const around = loops
    .filter(({ box: loop }) => overlaps(loop, box))
    .map(({ box: loop }) => loop.x + loop.width - 8);
  const ends = boxes.flatMap((each, index) => (isBeside(each) ? [others[index] ?? width] : []));
  const most = Math.min(width, ...around, ...ends) - box.x;
  return Math.max(box.width, Math.min(wanted, most));
}

/** So much of an arrow is left to be seen. */
const ARROW = 26;
