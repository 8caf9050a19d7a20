import type { Affected } from '../../abilities/event-pattern.ts';
import type { EventReplacement } from '../../abilities/replacement-effect.ts';
import { referencedObject, referencedPlayers } from '../../layers/references.ts';
import { matchesOn, objectsMatchingOn } from '../../layers/select.ts';
import { objectOf } from '../../state/edit-state.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import type { ActiveEffect } from '../effects/active-effect.ts';
import { appliesByKeyword } from '../entering/enter-by-keyword.ts';
import type { WouldBeEvent } from '../event.ts';
import type { LookedAt } from '../game.ts';
import { type Asked, matchesEvent } from './matches-event.ts';

/** Whether an effect would do something to this event, its condition apart. */
export function matchesDefinition(
  asked: Asked,
  game: LookedAt,
  effect: ActiveEffect,
  event: WouldBeEvent,
): boolean {
  const { definition, left } = effect;
  const { board, context } = asked;
  switch (definition.kind) {
    case 'replace':
      return (
        (left === undefined || left > 0) &&
        !isUsedThisTurn(game, effect) &&
        matchesEvent(asked, definition.event, event) &&
        isPossible(asked, definition, event)
      );
    case 'enters':
      if (event.kind === 'turn-face-up')
        return definition.alsoFaceUp === true && event.object === effect.source;
      return event.kind === 'enter' && matchesOn(board, definition.what, event.entering.object.id, context);
    case 'enters-by-keyword':
      return (
        event.kind === 'enter' &&
        event.entering.object.id === effect.source &&
        appliesByKeyword(game.state, event.entering, definition.by)
      );
    case 'intrinsic-counters':
    case 'back-face':
      return event.kind === 'enter' && event.entering.object.id === effect.source;
    case 'attached-face-up':
    case 'turned-face-up':
      return event.kind === 'turn-face-up' && event.object === effect.source;
    case 'regenerate': {
      if (event.kind !== 'destroy' || !event.canRegenerate) return false;
      if (left !== undefined && left <= 0) return false;
      const isForbidden = game.evaluation
        .object(event.object)
        .restrictions.some(({ restriction }) => restriction === 'cannot-be-regenerated');
      return !isForbidden && referencedObject(board, definition.what, context) === event.object;
    }
    case 'umbra-armor':
      return (
        event.kind === 'destroy' &&
        effect.source !== undefined &&
        objectOf(board.state, effect.source).attachedTo === event.object
      );
    // 122.1c: "as the result of an effect".
    case 'shield-counter':
      return event.kind === 'destroy' && event.object === effect.source && event.cause === 'effect';
    // Whoever has it says to which events it applies.
    case 'self-replacement':
      return false;
    case 'cannot':
      return matchesEvent(asked, definition.event, event);
    case 'unpreventable':
      return matchesEvent(asked, definition.damage, event);
  }
}

/** "the first time … each turn". */
const isUsedThisTurn = ({ state }: LookedAt, { definition, key }: ActiveEffect): boolean =>
  definition.kind === 'replace' &&
  definition.limit?.kind === 'first-each-turn' &&
  (state.thisTurn ?? []).some((fact) => fact.kind === 'applied' && fact.effect === key);

/** 614.9: a redirection to nobody does nothing; nothing goes where it would go anyway. */
function isPossible(asked: Asked, { instead }: EventReplacement, event: WouldBeEvent): boolean {
  if (instead.kind === 'redirect') {
    const to = recipientOf(asked, instead.to);
    return event.kind === 'deal-damage' && to !== undefined && to !== event.to;
  }
  if (instead.kind === 'go-to' && event.kind === 'change-zone')
    return event.to !== instead.zone || instead.place !== undefined;
  return true;
}

/** To what damage is redirected: a battle, creature, planeswalker or player that is still there (614.9). */
export function recipientOf(
  { board, context }: Asked,
  { objects, players }: Affected,
): ObjectId | PlayerId | undefined {
  const named =
    objects?.kind === 'is' ? [referencedObject(board, objects.object, context) ?? []].flat() : undefined;
  const found = named ?? (objects === undefined ? [] : objectsMatchingOn(board, objects, context));
  const able = found.find((id) => {
    const { zone, isPhasedOut } = objectOf(board.state, id);
    const { cardTypes } = board.object(id);
    return (
      zone === 'battlefield' &&
      !isPhasedOut &&
      (['creature', 'planeswalker', 'battle'] as const).some((type) => cardTypes.includes(type))
    );
  });
  return able ?? (players === undefined ? undefined : referencedPlayers(board, players, context)[0]);
}
