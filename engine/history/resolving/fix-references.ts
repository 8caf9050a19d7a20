import { choiceBinding, rewriteWords } from '../../layers/rewrite-words.ts';
import { isPlayer } from '../../state/edit-state.ts';
import { chosenModes, chosenObjects } from '../../vocabulary/choices.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import type { Resolution } from './resolution.ts';
import { damagedThisWay } from './unregenerable.ts';

type Node = Readonly<Record<string, unknown>>;

/**
 * The tree with everything put in that is settled as the spell or ability resolves (CR 608.2, 611.2c–d): targets,
 * chosen objects, players and words, "that creature", X. What is inside an activated, triggered or spell ability that
 * the effect gives away stays: its targets are chosen when that ability is used.
 */
export function fixReferences<Tree>(tree: Tree, resolution: Resolution): Tree {
  return rewriteWords(fix(tree, resolution) as Tree, choiceBinding(resolution.choices));
}

function fix(tree: unknown, resolution: Resolution): unknown {
  if (Array.isArray(tree)) return tree.map((part) => fix(part, resolution));
  if (typeof tree !== 'object' || tree === null) return tree;
  const node = tree as Node;
  const fixed = fixNode(node, resolution);
  if (fixed !== undefined) return fixed;
  return Object.fromEntries(Object.entries(node).map(([key, part]) => [key, fix(part, resolution)]));
}

/** What a node becomes, or `undefined` if only its parts may change. */
function fixNode(node: Node, resolution: Resolution): unknown {
  switch (node.kind) {
    case 'target':
      return typeof node.index === 'number'
        ? reference(resolution, resolution.targets[node.index])
        : undefined;
    case 'chosen':
      return reference(resolution, chosenObjects(resolution)[indexOf(node)]) ?? node;
    case 'that':
      return reference(resolution, foundObject(resolution, indexOf(node))) ?? node;
    case 'designation':
      return node.designation === 'that was dealt damage this way'
        ? anyOfObjects(resolution, [...new Set(damagedThisWay(resolution))])
        : undefined;
    case 'targets':
      return anyOfObjects(resolution, resolution.targets);
    case 'attached-to':
      return 'what' in node ? undefined : reference(resolution, lastHost(resolution));
    case 'deal-damage':
      return toTargetedPlayer(node, resolution);
    case 'those':
      return anyOfObjects(resolution, node.what === 'that' ? resolution.that : chosenObjects(resolution));
    case 'chosen-player':
      return reference(resolution, resolution.choices.player) ?? node;
    case 'fact':
      return isNoted(resolution, node.words) ? { kind: 'all-of', of: [] } : undefined;
    case 'x':
      return resolution.x ?? 0;
    case 'mana-value':
    case 'power':
    case 'toughness':
      return isOfUnnamed(node, resolution) ? resolution.x : undefined;
    case 'chosen-number':
      return resolution.choices.number ?? node;
    case 'add-this-ability':
      return resolution.ability === undefined ? node : { kind: 'add-ability', ability: resolution.ability };
    case 'activated':
    case 'triggered':
    case 'spell':
      return node;
    default:
      return undefined;
  }
}

/** What an earlier instruction found; where that is told in words only, what the step names. */
const foundObject = (resolution: Resolution, index: number): ObjectId | undefined =>
  resolution.that.length === 0 ? chosenObjects(resolution)[index] : resolution.that[index];

/** "That spell's mana value", the power of what a player sacrificed: of an object that nothing names, so x is the number. */
const isOfUnnamed = ({ of }: Node, resolution: Resolution): boolean =>
  typeof of === 'object' &&
  of !== null &&
  (((of as Node).kind === 'chosen' && chosenObjects(resolution)[indexOf(of as Node)] === undefined) ||
    ((of as Node).kind === 'that' && foundObject(resolution, indexOf(of as Node)) === undefined));

/** A fact that the document states among the modes of the step. */
const isNoted = ({ choices }: Resolution, words: unknown): boolean =>
  chosenModes(choices).some((mode) => mode === words);

const indexOf = (node: Node): number => (typeof node.index === 'number' ? node.index : 0);

function reference({ run }: Resolution, id: ObjectId | PlayerId | undefined): Node | undefined {
  if (id === undefined) return undefined;
  return { kind: isPlayer(run.state, id) ? 'player' : 'object', id };
}

/** What a source that has left was attached to. */
function lastHost({ run, source, wasAttachedTo }: Resolution): ObjectId | PlayerId | undefined {
  const isThere = source !== undefined && run.state.objects.get(source)?.zone === 'battlefield';
  return isThere ? undefined : wasAttachedTo;
}

/** "… deals 2 damage to any target": that is a player, whom no selector finds. */
function toTargetedPlayer(node: Node, resolution: Resolution): Node | undefined {
  const { to, ...others } = node;
  const isTargets = typeof to === 'object' && to !== null && (to as Node).kind === 'targets';
  const player = resolution.targets.find((id) => isPlayer(resolution.run.state, id));
  if (!isTargets || player === undefined || resolution.targets.length > 1) return undefined;
  return {
    ...(fix({ ...others, kind: 'fixed' }, resolution) as Node),
    kind: node.kind,
    to: { kind: 'player', id: player },
  };
}

function anyOfObjects({ run }: Resolution, ids: readonly (ObjectId | PlayerId)[]): Node {
  const objects = ids.filter((id) => !isPlayer(run.state, id));
  return { kind: 'any-of', of: objects.map((id) => ({ kind: 'is', object: { kind: 'object', id } })) };
}
