import type { BoardDocument, Entry, Step } from '../document/board-document.ts';
import { ordersOf, shuffled, totalUpTo } from './order-steps.ts';

/**
 * What takes part in an order: a step, or one of the cards that enter by a step at the same time. Such cards stay
 * together; only those of one player change places, because that player chooses their order (613.7m).
 */
export interface OrderThing {
  readonly step: number;
  readonly entry?: number;
}

/** The things of these steps, in the order of the document; cards that enter at the same time player by player. */
export function thingsOf({ steps }: BoardDocument, places: readonly number[]): readonly OrderThing[] {
  return places.flatMap((step): readonly OrderThing[] => {
    const entries = entriesOf(steps[step]);
    if (entries.length < 2) return [{ step }];
    return playersOf(entries).flatMap((player) =>
      entries.flatMap(({ controller }, entry) => (controller === player ? [{ step, entry }] : [])),
    );
  });
}

/** Cards that enter at the same time, by step, with the player who chooses their order (613.7m, 101.4). */
export interface Simultaneous {
  readonly step: number;
  readonly player: string;
  readonly cards: readonly string[];
}

export function simultaneousIn({ steps }: BoardDocument, places: readonly number[]): readonly Simultaneous[] {
  return places.flatMap((step) => {
    const entries = entriesOf(steps[step]);
    return playersOf(entries).flatMap((player): readonly Simultaneous[] => {
      const cards = entries.filter(({ controller }) => controller === player).map(({ card }) => card);
      return cards.length < 2 ? [] : [{ step, player, cards }];
    });
  });
}

/** A step whose event makes several tokens at once, and what they are called if that is known. */
export interface AlikeTokens {
  readonly step: number;
  readonly name: string | undefined;
}

/**
 * The steps of these places whose tokens come at the same time. They are not put into orders: tokens of one event are all
 * alike, so that every order of their timestamps comes to the same board.
 */
export const alikeTokensIn = ({ steps }: BoardDocument, places: readonly number[]): readonly AlikeTokens[] =>
  places.flatMap((step) => {
    const action = steps[step]?.action;
    if (action?.kind !== 'event' || !('tokens' in action.event)) return [];
    const { token } = action.event.tokens;
    return [{ step, name: token.name ?? token.copyOf }];
  });

/** The document with the things in another order: `order[n]` says which of them comes n-th. */
export function withOrder(
  document: BoardDocument,
  things: readonly OrderThing[],
  order: readonly number[],
): BoardDocument {
  const steps: Step[] = [...document.steps];
  const places = [...new Set(things.map(({ step }) => step))].sort((a, b) => a - b);
  const sorted = order.flatMap((index) => things[index] ?? []);
  const sequence = [...new Set(sorted.map(({ step }) => step))];
  for (const [index, place] of places.entries()) {
    const from = sequence[index];
    const step = from === undefined ? undefined : document.steps[from];
    if (step === undefined || from === undefined) continue;
    const entries = sorted.flatMap(({ step: own, entry }) =>
      own === from && entry !== undefined ? [entry] : [],
    );
    steps[place] = entries.length < 2 ? step : withEntries(step, entries);
  }
  return { ...document, steps };
}

function withEntries(step: Step, order: readonly number[]): Step {
  const { action } = step;
  const entries = order.flatMap((index) => entriesOf(step)[index] ?? []);
  if (action.kind === 'enter') return { ...step, action: { ...action, entries } };
  return action.kind === 'event' ? { ...step, action: { ...action, event: { enter: entries } } } : step;
}

/** So many orders are tried at most; of more, that many are drawn. */
const MOST_ORDERS = 720;

/**
 * Orders of the things, the present one first: all if they are few, else so many drawn with a fixed seed. Things of one
 * step stay together, and those of different players in it stay as they are.
 */
export function arrangementsOf(
  document: BoardDocument,
  things: readonly OrderThing[],
  most = MOST_ORDERS,
): { readonly orders: readonly (readonly number[])[]; readonly isAll: boolean } {
  const blocks = blocksOf(document, things);
  const sizes = [blocks.length, ...blocks.flatMap((choices) => choices.map(({ length }) => length))];
  if (totalUpTo(sizes, most) <= most) return { orders: [...allOf(blocks)], isAll: true };
  const present = things.map((_, index) => index);
  const drawn = new Map([[present.join(), present as readonly number[]]]);
  const random = shuffled(613);
  for (let tries = 0; drawn.size < most && tries < most * 4; tries += 1) {
    const order = random(blocks).flatMap((choices) => choices.flatMap(random));
    drawn.set(order.join(), order);
  }
  return { orders: [...drawn.values()], isAll: false };
}

/** The things of one step, for each player those that may change places. */
type Block = readonly (readonly number[])[];

function blocksOf({ steps }: BoardDocument, things: readonly OrderThing[]): readonly Block[] {
  return [...new Set(things.map(({ step }) => step))].map((step): Block => {
    const own = things.flatMap((thing, index) => (thing.step === step ? [{ ...thing, index }] : []));
    const entries = entriesOf(steps[step]);
    if (own.length === 1) return own.map(({ index }) => [index]);
    return playersOf(entries).map((player) =>
      own.filter(({ entry }) => entries[entry ?? 0]?.controller === player).map(({ index }) => index),
    );
  });
}

function* allOf(blocks: readonly Block[]): Generator<readonly number[]> {
  for (const order of ordersOf(blocks.length, Number.POSITIVE_INFINITY).orders)
    yield* insideOf(order.map((index) => blocks[index] ?? []));
}

function* insideOf(blocks: readonly Block[]): Generator<readonly number[]> {
  const [first, ...others] = blocks;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const own of choicesOf(first)) for (const rest of insideOf(others)) yield [...own.flat(), ...rest];
}

function* choicesOf(choices: readonly (readonly number[])[]): Generator<readonly (readonly number[])[]> {
  const [first, ...others] = choices;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const order of ordersOf(first.length, Number.POSITIVE_INFINITY).orders)
    for (const rest of choicesOf(others)) yield [order.flatMap((index) => first[index] ?? []), ...rest];
}

/** The cards that a step has enter at the same time, by itself or by an event that it lets happen. */
export function entriesOf(step: Step | undefined): readonly Entry[] {
  if (step?.action.kind === 'enter') return step.action.entries;
  return step?.action.kind === 'event' && 'enter' in step.action.event
    ? [step.action.event.enter].flat()
    : [];
}

const playersOf = (entries: readonly Entry[]): readonly string[] => [
  ...new Set(entries.map(({ controller }) => controller)),
];
