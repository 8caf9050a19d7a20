import { type ObjectId, objectId } from '../vocabulary/ids.ts';

/** Names no object ever. */
const NOBODY = objectId('');

/** Whether a tree of an ability refers to that fixed object anywhere. */
export function mentionsObject(tree: unknown, id: ObjectId): boolean {
  if (typeof tree !== 'object' || tree === null) return false;
  if ('kind' in tree && tree.kind === 'object' && 'id' in tree && tree.id === id) return true;
  return Object.values(tree).some((part) => mentionsObject(part, id));
}

/** The tree with references to that object turned into references to nothing (CR 400.7). */
export function forgetObject<Tree>(tree: Tree, id: ObjectId): Tree {
  return mentionsObject(tree, id) ? (forgetIn(tree, id) as Tree) : tree;
}

function forgetIn(tree: unknown, id: ObjectId): unknown {
  if (Array.isArray(tree)) return tree.map((part) => forgetIn(part, id));
  if (typeof tree !== 'object' || tree === null) return tree;
  if ('kind' in tree && tree.kind === 'object' && 'id' in tree && tree.id === id)
    return { ...tree, id: NOBODY };
  return Object.fromEntries(Object.entries(tree).map(([key, part]) => [key, forgetIn(part, id)]));
}
