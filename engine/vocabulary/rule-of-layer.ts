import { type RuleNumber, rule } from './ids.ts';
import type { Layer } from './layers.ts';

const RULE_OF_LAYER: Readonly<Record<Layer, string>> = {
  '1a': '613.2a',
  '1b': '613.2b',
  '2': '613.1b',
  '3': '613.1c',
  '4': '613.1d',
  '5': '613.1e',
  '6': '613.1f',
  '7a': '613.4a',
  '7b': '613.4b',
  '7c': '613.4c',
  '7d': '613.4d',
  players: '613.10',
  rules: '613.11',
};

/** From the smallest to the whole: the sublayer, the order of sublayers, the layer. */
export function rulesOfLayer(layer: Layer): readonly RuleNumber[] {
  const own = RULE_OF_LAYER[layer];
  if (layer === '1a' || layer === '1b') return [own, '613.2', '613.1a'].map(rule);
  return layer.startsWith('7') ? [own, '613.4', '613.1g'].map(rule) : [rule(own)];
}

/** The rule that puts effects into this layer (613.1–613.4, 613.10–11). */
export const ruleOfLayer = (layer: Layer): RuleNumber => rule(RULE_OF_LAYER[layer]);
