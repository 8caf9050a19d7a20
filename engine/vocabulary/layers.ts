/** Layers and sublayers in the order in which they are applied (CR 613.1–613.4), then 613.10 and 613.11. */
export const LAYERS = [
  '1a',
  '1b',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7a',
  '7b',
  '7c',
  '7d',
  'players',
  'rules',
] as const;
export type Layer = (typeof LAYERS)[number];

/** Layers that change characteristics or control of objects. */
export const OBJECT_LAYERS = LAYERS.slice(0, 11) as readonly Exclude<Layer, 'players' | 'rules'>[];

/** Position of a layer in {@link LAYERS}; smaller is applied earlier. */
export const layerIndex = (layer: Layer): number => LAYERS.indexOf(layer);
