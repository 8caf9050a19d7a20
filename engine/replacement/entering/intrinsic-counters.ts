import { addCounters } from '../../state/counter-groups.ts';
import type { GameView } from '../game.ts';
import type { Entering } from './entering.ts';
import { lookAhead } from './overlay.ts';

/** Counters that types alone bring: loyalty (CR 306.5b), defense (310.4b), the first lore counter (714.3a). */
export function intrinsicCounters(run: GameView, entering: Entering): Entering {
  const { object } = entering;
  const values = lookAhead(run.state, entering).object(object.id);
  const brought: readonly (readonly [string, number | undefined, boolean])[] = [
    ['loyalty', values.copiable.loyalty, values.cardTypes.includes('planeswalker')],
    ['defense', values.copiable.defense, values.cardTypes.includes('battle')],
    ['lore', 1, values.subtypes.includes('Saga')],
  ];
  const counters = brought.reduce(
    (groups, [kind, count, isSo]) =>
      isSo && count !== undefined ? addCounters(groups, kind, count, run.timestamp()) : groups,
    object.counters,
  );
  return counters === object.counters ? entering : { ...entering, object: { ...object, counters } };
}
