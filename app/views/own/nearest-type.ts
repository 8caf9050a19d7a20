import { closest, distance } from 'fastest-levenshtein';
import { CARD_TYPES, SUBTYPES, SUPERTYPES } from '../../../engine/index.ts';

const TYPES = [...CARD_TYPES, ...SUPERTYPES].map((word) => word.charAt(0).toUpperCase() + word.slice(1));
const ALL_SUBTYPES = Object.values(SUBTYPES).flat();

/** The type word that was meant, if one is near enough. */
export function nearestType(code: 'unknown-type' | 'unknown-subtype', found: string): string | undefined {
  const words = code === 'unknown-type' ? TYPES : ALL_SUBTYPES;
  const small = new Map(words.map((word) => [word.toLowerCase(), word]));
  const near = closest(found.toLowerCase(), [...small.keys()]);
  return distance(near, found.toLowerCase()) <= (found.length <= 4 ? 1 : 2) ? small.get(near) : undefined;
}
