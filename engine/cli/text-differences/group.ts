import type { WordLoss } from './lost-words.ts';
import type { Passage } from './passages.ts';

export interface Difference {
  readonly passage: Passage;
  readonly loss: WordLoss;
}

/** Passages that lose and add the same words. */
export interface DifferenceGroup {
  /** "-other +chosen": the lost words, then the added ones. */
  readonly words: string;
  readonly weight: number;
  readonly differences: readonly Difference[];
}

/** The most frequent first, among equals the weightiest. */
export function grouped(differences: readonly Difference[]): DifferenceGroup[] {
  const groups = new Map<string, Difference[]>();
  for (const difference of differences) {
    const { lost, added } = difference.loss;
    const words = [...lost.map((word) => `-${word}`), ...added.map((word) => `+${word}`)].join(' ');
    const list = groups.get(words);
    if (list === undefined) groups.set(words, [difference]);
    else list.push(difference);
  }
  return [...groups]
    .map(([words, list]) => ({ words, weight: list[0]?.loss.weight ?? 0, differences: list }))
    .sort(
      (one, another) => another.differences.length - one.differences.length || another.weight - one.weight,
    );
}
