import type { GameState } from '../state/game-state.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { ObjectValues } from './values.ts';

/** Whether the player controls a legendary permanent that no effect exempts, or none at all (704.5j). */
export function legendRuleAppliesTo(
  player: PlayerId,
  state: GameState,
  valuesOf: (id: ObjectId) => ObjectValues,
  isExempt: (id: ObjectId) => boolean,
): boolean {
  const legends = [...state.objects.values()].filter((object) => {
    if (object.zone !== 'battlefield' || object.isPhasedOut) return false;
    const values = valuesOf(object.id);
    return values.controller === player && values.supertypes.includes('legendary');
  });
  return legends.length === 0 || legends.some(({ id }) => !isExempt(id));
}
