import { explainObject, type Moment, type ObjectId, type Trace } from '../../engine/index.ts';

/** So much surprise of an effect that did not apply weighs as much as one that did. */
const SURPRISE = 25;

/**
 * The object of the board about which there is most to tell: many effects wrote it, or one that should have did not.
 * `undefined` if every object is as printed. With `among` it is one of those.
 */
export function mostInteresting(
  { state }: Moment,
  trace: Trace,
  among?: readonly ObjectId[],
): ObjectId | undefined {
  let best: { readonly id: ObjectId; readonly score: number } | undefined;
  for (const id of state.objects.keys()) {
    if (among !== undefined && !among.includes(id)) continue;
    const { chains, didNotApply } = explainObject(trace, id);
    const written = chains.filter(({ isChanged }) => isChanged).flatMap(({ links }) => links).length;
    if (written === 0) continue;
    const score = written + (didNotApply[0]?.interest ?? 0) / SURPRISE;
    if (best === undefined || score > best.score) best = { id, score };
  }
  return best?.id;
}
