import type { Layer } from '../../../engine/index.ts';
import { LAYERS } from '../../../engine/index.ts';

/** Layers from the first to the last: those with effects one by one, empty ones that follow each other as one. */
export type LaneSequence = readonly (
  | { readonly kind: 'lane'; readonly layer: Layer }
  | { readonly kind: 'empty'; readonly layers: readonly Layer[] }
)[];

/** The sequence in which ladder and graph show the layers. */
export function laneSequence(hasEffects: (layer: Layer) => boolean): LaneSequence {
  const lanes: ({ kind: 'lane'; layer: Layer } | { kind: 'empty'; layers: Layer[] })[] = [];
  for (const layer of LAYERS) {
    const last = lanes.at(-1);
    if (hasEffects(layer)) lanes.push({ kind: 'lane', layer });
    else if (last?.kind === 'empty') last.layers.push(layer);
    else lanes.push({ kind: 'empty', layers: [layer] });
  }
  return lanes;
}
