import type { Replacement } from '../../abilities/replacement-effect.ts';
import type { ActiveEffect } from '../effects/active-effect.ts';
import type { ChangeZoneEvent, WouldBeEvent } from '../event.ts';
import type { Game } from '../game.ts';

/**
 * The object goes to another zone instead. What is exiled by an ability is exiled with its source (614.14, 607.2b). A
 * token that would have been created there never is.
 */
export function goTo(
  game: Game,
  event: WouldBeEvent,
  effect: ActiveEffect,
  { zone, place, counter }: Extract<Replacement, { kind: 'go-to' }>,
): readonly WouldBeEvent[] {
  if (zone === 'battlefield') {
    const moving = movedBy(event);
    return moving === undefined ? [event] : game.entering(moving, effect.you);
  }
  const where = {
    to: zone,
    ...(place === undefined ? {} : { place }),
    ...(counter === undefined ? {} : { counter }),
    ...(zone === 'exile' && effect.source !== undefined && effect.source !== movedBy(event)
      ? { exiledWith: effect.source }
      : {}),
  };
  if (event.kind === 'change-zone') return [{ ...event, ...where }];
  const object = movedBy(event);
  if (object === undefined) return [];
  const change: ChangeZoneEvent = { kind: 'change-zone', object, as: 'put', cause: 'effect', ...where };
  return [event.kind === 'enter' ? { ...change, ...comingFromNowhere(game, event) } : change];
}

/** The object of the game that the event would move, if it knows it already. */
function movedBy(event: WouldBeEvent) {
  switch (event.kind) {
    case 'change-zone':
    case 'counter-spell':
      return event.object;
    case 'discard':
      return event.card;
    case 'enter':
      return (
        event.entering.from ?? (event.entering.object.kind === 'token' ? undefined : event.entering.object.id)
      );
    default:
      return undefined;
  }
}

/** A card that the document lets enter from nowhere appears where it goes instead. */
function comingFromNowhere(
  game: Game,
  event: Extract<WouldBeEvent, { kind: 'enter' }>,
): Partial<ChangeZoneEvent> {
  const { from, object } = event.entering;
  return from === undefined && !game.state.objects.has(object.id) ? { appearing: object } : {};
}
