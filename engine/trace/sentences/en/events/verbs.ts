/** Whether an event is only what would happen, or what does. */
export type Mood = 'would' | 'does';

const IRREGULAR: Readonly<Record<string, string>> = { search: 'searches', learn: 'learns', untap: 'untaps' };

/** "would draw", "draws" */
export const does = (mood: Mood, verb: string): string =>
  mood === 'would' ? `would ${verb}` : (IRREGULAR[verb] ?? `${verb}s`);

/** "would be", "is", "are": before a participle. */
export function isDone(mood: Mood, count = 1): string {
  if (mood === 'would') return 'would be';
  return count === 1 ? 'is' : 'are';
}
