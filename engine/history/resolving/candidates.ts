import type { Selector } from '../../abilities/selector.ts';
import { withImpliedZone } from '../../layers/zone-of-selector.ts';
import { type GameState, objectsIn } from '../../state/game-state.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';

/**
 * The objects among which those must be that match: so that no values are computed of cards in other zones, or of
 * anything but the objects that the selector names. In the order in which they came.
 */
export function candidatesFor(state: GameState, selector: Selector): readonly ObjectId[] {
  const named = namedObjects(selector);
  if (named !== undefined) return [...state.objects.keys()].filter((id) => named.includes(id));
  return isAboutBattlefield(selector)
    ? objectsIn(state, 'battlefield').map(({ id }) => id)
    : [...state.objects.keys()];
}

/** The ids, if it can match certain objects only. */
function namedObjects(selector: Selector): readonly ObjectId[] | undefined {
  if (selector.kind === 'all-of') return selector.of.map(namedObjects).find((part) => part !== undefined);
  return listedObjects(selector);
}

/** The ids, if it says nothing of the objects but which they are. */
export function listedObjects(selector: Selector): readonly ObjectId[] | undefined {
  if (selector.kind === 'is') return selector.object.kind === 'object' ? [selector.object.id] : undefined;
  if (selector.kind !== 'any-of') return undefined;
  const parts = selector.of.map(listedObjects);
  return parts.some((part) => part === undefined) ? undefined : parts.flatMap((part) => part ?? []);
}

/** 109.2: a description that names no zone. */
function isAboutBattlefield(selector: Selector): boolean {
  const complete = withImpliedZone(selector);
  return (
    complete.kind === 'all-of' &&
    complete.of.some((part) => part.kind === 'zone' && part.zone === 'battlefield')
  );
}
