import type { BoardDocument } from '../document/board-document.ts';
import type { History } from '../history/history.ts';
import { playHistory } from '../history/play-history.ts';
import type { CardFinder } from '../history/step-run.ts';
import type { TextReader } from '../oracle/text-reader.ts';
import { fingerprint } from './compare-boards.ts';
import { type Decision, decisionBetween } from './deciding-pairs.ts';
import {
  type AlikeTokens,
  alikeTokensIn,
  arrangementsOf,
  type OrderThing,
  type Simultaneous,
  simultaneousIn,
  thingsOf,
  withOrder,
} from './order-things.ts';

/** One way in which the board can end, and the orders that lead to it. */
export interface OrderOutcome {
  /** Each order says which of the things comes first, second … */
  readonly orders: readonly (readonly number[])[];
  /** Whether the order of the document itself leads here. */
  readonly isPresent: boolean;
}

/** What comes of the orders of some steps. */
export interface OrderReport {
  /** What was put into orders: the chosen steps, and the cards that enter by one at the same time. */
  readonly things: readonly OrderThing[];
  /** Cards of which one player chooses the order of timestamps (613.7m). */
  readonly simultaneous: readonly Simultaneous[];
  /** Tokens that come together and are alike: their order is not tried, as it changes nothing. */
  readonly alike: readonly AlikeTokens[];
  /** The outcome of the present order first, then by how many orders lead there. */
  readonly outcomes: readonly OrderOutcome[];
  readonly tried: number;
  /** False if there are too many orders, and only some were tried. */
  readonly isAll: boolean;
  /** Orders that can't be: a step would be refused that is done in the present order. */
  readonly impossible: number;
  /** The questions that tell the outcomes apart, if few do. */
  readonly decision: Decision | undefined;
}

export interface OrderProgress {
  readonly tried: number;
  readonly of: number;
}

/**
 * Plays the board with the steps of these places in every order, and cards that enter at the same time in every order
 * that their player can choose, and puts orders together that come to the same board.
 * Yields after each order, so that it can be stopped; returns the report. A step of the document that is refused in an
 * order makes that order impossible, unless the present order refuses it too.
 */
export function* tryOrders(
  document: BoardDocument,
  places: readonly number[],
  cards: CardFinder,
  reader: TextReader,
): Generator<OrderProgress, OrderReport> {
  const things = thingsOf(document, places);
  const { orders, isAll } = arrangementsOf(document, things);
  const refused = new Set(refusedSteps(playHistory(document, cards, undefined, reader)));
  const found = new Map<string, (readonly number[])[]>();
  let previous: History | undefined;
  let impossible = 0;
  for (const [index, order] of orders.entries()) {
    const board = withOrder(document, things, order);
    const from = placesBefore(document, things, order);
    const history = playHistory(board, cards, previous, reader);
    previous = history;
    const last = history.moments.at(-1);
    if (refusedSteps(history).some((step) => !refused.has(from[step] ?? step)) || last === undefined)
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
    things,
    simultaneous: simultaneousIn(document, places),
    alike: alikeTokensIn(document, places),
    outcomes,
    tried: orders.length,
    isAll,
    impossible,
    decision: decisionBetween(outcomes.map((each) => each.orders)),
  };
}

const refusedSteps = ({ moments }: History): readonly number[] =>
  moments.flatMap(({ status, step }) => (status === 'refused' ? [step] : []));

const isPresentOrder = (order: readonly number[]): boolean => order.every((each, index) => each === index);

/** For each step of the document in the order, which step it is in the document as it was. */
function placesBefore(
  { steps }: BoardDocument,
  things: readonly OrderThing[],
  order: readonly number[],
): readonly number[] {
  const from = steps.map((_, index) => index);
  const places = [...new Set(things.map(({ step }) => step))].sort((a, b) => a - b);
  const sequence = [...new Set(order.flatMap((index) => things[index]?.step ?? []))];
  for (const [index, place] of places.entries()) from[place] = sequence[index] ?? place;
  return from;
}
