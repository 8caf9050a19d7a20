import type { EvaluatedObject } from '../layers/evaluation.ts';
import { countersWithin, forbiddingCounters } from './candidates.ts';
import type { EnterEvent, TurnFaceUpEvent } from './event.ts';
import type { Game } from './game.ts';
import { boardFor } from './matching/about-event.ts';
import type { RunStep } from './trace.ts';

/** Counters that can't be put on what would enter or be turned face up (614.17d) are not. */
export function withoutForbiddenCounters<Event extends EnterEvent | TurnFaceUpEvent>(
  game: Game,
  event: Event,
  steps: RunStep[],
): Event {
  const all = countersWithin(game, event);
  if (all.length === 0) return event;
  const forbidden = all.filter((counters) => {
    const because = forbiddingCounters(game, event, counters);
    if (because.length > 0) steps.push({ kind: 'impossible', event: counters, because });
    return because.length > 0 || hasRestriction(game, event);
  });
  if (forbidden.length === 0) return event;
  const kinds = forbidden.map(({ counter }) => counter);
  if (event.kind === 'turn-face-up')
    return { ...event, counters: event.counters.filter(({ counter }) => !kinds.includes(counter)) };
  const { entering } = event;
  const counters = entering.object.counters.filter(({ kind }) => !kinds.includes(kind));
  return { ...event, entering: { ...entering, object: { ...entering.object, counters } } };
}

function hasRestriction(game: Game, event: EnterEvent | TurnFaceUpEvent): boolean {
  const id = event.kind === 'enter' ? event.entering.object.id : event.object;
  return cannotHaveCounters(boardFor(game, event).object(id));
}

/** Whether an effect restricts an object so that no counters can be put on it (122.1). */
export const cannotHaveCounters = ({ restrictions }: EvaluatedObject): boolean =>
  restrictions.some(({ restriction }) => restriction === 'cannot-have-counters');
