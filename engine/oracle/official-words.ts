import type { Ability } from '../abilities/ability.ts';

const lines = new WeakMap<Ability, string>();

/**
 * Remembers the official wording from which an ability was read, for as long as that ability is in memory. It serves
 * only to find the ability again by those words: our own words for it say the same in another order.
 */
export function rememberWords(ability: Ability, words: string): void {
  lines.set(ability, words);
}

/** The official wording of an ability, if it was read from one here. */
export const officialWords = (ability: Ability): string | undefined => lines.get(ability);
