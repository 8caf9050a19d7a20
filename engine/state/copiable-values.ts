import type { Ability } from '../abilities/ability.ts';
import type { BaseCharacteristics } from '../vocabulary/characteristics.ts';

/** Copiable values of an object (CR 707.2): characteristics and abilities after layer 1. */
export interface CopiableValues extends BaseCharacteristics {
  readonly abilities: readonly Ability[];
  /** What a flip card is instead while it is flipped (710.1b): copied along, shown by the copy's own status (707.3). */
  readonly flipSide?: CopiableValues;
  /** For values that a flipped permanent shows: those that it has without that status, which are the copiable ones. */
  readonly unflipped?: CopiableValues;
}

const shown = new WeakMap<CopiableValues, CopiableValues>();

/** The values that a flipped permanent shows. The same object for the same values. */
export function flippedValues(values: CopiableValues): CopiableValues {
  const { flipSide } = values;
  if (flipSide === undefined) return values;
  let known = shown.get(values);
  if (known === undefined) {
    known = { ...flipSide, unflipped: values };
    shown.set(values, known);
  }
  return known;
}

/** The same change made to both sides of a flip card. */
export function changeSides(
  values: CopiableValues,
  change: (side: CopiableValues) => CopiableValues,
): CopiableValues {
  const changed = change(values);
  const { flipSide } = values;
  if (flipSide === undefined) return changed;
  return { ...changed, flipSide: change(flipSide) };
}
