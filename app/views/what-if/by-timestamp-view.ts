import {
  type DependencyPair,
  type EffectId,
  type Layer,
  loopOutcomes,
  recordInstead,
  type Sentences,
  type Trace,
  withoutDependency,
} from '../../../engine/index.ts';
import { type ComparedRow, differencesOf } from './comparison.ts';

/** What is evaluated otherwise than the rules say, so that it can be looked at side by side. */
export type TimestampQuestion =
  | { readonly kind: 'all' }
  | ({ readonly kind: 'pair' } & DependencyPair)
  | { readonly kind: 'order'; readonly layer: Layer; readonly effects: readonly EffectId[] };

/** One such evaluation, and what of it is not what the rules give. */
export interface TimestampAnswer {
  readonly key: string;
  readonly question: TimestampQuestion;
  readonly rows: readonly ComparedRow[];
}

/** What a loop's effects come to in orders other than that of their timestamps. */
export interface LoopAnswer {
  readonly key: string;
  readonly layer: Layer;
  /** As the rules have it: in the order of timestamps. */
  readonly byRules: readonly EffectId[];
  /** True if every order comes to the same. */
  readonly isAlways: boolean;
  readonly others: readonly (TimestampAnswer & {
    readonly orders: readonly (readonly EffectId[])[];
    readonly broken: readonly DependencyPair[];
  })[];
  readonly isAll: boolean;
}

export interface ByTimestamp {
  /** Each dependency in question, ignored alone. */
  readonly pairs: readonly (TimestampAnswer & { readonly pair: DependencyPair })[];
  /** With none at all, if that is another question. */
  readonly all: TimestampAnswer | undefined;
  readonly loops: readonly LoopAnswer[];
}

export const questionKey = (question: TimestampQuestion): string =>
  question.kind === 'all'
    ? 'all'
    : question.kind === 'pair'
      ? `${question.layer} ${question.dependent} ${question.on}`
      : `${question.layer} ${question.effects.join(' ')}`;

/** The trace of the evaluation that a question asks for. */
export function traceInstead(trace: Trace, question: TimestampQuestion): Trace {
  const known = traces.get(trace) ?? new Map<string, Trace>();
  traces.set(trace, known);
  const key = questionKey(question);
  const found = known.get(key) ?? recordInstead(trace.evaluation.state, insteadOf(trace, question));
  known.set(key, found);
  return found;
}

/** Made when somebody asks, and kept as long as the trace is. */
const traces = new WeakMap<Trace, Map<string, Trace>>();

function insteadOf(trace: Trace, question: TimestampQuestion) {
  if (question.kind === 'all') return withoutDependency(trace, 'all').instead;
  if (question.kind === 'pair') return withoutDependency(trace, question).instead;
  const { layer, effects } = question;
  const loop = loopsOf(trace).find(
    (each) => each.layer === layer && effects.every((id) => each.effects.includes(id)),
  );
  const outcomes = loop === undefined ? [] : loopOutcomes(trace, loop).outcomes;
  const outcome = outcomes.find(({ orders }) => orders.some((order) => order.join() === effects.join()));
  return outcome?.instead ?? {};
}

/** Pairs of which one depends on the other and no loop makes them ignore that (613.8b), each once. */
export function pairsOf(trace: Trace): readonly DependencyPair[] {
  const pairs = new Map<string, DependencyPair>();
  for (const { layer, dependent, on, isInLoop } of trace.dependencies)
    if (!isInLoop) pairs.set(`${layer} ${dependent} ${on}`, { layer, dependent, on });
  return [...pairs.values()];
}

/** Loops are looked at anew after each application (613.8c): the largest of nested ones. */
function loopsOf({ loops }: Trace): Trace['loops'] {
  return loops.filter(
    (loop, index) =>
      !loops.some(
        (other, place) =>
          other.layer === loop.layer &&
          loop.effects.every((id) => other.effects.includes(id)) &&
          (other.effects.length > loop.effects.length || place < index),
      ),
  );
}

/**
 * What would happen by timestamp alone, where this effect waits or is waited for in this layer: each of its dependencies
 * ignored, all of the board ignored, and its loops in every other order. `undefined` if it is in no dependency there.
 */
export function byTimestamp(
  trace: Trace,
  say: Sentences,
  effect: EffectId,
  layer: Layer,
): ByTimestamp | undefined {
  const all = pairsOf(trace);
  const own = all.filter((pair) => pair.layer === layer && (pair.dependent === effect || pair.on === effect));
  const loops = loopsOf(trace).filter((loop) => loop.layer === layer && loop.effects.includes(effect));
  if (own.length === 0 && loops.length === 0) return undefined;
  const answer = (question: TimestampQuestion): TimestampAnswer => ({
    key: questionKey(question),
    question,
    rows: differencesOf(trace, traceInstead(trace, question), say),
  });
  return {
    pairs: own.map((pair) => ({ ...answer({ kind: 'pair', ...pair }), pair })),
    all: own.length > 0 && all.length > 1 ? answer({ kind: 'all' }) : undefined,
    loops: loops.map((loop) => loopAnswer(trace, loop, answer)),
  };
}

function loopAnswer(
  trace: Trace,
  loop: Trace['loops'][number],
  answer: (question: TimestampQuestion) => TimestampAnswer,
): LoopAnswer {
  const { outcomes, isAll } = loopOutcomes(trace, loop);
  return {
    key: `${loop.layer} ${loop.effects.join(' ')}`,
    layer: loop.layer,
    byRules: loop.effects,
    isAlways: outcomes.length === 1,
    isAll,
    others: outcomes
      .filter(({ isByRules }) => !isByRules)
      .map(({ orders, broken }) => ({
        ...answer({ kind: 'order', layer: loop.layer, effects: orders[0] ?? [] }),
        orders,
        broken,
      })),
  };
}

/** For each loop one order of each outcome that the rules don't give. */
export const loopOrders = (trace: Trace): readonly TimestampQuestion[] =>
  loopsOf(trace).flatMap((loop) =>
    loopOutcomes(trace, loop)
      .outcomes.filter(({ isByRules }) => !isByRules)
      .map(({ orders }) => ({ kind: 'order', layer: loop.layer, effects: orders[0] ?? [] }) as const),
  );
