import { type Layer, layerIndex } from '../vocabulary/layers.ts';
import { type DecidedDependencies, decidedIn } from './decided-dependencies.ts';
import { dependsOn, layerPlan, mayDepend, writesText } from './dependency-on-board.ts';
import type { EffectNode } from './effect-node.ts';
import type { Evaluator } from './evaluator.ts';
import { absenceOf } from './existence.ts';
import { Footprint } from './footprint.ts';
import { LazyComponents } from './lazy-components.ts';
import { ReadySearch } from './ready-search.ts';

/** Where an effect was chosen: among which, at which place, and what waits for what there. */
export interface Choice {
  readonly group: readonly EffectNode[];
  readonly graph: LazyComponents;
  readonly position: number;
  /** Effects of the same kind that only a false condition keeps from existing. */
  readonly dormant: readonly EffectNode[];
}

/** The effects of a layer that are still to be applied, and which of them is next (613.3, 613.7, 613.8). */
export class WaitingEffects {
  readonly #evaluator: Evaluator;
  readonly #layer: Layer;
  readonly #layerIndex: number;
  #known = 0;
  #applications = 0;
  #nodes: readonly EffectNode[] = [];
  /** Everything that any effect of the layer may write. */
  #writes = new Footprint();
  #someEndAbilities = false;
  /** Only where something is evaluated otherwise than the rules say. */
  readonly #decided: DecidedDependencies | undefined;

  constructor(evaluator: Evaluator, layer: Layer) {
    this.#evaluator = evaluator;
    this.#layer = layer;
    this.#layerIndex = layerIndex(layer);
    this.#decided = decidedIn(layer, evaluator.instead);
  }

  /** The effect that is applied next, or `undefined` if none is left. Looks no further than it must. */
  next(): EffectNode | undefined {
    this.#takeIn();
    const defining = this.#firstOf(true);
    const first = defining ?? this.#firstOf(false);
    if (first === undefined || this.#candidates(first).length === 0) return first;
    const group = this.#group();
    return group[this.#searchIn(group).first()];
  }

  /** The next effect, with what was looked at to find it. */
  choose(): Choice {
    this.#takeIn();
    const group = this.#group();
    const graph = this.#graphOf(group);
    const position = group.findIndex((_, place) => graph.isSink(place));
    return { group, graph, position, dormant: this.#dormantBeside(group) };
  }

  /** Effects may have come, and may have changed what they say. */
  #takeIn(): void {
    if (this.#known === this.#evaluator.changes) {
      this.#forgetApplied();
      return;
    }
    this.#known = this.#evaluator.changes;
    this.#nodes = this.#evaluator.nodesIn(this.#layer).filter(({ isApplied }) => !isApplied);
    this.#writes = new Footprint();
    this.#someEndAbilities = false;
    for (const node of this.#nodes) {
      node.inLayer = node.plan.inLayer.get(this.#layer);
      // Until layer 2 is done "you" may become another.
      if (this.#layerIndex > layerIndex('2')) this.#evaluator.shareMemory(node);
      node.memory.candidates = undefined;
      const plan = layerPlan(node, this.#layer);
      this.#writes.join(plan.writes);
      this.#someEndAbilities ||= plan.endsAbilities;
    }
  }

  /** Drops those that are done with, now and then. */
  #forgetApplied(): void {
    this.#applications += 1;
    if (this.#applications * 4 < this.#nodes.length) return;
    this.#applications = 0;
    this.#nodes = this.#nodes.filter(({ isApplied }) => !isApplied);
  }

  #isWaiting(node: EffectNode): boolean {
    return !node.isApplied && absenceOf(this.#evaluator.board, node) === undefined;
  }

  #firstOf(isCharacteristicDefining: boolean): EffectNode | undefined {
    for (const node of this.#nodes)
      if (node.isCharacteristicDefining === isCharacteristicDefining && this.#isWaiting(node)) return node;
    return undefined;
  }

  /** Those whose turn it is, in order of time: that define characteristics, before all others (613.3). */
  #group(): readonly EffectNode[] {
    const waiting = this.#nodes.filter((node) => this.#isWaiting(node));
    const defining = waiting.filter((node) => node.isCharacteristicDefining);
    return defining.length > 0 ? defining : waiting;
  }

  #dormantBeside([first]: readonly EffectNode[]): readonly EffectNode[] {
    const { board } = this.#evaluator;
    return this.#nodes.filter(
      (node) =>
        !node.isApplied &&
        node.isCharacteristicDefining === first?.isCharacteristicDefining &&
        absenceOf(board, node) === 'condition-false',
    );
  }

  #graphOf(group: readonly EffectNode[]): LazyComponents {
    const positions = new Map(group.map((node, position) => [node, position]));
    return new LazyComponents(group.length, (position) => {
      const edges: number[] = [];
      const node = group[position];
      if (node === undefined) return edges;
      for (const candidate of this.#candidates(node)) {
        const target = positions.get(candidate);
        if (candidate !== node && target !== undefined && this.#waitsFor(node, candidate)) edges.push(target);
      }
      return edges;
    });
  }

  #searchIn(group: readonly EffectNode[]): ReadySearch {
    for (const node of this.#nodes) node.position = -1;
    for (const [position, node] of group.entries()) node.position = position;
    return new ReadySearch(group.length, (position, from) => {
      const node = group[position];
      if (node === undefined) return undefined;
      const candidates = this.#candidates(node);
      for (let place = from; place < candidates.length; place += 1) {
        const candidate = candidates[place] as EffectNode;
        if (candidate === node || candidate.position < 0 || !this.#waitsFor(node, candidate)) continue;
        return { target: candidate.position, place };
      }
      return undefined;
    });
  }

  /** The effects of the layer that might matter to this one. */
  #candidates(node: EffectNode): readonly EffectNode[] {
    const { memory } = node;
    if (this.#decided !== undefined) return this.#decided.candidatesOf(node.id, this.#nodes);
    memory.candidates ??= this.#mayMatter(node)
      ? this.#nodes.filter((other) => mayDepend(node, other, this.#layer))
      : [];
    return memory.candidates;
  }

  /** Whether the one depends on the other (613.8a), unless that is decided from outside. */
  #waitsFor(node: EffectNode, candidate: EffectNode): boolean {
    const decided = this.#decided?.holds(node.id, candidate.id);
    if (decided !== undefined) return decided;
    return dependsOn(this.#evaluator.board, node, candidate, this.#layer);
  }

  #mayMatter(node: EffectNode): boolean {
    return (
      (node.abilityId !== undefined && writesText({ writes: this.#writes })) ||
      (this.#someEndAbilities && node.abilityId !== undefined && node.startedIn === undefined) ||
      layerPlan(node, this.#layer).reads.meets(this.#writes)
    );
  }
}
