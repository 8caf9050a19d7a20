import { i18n } from '../../i18n/i18n.ts';
import { type Point, roundedPath } from '../../views/graph/geometry.ts';
import { GRAPH, type GraphEdge, type GraphLayout } from '../../views/graph/graph-layout.ts';
import type { GraphView } from '../../views/graph/graph-view.ts';
import type { Canvas } from '../draw/canvas.ts';
import { drawBadges, drawPlayer, layerToken } from '../draw/marks.ts';
import { widthOf } from '../text/font.ts';
import { drawNodes } from './graph-nodes.ts';

const ROUND = { order: 9, depends: 14 } as const;
const TIP = { order: 2, depends: 11 } as const;

export const graphWidth = ({ layout }: GraphView): number => Math.max(520, layout.width + 12);

/** A graph that is drawn smaller could not be read. */
export const SMALLEST = 0.62;

/** Draws the graph as large as fits into the width, within reason. Returns its height. */
export function drawFittedGraph(canvas: Canvas, view: GraphView, width: number): number {
  const scale = Math.min(1, Math.max(SMALLEST, width / graphWidth(view)));
  const sheet = canvas.sheet();
  const height = drawGraph(sheet, view, width / scale) * scale;
  canvas.add(sheet, 0, 0, scale);
  return height;
}

/** Draws the graph: lanes are layers, columns are timestamps. Returns its height. */
function drawGraph(canvas: Canvas, view: GraphView, width: number): number {
  const { layout } = view;
  if (layout.nodes.length === 0) {
    canvas.text(i18n.t('graph.empty'), 0, 16, { size: 13, fill: 'text-2' });
    return 24;
  }
  drawAxis(canvas, layout);
  const field = canvas.sheet();
  drawLanes(field, layout, width);
  drawLoops(field, layout);
  drawRibbons(field, layout);
  for (const edge of layout.edges) drawEdge(field, edge);
  drawNodes(field, view, width);
  for (const edge of layout.edges) drawLabel(field, edge);
  canvas.add(field, 0, GRAPH.axis - 14);
  return layout.height + GRAPH.axis - 14;
}

function drawAxis(canvas: Canvas, { columns }: GraphLayout): void {
  let last = Number.NEGATIVE_INFINITY;
  for (const { at, x, players } of columns) {
    if (x - last < 52) continue;
    last = x;
    canvas.text(i18n.t('timestamp.at', { at }), x - 3, 18, {
      size: 11.5,
      weight: 'bold',
      fill: 'text-2',
      anchor: 'end',
    });
    const [player] = players;
    if (player !== undefined) drawPlayer(canvas, player, x + 3, 4, false);
  }
}

function drawLanes(canvas: Canvas, { lanes, columns, height }: GraphLayout, width: number): void {
  for (const lane of lanes) {
    const paint =
      lane.kind === 'lane' ? { fill: layerToken(lane.layer), fillOpacity: 0.045 } : { fill: 'surface' };
    canvas.rect(0, lane.y, width, lane.height, 0, paint);
    canvas.line(0, lane.y, width, lane.y, { stroke: 'line', strokeWidth: 1 });
  }
  for (const { x } of columns)
    canvas.line(x, 0, x, height, { stroke: 'line-2', strokeWidth: 1, dash: '1.5 4' });
  for (const lane of lanes) {
    if (lane.kind === 'empty') {
      const used = drawBadges(canvas, lane.layers, 10, lane.y + 5.5);
      canvas.text(i18n.t('graph.nothingApplies'), 16 + used, lane.y + 18, { size: 11, fill: 'text-3' });
      continue;
    }
    const token = layerToken(lane.layer);
    canvas.rect(0, lane.y, 3, lane.height, 0, { fill: token });
    canvas.text(i18n.t(`layer.number.${lane.layer}`), 12, lane.y + 26, {
      size: 17,
      weight: 'bold',
      fill: token,
    });
    canvas.text(i18n.t(`layer.name.${lane.layer}`), 12, lane.y + 41, { size: 11, fill: 'text-2' });
    if (lane.hiddenDependencies > 0)
      canvas.text(`+${lane.hiddenDependencies}`, 12, lane.y + 56, { size: 11, fill: 'text-3' });
  }
  canvas.line(0, height, width, height, { stroke: 'line', strokeWidth: 1 });
}

function drawRibbons(canvas: Canvas, { ribbons }: GraphLayout): void {
  for (const { box, label, abilityIsGone } of ribbons) {
    canvas.rect(box.x, box.y, box.width, box.height, 6, { fill: 'text', fillOpacity: 0.05 });
    const middle = label.x + label.width / 2;
    if (abilityIsGone)
      canvas.text(i18n.t('graph.abilityGone'), middle, label.y + 12, {
        size: 10.5,
        weight: 'bold',
        fill: 'error',
        anchor: 'middle',
      });
    const words = `${i18n.t('graph.goesOn')} 613.6`;
    const used = widthOf(words, 10.5) + 8;
    canvas.rect(middle - used / 2, label.y + (abilityIsGone ? 16 : 4), used, 15, 3, { fill: 'surface' });
    canvas.text(words, middle, label.y + (abilityIsGone ? 26 : 14), {
      size: 10.5,
      fill: 'text-2',
      anchor: 'middle',
    });
  }
}

function drawLoops(canvas: Canvas, { loops }: GraphLayout): void {
  for (const { box, tag } of loops) {
    canvas.rect(box.x, box.y, box.width, box.height, 14, {
      fill: 'error',
      fillOpacity: 0.03,
      stroke: 'error',
      strokeWidth: 1.5,
      dash: '6 4',
    });
    const words = `${tag.text} 613.8b`;
    const width = widthOf(words, 11, 'bold') + 16;
    canvas.rect(tag.box.x, tag.box.y, width, tag.box.height, 5, {
      fill: 'surface',
      stroke: 'error',
      strokeWidth: 1,
    });
    canvas.text(words, tag.box.x + 8, tag.box.y + 14.5, { size: 11, weight: 'bold', fill: 'error' });
  }
}

function drawEdge(canvas: Canvas, { kind, points }: GraphEdge): void {
  const isDependency = kind === 'depends';
  const stroke = isDependency ? 'text' : 'line-3';
  canvas.path(roundedPath(shortened(points, TIP[kind]), ROUND[kind]), {
    stroke,
    strokeWidth: isDependency ? 2.4 : 1.2,
  });
  const [before, tip] = shortened(points, isDependency ? 4 : 1).slice(-2);
  if (before === undefined || tip === undefined) return;
  const angle = Math.round((Math.atan2(tip.y - before.y, tip.x - before.x) * 180) / Math.PI);
  const where = `translate(${tip.x} ${tip.y}) rotate(${angle})`;
  if (isDependency) canvas.path('M-10 -4.5L0 0L-10 4.5Z', { fill: 'text' }, where);
  else canvas.path('M-5.5 -3.2L-0.5 0L-5.5 3.2', { stroke, strokeWidth: 1.3 }, where);
}

function drawLabel(canvas: Canvas, { label }: GraphEdge): void {
  if (label === undefined) return;
  const { x, y, width } = label.box;
  const text = label.text || i18n.t('graph.legend.depends');
  const used = widthOf(text, 10.5, 'bold');
  const middle = x + width / 2;
  canvas.rect(middle - used / 2 - 4, y, used + 8, GRAPH.label.height, 3, { fill: 'surface' });
  canvas.text(text, middle, y + 11.8, { size: 10.5, weight: 'bold', fill: 'text-2', anchor: 'middle' });
}

/** The same line, ending so many px earlier. */
function shortened(points: readonly Point[], by: number): readonly Point[] {
  const [before, tip] = points.slice(-2);
  if (before === undefined || tip === undefined) return points;
  const length = Math.hypot(tip.x - before.x, tip.y - before.y);
  const part = length === 0 ? 0 : Math.min(1, by / length);
  return [
    ...points.slice(0, -1),
    { x: tip.x + (before.x - tip.x) * part, y: tip.y + (before.y - tip.y) * part },
  ];
}
