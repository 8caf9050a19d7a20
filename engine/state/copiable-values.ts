import type { Ability } from '../abilities/ability.ts';
import type { BaseCharacteristics } from '../vocabulary/characteristics.ts';

/** Copiable values of an object (CR 707.2): characteristics and abilities after layer 1. */
export interface CopiableValues extends BaseCharacteristics {
  readonly abilities: readonly Ability[];
}
