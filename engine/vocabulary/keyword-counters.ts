import type { Keyword } from './keywords.ts';

/** Keywords that counters can be (CR 122.1b). */
export const KEYWORD_COUNTERS: readonly Keyword[] = [
  'flying',
  'first strike',
  'double strike',
  'deathtouch',
  'decayed',
  'exalted',
  'haste',
  'hexproof',
  'indestructible',
  'lifelink',
  'menace',
  'reach',
  'shadow',
  'trample',
  'vigilance',
];

/** The keyword that a counter of this kind gives, or `undefined` for another counter. */
export function keywordOfCounter(kind: string): Keyword | undefined {
  return KEYWORD_COUNTERS.find((keyword) => keyword === kind);
}
