import type { EvaluatedObject, Evaluation } from '../layers/evaluation.ts';
import { isKeyword } from '../layers/object-facts.ts';
import type { GameObject } from '../state/game-object.ts';
import type { CardType } from '../vocabulary/card-types.ts';
import type { Keyword } from '../vocabulary/keywords.ts';

/** A permanent: the object, and its values after all layers. */
export interface Permanent {
  readonly object: GameObject;
  readonly values: EvaluatedObject;
}

/** Every permanent that is phased in (702.26b). */
export function permanentsOf(evaluation: Evaluation): Permanent[] {
  const permanents: Permanent[] = [];
  for (const object of evaluation.state.objects.values()) {
    if (object.zone !== 'battlefield' || object.isPhasedOut) continue;
    permanents.push({ object, values: evaluation.object(object.id) });
  }
  return permanents;
}

export const isOfType = ({ values }: Permanent, type: CardType): boolean => values.cardTypes.includes(type);

export const hasKeyword = ({ abilities }: Pick<EvaluatedObject, 'abilities'>, keyword: Keyword): boolean =>
  abilities.some(({ ability }) => isKeyword(ability, keyword));
