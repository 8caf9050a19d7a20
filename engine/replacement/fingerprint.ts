import type { GameState } from '../state/game-state.ts';
import type { WouldBeEvent } from './event.ts';
import type { EventRun, Happened } from './run.ts';
import type { Task } from './task.ts';

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

/** Tells situations of the runs of one tree apart. */
export interface Fingerprints {
  /** Two runs of equal fingerprints go on in the same way: the same is still to be done, in an equal game. */
  readonly of: (run: EventRun) => string;
  /** The same task, with one and the same object for events that are equal: what is known of one is known of all. */
  readonly shared: (task: Task) => Task;
}

/** Fingerprints of runs that came from this state. */
export function fingerprintsFrom(base: GameState): Fingerprints {
  const alike = new Map<string, WouldBeEvent>();
  const places = new Map<WouldBeEvent, number>();
  const sharedEvent = (event: WouldBeEvent): WouldBeEvent => {
    if (places.has(event)) return event;
    const text = JSON.stringify(event, holdsCards(event) ? withoutCards : undefined);
    const known = alike.get(text) ?? event;
    if (known === event) {
      alike.set(text, event);
      places.set(event, places.size);
    }
    return known;
  };
  const marks = new Map<string, number>();
  /** A short name of a set of effects: in which order they had their opportunity makes no difference any more. */
  const setOf = (applied: readonly string[]): string => {
    const names = applied.map((mark) => {
      const known = marks.get(mark) ?? marks.size;
      marks.set(mark, known);
      return known;
    });
    return names.sort((one, other) => one - other).join();
  };
  const taskKey = (task: Task): unknown =>
    task.kind === 'instructions'
      ? { ...task, applied: setOf(task.applied) }
      : [
          task.listing,
          ...task.pending.map(({ event, applied, own }) => [
            places.get(sharedEvent(event)),
            setOf(applied),
            own?.key,
          ]),
        ];
  return {
    of: ({ tasks, happened, game }) => {
      const told = [tasks.map(taskKey), happened, game.state === base ? 0 : changesOf(game.state, base)];
      return game.state === base && happened.length === 0
        ? JSON.stringify(told)
        : JSON.stringify(told, withoutCards);
    },
    shared: (task) =>
      task.kind === 'instructions'
        ? task
        : { ...task, pending: task.pending.map((each) => ({ ...each, event: sharedEvent(each.event) })) },
  };
}

/** Only what would enter or be created brings its card along. */
const holdsCards = (event: WouldBeEvent): boolean => CARD_EVENTS.has(event.kind) || 'appearing' in event;
const CARD_EVENTS: ReadonlySet<WouldBeEvent['kind']> = new Set<WouldBeEvent['kind']>([
  'enter',
  'create-tokens',
]);

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
