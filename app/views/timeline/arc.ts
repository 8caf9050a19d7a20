import type { BoardDocument, EffectId, Layer, Trace } from '../../../engine/index.ts';
import { stepThatMade } from './timeline-view.ts';

/** Who waits for whom, between two steps. */
export interface WaitingView {
  readonly dependent: EffectId;
  readonly on: EffectId;
  readonly from: number;
  readonly to: number;
  readonly layer: Layer;
}

/** The dependency (613.8) to show for the selected step: the first in which it, or what it made, takes part. */
export function waitingOf(
  document: BoardDocument,
  trace: Trace,
  selected: number | undefined,
): WaitingView | undefined {
  if (selected === undefined) return undefined;
  for (const { dependent, on, layer, isInLoop } of trace.dependencies) {
    if (isInLoop) continue;
    const [from, to] = [stepOfEffect(document, trace, dependent), stepOfEffect(document, trace, on)];
    if (from === undefined || to === undefined || from === to) continue;
    if (from === selected || to === selected) return { dependent, on, from, to, layer };
  }
  return undefined;
}

/** The step that made an effect, or its source. */
function stepOfEffect(document: BoardDocument, trace: Trace, id: EffectId): number | undefined {
  const effect = trace.effects.get(id);
  if (effect === undefined) return undefined;
  if (effect.origin.kind === 'resolution') return effect.origin.step;
  return effect.source === undefined ? undefined : stepThatMade(document, effect.source);
}
