import type { Restriction } from '../abilities/modification.ts';
import type { CopiableValues } from '../state/copiable-values.ts';
import type { GameObject } from '../state/game-object.ts';
import type { EffectId } from '../vocabulary/ids.ts';
import type { EvaluatedObject } from './evaluation.ts';
import type { PartialValues } from './modify-object.ts';
import { powerOf, toughnessOf } from './object-facts.ts';
import { printedValues } from './printed-values.ts';

/** An object after all layers, as the evaluation shows it (208.3: no power for a noncreature permanent). */
export function finalValues(
  object: GameObject,
  { flipSide: _flipSide, unflipped: _unflipped, ...values }: PartialValues,
  copiable: CopiableValues,
  restrictions: readonly { readonly restriction: Restriction; readonly by: EffectId }[],
): EvaluatedObject {
  const printed = printedValues(object);
  return {
    ...values,
    power: hasSize(object, values, printed) ? powerOf(object, values) : undefined,
    toughness: hasSize(object, values, printed) ? toughnessOf(object, values) : undefined,
    printed,
    copiable,
    restrictions,
  };
}

/** A noncreature object outside the battlefield has only a printed power and toughness (208.3). */
function hasSize(object: GameObject, values: PartialValues, printed: CopiableValues): boolean {
  return (
    values.cardTypes.includes('creature') || object.zone === 'battlefield' || printed.power !== undefined
  );
}
