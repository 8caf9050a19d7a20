import type { Layer } from '../vocabulary/layers.ts';
import { hasBit } from './columns/bits.ts';
import { TEXT, TEXT_IS_LOST } from './columns/column-ids.ts';
import type { Writer } from './columns/writer.ts';
import { dependsOn, endsAbility, layerPlan, mayDepend, written } from './dependency-on-board.ts';
import type { EffectNode } from './effect-node.ts';
import type { Evaluator } from './evaluator.ts';
import { absenceOf, objectsOf } from './existence.ts';
import { LayerTeller } from './layer-teller.ts';
import { LazyComponents } from './lazy-components.ts';

/** Applies all effects of one layer in the order of 613.3, 613.7 and 613.8. */
export function applyLayer(evaluator: Evaluator, layer: Layer): void {
  evaluator.layer = layer;
  const teller = evaluator.teller && new LayerTeller(evaluator, evaluator.teller, layer);
  teller?.began();
  const queue = new Queue(evaluator, layer);
  for (;;) {
    teller?.lookAround();
    const group = queue.group();
    if (group.length === 0) break;
    const graph = queue.graphOf(group);
    teller?.tellDependencies(group, graph);
    const position = queue.firstReady(group, graph);
    const node = group[position];
    if (node === undefined) throw new Error('Invariant broken: some effect waits for nothing');
    if (teller === undefined) applyNode(evaluator, node, layer);
    else teller.apply(node, { group, graph, position }, () => applyNode(evaluator, node, layer));
    node.isApplied = true;
  }
  teller?.ended();
  for (const node of evaluator.nodesIn(layer)) {
    node.isApplied = false;
    node.memory.verdicts.clear();
    node.memory.trial = undefined;
    node.memory.trialAt = -1;
    node.memory.parametersAt = -1;
  }
}

/** Applies one effect's parts of the layer, and follows what that does to effects. */
function applyNode(evaluator: Evaluator, node: EffectNode, layer: Layer): void {
  const { board } = evaluator;
  const plan = layerPlan(node, layer);
  const objects = objectsOf(board, node);
  const texts = board.texts(TEXT);
  const writer = written(board, node, plan, objects);
  board.step += 1;
  writer.commit();
  node.affected = objects;
  node.startedIn ??= layer;
  if (plan.endsAbilities) endAbilities(evaluator, node, writer, layer);
  if (board.texts(TEXT) !== texts) evaluator.followTexts(texts, node);
  if (writer.abilityChanges.length > 0) evaluator.addGranted(writer.abilityChanges, node);
}

/** Effects whose abilities this application took away are gone, though those that have started go on (613.6). */
function endAbilities(evaluator: Evaluator, by: EffectNode, writer: Writer, layer: Layer): void {
  const { board, nodes } = evaluator;
  const { parts } = layerPlan(by, layer);
  const lost = writer.columns.has(TEXT_IS_LOST) ? board.bits(TEXT_IS_LOST) : undefined;
  for (const node of nodes) {
    if (node.gone !== undefined || node.abilityId === undefined) continue;
    if (by.affected === undefined || !hasBit(by.affected, node.sourceIndex)) continue;
    const isLost = lost !== undefined && node.grantedBy === undefined && hasBit(lost, node.sourceIndex);
    if (isLost || parts.some(({ part }) => endsAbility(by, part, node)))
      node.gone = { by: by.id, inLayer: layer };
  }
}

/** The effects of a layer that are still to be applied. */
class Queue {
  readonly #evaluator: Evaluator;
  readonly #layer: Layer;

  constructor(evaluator: Evaluator, layer: Layer) {
    this.#evaluator = evaluator;
    this.#layer = layer;
  }

  /** Those whose turn it is, in order of time: that define characteristics, before all others (613.3). */
  group(): readonly EffectNode[] {
    const { board } = this.#evaluator;
    const pending = this.#evaluator
      .nodesIn(this.#layer)
      .filter((node) => !node.isApplied && absenceOf(board, node) === undefined);
    const defining = pending.filter((node) => node.isCharacteristicDefining);
    return defining.length > 0 ? defining : pending;
  }

  graphOf(group: readonly EffectNode[]): LazyComponents {
    const { board } = this.#evaluator;
    return new LazyComponents(group.length, (position) => {
      const a = group[position];
      const edges: number[] = [];
      for (const [target, b] of group.entries()) {
        if (a === undefined || a === b || !mayDepend(a, b, this.#layer)) continue;
        if (dependsOn(board, a, b, this.#layer)) edges.push(target);
      }
      return edges;
    });
  }

  /** The earliest effect that waits for nothing outside its own loop (613.8b). */
  firstReady(group: readonly EffectNode[], graph: LazyComponents): number {
    return group.findIndex((_, position) => graph.isSink(position));
  }
}
