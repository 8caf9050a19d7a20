import type { ObjectId } from '../vocabulary/ids.ts';
import type { GameObject } from './game-object.ts';
import type { GameState } from './game-state.ts';

/** Fields that hold the id of an object, or a list of them, wherever they stand in a state. */
const ID_FIELDS: ReadonlySet<string> = new Set([
  'id',
  'source',
  'object',
  'objects',
  'copy',
  'keep',
  'attachedTo',
  'exiledWith',
  'along',
  'attacking',
  'attacker',
  'blocker',
]);

/** Fields of objects and effects that never speak of an object of the game. */
const WITHOUT_IDS: ReadonlySet<string> = new Set(['card', 'copied', 'timestamp', 'merged', 'stickers']);

/**
 * The state with an object called otherwise everywhere: it stays the same object (CR 730.2c), so that what is attached
 * to it, what applies to it and what it does goes on. Its place among the objects stays.
 */
export function renameObject(state: GameState, from: ObjectId, to: ObjectId): GameState {
  if (from === to) return state;
  const objects = new Map<ObjectId, GameObject>();
  for (const [id, object] of state.objects) objects.set(id === from ? to : id, renameIn(object, from, to));
  return {
    ...state,
    objects,
    effects: state.effects.map(({ id, ...effect }) => ({ id, ...renameIn(effect, from, to) })),
    combat: renameIn(state.combat, from, to),
  };
}

/** A tree of the state with each reference to the one object made one to the other; the same tree if there is none. */
export function renameIn<Tree extends object>(tree: Tree, from: ObjectId, to: ObjectId): Tree {
  return walk(tree, from, to) as Tree;
}

function walk(node: object, from: ObjectId, to: ObjectId): object {
  let changed: Record<string, unknown> | undefined;
  for (const [key, value] of Object.entries(node)) {
    const after = WITHOUT_IDS.has(key) ? value : renamed(key, value, from, to);
    if (after === value) continue;
    changed ??= { ...node };
    changed[key] = after;
  }
  return changed ?? node;
}

function renamed(key: string, value: unknown, from: ObjectId, to: ObjectId): unknown {
  if (value === from) return ID_FIELDS.has(key) ? to : value;
  if (Array.isArray(value)) return renamedList(key, value, from, to);
  return typeof value === 'object' && value !== null ? walk(value, from, to) : value;
}

function renamedList(
  key: string,
  list: readonly unknown[],
  from: ObjectId,
  to: ObjectId,
): readonly unknown[] {
  const after = list.map((item) => renamed(key, item, from, to));
  return after.some((item, index) => item !== list[index]) ? after : list;
}
