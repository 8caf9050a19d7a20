import '../../i18n/add-lab.ts';
import { i18n } from '../../i18n/i18n.ts';
import { type TreeLayout, treeLayout } from '../../views/lab/tree-layout.ts';
import type { LabTree, TreeNode, TreeOutcome } from '../../views/lab/tree-view.ts';
import { curveOf } from '../../views/lab/tree-ways.ts';
import type { Canvas } from '../draw/canvas.ts';
import { flow } from '../draw/flow.ts';
import { fitted, widthOf } from '../text/font.ts';

/** A tree that is drawn smaller could not be read; one with more situations becomes a list of its outcomes. */
const SMALLEST = 0.6;
const MOST_NODES = 40;

/** An event that is asked about, and all orders of what may be applied to it. */
export interface PictureQuestion {
  readonly event: string;
  /** Who chooses among the effects, and why; empty where nothing is to be chosen. */
  readonly chooser: string;
  readonly tree: LabTree;
}

const isDrawn = ({ nodes, chooser }: LabTree): boolean => chooser !== undefined && nodes.length <= MOST_NODES;

export function outcomesWidth({ tree }: PictureQuestion, most: number): number {
  if (!isDrawn(tree)) return 620;
  const { width } = treeLayout(tree);
  return Math.max(620, Math.min(most, width), width * SMALLEST);
}

/** Draws what would happen and all that may come of it: a tree from left to right, or a list. Returns its height. */
export function drawOutcomes(canvas: Canvas, question: PictureQuestion, width: number): number {
  const { event, chooser, tree } = question;
  let y = flow(canvas, [{ text: event, weight: 'bold' }], 0, 0, width, { size: 13.5 });
  if (chooser !== '') y += flow(canvas, [{ text: chooser, fill: 'text-2' }], 0, y, width, { size: 12 });
  const orders = i18n.t(tree.outcomes.length === 1 ? 'tree.titleOne' : 'tree.title', {
    ns: 'lab',
    orders: tree.orders,
    outcomes: tree.outcomes.length,
  });
  const counted = tree.chooser === undefined ? i18n.t('tree.single', { ns: 'lab' }) : orders;
  y += flow(canvas, [{ text: counted, fill: 'text-2' }], 0, y, width, { size: 12 }) + 10;
  if (tree.isCut)
    y +=
      flow(
        canvas,
        [
          {
            text: i18n.t('tree.cut', { ns: 'lab', orders: tree.orders, outcomes: tree.outcomes.length }),
            fill: 'text-2',
          },
        ],
        0,
        y,
        width,
        { size: 12 },
      ) + 8;
  if (!isDrawn(tree)) {
    for (const outcome of tree.outcomes) y += drawListed(canvas, outcome, tree, y, width) + 8;
    return y;
  }
  const layout = treeLayout(tree);
  const scale = Math.min(1, Math.max(SMALLEST, width / layout.width));
  const sheet = canvas.sheet();
  drawTree(sheet, tree, layout);
  canvas.add(sheet, 0, y, scale);
  return y + layout.height * scale;
}

function drawListed(canvas: Canvas, outcome: TreeOutcome, tree: LabTree, y: number, width: number): number {
  const sheet = canvas.sheet();
  const height = drawOutcome(sheet, outcome, tree, Math.min(width, 620));
  canvas.add(sheet, 0, y);
  return height;
}

function drawTree(canvas: Canvas, tree: LabTree, layout: TreeLayout): void {
  for (const edge of layout.edges) {
    canvas.path(curveOf(edge.way), {
      stroke: edge.isBest ? 'accent' : 'line-3',
      strokeWidth: edge.isBest ? 1.8 : 1.2,
    });
  }
  for (const edge of layout.edges) {
    const { label, way } = edge;
    if (label === undefined) continue;
    drawOperation(
      canvas,
      edge.source,
      edge.isApplied ? edge.operation : '',
      label.x,
      label.y,
      (way[1]?.x ?? 0) - (way[0]?.x ?? 0),
    );
  }
  for (const node of tree.nodes) {
    const box = layout.boxes.get(node.id);
    if (box !== undefined) drawSituation(canvas, node, box);
  }
  for (const outcome of tree.outcomes) {
    const box = layout.boxes.get(outcome.id);
    if (box === undefined) continue;
    const sheet = canvas.sheet();
    drawOutcome(sheet, outcome, tree, box.width, box.height);
    canvas.add(sheet, box.x, box.y);
  }
}

/** Which effect is applied, and what it does, where the layout has room for it. */
function drawOperation(
  canvas: Canvas,
  source: string,
  operation: string,
  x: number,
  y: number,
  room: number,
): void {
  const words = widthOf(operation, 11, 'bold');
  const name = fitted(source, 11, room - words - 34);
  const width = widthOf(name, 11) + (words === 0 ? 0 : words + 6);
  canvas.rect(x - width / 2 - 5, y - 9, width + 10, 18, 4, { fill: 'bg' });
  const used = canvas.text(name, x - width / 2, y + 4, { size: 11, fill: 'text-2' });
  canvas.text(operation, x - width / 2 + used + 6, y + 4, { size: 11, weight: 'bold' });
}

function drawSituation(
  canvas: Canvas,
  { label, isMerged, depth }: TreeNode,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): void {
  const { x, y, width, height } = box;
  const style = { stroke: depth === 0 ? 'text' : 'line-3', strokeWidth: depth === 0 ? 1.6 : 1.2 };
  if (isMerged) canvas.rect(x - 3, y - 3, width + 6, height + 6, 23, { stroke: 'line-3', strokeWidth: 1 });
  canvas.rect(x + 0.5, y + 0.5, width - 1, height - 1, 20, { fill: 'raised', ...style });
  const long = label.length > 3;
  canvas.text(
    fitted(label, long ? 11 : 15, width - 12, 'bold'),
    x + width / 2,
    y + height / 2 + (long ? 4 : 5.5),
    {
      size: long ? 11 : 15,
      weight: 'bold',
      anchor: 'middle',
    },
  );
}

/** What comes of it: the number in question, what happens, in how many orders. Returns its height. */
function drawOutcome(
  canvas: Canvas,
  { amount, lines, after, ways, mark }: TreeOutcome,
  tree: LabTree,
  width: number,
  fixed?: number,
): number {
  const content = canvas.sheet();
  const number = amount === undefined ? '' : String(amount);
  const left = 12 + (number === '' ? 0 : Math.max(30, widthOf(number, 20, 'bold') + 12));
  if (number !== '') content.text(number, 12, 30, { size: 20, weight: 'bold' });
  const words = lines.length === 0 ? i18n.t('nothing', { ns: 'lab' }) : lines.join(' ');
  const room = width - left - 10;
  let y = 8;
  y += flow(content, [{ text: words }], left, y, room, {
    size: 11,
    lineHeight: 15,
    maxLines: fixed === undefined ? 8 : 3,
  });
  if (after.length > 0)
    y += flow(content, [{ text: after.join(', '), weight: 'bold' }], left, y, room, {
      size: 11,
      lineHeight: 15,
      maxLines: fixed === undefined ? 3 : 1,
    });
  const marked =
    mark === undefined || tree.chooser === undefined
      ? ''
      : i18n.t(`tree.${mark}`, { ns: 'lab', player: tree.chooser });
  const counted = tree.orders > 1 ? i18n.t('tree.ways', { ns: 'lab', count: ways, orders: tree.orders }) : '';
  const spans = [
    ...(counted === '' ? [] : [{ text: counted, fill: 'text-3' }]),
    ...(marked === ''
      ? []
      : [{ text: counted === '' ? marked : ` · ${marked}`, fill: 'accent-text', weight: 'bold' as const }]),
  ];
  if (spans.length > 0) y += flow(content, spans, left, y, room, { size: 10.5, lineHeight: 15, maxLines: 1 });
  const height = fixed ?? Math.max(44, y + 8);
  canvas.rect(0.5, 0.5, width - 1, height - 1, 8, {
    fill: 'raised',
    stroke: mark === 'best' ? 'accent' : 'line-2',
    strokeWidth: mark === 'best' ? 1.6 : 1,
  });
  canvas.add(content, 0, 0);
  return height;
}
