import type { Evaluation } from '../../layers/evaluation.ts';
import type { ActiveEffect } from '../effects/active-effect.ts';
import { mentions } from '../entering/mentions.ts';
import type { WouldBeEvent } from '../event.ts';
import type { LookedAt } from '../game.ts';

/** 614.12: only what a condition says of the object that enters is judged as if it were there; "unless you control a Forest" is not. */
export function boardOfCondition(
  game: LookedAt,
  ahead: Evaluation,
  { definition, source }: ActiveEffect,
  event: WouldBeEvent,
): Evaluation {
  if (event.kind !== 'enter' || !('condition' in definition)) return ahead;
  const isOwn = source === event.entering.object.id;
  return mentions(definition.condition, isOwn ? OF_ITSELF : ['affected']) ? ahead : game.evaluation;
}
const OF_ITSELF = ['affected', 'source', 'fact', 'chosen-mode', 'x', 'chosen-number', 'chosen'];
