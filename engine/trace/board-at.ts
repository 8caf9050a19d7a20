import type { EvaluatedObject } from '../layers/evaluation.ts';
import { type AppliedEvent, EVERY_CREATURE_TYPE } from '../layers/observer.ts';
import type { CharacteristicName } from '../vocabulary/characteristics.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { isSameValue } from './changes-of.ts';
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

/**
 * One object after the first `position` effects; throws for an object that the state doesn't hold. Its abilities and
 * what has just changed are worked out when they are read.
 */
export function objectAt(trace: Trace, id: ObjectId, position: number): ObjectAt {
  const values =
    position === trace.applied.length ? trace.evaluation.object(id) : valuesAt(trace, id, position);
  return {
    id,
    names: values.names,
    manaCost: values.manaCost,
    colors: values.colors,
    supertypes: values.supertypes,
    cardTypes: values.cardTypes,
    subtypes: values.subtypes,
    hasAllCreatureTypes: values.hasAllCreatureTypes,
    power: values.power,
    toughness: values.toughness,
    loyalty: values.loyalty,
    defense: values.defense,
    controller: values.controller,
    get abilities() {
      return values.abilities;
    },
    get justChanged() {
      return changedBy(trace.applied[position - 1], id);
    },
  };
}

function changedBy(event: AppliedEvent | undefined, id: ObjectId): readonly CharacteristicName[] {
  if (event === undefined) return [];
  return event
    .changesOf(id)
    .filter(({ before, after }) => !isSameValue(before, after))
    .map(({ characteristic }) => characteristic)
    .filter((name) => name !== 'maximum-hand-size' && name !== 'restrictions');
}

type Values = Omit<ObjectAt, 'justChanged'>;

function valuesAt(trace: Trace, id: ObjectId, position: number): Values {
  const kept =
    position === 0 ? trace.applied[0]?.valuesBefore(id) : trace.applied[position - 1]?.valuesAfter(id);
  if (kept === undefined) throw new RangeError(`There is no object ${id} in this state.`);
  const isPermanent = trace.evaluation.state.objects.get(id)?.zone === 'battlefield';
  // 208.3: a permanent that is no creature has no power. One that becomes a creature has 0 only if nothing sets it
  // (208.5), so in the middle a missing value is shown as missing.
  if (!isPermanent || kept.cardTypes.includes('creature')) return kept;
  return Object.create(kept, {
    power: { value: undefined, enumerable: true },
    toughness: { value: undefined, enumerable: true },
  }) as Values;
}

/** The subtypes as changes list them, with the word for all creature types among them. */
export const listedSubtypes = (object: Pick<EvaluatedObject, 'subtypes' | 'hasAllCreatureTypes'>) =>
  object.hasAllCreatureTypes ? [...object.subtypes, EVERY_CREATURE_TYPE] : object.subtypes;
