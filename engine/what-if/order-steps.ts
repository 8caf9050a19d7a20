import type { BoardDocument } from '../document/board-document.ts';

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

/** Orders of `count` things: all of them if they are few, else so many drawn with a fixed seed, the present one first. */
export function ordersOf(
  count: number,
  most: number,
): { readonly orders: readonly (readonly number[])[]; readonly isAll: boolean } {
  const present = Array.from({ length: count }, (_, index) => index);
  if (totalUpTo([count], most) <= most) return { orders: [...permutations(present)], isAll: true };
  const drawn = new Map([[present.join(), present]]);
  const random = shuffled(613);
  for (let tries = 0; drawn.size < most && tries < most * 4; tries += 1) {
    const order = random(present);
    drawn.set(order.join(), order);
  }
  return { orders: [...drawn.values()], isAll: false };
}

/** Shuffles lists one after another, the same ones for the same seed. */
export function shuffled(start: number): <T>(list: readonly T[]) => T[] {
  let seed = start;
  return (list) => {
    const order = [...list];
    for (let index = order.length - 1; index > 0; index -= 1) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      const other = Math.floor((seed / 2 ** 32) * (index + 1));
      const [a, b] = [order[index], order[other]];
      if (a === undefined || b === undefined) continue;
      order[index] = b;
      order[other] = a;
    }
    return order;
  };
}

/** In how many orders lists of these lengths can be together; stops counting above `most`. */
export function totalUpTo(lengths: readonly number[], most: number): number {
  let product = 1;
  for (const length of lengths)
    for (let factor = 2; factor <= length && product <= most; factor += 1) product *= factor;
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
