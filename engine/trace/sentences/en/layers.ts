import type { Layer } from '../../../vocabulary/layers.ts';

const NAMES: Readonly<Record<Layer, string>> = {
  '1a': 'Copy',
  '1b': 'Face down',
  '2': 'Control',
  '3': 'Text',
  '4': 'Types',
  '5': 'Colors',
  '6': 'Abilities',
  '7a': 'P/T defined',
  '7b': 'Set P/T',
  '7c': 'Change P/T',
  '7d': 'Switch P/T',
  players: 'Players',
  rules: 'Game rules',
};

export const layerName = (layer: Layer): string => NAMES[layer];

/** What a badge shows: the layer's number, or one letter where the rules give none. */
export function layerBadge(layer: Layer): string {
  if (layer === 'players') return 'P';
  return layer === 'rules' ? 'R' : layer;
}

/** "layer 4", "among the effects on players": inside a sentence, after "in". */
export function inLayer(layer: Layer): string {
  if (layer === 'players') return 'after the layers, where effects on players apply';
  return layer === 'rules' ? 'after the layers, where effects on game rules apply' : `in layer ${layer}`;
}

/** What the sublayer was called before the letters changed; older articles still use those. */
export function oldLetterHint(layer: Layer): string | undefined {
  switch (layer) {
    case '7c':
      return 'Older texts have counters in a layer of their own, 7d; they are part of 7c now.';
    case '7d':
      return 'Older texts call this layer 7e.';
    case '1a':
    case '1b':
      return 'Older texts have a single layer 1.';
    case '2':
    case '3':
    case '4':
    case '5':
    case '6':
    case '7a':
    case '7b':
    case 'players':
    case 'rules':
      return undefined;
  }
}
