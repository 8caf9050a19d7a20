import type {
  EvaluatedObject,
  GameState,
  Happened,
  ObjectId,
  PlayerId,
  WouldBeEvent,
} from '../../../engine/index.ts';
import { evaluate } from '../../../engine/index.ts';

export const QUANTITIES = [
  'damage',
  'draw',
  'othersDraw',
  'tokens',
  'counters',
  'gain',
  'lose',
  'mill',
  'mana',
  'stays',
] as const;
/** What an event is about in numbers: the outcomes are compared by it. */
export type Quantity = (typeof QUANTITIES)[number];

/** Kinds of counters that nobody wants on what is theirs. */
const BAD_COUNTERS: ReadonlySet<string> = new Set(['poison', 'rad', 'stun', 'finality', 'decayed', 'bounty']);

const isBad = (counter: string): boolean => counter.startsWith('-') || BAD_COUNTERS.has(counter);

export interface Measure {
  readonly quantity: Quantity;
  /** Whether the chooser would rather have more of it. */
  readonly isMoreBetter: boolean;
}

/**
 * By what the outcomes of these events are compared for the player who chooses; `undefined` if by no number. Where the
 * chooser's own number is the same in all of them, that of the others tells them apart.
 */
export function measuresOf(events: readonly WouldBeEvent[]): readonly Measure[] {
  const measure = measureOf(events);
  if (measure === undefined) return [];
  if (measure.quantity !== 'draw') return [measure];
  return [measure, { quantity: 'othersDraw', isMoreBetter: false }];
}

function measureOf(events: readonly WouldBeEvent[]): Measure | undefined {
  const [event] = events;
  switch (event?.kind) {
    case 'deal-damage':
      return { quantity: 'damage', isMoreBetter: false };
    case 'draw':
      return { quantity: 'draw', isMoreBetter: true };
    case 'create-tokens':
      return { quantity: 'tokens', isMoreBetter: true };
    case 'put-counters':
      return { quantity: 'counters', isMoreBetter: !isBad(event.counter) };
    case 'gain-life':
      return { quantity: 'gain', isMoreBetter: true };
    case 'lose-life':
      return { quantity: 'lose', isMoreBetter: false };
    case 'mill':
      return { quantity: 'mill', isMoreBetter: false };
    case 'add-mana':
      return { quantity: 'mana', isMoreBetter: true };
    case 'destroy':
      return { quantity: 'stays', isMoreBetter: true };
    default:
      return undefined;
  }
}

/** How much of it there is in an outcome, for that player. `first` are the events with which it began. */
export function amountIn(
  { quantity }: Measure,
  first: readonly WouldBeEvent[],
  player: PlayerId,
  { happened, state }: { readonly happened: readonly Happened[]; readonly state: GameState },
): number {
  const events = happened.map(({ event }) => event);
  const sum = (of: (event: WouldBeEvent) => number): number =>
    events.reduce((total, event) => total + of(event), 0);
  switch (quantity) {
    case 'damage': {
      const board = evaluate(state);
      const isTheirs = (id: string): boolean =>
        id === player || controllerOf(state, board.object, id) === player;
      return sum((event) => (event.kind === 'deal-damage' && isTheirs(event.to) ? event.amount : 0));
    }
    case 'draw':
      return sum((event) => (event.kind === 'draw' && event.player === player ? event.count : 0));
    case 'othersDraw':
      return sum((event) => (event.kind === 'draw' && event.player !== player ? event.count : 0));
    case 'tokens':
      return sum((event) =>
        event.kind === 'create-tokens' && event.controller === player
          ? event.batches.reduce((total, { count }) => total + count, 0)
          : 0,
      );
    case 'counters': {
      const kinds = new Set(first.flatMap((event) => (event.kind === 'put-counters' ? [event.counter] : [])));
      return sum((event) => (event.kind === 'put-counters' && kinds.has(event.counter) ? event.count : 0));
    }
    case 'gain':
    case 'lose': {
      const kind = quantity === 'gain' ? 'gain-life' : 'lose-life';
      return sum((event) =>
        'player' in event && event.kind === kind && event.player === player ? event.amount : 0,
      );
    }
    case 'mill':
      return sum((event) => (event.kind === 'mill' && event.player === player ? event.count : 0));
    case 'mana':
      return sum((event) =>
        event.kind === 'add-mana' && event.player === player
          ? (event.mana.match(/\{[^}]+\}/g) ?? [event.mana]).length
          : 0,
      );
    case 'stays':
      return first.filter(
        (event) => event.kind === 'destroy' && state.objects.get(event.object)?.zone === 'battlefield',
      ).length;
  }
}

function controllerOf(
  state: GameState,
  valuesOf: (id: ObjectId) => EvaluatedObject,
  id: string,
): PlayerId | undefined {
  for (const object of state.objects.values()) if (object.id === id) return valuesOf(object.id).controller;
  return undefined;
}
