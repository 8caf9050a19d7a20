import { joinList } from '../../../oracle/describe/en/grammar.ts';
import type { Layer } from '../../../vocabulary/layers.ts';
import { layerName } from './layers.ts';

/** Headings and fixed phrases of the table of all effects. */
export const ladderWords = {
  columns: {
    order: '#',
    layer: 'Layer',
    time: 'Time',
    source: 'Source',
    effect: 'Effect',
    appliesTo: 'Applies to',
    change: 'Before → after',
    rule: 'Rule',
  },
  notApplied: '–',
  nothing: 'nothing',
  game: 'the game',
  unchanged: 'stays',
  noAbilities: 'no abilities',
  gains: (what: readonly string[]): string => `gains ${joinList(what)}`,
  loses: (what: readonly string[]): string => `loses ${joinList(what)}`,
  dependencies: 'Dependencies',
  loops: 'Loops',
  result: 'Result',
  /** "Layers 1a, 1b, 2 and 3: nothing applies." */
  nothingApplies: (layers: readonly Layer[]): string => {
    const [only] = layers;
    if (only !== undefined && layers.length === 1) return `${layerName(only)}: nothing applies`;
    return `${joinList(layers.map(layerName)).replace(/, and /, ' and ')}: nothing applies`;
  },
  nothingAtAll: 'No effect applies: everything is as printed.',
};
