/**
 * The strongly connected components of a directed graph on 0…n-1, by Tarjan's algorithm without recursion: for each
 * node the number of its component. Nodes of one component are in a loop with each other.
 */
export function componentsOf(edges: readonly (readonly number[])[]): number[] {
  const n = edges.length;
  const component = Array<number>(n).fill(-1);
  const index = Array<number>(n).fill(-1);
  const low = Array<number>(n).fill(0);
  const onStack = Array<boolean>(n).fill(false);
  const stack: number[] = [];
  let nextIndex = 0;
  let nextComponent = 0;
  for (let root = 0; root < n; root += 1) {
    if (index[root] !== -1) continue;
    const path: { node: number; edge: number }[] = [{ node: root, edge: 0 }];
    while (path.length > 0) {
      const frame = path[path.length - 1] as { node: number; edge: number };
      const { node } = frame;
      if (frame.edge === 0) {
        index[node] = nextIndex;
        low[node] = nextIndex;
        nextIndex += 1;
        stack.push(node);
        onStack[node] = true;
      }
      const target = edges[node]?.[frame.edge];
      if (target !== undefined) {
        frame.edge += 1;
        if (index[target] === -1) path.push({ node: target, edge: 0 });
        else if (onStack[target]) low[node] = Math.min(low[node] ?? 0, index[target] ?? 0);
        continue;
      }
      path.pop();
      const parent = path[path.length - 1]?.node;
      if (parent !== undefined) low[parent] = Math.min(low[parent] ?? 0, low[node] ?? 0);
      if (low[node] !== index[node]) continue;
      for (;;) {
        const member = stack.pop() as number;
        onStack[member] = false;
        component[member] = nextComponent;
        if (member === node) break;
      }
      nextComponent += 1;
    }
  }
  return component;
}
