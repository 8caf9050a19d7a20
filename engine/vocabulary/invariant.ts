/** States what must be true unless the engine itself is wrong; throws otherwise. Never for bad input. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Invariant broken: ${message}`);
}
