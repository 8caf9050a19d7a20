/** Pairs of steps of which it decides which comes first. */
export interface Deciding {
  readonly pairs: readonly (readonly [number, number])[];
  /** For each outcome the ways it can be: for each pair whether its first step comes first. */
  readonly ways: readonly (readonly (readonly boolean[])[])[];
}

/** More pairs than this explain nothing. */
const MOST_PAIRS = 3;

/**
 * The fewest pairs of which the order tells the outcomes apart: with one, "it depends on whether A came before B". Each
 * outcome is given by its orders. `undefined` if there is one outcome only, or no few pairs decide.
 */
export function decidingPairs(outcomes: readonly (readonly (readonly number[])[])[]): Deciding | undefined {
  if (outcomes.length < 2) return undefined;
  const count = outcomes[0]?.[0]?.length ?? 0;
  const pairs: (readonly [number, number])[] = [];
  for (let a = 0; a < count; a += 1) for (let b = a + 1; b < count; b += 1) pairs.push([a, b]);
  const signs = outcomes.map((orders) => orders.map((order) => pairs.map((pair) => isBefore(order, pair))));
  for (let size = 1; size <= MOST_PAIRS; size += 1)
    for (const chosen of choose(pairs.length, size)) {
      const ways = waysOf(signs, chosen);
      if (ways !== undefined) return { pairs: chosen.flatMap((index) => [pairs[index] ?? [0, 0]]), ways };
    }
  return undefined;
}

const isBefore = (order: readonly number[], [a, b]: readonly [number, number]): boolean =>
  order.indexOf(a) < order.indexOf(b);

/** The ways of each outcome, if no way leads to two of them. */
function waysOf(
  signs: readonly (readonly (readonly boolean[])[])[],
  chosen: readonly number[],
): readonly (readonly (readonly boolean[])[])[] | undefined {
  const taken = new Map<string, number>();
  const ways: boolean[][][] = [];
  for (const [outcome, orders] of signs.entries()) {
    const own = new Map<string, boolean[]>();
    for (const order of orders) {
      const way = chosen.map((index) => order[index] === true);
      const key = way.join();
      const other = taken.get(key);
      if (other !== undefined && other !== outcome) return undefined;
      taken.set(key, outcome);
      own.set(key, way);
    }
    ways.push([...own.values()]);
  }
  return ways;
}

function* choose(count: number, size: number, from = 0): Generator<readonly number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let first = from; first < count; first += 1)
    for (const rest of choose(count, size - 1, first + 1)) yield [first, ...rest];
}
