import { derive } from '../store/derived.ts';
import type { StrataState } from '../store/state.ts';
import { stepThatMade } from '../views/timeline/timeline-view.ts';

/** Index of the step that commands about a step mean: the selected one, or the one that made what is selected. */
export function selectedStep(state: StrataState): number | undefined {
  const { selection, document } = state;
  if (selection === undefined) return undefined;
  if (selection.kind === 'step') return selection.id < document.steps.length ? selection.id : undefined;
  if (selection.kind === 'player' || selection.kind === 'game') return undefined;
  if (selection.kind === 'object') return stepThatMade(document, selection.id);
  const effect = derive(state).trace.effects.get(selection.id);
  if (effect?.origin.kind === 'resolution') return effect.origin.step;
  return effect?.source === undefined ? undefined : stepThatMade(document, effect.source);
}
