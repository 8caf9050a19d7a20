/**
 * The strongly connected components of a directed graph on 0…n-1, by Tarjan's algorithm without recursion, as far as
 * they are asked for: the edges of a node are looked up only when the search comes to it.
 */
export class LazyComponents {
  readonly #edgesOf: (node: number) => readonly number[];
  readonly #edges: (readonly number[] | undefined)[];
  /** Number of the component of each node, -1 before it is known. */
  readonly component: Int32Array;
  readonly #index: Int32Array;
  readonly #low: Int32Array;
  readonly #isOnStack: Uint8Array;
  readonly #stack: number[] = [];
  readonly #members: (readonly number[])[] = [];
  #nextIndex = 0;

  constructor(count: number, edgesOf: (node: number) => readonly number[]) {
    this.#edgesOf = edgesOf;
    this.#edges = Array(count);
    this.component = new Int32Array(count).fill(-1);
    this.#index = new Int32Array(count).fill(-1);
    this.#low = new Int32Array(count);
    this.#isOnStack = new Uint8Array(count);
  }

  /** The edges of a node, looked up once. */
  edges(node: number): readonly number[] {
    let edges = this.#edges[node];
    if (edges === undefined) {
      edges = this.#edgesOf(node);
      this.#edges[node] = edges;
    }
    return edges;
  }

  /** All nodes of the component of this node. */
  membersWith(node: number): readonly number[] {
    this.#visit(node);
    return this.#members[this.component[node] ?? -1] ?? [];
  }

  /** Whether no edge leads out of the component of this node. */
  isSink(node: number): boolean {
    if (this.edges(node).length === 0) return true;
    const members = this.membersWith(node);
    const own = this.component[node];
    return members.every((member) => this.edges(member).every((target) => this.component[target] === own));
  }

  #visit(root: number): void {
    if (this.component[root] !== -1) return;
    const path: { readonly node: number; next: number }[] = [{ node: root, next: 0 }];
    for (;;) {
      const frame = path.at(-1);
      if (frame === undefined) return;
      const { node } = frame;
      if (frame.next === 0) this.#enter(node);
      const target = this.edges(node)[frame.next];
      frame.next += 1;
      if (target !== undefined) {
        if (this.#index[target] === -1) path.push({ node: target, next: 0 });
        else if (this.#isOnStack[target] === 1) this.#lower(node, this.#index[target] ?? 0);
        continue;
      }
      path.pop();
      const parent = path.at(-1);
      if (parent !== undefined) this.#lower(parent.node, this.#low[node] ?? 0);
      if (this.#low[node] === this.#index[node]) this.#close(node);
    }
  }

  #enter(node: number): void {
    this.#index[node] = this.#nextIndex;
    this.#low[node] = this.#nextIndex;
    this.#nextIndex += 1;
    this.#stack.push(node);
    this.#isOnStack[node] = 1;
  }

  #lower(node: number, to: number): void {
    if (to < (this.#low[node] ?? 0)) this.#low[node] = to;
  }

  #close(root: number): void {
    const members: number[] = [];
    for (;;) {
      const member = this.#stack.pop();
      if (member === undefined) break;
      this.#isOnStack[member] = 0;
      this.component[member] = this.#members.length;
      members.push(member);
      if (member === root) break;
    }
    this.#members.push(members);
  }
}
