import { evaluate } from '../layers/evaluate.ts';
import type { EffectInfo, Evaluation } from '../layers/evaluation.ts';
import type { EvaluateInstead } from '../layers/evaluator.ts';
import type {
  AppliedEvent,
  Dependency,
  EffectQuestions,
  EndedDependency,
  LayerObserver,
} from '../layers/observer.ts';
import type { GameState } from '../state/game-state.ts';
import type { EffectId } from '../vocabulary/ids.ts';
import { failedSelector, withFailedCondition } from './failed-part.ts';
import type { Trace, TraceStep } from './trace.ts';

const traces = new WeakMap<GameState, Trace>();

/**
 * Evaluates the state once more and writes down everything that happens, in order (CR 613). The same state gives the
 * same trace: it is made once and kept as long as the state is.
 */
export function recordTrace(state: GameState): Trace {
  const known = traces.get(state);
  if (known !== undefined) return known;
  const recorder = traceRecorder(state);
  const trace = recorder.finish(evaluate(state, recorder.observer));
  traces.set(state, trace);
  return trace;
}

/** The trace of an evaluation that does something otherwise than the rules say; made anew each time. */
export function recordInstead(state: GameState, instead: EvaluateInstead): Trace {
  const recorder = traceRecorder(state);
  return recorder.finish(evaluate(state, recorder.observer, instead));
}

/** The observer that writes a trace, and what makes the trace when the evaluation is done. */
function traceRecorder(evaluating: GameState): {
  readonly observer: LayerObserver;
  readonly finish: (evaluation: Evaluation) => Trace;
} {
  const steps: TraceStep[] = [];
  const applied: AppliedEvent[] = [];
  const dependencies: Dependency[] = [];
  const endedDependencies: EndedDependency[] = [];
  const effects = new Map<EffectId, EffectInfo>();
  const questions = new Map<EffectId, EffectQuestions>();
  const observer: LayerObserver = {
    effectAppeared(event, ask) {
      questions.set(event.effect.id, ask);
      effects.set(event.effect.id, event.effect);
      steps.push({ kind: 'appeared', ...event });
    },
    dependencyFound(dependency) {
      dependencies.push(withFailedPart(dependency, evaluating, effects, questions));
    },
    dependencyEnded(event) {
      endedDependencies.push(event);
    },
    loopFound(event) {
      steps.push({ kind: 'loop', ...event });
    },
    effectApplied(event) {
      effects.set(event.effect.id, event.effect);
      applied.push(event);
      steps.push(stepOf(event));
    },
    effectNotApplied(event, ask) {
      effects.set(event.effect.id, event.effect);
      steps.push({ kind: 'not-applied', ...withFailedCondition(event, ask) });
    },
  };
  return {
    observer,
    finish: (evaluation) => {
      // The evaluation's own list is final: it knows to what each effect applied.
      for (const effect of evaluation.effects) effects.set(effect.id, effect);
      const loops = steps.filter((step) => step.kind === 'loop');
      return { evaluation, steps, applied, dependencies, endedDependencies, loops, effects };
    },
  };
}

/** Which word keeps an object out that would enter the set: the shortest way to say what the other effect changes. */
function withFailedPart(
  dependency: Dependency,
  { objects }: GameState,
  effects: ReadonlyMap<EffectId, EffectInfo>,
  questions: ReadonlyMap<EffectId, EffectQuestions>,
): Dependency {
  const { witness, dependent } = dependency;
  if (witness.kind !== 'set' || witness.enters[0] === undefined) return dependency;
  const [object, effect] = [objects.get(witness.enters[0]), effects.get(dependent)];
  const ask = questions.get(dependent);
  if (object === undefined || effect?.appliesTo.kind !== 'open' || ask === undefined) return dependency;
  const failed = failedSelector(effect.appliesTo.selector, object, ask);
  return failed === undefined ? dependency : { ...dependency, witness: { ...witness, failed } };
}

/** Field by field: copying all of them would work out all changes. */
const stepOf = (event: AppliedEvent): TraceStep => ({
  kind: 'applied',
  layer: event.layer,
  order: event.order,
  effect: event.effect,
  parts: event.parts,
  affected: event.affected,
  chosenBecause: event.chosenBecause,
  passedOver: event.passedOver,
  waitedFor: event.waitedFor,
  startedIn: event.startedIn,
  abilityIsGone: event.abilityIsGone,
});
