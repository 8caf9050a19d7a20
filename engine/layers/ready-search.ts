/**
 * Finds the earliest effect that waits for nothing outside its own loop (613.8b), looking at as few dependencies as
 * possible: an effect that waits for one that is done with, or that waits itself, need not be asked what else it waits
 * for. Strongly connected components by Tarjan's algorithm, cut short where the answer is known.
 */
export class ReadySearch {
  /** The n-th candidate of a node on which it depends from `from` on, with its place among the candidates. */
  readonly #nextEdge: (node: number, from: number) => Edge | undefined;
  readonly #state: Uint8Array;
  readonly #index: Int32Array;
  readonly #low: Int32Array;
  #nextIndex = 1;

  constructor(count: number, nextEdge: (node: number, from: number) => Edge | undefined) {
    this.#nextEdge = nextEdge;
    this.#state = new Uint8Array(count);
    this.#index = new Int32Array(count);
    this.#low = new Int32Array(count);
  }

  /** The first of the nodes that is ready; there always is one if there are nodes. */
  first(): number {
    for (let node = 0; node < this.#state.length; node += 1) {
      if (this.#state[node] === UNKNOWN) this.#visit(node);
      if (this.#state[node] === READY) return node;
    }
    return -1;
  }

  #visit(root: number): void {
    const path: { readonly node: number; from: number }[] = [];
    const stack: number[] = [];
    const enter = (node: number): void => {
      this.#state[node] = OPEN;
      this.#index[node] = this.#nextIndex;
      this.#low[node] = this.#nextIndex;
      this.#nextIndex += 1;
      path.push({ node, from: 0 });
      stack.push(node);
    };
    enter(root);
    for (;;) {
      const frame = path.at(-1);
      if (frame === undefined) return;
      const { node } = frame;
      const edge = this.#nextEdge(node, frame.from);
      if (edge !== undefined) {
        frame.from = edge.place + 1;
        const state = this.#state[edge.target];
        if (state === UNKNOWN) enter(edge.target);
        else if (state === OPEN) this.#lower(node, this.#index[edge.target] ?? 0);
        else {
          this.#allWait(stack);
          return;
        }
        continue;
      }
      path.pop();
      const parent = path.at(-1);
      if (parent !== undefined) this.#lower(parent.node, this.#low[node] ?? 0);
      if (this.#low[node] === this.#index[node]) {
        this.#close(node, stack);
        this.#allWait(stack);
        return;
      }
    }
  }

  /** All on the way here wait for something that is in no loop with them. */
  #allWait(stack: readonly number[]): void {
    for (const open of stack) this.#state[open] = WAITS;
  }

  /** A whole loop, or a node alone, from which nothing leads out. */
  #close(root: number, stack: number[]): void {
    for (;;) {
      const member = stack.pop();
      if (member === undefined) return;
      this.#state[member] = READY;
      if (member === root) return;
    }
  }

  #lower(node: number, to: number): void {
    if (to < (this.#low[node] ?? 0)) this.#low[node] = to;
  }
}

export interface Edge {
  readonly target: number;
  readonly place: number;
}

const UNKNOWN = 0;
const OPEN = 1;
const READY = 2;
const WAITS = 3;
