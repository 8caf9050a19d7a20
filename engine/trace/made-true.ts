import { evaluate } from '../layers/evaluate.ts';
import type { EffectInfo } from '../layers/evaluation.ts';
import type { EffectQuestions } from '../layers/observer.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { layerIndex } from '../vocabulary/layers.ts';
import type { MadeTrue } from './explanation.ts';
import type { Trace } from './trace.ts';

/**
 * The objects to which an effect applies although its text did not fit them after layer 1, each with the effect that
 * made it fit (613.9). Evaluates once more, and only for an effect whose text says to what it applies.
 */
export function madeTrueFor(trace: Trace, { id, appliesTo }: EffectInfo): readonly MadeTrue[] {
  if (appliesTo.kind !== 'open') return [];
  const { selector } = appliesTo;
  const affected = new Set(trace.applied.find(({ effect }) => effect.id === id)?.affected);
  if (affected.size === 0) return [];
  let ask: EffectQuestions | undefined;
  let unfit: ReadonlySet<ObjectId> | undefined;
  let isOver = false;
  const found: MadeTrue[] = [];
  const fits = (object: ObjectId): boolean => ask?.matches(selector, object) === true;
  const look = (): void => {
    if (unfit === undefined) unfit = new Set([...affected].filter((object) => !fits(object)));
  };
  evaluate(trace.evaluation.state, {
    effectAppeared({ effect, layer }, questions) {
      if (effect.id !== id) return;
      ask = questions;
      if (layerIndex(layer) > layerIndex('1b')) look();
    },
    layerBegan(layer) {
      if (ask !== undefined && layerIndex(layer) > layerIndex('1b')) look();
    },
    effectApplied(event) {
      if (event.effect.id === id) isOver = true;
      if (isOver || unfit === undefined) return;
      const now = [...unfit].filter(fits);
      if (now.length === 0) return;
      found.push(...now.map((object) => ({ object, by: event.effect.id })));
      unfit = new Set([...unfit].filter((object) => !now.includes(object)));
    },
  });
  return found;
}
