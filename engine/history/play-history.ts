import type { CardDefinition } from '../cards/card-definition.ts';
import type { BoardDocument, Step } from '../document/board-document.ts';
import type { Problem } from '../document/problem.ts';
import { evaluationOf } from '../layers/evaluation-of.ts';
import { noReader, type TextReader } from '../oracle/text-reader.ts';
import { isGameOver } from '../state/end-of-game.ts';
import type { GameState } from '../state/game-state.ts';
import { startOfGame } from '../state/start-of-game.ts';
import { declines } from '../vocabulary/choices.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { keepTime } from './day-and-night.ts';
import { endOverEffects } from './end-effects.ts';
import type { EndedEffect, History, HistoryEvent, Moment } from './history.ts';
import { Refusal } from './refusal.ts';
import { settle } from './settle.ts';
import { type CardFinder, StepRun } from './step-run.ts';
import { carryOutStep } from './steps/carry-out-step.ts';

/** From what a history was played: moments can be taken over as long as this is the same. */
interface Origin {
  readonly document: BoardDocument;
  readonly cards: CardFinder;
  readonly reader: TextReader;
}

const origins = new WeakMap<History, Origin>();

/**
 * Plays a document: one moment per step. A step that can't be done is skipped and marked, with a problem at its index;
 * one that is off counts as never done. `cards` finds a card by name; definitions that travel with the document come
 * before it. With a `previous` history of the same `cards` and `reader`, the moments before the first step that is
 * another object than before are taken over as they are. `reader` reads the texts of effects, emblems and tokens;
 * without one, steps that have texts are refused. Never throws on a document that `parseBoard` returned.
 */
export function playHistory(
  document: BoardDocument,
  cards: CardFinder,
  previous?: History,
  reader: TextReader = noReader,
): History {
  const kept = previous === undefined ? 0 : sameSteps(previous, document, cards, reader);
  const start = previous?.moments[0] ?? startMoment(document);
  const moments: Moment[] =
    kept === 0 ? [startMoment(document)] : [start, ...(previous?.moments.slice(1, kept + 1) ?? [])];
  const problems: Problem[] = (previous?.problems ?? []).filter(({ at }) => at !== undefined && at < kept);
  const finder = withTravellingCards(document, cards);
  for (let index = kept; index < document.steps.length; index++) {
    const step = document.steps[index];
    const before = moments.at(-1);
    if (step === undefined || before === undefined) break;
    const played = playStep(before, step, index, { cards: finder, reader }, document.sba !== false);
    moments.push(played.moment);
    problems.push(...played.problems);
  }
  const history: History = { moments, problems };
  origins.set(history, { document, cards, reader });
  return history;
}

/** How many steps at the start are the same as those that the history was played from. */
function sameSteps(
  previous: History,
  document: BoardDocument,
  cards: CardFinder,
  reader: TextReader,
): number {
  const origin = origins.get(previous);
  if (origin === undefined || origin.cards !== cards || origin.reader !== reader) return 0;
  const old = origin.document;
  const isSameGame =
    old.cards === document.cards &&
    (old.sba !== false) === (document.sba !== false) &&
    old.players.length === document.players.length &&
    old.players.every((player, index) => player === document.players[index]);
  if (!isSameGame) return 0;
  const changed = document.steps.findIndex((step, index) => step !== old.steps[index]);
  return changed < 0 ? document.steps.length : changed;
}

function playStep(
  before: Moment,
  step: Step,
  index: number,
  { cards, reader }: Pick<Origin, 'cards' | 'reader'>,
  settles: boolean,
): { readonly moment: Moment; readonly problems: readonly Problem[] } {
  const state = { ...before.state, clock: index + 2 };
  if (step.off === true) return { moment: unchanged(before, state, index, 'off'), problems: [] };
  const wasOver = isGameOver(before.state);
  const run = new StepRun(before.state, index, step.timestamp ?? index + 1, cards, reader, settles);
  run.timestampOrder = (step.timestamps ?? []).map(objectId);
  try {
    const hints = carryOutStep(run, step.action);
    keepTime(run);
    if (settles) settle(run, leavesCommanders(step) ? { ...hints, leavesCommanders: true } : hints);
    else endOverEffects(run);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { moment: unchanged(before, state, index, 'refused'), problems: [error.at(index)] };
  }
  const after = { ...run.state, clock: index + 2 };
  const ended = run.ended.length === 0 ? before.endedEffects : [...before.endedEffects, ...run.ended];
  if (wasOver) run.warn('game-over', {});
  const { events, eventRuns, chosenOrders } = run;
  const moment = momentOf(index, after, 'done', events, ended, eventRuns, chosenOrders);
  return { moment, problems: run.warnings };
}

/** What players may do by the rules themselves is left, too (704.6d). */
const leavesCommanders = ({ action }: Step): boolean => 'choices' in action && declines(action.choices);

const unchanged = (before: Moment, state: GameState, index: number, status: Moment['status']): Moment =>
  momentOf(index, state, status, [], before.endedEffects);

function startMoment(document: BoardDocument): Moment {
  return momentOf(-1, startOfGame(document.players.map(playerId)), 'done', [], []);
}

const momentOf = (
  step: number,
  state: GameState,
  status: Moment['status'],
  events: readonly HistoryEvent[],
  endedEffects: readonly EndedEffect[],
  recorded: Moment['recorded'] = [],
  chosenOrders: Moment['chosenOrders'] = [],
): Moment => ({
  step,
  state,
  status,
  events,
  endedEffects,
  recorded,
  chosenOrders,
  get evaluation() {
    return evaluationOf(state);
  },
});

/** A card that travels with the document is found by its name and by those of its faces. */
function withTravellingCards({ cards }: BoardDocument, finder: CardFinder): CardFinder {
  if (cards === undefined || cards.length === 0) return finder;
  const travelling = new Map<string, CardDefinition>();
  for (const card of cards) for (const face of card.faces) travelling.set(face.name, card);
  for (const card of cards) travelling.set(card.name, card);
  return (name) => travelling.get(name) ?? finder(name);
}
