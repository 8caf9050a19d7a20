import type { EffectId } from '../vocabulary/ids.ts';
import { type Layer, layerIndex } from '../vocabulary/layers.ts';
import { amountOn } from './amounts.ts';
import { bitsOf } from './columns/bits.ts';
import type { Board } from './columns/board.ts';
import { viewOf } from './columns/test-object.ts';
import { conditionHoldsOn } from './conditions.ts';
import type { EffectNode } from './effect-node.ts';
import type { EffectInfo } from './evaluation.ts';
import type { Evaluator } from './evaluator.ts';
import { absenceUnstarted, youOf } from './existence.ts';
import type { EffectQuestions, LayerObserver, NotAppliedReason } from './observer.ts';
import { matchesOn } from './select.ts';
import type { EffectContext } from './values.ts';

/** Tells the observer what happens. Made only if somebody listens. */
export class Teller {
  readonly #evaluator: Evaluator;
  readonly observer: LayerObserver;
  order = 0;

  constructor(evaluator: Evaluator, observer: LayerObserver) {
    this.#evaluator = evaluator;
    this.observer = observer;
  }

  /** Tells of effects that exist for the first time. */
  tellAppeared(layer: Layer, nodes: Iterable<EffectNode>): void {
    for (const node of nodes) this.#appeared(layer, node);
  }

  /** Tells of the effects with parts in the layer that were not applied in it. */
  tellNotApplied(layer: Layer): void {
    const { board } = this.#evaluator;
    for (const node of this.#evaluator.nodesIn(layer)) {
      if (node.isApplied || node.startedIn !== undefined) continue;
      const why = whyNot(board, node);
      if (why === undefined) continue;
      this.observer.effectNotApplied?.(
        { layer, effect: infoOf(board, node), why },
        this.questionsAbout(node),
      );
    }
  }

  questionsAbout(node: EffectNode): EffectQuestions {
    const { board } = this.#evaluator;
    const view = viewOf(board);
    const context = (): EffectContext => ({ source: node.source, you: youOf(board, node) });
    return {
      matches: (selector, object) => matchesOn(view, selector, object, context()),
      holds: (condition) => conditionHoldsOn(view, condition, context()),
      valueOf: (amount, affected) =>
        amountOn(view, amount, { ...context(), ...(affected !== undefined && { affected }) }),
    };
  }

  #appeared(layer: Layer, node: EffectNode): void {
    const { board } = this.#evaluator;
    const { grantedBy } = node;
    const missedLayers =
      grantedBy === undefined
        ? []
        : node.plan.layers.filter((missed) => layerIndex(missed) < layerIndex(layer));
    const questions = this.questionsAbout(node);
    this.observer.effectAppeared?.({ layer, effect: infoOf(board, node), missedLayers }, questions);
    if (grantedBy === undefined) return;
    for (const missed of missedLayers) this.#missed(missed, node, grantedBy, layer, questions);
  }

  #missed(layer: Layer, node: EffectNode, by: EffectId, inLayer: Layer, questions: EffectQuestions): void {
    const effect = infoOf(this.#evaluator.board, node);
    this.observer.effectNotApplied?.(
      { layer, effect, why: { kind: 'granted-too-late', by, inLayer } },
      questions,
    );
  }
}

/** What is known of the effect now. */
export function infoOf(board: Board, node: EffectNode): EffectInfo {
  const { words } = node;
  return {
    id: node.id,
    origin: node.facts.origin,
    source: node.source,
    sourceName: node.facts.sourceName,
    controller: youOf(board, node),
    timestamp: node.timestamp,
    appliesTo: words.appliesTo,
    condition: words.condition,
    parts: words.parts,
    isCharacteristicDefining: node.isCharacteristicDefining,
    layers: node.plan.layers,
    affected: node.affected === undefined ? undefined : idsOf(board, node.affected),
  };
}

/** The ids of the objects in a set. */
export const idsOf = (board: Board, set: Uint32Array) =>
  bitsOf(set).flatMap((index) => board.objects[index]?.id ?? []);

function whyNot(board: Board, node: EffectNode): NotAppliedReason | undefined {
  switch (absenceUnstarted(board, node)) {
    case 'ability-gone':
      return node.gone && { kind: 'ability-gone', by: node.gone.by, inLayer: node.gone.inLayer };
    case 'phased-out':
      return { kind: 'source-phased-out' };
    case 'wrong-zone':
      return isWorthTelling(board, node) ? { kind: 'wrong-zone' } : undefined;
    case 'condition-false':
      return { kind: 'condition-false' };
    case undefined:
      return undefined;
  }
}

/** That a card in a hand or library does nothing yet surprises nobody. */
function isWorthTelling(board: Board, { sourceIndex }: EffectNode): boolean {
  const zone = board.objects[sourceIndex]?.zone;
  return zone === 'graveyard' || zone === 'exile' || zone === 'stack' || zone === 'command';
}
