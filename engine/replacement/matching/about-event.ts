import type { Evaluation } from '../../layers/evaluation.ts';
import { evaluationOf } from '../../layers/evaluation-of.ts';
import type { EffectContext } from '../../layers/values.ts';
import { editObject, isPlayer } from '../../state/edit-state.ts';
import type { GameState } from '../../state/game-state.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import type { ActiveEffect } from '../effects/active-effect.ts';
import { lookAhead } from '../entering/overlay.ts';
import { amountOfEvent, type WouldBeEvent } from '../event.ts';
import type { EventWords, LookedAt } from '../game.ts';

/** The object that an event would affect, or `undefined` if it would affect a player. */
export function affectedObject(game: LookedAt, event: WouldBeEvent): ObjectId | undefined {
  switch (event.kind) {
    case 'deal-damage':
      return isPlayer(game.state, event.to) ? undefined : event.to;
    case 'put-counters':
      return isPlayer(game.state, event.on) ? undefined : event.on;
    case 'destroy':
    case 'counter-spell':
    case 'change-zone':
    case 'turn-face-up':
    case 'untap':
    case 'object-event':
      return event.object;
    case 'enter':
      return event.entering.object.id;
    case 'discard':
      return event.card;
    case 'draw':
    case 'create-tokens':
    case 'gain-life':
    case 'lose-life':
    case 'mill':
    case 'begin':
    case 'add-mana':
    case 'player-event':
      return undefined;
  }
}

/** The player whom an event would affect, or who would do it. */
export function affectedPlayer(game: LookedAt, event: WouldBeEvent): PlayerId | undefined {
  switch (event.kind) {
    case 'deal-damage':
      return isPlayer(game.state, event.to) ? event.to : undefined;
    case 'put-counters':
      return isPlayer(game.state, event.on) ? event.on : undefined;
    case 'create-tokens':
      return event.controller;
    case 'draw':
    case 'gain-life':
    case 'lose-life':
    case 'mill':
    case 'begin':
    case 'add-mana':
    case 'player-event':
    case 'discard':
      return event.player;
    case 'destroy':
    case 'counter-spell':
    case 'change-zone':
    case 'turn-face-up':
    case 'untap':
    case 'object-event':
    case 'enter':
      return undefined;
  }
}

/** Who chooses among the effects: the affected player, or the affected object's controller, else owner (616.1). */
export function chooserOf(game: LookedAt, event: WouldBeEvent): PlayerId {
  const player = affectedPlayer(game, event);
  if (player !== undefined) return player;
  if (event.kind === 'enter') return event.entering.object.controller;
  const object = affectedObject(game, event);
  if (object !== undefined && game.state.objects.has(object))
    return game.evaluation.object(object).controller;
  return game.state.activePlayer;
}

/** The board on which an event is judged: with the object on it that would enter (614.12), or turned face up. */
export function boardFor(game: LookedAt, event: WouldBeEvent): Evaluation {
  if (event.kind === 'enter') return lookAhead(game.state, event.entering);
  return event.kind === 'turn-face-up' ? turnedUp(game.state, event.object) : evaluationOf(game.state);
}

const faceUp = new WeakMap<GameState, Map<ObjectId, Evaluation>>();

/** The board with the permanent face up already (614.1e, 708.11). */
function turnedUp(state: GameState, object: ObjectId): Evaluation {
  const known = faceUp.get(state) ?? new Map<ObjectId, Evaluation>();
  faceUp.set(state, known);
  const evaluation =
    known.get(object) ??
    evaluationOf(editObject(state, object, (each) => ({ ...each, faceDown: undefined })));
  known.set(object, evaluation);
  return evaluation;
}

/** What an effect can say about the event. */
export function wordsOf(game: LookedAt, event: WouldBeEvent): EventWords {
  const affected = affectedObject(game, event);
  const player = affectedPlayer(game, event) ?? concernedPlayer(game, affected);
  const source = event.kind === 'deal-damage' ? event.source : undefined;
  return {
    amount: amountOfEvent(event),
    ...(affected === undefined ? {} : { affected }),
    ...(player === undefined ? {} : { player }),
    ...(source === undefined ? {} : { source }),
    ...(event.kind === 'add-mana' ? { mana: { symbols: event.mana, from: event.from } } : {}),
    ...(event.kind === 'draw' ? { isDraw: true as const } : {}),
    ...(event.kind === 'draw' && event.isFirstInDrawStep === true ? { isFirstInDrawStep: true } : {}),
  };
}

const concernedPlayer = (game: LookedAt, object: ObjectId | undefined): PlayerId | undefined =>
  object !== undefined && game.state.objects.has(object)
    ? game.evaluation.object(object).controller
    : undefined;

/** The context in which the words of an effect are read for an event. */
export function contextFor(
  { source, you, choices, x }: Pick<ActiveEffect, 'source' | 'you' | 'choices' | 'x'>,
  words: EventWords,
): EffectContext {
  const { affected, ...event } = words;
  const chosen = [choices.object ?? choices.copy ?? []].flat();
  return {
    source,
    you,
    event,
    ...(affected === undefined ? {} : { affected }),
    ...(chosen.length === 0 ? {} : { chosen }),
    ...(x === undefined ? {} : { x }),
  };
}
