import type { Ability } from '../abilities/ability.ts';
import { speaksOfSource } from './effects/effects-of-board.ts';
import type { WouldBeEvent } from './event.ts';
import type { LookedAt } from './game.ts';

/** 101.2: an effect says of the spell that it can't be countered. */
export function cannotBeCountered({ state, evaluation }: LookedAt, event: WouldBeEvent): boolean {
  if (event.kind !== 'counter-spell' || !state.objects.has(event.object)) return false;
  const { restrictions, abilities } = evaluation.object(event.object);
  return (
    restrictions.some(({ restriction }) => restriction === 'cannot-be-countered') ||
    abilities.some(({ ability }) => saysSoOfItself(ability))
  );
}

/** What a spell says of being countered works on the stack (113.6). */
const saysSoOfItself = (ability: Ability): boolean =>
  ability.kind === 'static' &&
  ability.effects.some(
    ({ appliesTo, parts }) =>
      speaksOfSource(appliesTo) &&
      parts.some((part) => part.kind === 'restrict' && part.restriction === 'cannot-be-countered'),
  );
