/**
 * What is divided among targets by instructions that say so (601.2d): how much in all, `'some'` where that is no plain
 * number; `undefined` if nothing is.
 */
export function dividedAmount(tree: unknown): number | 'some' | undefined {
  if (typeof tree !== 'object' || tree === null) return undefined;
  if ('divided' in tree && tree.divided === true && 'amount' in tree)
    return typeof tree.amount === 'number' ? tree.amount : 'some';
  for (const part of Object.values(tree)) {
    const amount = dividedAmount(part);
    if (amount !== undefined) return amount;
  }
  return undefined;
}

/** Even shares, the first ones getting more, and each at least one. */
export function evenly(total: number, places: number): readonly number[] {
  const share = Math.floor(total / places);
  return Array.from({ length: places }, (_, index) => Math.max(1, share + (index < total % places ? 1 : 0)));
}
