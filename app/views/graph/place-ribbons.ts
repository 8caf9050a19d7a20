import { layerIndex } from '../../../engine/index.ts';
import type { EffectNode } from './effect-nodes.ts';
import { type Box, boxOfLine, overlaps, type Point } from './geometry.ts';
import { GRAPH, type GraphRibbon } from './graph-layout.ts';

/** What ribbons' labels must keep clear of. */
export interface Obstacles {
  readonly boxes: readonly Box[];
  readonly lines: readonly (readonly Point[])[];
}

export interface RibbonPlacement {
  readonly ribbons: readonly GraphRibbon[];
  /** Nodes above which room must be made, because no place was free for the label of a ribbon that ends there. */
  readonly cramped: readonly EffectNode[];
}

const STEP = 4;

/** A ribbon for each effect that applies in several layers (613.6), from its first node to its last. */
export function placeRibbons(
  nodes: readonly EffectNode[],
  boxes: ReadonlyMap<string, Box>,
  obstacles: Obstacles,
): RibbonPlacement {
  const ribbons: GraphRibbon[] = [];
  const cramped: EffectNode[] = [];
  for (const parts of effectsInSeveralLayers(nodes)) {
    const [first, last] = [parts[0], parts.at(-1)];
    const [upper, lower] = [boxes.get(first?.key ?? ''), boxes.get(last?.key ?? '')];
    if (first === undefined || last === undefined || upper === undefined || lower === undefined) continue;
    const abilityIsGone = parts.some((part) => part.abilityIsGone);
    const width = GRAPH.ribbon.width;
    const height = abilityIsGone ? GRAPH.ribbon.goneLabel : GRAPH.ribbon.label;
    const x = upper.x + (upper.width - width) / 2;
    const from = upper.y + upper.height;
    const taken = [...obstacles.boxes, ...ribbons.map(({ label }) => label)];
    let label: Box | undefined;
    for (let y = from + STEP; y + height + STEP <= lower.y && label === undefined; y += STEP) {
      const candidate = { x, y, width, height };
      if (!taken.some((box) => overlaps(candidate, box, 2)) && !isCrossed(candidate, obstacles.lines))
        label = candidate;
    }
    if (label === undefined) cramped.push(last);
    const middle = { from: upper.y + upper.height / 2, to: lower.y + lower.height / 2 };
    ribbons.push({
      effect: first.effect.id,
      box: { x, y: middle.from, width, height: middle.to - middle.from },
      label: label ?? { x, y: from + STEP, width, height },
      abilityIsGone,
    });
  }
  return { ribbons, cramped };
}

function effectsInSeveralLayers(nodes: readonly EffectNode[]): readonly (readonly EffectNode[])[] {
  const byEffect = new Map<string, EffectNode[]>();
  for (const node of nodes) {
    if (node.order === undefined) continue;
    byEffect.set(node.effect.id, [...(byEffect.get(node.effect.id) ?? []), node]);
  }
  return [...byEffect.values()]
    .filter((parts) => parts.length > 1)
    .map((parts) => parts.sort((a, b) => layerIndex(a.layer) - layerIndex(b.layer)));
}

const isCrossed = (box: Box, lines: Obstacles['lines']): boolean =>
  lines.some((points) =>
    points.slice(1).some((to, index) => overlaps(box, boxOfLine(points[index] ?? to, to), 3)),
  );
