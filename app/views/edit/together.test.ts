import { describe, expect, test } from 'vitest';
import type { Entry } from '../../../engine/index.ts';
import { applyCommand } from '../../../engine/index.ts';
import { game, played } from '../testing.ts';
import { canJoin, joined, parted, placesOf, withPlaceMoved } from './together.ts';

const entry = (id: string, controller: string, card = 'Grizzly Bears'): Entry => ({ id, card, controller });
const PLAYERS = ['A', 'B', 'C'];
const idsOf = (entries: readonly Entry[]) => entries.map(({ id }) => id);

describe('cards that enter at the same time', () => {
  const entries = [entry('b1', 'B'), entry('a1', 'A'), entry('c1', 'C'), entry('b2', 'B'), entry('a2', 'A')];

  test('follow each other in turn order from the active player on, each player’s as they chose', () => {
    const order = (active: string) => idsOf(placesOf(entries, PLAYERS, active).map((place) => place.entry));
    expect(order('A')).toEqual(['a1', 'a2', 'b1', 'b2', 'c1']);
    expect(order('B')).toEqual(['b1', 'b2', 'c1', 'a1', 'a2']);
    expect(order('C')).toEqual(['c1', 'a1', 'a2', 'b1', 'b2']);
  });

  test('are in the order that the engine gives them timestamps in', () => {
    const document = game({ kind: 'enter', entries });
    const withThree = { ...document, players: PLAYERS };
    const { objects, activePlayer } = played(withThree).trace.evaluation.state;
    const byTimestamp = [...objects.values()].sort((a, b) => a.timestamp.order - b.timestamp.order);
    expect(byTimestamp.map(({ id }) => id)).toEqual(
      idsOf(placesOf(entries, PLAYERS, activePlayer).map((place) => place.entry)),
    );
  });

  test('move among their player’s own, and no further', () => {
    const places = placesOf(entries, PLAYERS, 'A');
    expect(idsOf(withPlaceMoved(places, 0, 1).entries)).toEqual(['a2', 'a1', 'b1', 'b2', 'c1']);
    const far = withPlaceMoved(places, 0, 4);
    expect(far.to).toBe(1);
    expect(idsOf(far.entries)).toEqual(['a2', 'a1', 'b1', 'b2', 'c1']);
    expect(withPlaceMoved(places, 4, 0).to).toBe(4);
    expect(places.map(({ canMoveEarlier, canMoveLater }) => [canMoveEarlier, canMoveLater])).toEqual([
      [false, true],
      [true, false],
      [false, true],
      [true, false],
      [false, false],
    ]);
  });

  test('come from two steps that are joined, and part again', () => {
    const document = game('Humility', 'Opalescence');
    expect(canJoin(document, 0)).toBe(false);
    expect(canJoin(document, 1)).toBe(true);
    const command = joined(document, 1);
    if (command === undefined) throw new Error('Nothing to join');
    const together = applyCommand(document, command);
    expect(together.steps).toHaveLength(1);
    expect(together.steps[0]?.action).toMatchObject({ entries: [{ id: 'humility' }, { id: 'opalescence' }] });
    const part = parted(together, 0, 'A');
    expect(part && applyCommand(together, part).steps).toEqual(document.steps);
    expect(parted(document, 0, 'A')).toBeUndefined();
  });

  test('are not joined with a step that is off, or of another kind', () => {
    const off = game('Humility', { action: { kind: 'enter', entries: [entry('x', 'A')] }, off: true });
    expect(canJoin(off, 1)).toBe(false);
    expect(canJoin(game({ kind: 'turn', player: 'A' }, 'Humility'), 1)).toBe(false);
  });
});
