import type { BoardDocument } from '../document/board-document.ts';
import type { History } from '../history/history.ts';
import { playHistory } from '../history/play-history.ts';
import type { CardFinder } from '../history/step-run.ts';
import type { TextReader } from '../oracle/text-reader.ts';
import { fingerprint } from './compare-boards.ts';
import { type Deciding, decidingPairs } from './deciding-pairs.ts';
import { ordersOf, type Places, withOrder } from './order-steps.ts';

/** One way in which the board can end, and the orders that lead to it. */
export interface OrderOutcome {
  /** Each order says which of the chosen steps comes first, second … */
  readonly orders: readonly (readonly number[])[];
  /** Whether the order of the document itself leads here. */
  readonly isPresent: boolean;
}

/** What comes of the orders of some steps. */
export interface OrderReport {
  /** The outcome of the present order first, then by how many orders lead there. */
  readonly outcomes: readonly OrderOutcome[];
  readonly tried: number;
  /** False if there are too many orders, and only some were tried. */
  readonly isAll: boolean;
  /** Orders that can't be: a step would be refused that is done in the present order. */
  readonly impossible: number;
  /** Which of two steps comes first, where that alone tells the outcomes apart. */
  readonly deciding: Deciding | undefined;
}

export interface OrderProgress {
  readonly tried: number;
  readonly of: number;
}

/**
 * Plays the board with the steps of these places in every order, and puts orders together that come to the same board.
 * Yields after each order, so that it can be stopped; returns the report. A step of the document that is refused in an
 * order makes that order impossible, unless the present order refuses it too.
 */
export function* tryOrders(
  document: BoardDocument,
  places: Places,
  cards: CardFinder,
  reader: TextReader,
): Generator<OrderProgress, OrderReport> {
  const { orders, isAll } = ordersOf(places.length);
  const refused = new Set(
    refusedSteps(playHistory(document, cards, undefined, reader)).map((index) => document.steps[index]),
  );
  const found = new Map<string, (readonly number[])[]>();
  let previous: History | undefined;
  let impossible = 0;
  for (const [index, order] of orders.entries()) {
    const board = withOrder(document, places, order);
    const history = playHistory(board, cards, previous, reader);
    previous = history;
    const last = history.moments.at(-1);
    if (refusedSteps(history).some((step) => !refused.has(board.steps[step])) || last === undefined)
      impossible += 1;
    else {
      const key = fingerprint(last.evaluation);
      found.set(key, [...(found.get(key) ?? []), order]);
    }
    yield { tried: index + 1, of: orders.length };
  }
  const outcomes = [...found.values()]
    .map((each): OrderOutcome => ({ orders: each, isPresent: each.some(isPresentOrder) }))
    .sort((a, b) => Number(b.isPresent) - Number(a.isPresent) || b.orders.length - a.orders.length);
  return {
    outcomes,
    tried: orders.length,
    isAll,
    impossible,
    deciding: decidingPairs(outcomes.map((each) => each.orders)),
  };
}

const refusedSteps = ({ moments }: History): readonly number[] =>
  moments.flatMap(({ status, step }) => (status === 'refused' ? [step] : []));

const isPresentOrder = (order: readonly number[]): boolean => order.every((each, index) => each === index);
