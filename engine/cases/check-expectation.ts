import type { BoardDocument } from '../document/board-document.ts';
import type { History, Moment } from '../history/history.ts';
import { checkEffect } from './check-effect.ts';
import { checkEvent } from './check-event.ts';
import { checkLayer } from './check-layer.ts';
import { checkObject } from './check-object.ts';
import { checkPlayer } from './check-player.ts';
import type { Difference } from './difference.ts';
import { type EventExpectation, type Expectation, parseExpectation } from './expectation-schema.ts';

/** An expectation about a moment. */
export type Check = Exclude<Expectation, { kind: 'unsupported' | 'rejected' | 'event' }>;

/** What of the expectation does not hold at the moment. */
export function differencesAt(document: BoardDocument, moment: Moment, check: Check): readonly Difference[] {
  switch (check.kind) {
    case 'object':
      return checkObject(moment.evaluation, check.expected).found;
    case 'layer':
      return checkLayer(moment.state, document, check.expected).found;
    case 'effect':
      return checkEffect(moment.evaluation, document, check.expected).found;
    case 'player':
      return checkPlayer(moment.evaluation, check.expected).found;
  }
}

/** What of the expectation does not hold of an event, whenever it happened. */
export function differencesOfEvent(
  { moments }: Pick<History, 'moments'>,
  expected: EventExpectation,
): readonly Difference[] {
  const recorded = moments.flatMap(({ recorded: all }) => all).find(({ id }) => id === expected.event);
  if (recorded === undefined) return [{ field: 'event', expected: expected.event, got: 'no such event' }];
  return checkEvent(recorded, expected).found;
}

/** An expectation that a board carries, and whether it holds. */
export interface CheckedExpectation {
  /** Index among the document's expectations. */
  readonly index: number;
  readonly expectation: Exclude<Expectation, { kind: 'unsupported' }>;
  /** Index into the history's moments at which it is checked. */
  readonly moment: number;
  readonly differences: readonly Difference[];
}

/** Everything that the board expects, checked; {@link unreadExpectations} has what can't be read. */
export function checkExpectations(
  document: BoardDocument,
  { moments }: History,
): readonly CheckedExpectation[] {
  return (document.expect ?? []).map(parseExpectation).flatMap((parsed, index): CheckedExpectation[] => {
    if (!('expectation' in parsed) || parsed.expectation.kind === 'unsupported') return [];
    const { expectation } = parsed;
    if (expectation.kind === 'rejected') {
      const status = moments[expectation.step + 1]?.status ?? 'none';
      const differences = status === 'refused' ? [] : [{ field: 'step', expected: 'refused', got: status }];
      return [{ index, expectation, moment: expectation.step + 1, differences }];
    }
    if (expectation.kind === 'event') {
      const { event } = expectation.expected;
      const at = moments.findIndex(({ recorded }) => recorded.some(({ id }) => id === event));
      const differences = differencesOfEvent({ moments }, expectation.expected);
      // An event that never happens is a difference, too.
      return [{ index, expectation, moment: at < 0 ? moments.length - 1 : at, differences }];
    }
    const at = expectation.expected.after === undefined ? moments.length - 1 : expectation.expected.after + 1;
    const moment = moments[at];
    if (moment === undefined) {
      const after = String(expectation.expected.after);
      const differences = [{ field: 'after', expected: after, got: 'no such step' }];
      return [{ index, expectation, moment: moments.length - 1, differences }];
    }
    return [{ index, expectation, moment: at, differences: differencesAt(document, moment, expectation) }];
  });
}

/** An expectation that a board carries and nobody can read, with the places in it that are wrong. */
export interface UnreadExpectation {
  /** Index among the document's expectations. */
  readonly index: number;
  readonly places: readonly string[];
}

/** What the board expects in a form that can't be read, so that somebody says so. */
export const unreadExpectations = ({ expect = [] }: BoardDocument): readonly UnreadExpectation[] =>
  expect.map(parseExpectation).flatMap((parsed, index): readonly UnreadExpectation[] => {
    if ('errors' in parsed) return [{ index, places: parsed.errors.map(({ path }) => path) }];
    const { expectation } = parsed;
    return expectation.kind === 'unsupported' ? [{ index, places: [expectation.what] }] : [];
  });
