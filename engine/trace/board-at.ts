import type { AbilityInstance, EvaluatedObject } from '../layers/evaluation.ts';
import { type AppliedEvent, type ChangeValue, EVERY_CREATURE_TYPE } from '../layers/observer.ts';
import type { CharacteristicName } from '../vocabulary/characteristics.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { changesByObject, valueAt } from './changes-of.ts';
import type { Trace } from './trace.ts';

/** An object in the middle of an evaluation. */
export interface ObjectAt
  extends Pick<
    EvaluatedObject,
    | 'id'
    | 'names'
    | 'manaCost'
    | 'colors'
    | 'supertypes'
    | 'cardTypes'
    | 'subtypes'
    | 'hasAllCreatureTypes'
    | 'power'
    | 'toughness'
    | 'loyalty'
    | 'defense'
    | 'controller'
    | 'abilities'
  > {
  /** What the effect that was applied last has changed (not what it wrote without a difference). */
  readonly justChanged: readonly CharacteristicName[];
}

export interface BoardAt {
  readonly position: number;
  /** The effect that was applied last; `undefined` before the first. */
  readonly justApplied: AppliedEvent | undefined;
  /** All objects of the state, in its order. */
  readonly objects: ReadonlyMap<ObjectId, ObjectAt>;
}

/**
 * The values of all objects after the first `position` effects: 0 is what is printed, `trace.applied.length` the
 * result. Throws a RangeError for a position that the trace doesn't have.
 */
export function boardAt(trace: Trace, position: number): BoardAt {
  if (!Number.isInteger(position) || position < 0 || position > trace.applied.length)
    throw new RangeError(`The trace has positions 0 to ${trace.applied.length}, not ${position}.`);
  const objects = new Map<ObjectId, ObjectAt>();
  for (const id of trace.evaluation.state.objects.keys()) objects.set(id, objectAt(trace, id, position));
  return { position, justApplied: trace.applied[position - 1], objects };
}

/** One object after the first `position` effects; throws for an object that the state doesn't hold. */
export function objectAt(trace: Trace, id: ObjectId, position: number): ObjectAt {
  const final = trace.evaluation.object(id);
  const changes = changesByObject(trace).get(id) ?? [];
  const at = (characteristic: CharacteristicName, ending: ChangeValue): ChangeValue =>
    valueAt(changes, characteristic, position, ending);
  const words = <Word extends string>(characteristic: CharacteristicName, ending: readonly Word[]) =>
    at(characteristic, ending) as readonly Word[];
  const number = (characteristic: CharacteristicName, ending: number | undefined) =>
    at(characteristic, ending) as number | undefined;
  const subtypes = words('subtypes', listedSubtypes(final));
  const cardTypes = words('card-types', final.cardTypes);
  // 208.3: a permanent that is no creature has no power. One that becomes a creature has none until something sets
  // it, and 0 only if nothing did (208.5), so in the middle a missing value is shown as missing.
  const hasSize =
    cardTypes.includes('creature') || trace.evaluation.state.objects.get(id)?.zone !== 'battlefield';
  const size = (characteristic: 'power' | 'toughness'): number | undefined =>
    position === trace.applied.length
      ? final[characteristic]
      : hasSize
        ? number(characteristic, final[characteristic])
        : undefined;
  return {
    id,
    names: words('name', final.names),
    manaCost: at('mana-cost', final.manaCost) as string,
    colors: words('colors', final.colors),
    supertypes: words('supertypes', final.supertypes),
    cardTypes,
    subtypes: subtypes.filter((word) => word !== EVERY_CREATURE_TYPE),
    hasAllCreatureTypes: subtypes.includes(EVERY_CREATURE_TYPE),
    power: size('power'),
    toughness: size('toughness'),
    loyalty: number('loyalty', final.loyalty),
    defense: number('defense', final.defense),
    controller: at('controller', final.controller) as PlayerId,
    abilities: at('abilities', final.abilities) as readonly AbilityInstance[],
    justChanged: changes
      .filter(({ order, isDifferent }) => order === position && isDifferent)
      .map(({ change }) => change.characteristic)
      .filter((name) => name !== 'maximum-hand-size' && name !== 'restrictions'),
  };
}

/** The subtypes as changes list them, with the word for all creature types among them. */
export const listedSubtypes = (object: Pick<EvaluatedObject, 'subtypes' | 'hasAllCreatureTypes'>) =>
  object.hasAllCreatureTypes ? [...object.subtypes, EVERY_CREATURE_TYPE] : object.subtypes;
