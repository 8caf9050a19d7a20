import type { Replacement } from '../../abilities/replacement-effect.ts';
import { satisfiesOn } from '../../layers/select.ts';
import { chosenObjects } from '../../vocabulary/choices.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import type { ActiveEffect } from '../effects/active-effect.ts';
import type { EnterEvent, WouldBeEvent } from '../event.ts';
import type { Game } from '../game.ts';
import { contextFor } from '../matching/about-event.ts';
import { goTo } from './go-to.ts';

type Paid = Extract<Replacement, { kind: 'enter-if-paid' }>;

/**
 * It enters if what the text asks for is sacrificed or discarded, which comes first (614.12a); else it goes to the
 * graveyard. Objects that enter at the same time can't be chosen (614.13a). Without a choice of the document a payment
 * that may be left is left, and one that must be made takes what is there, marked if there was more to choose from.
 */
export function enterIfPaid(
  game: Game,
  event: EnterEvent,
  effect: ActiveEffect,
  instead: Paid,
  companions: ReadonlySet<ObjectId>,
): readonly WouldBeEvent[] {
  const paid = chosenToPay(game, event, effect, instead, companions);
  if (paid === undefined) return goTo(game, event, effect, { kind: 'go-to', zone: 'graveyard' });
  const { costs } = event.entering;
  const more =
    instead.pay === 'sacrifice'
      ? { sacrificed: [...costs.sacrificed, ...paid] }
      : { discarded: [...(costs.discarded ?? []), ...paid] };
  return [{ ...event, entering: { ...event.entering, costs: { ...costs, ...more } } }];
}

function chosenToPay(
  game: Game,
  { entering }: EnterEvent,
  effect: ActiveEffect,
  { pay, what, count, isOptional }: Paid,
  companions: ReadonlySet<ObjectId>,
): readonly ObjectId[] | undefined {
  const { controller, card } = entering.object;
  const context = contextFor(effect, { amount: count });
  const able = [...game.state.objects.values()]
    .filter(
      ({ id, zone, owner, isPhasedOut }) =>
        !companions.has(id) &&
        (pay === 'discard'
          ? zone === 'hand' && owner === controller
          : zone === 'battlefield' && !isPhasedOut && isSacrificeable(game, id, controller)) &&
        satisfiesOn(game.evaluation, what, id, context),
    )
    .map(({ id }) => id);
  const chosen = chosenObjects(entering);
  const strange = chosen.find((id) => !able.includes(id));
  if (strange !== undefined)
    game.refuse('illegal-choice', { source: card.name, choice: 'object', value: strange }, '614.13a');
  if (chosen.length >= count) return chosen.slice(0, count);
  if (isOptional === true || able.length < count) return undefined;
  if (able.length > count) game.warn('missing-choice', { source: card.name, choice: 'object' });
  return [...new Set([...chosen, ...able])].slice(0, count);
}

function isSacrificeable({ evaluation }: Game, id: ObjectId, by: string): boolean {
  const { controller, restrictions } = evaluation.object(id);
  return controller === by && !restrictions.some(({ restriction }) => restriction === 'cannot-be-sacrificed');
}
