import type { BoardDocument, Step } from '../document/board-document.ts';

/** Steps that take each other's places: indexes into the document's steps, in the order in which they are there. */
export type Places = readonly number[];

/** The document with the steps of these places in another order: `order[n]` says which of them comes n-th. */
export function withOrder(document: BoardDocument, places: Places, order: readonly number[]): BoardDocument {
  const steps: Step[] = [...document.steps];
  for (const [index, place] of places.entries()) {
    const from = places[order[index] ?? index];
    const step = from === undefined ? undefined : document.steps[from];
    if (step !== undefined) steps[place] = step;
  }
  return { ...document, steps };
}

/** The document with the timestamps of two steps exchanged: everything happens as before, only they count otherwise. */
export function withSwappedTimestamps(document: BoardDocument, first: number, second: number): BoardDocument {
  const timeOf = (index: number): number => document.steps[index]?.timestamp ?? index + 1;
  const steps = document.steps.map((step, index) => {
    if (index === first) return { ...step, timestamp: timeOf(second) };
    return index === second ? { ...step, timestamp: timeOf(first) } : step;
  });
  return { ...document, steps };
}

/** The document with a step moved to another place. */
export function withMovedStep(document: BoardDocument, from: number, to: number): BoardDocument {
  const steps = [...document.steps];
  const [step] = steps.splice(from, 1);
  if (step !== undefined) steps.splice(to, 0, step);
  return { ...document, steps };
}

/** So many orders are tried at most; of more, that many are drawn. */
const MOST_ORDERS = 720;

/** Orders of `count` things: all of them if they are few, else so many drawn with a fixed seed, the present one first. */
export function ordersOf(
  count: number,
  most = MOST_ORDERS,
): { readonly orders: readonly (readonly number[])[]; readonly isAll: boolean } {
  const present = Array.from({ length: count }, (_, index) => index);
  if (factorialUpTo(count, most) <= most) return { orders: [...permutations(present)], isAll: true };
  const drawn = new Map([[present.join(), present]]);
  let seed = 613;
  for (let tries = 0; drawn.size < most && tries < most * 4; tries += 1) {
    const order = [...present];
    for (let index = order.length - 1; index > 0; index -= 1) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      const other = Math.floor((seed / 2 ** 32) * (index + 1));
      [order[index], order[other]] = [order[other] ?? index, order[index] ?? other];
    }
    drawn.set(order.join(), order);
  }
  return { orders: [...drawn.values()], isAll: false };
}

function factorialUpTo(count: number, most: number): number {
  let product = 1;
  for (let factor = 2; factor <= count && product <= most; factor += 1) product *= factor;
  return product;
}

function* permutations(items: readonly number[]): Generator<readonly number[]> {
  if (items.length < 2) {
    yield items;
    return;
  }
  for (const [index, item] of items.entries())
    for (const rest of permutations([...items.slice(0, index), ...items.slice(index + 1)]))
      yield [item, ...rest];
}
