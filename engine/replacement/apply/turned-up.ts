import type { EntryModification } from '../../abilities/replacement-effect.ts';
import type { Selector } from '../../abilities/selector.ts';
import { matchesOn } from '../../layers/select.ts';
import { objectOf } from '../../state/edit-state.ts';
import { chosenObjects } from '../../vocabulary/choices.ts';
import { invariant } from '../../vocabulary/invariant.ts';
import type { ActiveEffect } from '../effects/active-effect.ts';
import { applyEntry } from '../entering/apply-entry.ts';
import { enteringObject } from '../entering/entering.ts';
import type { TurnFaceUpEvent, WouldBeEvent } from '../event.ts';
import type { Game } from '../game.ts';
import { boardFor, contextFor, wordsOf } from '../matching/about-event.ts';

/**
 * What a permanent gets "as it enters or is turned face up" (CR 614.1e), as it is turned up: the same as if it entered face
 * up as it is (708.11). Counters are put with it; what it becomes is an effect that begins with it.
 */
export function turnedUpWith(
  game: Game,
  event: TurnFaceUpEvent,
  { source, you }: ActiveEffect,
  entry: readonly EntryModification[],
): TurnFaceUpEvent {
  const old = objectOf(game.state, event.object);
  const choices = { ...old.choices, ...event.choices };
  const start = {
    ...enteringObject({ ...old, faceDown: undefined, counters: [] }, undefined, { choices }),
    effects: event.effects ?? [],
  };
  const scope = { run: game, context: { source, you }, companions: new Set([event.object]) };
  const { object, effects } = entry.reduce((each, part) => applyEntry(scope, each, part), start);
  const counters = object.counters.map(({ kind, count }) => ({ counter: kind, count }));
  return { ...event, counters: [...event.counters, ...counters], effects };
}

/** What is turned up is attached to what is chosen, if that is allowed (303.4, 708.11); without a choice to nothing. */
export function attachedFaceUp(
  game: Game,
  event: WouldBeEvent,
  effect: ActiveEffect,
  what: Selector,
): WouldBeEvent {
  invariant(event.kind === 'turn-face-up', 'only what is turned face up is attached so');
  const [chosen] = chosenObjects({ choices: { ...effect.choices, ...event.choices } });
  if (chosen === undefined) return event;
  const context = contextFor(effect, wordsOf(game, event));
  const isAllowed = game.state.objects.has(chosen) && matchesOn(boardFor(game, event), what, chosen, context);
  if (!isAllowed)
    game.refuse('illegal-choice', { source: effect.sourceName, choice: 'object', value: chosen }, '303.4');
  return { ...event, attachedTo: chosen };
}
