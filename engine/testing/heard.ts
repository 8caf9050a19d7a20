import { evaluate } from '../layers/evaluate.ts';
import type { EvaluatedObject, Evaluation } from '../layers/evaluation.ts';
import type { AppliedEvent, Dependency, LayerObserver, NotAppliedEvent } from '../layers/observer.ts';
import type { GameState } from '../state/game-state.ts';
import { objectId } from '../vocabulary/ids.ts';
import type { Layer } from '../vocabulary/layers.ts';

/** What an evaluation told, and shorthands for what tests ask of it. Effects are named by their sources. */
export interface Heard {
  readonly evaluation: Evaluation;
  readonly applied: readonly AppliedEvent[];
  readonly dependencies: readonly Dependency[];
  readonly notApplied: readonly NotAppliedEvent[];
  see(id: string): EvaluatedObject;
  /** Power and toughness as `2/2`, `-` if there is none. */
  size(id: string): string;
  keywords(id: string): string[];
  /** Sources of the effects applied in the layer, in order. */
  order(layer: Layer): string[];
  /** `x on y: reason` for each dependency found in the layer. */
  depends(layer: Layer): string[];
  loops(layer: Layer): string[][];
}

/** Evaluates the state and writes down what is told. */
export function hear(
  state: GameState,
  evaluating: (state: GameState, observer?: LayerObserver) => Evaluation = evaluate,
): Heard {
  const applied: AppliedEvent[] = [];
  const dependencies: Dependency[] = [];
  const notApplied: NotAppliedEvent[] = [];
  const loops: { layer: Layer; effects: readonly string[] }[] = [];
  const names = new Map<string, string>();
  const evaluation = evaluating(state, {
    effectAppeared: ({ effect }) => names.set(effect.id, effect.source ?? effect.id),
    dependencyFound: (dependency) => dependencies.push(dependency),
    loopFound: (loop) => loops.push(loop),
    effectApplied: (event) => applied.push(event),
    effectNotApplied: (event) => notApplied.push(event),
  });
  const nameOf = (effect: string): string => names.get(effect) ?? effect;
  const see = (id: string): EvaluatedObject => evaluation.object(objectId(id));
  return {
    evaluation,
    applied,
    dependencies,
    notApplied,
    see,
    size: (id) => (see(id).power === undefined ? '-' : `${see(id).power}/${see(id).toughness}`),
    keywords: (id) =>
      see(id).abilities.flatMap(({ ability }) => (ability.kind === 'keyword' ? [ability.keyword] : [])),
    order: (layer) =>
      applied.filter((event) => event.layer === layer).map(({ effect }) => effect.source ?? effect.id),
    depends: (layer) =>
      dependencies
        .filter((dependency) => dependency.layer === layer)
        .map(({ dependent, on, because }) => `${nameOf(dependent)} on ${nameOf(on)}: ${because}`),
    loops: (layer) => loops.filter((loop) => loop.layer === layer).map(({ effects }) => effects.map(nameOf)),
  };
}
