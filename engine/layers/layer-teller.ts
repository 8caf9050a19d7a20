import type { EffectId, ObjectId } from '../vocabulary/ids.ts';
import type { Layer } from '../vocabulary/layers.ts';
import { changesOf } from './changes.ts';
import { bitsOf, hasBit } from './columns/bits.ts';
import type { Board } from './columns/board.ts';
import { BoardMoment } from './columns/board-moment.ts';
import { valuesAt } from './columns/board-view.ts';
import { layerPlan, reasonFor, resolvedOn, wouldBegin } from './dependency-on-board.ts';
import type { EffectNode } from './effect-node.ts';
import type { Evaluator } from './evaluator.ts';
import { absenceOf, absenceUnstarted, contextOf } from './existence.ts';
import { partsIn } from './layer-parts.ts';
import type { AppliedEvent, Change } from './observer.ts';
import { idsOf, infoOf, type Teller } from './teller.ts';
import type { ObjectValues } from './values.ts';
import type { Choice } from './waiting-effects.ts';
import { witnessOf } from './witness.ts';

/** Tells the observer what happens in one layer. */
export class LayerTeller {
  readonly #evaluator: Evaluator;
  readonly #teller: Teller;
  readonly #layer: Layer;
  readonly #told = new Set<string>();
  readonly #waitedFor = new Map<EffectNode, Set<EffectNode>>();
  /** As it was when the last effect was chosen, and which that was. */
  #group: ReadonlySet<EffectNode> = new Set();
  #edges: readonly (readonly [dependent: EffectNode, on: EffectNode])[] = [];
  #last: EffectNode | undefined = undefined;

  constructor(evaluator: Evaluator, teller: Teller, layer: Layer) {
    this.#evaluator = evaluator;
    this.#teller = teller;
    this.#layer = layer;
  }

  began(): void {
    this.#teller.observer.layerBegan?.(this.#layer);
  }

  ended(): void {
    this.#teller.tellNotApplied(this.#layer);
    this.#teller.observer.layerEnded?.(this.#layer);
  }

  /** Tells of effects that exist now for the first time. */
  lookAround(): void {
    const { board, nodes } = this.#evaluator;
    for (const node of nodes) {
      if (node.hasExisted || absenceOf(board, node) !== undefined) continue;
      node.hasExisted = true;
      this.#teller.tellAppeared(this.#layer, [node]);
    }
  }

  /** Tells of every dependency among the effects, also where it decides nothing, and of loops. */
  tellDependencies({ group, graph, dormant }: Choice): void {
    const edges: (readonly [EffectNode, EffectNode])[] = [];
    for (const [position, dependent] of group.entries())
      for (const target of graph.edges(position)) {
        const on = group[target];
        if (on === undefined) continue;
        edges.push([dependent, on]);
        const isInLoop = graph.membersWith(position).includes(target);
        if (!isInLoop) this.#waits(dependent, on);
        this.#tellDependency(dependent, on, isInLoop);
      }
    for (const position of group.keys()) {
      const members = [...graph.membersWith(position)].sort((a, b) => a - b);
      if (members.length < 2 || members[0] !== position) continue;
      const effects = members.flatMap((member) => group[member]?.id ?? []);
      if (this.#isNew(`loop ${effects.join(' ')}`))
        this.#teller.observer.loopFound?.({ layer: this.#layer, effects });
    }
    this.#tellDormant(dormant, group);
    this.#tellEnded(group, edges);
    this.#group = new Set(group);
    this.#edges = edges;
  }

  /** Effects whose condition another one would make true depend on it, though there is nothing that could wait. */
  #tellDormant(dormant: readonly EffectNode[], group: readonly EffectNode[]): void {
    const { board } = this.#evaluator;
    for (const dependent of dormant)
      for (const on of group) {
        if (!wouldBegin(board, dependent, on, this.#layer)) continue;
        this.#waits(dependent, on);
        if (!this.#isNew(`${dependent.id} ${on.id} existence`)) continue;
        this.#teller.observer.dependencyFound?.({
          layer: this.#layer,
          dependent: dependent.id,
          on: on.id,
          because: 'existence',
          witness: { kind: 'existence', source: dependent.source, wouldExist: true },
          isInLoop: false,
        });
      }
  }

  /** 613.8c: what depended a moment ago, and does no longer. */
  #tellEnded(group: readonly EffectNode[], edges: readonly (readonly [EffectNode, EffectNode])[]): void {
    const { observer } = this.#teller;
    const endedBy = this.#last;
    if (observer.dependencyEnded === undefined || endedBy === undefined) return;
    for (const [dependent, on] of this.#edges) {
      if (!group.includes(dependent) || !group.includes(on)) continue;
      if (edges.some((edge) => edge[0] === dependent && edge[1] === on)) continue;
      observer.dependencyEnded({
        layer: this.#layer,
        dependent: dependent.id,
        on: on.id,
        endedBy: endedBy.id,
      });
    }
  }

  /** Applies the chosen effect and tells of it. */
  apply(node: EffectNode, choice: Choice, applying: () => void): void {
    const { board } = this.#evaluator;
    const { observer } = this.#teller;
    this.#last = node;
    observer.effectChosen?.(
      { layer: this.#layer, effect: infoOf(board, node) },
      this.#teller.questionsAbout(node),
    );
    const { startedIn } = node;
    const abilityIsGone = startedIn !== undefined && absenceUnstarted(board, node) !== undefined;
    const waitedFor = [...(this.#waitedFor.get(node) ?? [])].filter((other) => other.isApplied);
    const before = new BoardMoment(board);
    const numbered = layerPlan(node, this.#layer).parts;
    const context = contextOf(board, node);
    const does = numbered.flatMap((part) => resolvedOn(board, node, part, context) ?? []);
    applying();
    this.#teller.order += 1;
    if (observer.effectApplied === undefined) return;
    const after = new BoardMoment(board);
    const affected = node.affected ?? board.none;
    // Columns are never changed in place, so that changes can be worked out when somebody wants them.
    const changesAt = (index: number): Change[] => {
      const object = board.objects[index];
      if (object === undefined) return [];
      return changesOf(object, valuesAt(before, index), valuesAt(after, index), does);
    };
    let all: readonly Change[] | undefined;
    observer.effectApplied({
      layer: this.#layer,
      order: this.#teller.order,
      effect: infoOf(board, node),
      parts: partsIn(node.words.parts, this.#layer, node.isCharacteristicDefining).map(({ part }) => part),
      affected: idsOf(board, affected),
      get changes() {
        all ??= bitsOf(affected).flatMap(changesAt);
        return all;
      },
      changesOf: (id) => {
        const index = board.indexOf.get(id);
        return index === undefined || !hasBit(affected, index) ? [] : changesAt(index);
      },
      valuesBefore: (id) => valuesOf(before, board, id),
      valuesAfter: (id) => valuesOf(after, board, id),
      chosenBecause: becauseOf(node, choice),
      passedOver: choice.group.slice(0, choice.position).map(({ id }) => id),
      waitedFor: waitedFor.map(({ id }): EffectId => id),
      startedIn,
      abilityIsGone,
    });
  }

  /** Applies an effect on players or rules and tells of it. */
  applyRule(
    node: EffectNode,
    applying: () => { affected: readonly ObjectId[]; changes: readonly Change[] },
  ): void {
    const { board } = this.#evaluator;
    const { observer } = this.#teller;
    const effect = infoOf(board, node);
    observer.effectChosen?.({ layer: this.#layer, effect }, this.#teller.questionsAbout(node));
    const { startedIn } = node;
    const { affected, changes } = applying();
    // Players and rules are no objects: their values stay.
    const values = new BoardMoment(board);
    this.#teller.order += 1;
    observer.effectApplied?.({
      layer: this.#layer,
      order: this.#teller.order,
      effect: infoOf(board, node),
      parts: partsIn(node.words.parts, this.#layer, node.isCharacteristicDefining).map(({ part }) => part),
      affected,
      changes,
      changesOf: (id) => changes.filter(({ object }) => object === id),
      valuesBefore: (id) => valuesOf(values, board, id),
      valuesAfter: (id) => valuesOf(values, board, id),
      chosenBecause: 'timestamp',
      passedOver: [],
      waitedFor: [],
      startedIn,
      abilityIsGone: false,
    });
  }

  #waits(dependent: EffectNode, on: EffectNode): void {
    const others = this.#waitedFor.get(dependent) ?? new Set();
    others.add(on);
    this.#waitedFor.set(dependent, others);
  }

  #tellDependency(dependent: EffectNode, on: EffectNode, isInLoop: boolean): void {
    const { observer } = this.#teller;
    if (observer.dependencyFound === undefined) return;
    const { board } = this.#evaluator;
    const because = reasonFor(board, dependent, on, this.#layer);
    if (because === undefined || !this.#isNew(`${dependent.id} ${on.id} ${because}`)) return;
    const wereThere = this.#group.has(dependent) && this.#group.has(on);
    observer.dependencyFound({
      layer: this.#layer,
      dependent: dependent.id,
      on: on.id,
      because,
      witness: witnessOf(board, dependent, on, this.#layer, because),
      isInLoop,
      ...(wereThere && this.#last !== undefined ? { since: this.#last.id } : {}),
    });
  }

  #isNew(key: string): boolean {
    if (this.#told.has(key)) return false;
    this.#told.add(key);
    return true;
  }
}

function becauseOf(node: EffectNode, { graph, position }: Choice): AppliedEvent['chosenBecause'] {
  if (node.isCharacteristicDefining) return 'characteristic-defining';
  if (graph.membersWith(position).length > 1) return 'loop';
  return position > 0 ? 'dependency' : 'timestamp';
}

function valuesOf(moment: BoardMoment, board: Board, id: ObjectId): ObjectValues | undefined {
  const index = board.indexOf.get(id);
  return index === undefined ? undefined : valuesAt(moment, index);
}
