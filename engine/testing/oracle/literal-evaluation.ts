import { amountOn } from '../../layers/amounts.ts';
import { conditionHoldsOn } from '../../layers/conditions.ts';
import { compareEffects } from '../../layers/effect-order.ts';
import type { EffectInfo } from '../../layers/evaluation.ts';
import type { EffectQuestions, LayerObserver, NotAppliedReason } from '../../layers/observer.ts';
import { matchesOn } from '../../layers/select.ts';
import type { GameState } from '../../state/game-state.ts';
import type { EffectId, ObjectId } from '../../vocabulary/ids.ts';
import { type Layer, layerIndex } from '../../vocabulary/layers.ts';
import {
  definitionsIn,
  effectOfAbility,
  effectOfResolution,
  effectsOfStatus,
  type KnownEffect,
} from './known-effect.ts';
import { type LiteralBoard, startingBoard } from './literal-board.ts';
import { contextOf, existenceOn, youOf } from './signature.ts';

/** An evaluation under way: the board, the effects that are known, and who listens. */
export class LiteralEvaluation {
  readonly observer: LayerObserver | undefined;
  board: LiteralBoard;
  readonly known = new Map<EffectId, KnownEffect>();
  /** The effect that was applied last: what is gone now went because of it. */
  lastApplied: EffectId | undefined;
  order = 0;

  constructor(state: GameState, observer: LayerObserver | undefined) {
    this.observer = observer;
    this.board = startingBoard(state);
  }

  /** Takes note of effects that are there for the first time, and of abilities that are gone. */
  takeNote(layer: Layer): void {
    const { state } = this.board;
    for (const object of state.objects.values()) {
      // Of a phased-out source one wants to hear that this is why nothing applies; they never come to exist.
      for (const effect of this.#effectsOn(object.id)) this.#add(effect);
      if (object.isPhasedOut) continue;
      for (const effect of effectsOfStatus(object)) this.#add(effect);
    }
    for (const resolved of state.effects.filter(({ replacement }) => replacement === undefined))
      if (resolved.waitsFor === undefined && !this.known.has(resolved.id))
        this.#add(effectOfResolution(resolved));
    for (const effect of this.known.values()) this.#judge(effect, layer);
  }

  /** Effects that exist now and have parts in the layer that were not applied in it. */
  pendingIn(layer: Layer, applied: ReadonlySet<EffectId>): KnownEffect[] {
    return [...this.known.values()]
      .filter(
        (effect) =>
          effect.text.layers.includes(layer) &&
          !applied.has(effect.id) &&
          existenceOn(this.board, effect).exists,
      )
      .sort(compareEffects);
  }

  /** Effects with parts in the layer that only a false condition keeps from existing. */
  dormantIn(layer: Layer): KnownEffect[] {
    return [...this.known.values()]
      .filter((effect) => {
        const existence = existenceOn(this.board, effect);
        return effect.text.layers.includes(layer) && !existence.exists && existence.why === 'condition-false';
      })
      .sort(compareEffects);
  }

  /** Tells of the effects with parts in the layer that were not applied in it. */
  tellOfOthers(layer: Layer, applied: ReadonlySet<EffectId>): void {
    for (const effect of [...this.known.values()].sort(compareEffects)) {
      if (applied.has(effect.id) || !effect.text.layers.includes(layer)) continue;
      const why = this.#whyNot(effect);
      if (why === undefined) continue;
      this.observer?.effectNotApplied?.(
        { layer, effect: this.infoOf(effect), why },
        this.questionsAbout(effect),
      );
    }
  }

  infoOf(effect: KnownEffect): EffectInfo {
    const { text } = effect;
    return {
      id: effect.id,
      origin: effect.origin,
      source: effect.source,
      sourceName: effect.sourceName,
      controller: youOf(this.board, effect),
      timestamp: effect.timestamp,
      appliesTo: text.appliesTo,
      condition: text.condition,
      parts: text.parts,
      isCharacteristicDefining: effect.isCharacteristicDefining,
      layers: text.layers,
      affected: effect.affected,
    };
  }

  questionsAbout(effect: KnownEffect): EffectQuestions {
    const context = () => contextOf(this.board, effect);
    return {
      matches: (selector, object) => matchesOn(this.board, selector, object, context()),
      holds: (condition) => conditionHoldsOn(this.board, condition, context()),
      valueOf: (amount, affected) =>
        amountOn(this.board, amount, { ...context(), ...(affected !== undefined && { affected }) }),
    };
  }

  *#effectsOn(id: ObjectId): Generator<KnownEffect> {
    const object = this.board.state.objects.get(id);
    if (object === undefined) return;
    for (const instance of this.board.object(id).abilities) {
      const { effects, isCharacteristicDefining } = definitionsIn(instance);
      const { origin } = instance;
      const grantedAt = origin.kind === 'granted' ? this.known.get(origin.by)?.timestamp : undefined;
      for (const [index, definition] of effects.entries())
        yield effectOfAbility(object, instance, definition, index, isCharacteristicDefining, grantedAt);
    }
  }

  #add(effect: KnownEffect): void {
    if (!this.known.has(effect.id)) this.known.set(effect.id, effect);
  }

  #judge(effect: KnownEffect, layer: Layer): void {
    const existence = existenceOn(this.board, effect);
    if (existence.exists) {
      effect.text = existence.text;
      if (!effect.hasExisted) this.#appear(effect, layer);
      if (effect.startedIn === undefined) effect.gone = undefined;
    } else if (existence.why === 'ability-gone') {
      effect.gone ??= { by: this.lastApplied, inLayer: layer };
    } else {
      // The ability is there, or there again, though its effect does not exist: who takes it next is who took it.
      effect.gone = undefined;
    }
  }

  #appear(effect: KnownEffect, layer: Layer): void {
    effect.hasExisted = true;
    const { grantedBy } = effect;
    const missedLayers =
      grantedBy === undefined
        ? []
        : effect.text.layers.filter((missed) => layerIndex(missed) < layerIndex(layer));
    this.observer?.effectAppeared?.(
      { layer, effect: this.infoOf(effect), missedLayers },
      this.questionsAbout(effect),
    );
    if (grantedBy === undefined) return;
    for (const missed of missedLayers)
      this.observer?.effectNotApplied?.(
        {
          layer: missed,
          effect: this.infoOf(effect),
          why: { kind: 'granted-too-late', by: grantedBy, inLayer: layer },
        },
        this.questionsAbout(effect),
      );
  }

  #whyNot(effect: KnownEffect): NotAppliedReason | undefined {
    const existence = existenceOn(this.board, effect);
    if (existence.exists) return undefined;
    switch (existence.why) {
      case 'ability-gone':
        return effect.gone === undefined
          ? undefined
          : { kind: 'ability-gone', by: effect.gone.by, inLayer: effect.gone.inLayer };
      case 'wrong-zone':
        return this.#isWorthTelling(effect) ? { kind: 'wrong-zone' } : undefined;
      case 'phased-out':
        return { kind: 'source-phased-out' };
      case 'condition-false':
        return { kind: 'condition-false' };
    }
  }

  /** That a card in a hand or library does nothing yet surprises nobody. */
  #isWorthTelling({ source }: KnownEffect): boolean {
    const zone = source === undefined ? undefined : this.board.state.objects.get(source)?.zone;
    return zone === 'graveyard' || zone === 'exile' || zone === 'stack' || zone === 'command';
  }
}
