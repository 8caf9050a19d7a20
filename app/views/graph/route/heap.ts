/** A queue that gives the item with the smallest cost first; equal costs come in the order in which they were put. */
export class Heap<Item> {
  readonly #entries: { readonly cost: number; readonly turn: number; readonly item: Item }[] = [];
  #turn = 0;

  push(cost: number, item: Item): void {
    const entries = this.#entries;
    entries.push({ cost, turn: this.#turn, item });
    this.#turn += 1;
    let child = entries.length - 1;
    while (child > 0) {
      const parent = (child - 1) >> 1;
      if (!this.#isBefore(child, parent)) return;
      this.#swap(child, parent);
      child = parent;
    }
  }

  pop(): Item | undefined {
    const entries = this.#entries;
    const first = entries[0];
    const last = entries.pop();
    if (first === undefined || last === undefined || entries.length === 0) return first?.item;
    entries[0] = last;
    let parent = 0;
    for (;;) {
      const left = 2 * parent + 1;
      const right = left + 1;
      let smallest = parent;
      if (left < entries.length && this.#isBefore(left, smallest)) smallest = left;
      if (right < entries.length && this.#isBefore(right, smallest)) smallest = right;
      if (smallest === parent) return first.item;
      this.#swap(parent, smallest);
      parent = smallest;
    }
  }

  #isBefore(a: number, b: number): boolean {
    const one = this.#entries[a];
    const other = this.#entries[b];
    if (one === undefined || other === undefined) return false;
    return one.cost < other.cost || (one.cost === other.cost && one.turn < other.turn);
  }

  #swap(a: number, b: number): void {
    const one = this.#entries[a];
    const other = this.#entries[b];
    if (one === undefined || other === undefined) return;
    this.#entries[a] = other;
    this.#entries[b] = one;
  }
}
