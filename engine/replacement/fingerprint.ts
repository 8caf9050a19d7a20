import type { GameState } from '../state/game-state.ts';
import type { WouldBeEvent } from './event.ts';
import type { EventRun, Happened } from './run.ts';

const numbers = new WeakMap<object, number>();
let count = 0;

/** The same number for the same thing: cards are large and never copied. */
function numberOf(thing: object): number {
  let known = numbers.get(thing);
  if (known === undefined) {
    count += 1;
    known = count;
    numbers.set(thing, known);
  }
  return known;
}

const withoutCards = (key: string, value: unknown): unknown =>
  key === 'card' && typeof value === 'object' && value !== null ? `card ${numberOf(value)}` : value;

/** Two runs of equal fingerprints go on in the same way: the same is still to be done, in an equal game. */
export function fingerprintOf(run: EventRun, base: GameState): string {
  const { tasks, happened, game } = run;
  const told = [tasks.map(unordered), happened, game.state === base ? 0 : changesOf(game.state, base)];
  return game.state === base && !tasks.some(holdsCards) && happened.length === 0
    ? JSON.stringify(told)
    : JSON.stringify(told, withoutCards);
}

/** Only what would enter or be created brings its card along. */
const holdsCards = (task: EventRun['tasks'][number]): boolean =>
  task.kind === 'events' &&
  task.pending.some(({ event }) => CARD_EVENTS.has(event.kind) || 'appearing' in event);
const CARD_EVENTS: ReadonlySet<WouldBeEvent['kind']> = new Set<WouldBeEvent['kind']>([
  'enter',
  'create-tokens',
]);

/** In which order effects had their opportunity makes no difference any more. */
function unordered(task: EventRun['tasks'][number]): unknown {
  if (task.kind === 'instructions') return { ...task, applied: [...task.applied].sort() };
  return {
    ...task,
    pending: task.pending.map(({ event, applied }) => ({ event, applied: [...applied].sort() })),
  };
}

/** Equal for runs that ended in the same: the same happened, and the game is the same, apart from timestamps. */
export function outcomeKey(happened: readonly Happened[], state: GameState, base: GameState): string {
  return JSON.stringify([happened, changesOf(state, base)], (key, value) =>
    key === 'timestamp' ? undefined : withoutCards(key, value),
  );
}

/** What is another than in the game before. */
function changesOf(state: GameState, base: GameState): unknown {
  const objects = [...state.objects.values()].filter((object) => base.objects.get(object.id) !== object);
  const gone = [...base.objects.keys()].filter((id) => !state.objects.has(id));
  const effects = state.effects.filter((effect) => !base.effects.includes(effect));
  const ended = base.effects.filter((effect) => !state.effects.includes(effect)).map(({ id }) => id);
  const players = state.players.filter((player) => !base.players.includes(player));
  const facts = state.thisTurn === base.thisTurn ? [] : state.thisTurn;
  const { combat, designations } = state;
  return [objects, gone, effects, ended, players, facts, combat, designations];
}
