import type { EndedEffect } from '../history/history.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { chainsOf } from './chains.ts';
import type { ObjectExplanation } from './explanation.ts';
import type { Trace } from './trace.ts';
import { objectOf, whyNotsOfObject } from './why-not.ts';

const explanations = new WeakMap<Trace, Map<ObjectId, ObjectExplanation>>();

/**
 * Why the object is what it is: per characteristic the chain printed → copiable → every effect that wrote it → final,
 * and every effect that did nothing to it, with the reason (613). `ended` are the effects that are over, as the
 * history remembers them (611.2a–b). Throws a RangeError for an object that the state doesn't hold.
 */
export function explainObject(
  trace: Trace,
  object: ObjectId,
  ended: readonly EndedEffect[] = [],
): ObjectExplanation {
  if (ended.length > 0) return explain(trace, object, ended);
  const known = explanations.get(trace) ?? new Map<ObjectId, ObjectExplanation>();
  explanations.set(trace, known);
  const explanation = known.get(object) ?? explain(trace, object, ended);
  known.set(object, explanation);
  return explanation;
}

const explain = (trace: Trace, object: ObjectId, ended: readonly EndedEffect[]): ObjectExplanation => ({
  object,
  chains: chainsOf(trace, object),
  didNotApply: whyNotsOfObject(trace, objectOf(trace, object), ended),
});
