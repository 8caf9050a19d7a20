/** Whether a tree of an ability has a node of one of these kinds anywhere. */
export function mentions(tree: unknown, kinds: readonly string[]): boolean {
  if (typeof tree !== 'object' || tree === null) return false;
  if ('kind' in tree && typeof tree.kind === 'string' && kinds.includes(tree.kind)) return true;
  return Object.values(tree).some((part) => mentions(part, kinds));
}
