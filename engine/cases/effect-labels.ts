import type { BoardDocument } from '../document/board-document.ts';
import type { EffectInfo } from '../layers/evaluation.ts';
import type { EffectId } from '../vocabulary/ids.ts';

/**
 * What cases call an effect: by the step that made it, else by its source; counters as `<object>:<kind>`. Several
 * effects of one origin are told apart by `#2`, `#3` … in the order given.
 */
export function labelEffects(
  effects: readonly EffectInfo[],
  document: BoardDocument,
): ReadonlyMap<EffectId, string> {
  const counts = new Map<string, number>();
  const labels = new Map<EffectId, string>();
  for (const effect of effects) {
    const base = baseLabel(effect, document);
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    labels.set(effect.id, count === 1 ? base : `${base}#${count}`);
  }
  return labels;
}

function baseLabel(effect: EffectInfo, document: BoardDocument): string {
  const { origin } = effect;
  switch (origin.kind) {
    case 'static-ability':
      return effect.source ?? effect.id;
    case 'counter':
      return `${effect.source}:${origin.counter}`;
    case 'face-down':
    case 'designation':
    case 'merge':
    case 'sticker':
      return effect.source ?? effect.id;
    case 'resolution':
      return stepHasNoId(document, origin.step) ? (effect.source ?? effect.id) : withoutNumber(effect.id);
  }
}

function stepHasNoId(document: BoardDocument, step: number): boolean {
  const action = document.steps[step]?.action;
  return action?.kind !== 'enter' && !(action !== undefined && 'id' in action && action.id !== undefined);
}

const withoutNumber = (id: EffectId): string => id.replace(/#\d+$/, '');
