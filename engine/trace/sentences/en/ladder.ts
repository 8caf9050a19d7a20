import { joinList } from '../../../oracle/describe/en/grammar.ts';
import type { Layer } from '../../../vocabulary/layers.ts';
import { layerName } from './layers.ts';

/** Inside a sentence: "Face down" → "face down", but "P/T defined" stays. */
const lowered = (name: string): string =>
  name.startsWith('P/T') ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

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
  /** An effect on the rules, of an object whose values it doesn't touch. */
  ruled: 'applies to it',
  andMore: (count: number): string => `and ${count} more`,
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
    const names = layers.map((layer, index) => (index === 0 ? layerName(layer) : lowered(layerName(layer))));
    return `${joinList(names).replace(/, and /, ' and ')}: nothing applies`;
  },
  nothingAtAll: 'No effect applies: everything is as printed.',
};
