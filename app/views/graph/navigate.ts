import { layerIndex } from '../../../engine/index.ts';
import type { GraphLayout, NodeBox } from './graph-layout.ts';

export const DIRECTIONS = ['left', 'right', 'up', 'down', 'first', 'last'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/**
 * The node that an arrow key goes to: left and right through the times of a layer, up and down through the layers, to
 * the same effect if it is there and else to the nearest in time. `undefined` at the edge.
 */
export function neighborOf(layout: GraphLayout, key: string, direction: Direction): string | undefined {
  const from = layout.nodes.find(({ node }) => node.key === key);
  if (from === undefined) return undefined;
  const lane = layout.nodes.filter(({ node }) => node.layer === from.node.layer).sort(byTime);
  const index = lane.indexOf(from);
  switch (direction) {
    case 'left':
      return lane[index - 1]?.node.key;
    case 'right':
      return lane[index + 1]?.node.key;
    case 'first':
      return lane[0]?.node.key;
    case 'last':
      return lane.at(-1)?.node.key;
    case 'up':
      return inNextLane(layout, from, -1)?.node.key;
    case 'down':
      return inNextLane(layout, from, 1)?.node.key;
  }
}

const byTime = (a: NodeBox, b: NodeBox): number => a.column - b.column || a.row - b.row;

function inNextLane(layout: GraphLayout, from: NodeBox, step: 1 | -1): NodeBox | undefined {
  const here = layerIndex(from.node.layer);
  const layers = [...new Set(layout.nodes.map(({ node }) => layerIndex(node.layer)))];
  const beyond = layers.filter((layer) => (layer - here) * step > 0);
  if (beyond.length === 0) return undefined;
  const next = step > 0 ? Math.min(...beyond) : Math.max(...beyond);
  const lane = layout.nodes.filter(({ node }) => layerIndex(node.layer) === next);
  const same = lane.find(({ node }) => node.effect.id === from.node.effect.id);
  const distance = ({ column }: NodeBox): number => Math.abs(column - from.column);
  return same ?? lane.sort((a, b) => distance(a) - distance(b) || byTime(a, b))[0];
}
