import { faceDownParts, faceDownValues } from '../../layers/copiable-values.ts';
import { copiableOf, type PartialValues, startingValues } from '../../layers/modify-object.ts';
import type { BoardValues } from '../../layers/values.ts';
import type { CopiableValues } from '../../state/copiable-values.ts';
import type { GameState } from '../../state/game-state.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { invariant } from '../../vocabulary/invariant.ts';

/** All values at one moment of an evaluation. Never changed: applying an effect makes a new one. */
export interface LiteralBoard extends BoardValues {
  readonly records: ReadonlyMap<ObjectId, PartialValues>;
  readonly bonuses: ReadonlyMap<PlayerId, number>;
  object(id: ObjectId): PartialValues;
}

export function literalBoard(
  state: GameState,
  records: ReadonlyMap<ObjectId, PartialValues>,
  bonuses: ReadonlyMap<PlayerId, number>,
): LiteralBoard {
  return {
    state,
    records,
    bonuses,
    object(id) {
      const values = records.get(id);
      invariant(values !== undefined, `no object ${id}`);
      return values;
    },
    devotionBonus: (player) => bonuses.get(player) ?? 0,
  };
}

/** The board before any effect (613.1). */
export function startingBoard(state: GameState): LiteralBoard {
  const records = new Map<ObjectId, PartialValues>();
  for (const object of state.objects.values()) records.set(object.id, startingValues(object));
  return literalBoard(state, records, new Map());
}

/** Copiable values that an object has in the middle of layer 1 (707.2). */
export function copiableOn(board: LiteralBoard, id: ObjectId): CopiableValues {
  const faceDown = board.state.objects.get(id)?.faceDown;
  return faceDown === undefined ? copiableOf(board.object(id)) : faceDownValues(faceDownParts(faceDown));
}
