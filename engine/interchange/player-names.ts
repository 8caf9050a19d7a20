/** What a board calls its players: A, B, C … */
export const playerNames = (count: number): readonly string[] => [...'ABCDEFGH'].slice(0, Math.max(1, count));
