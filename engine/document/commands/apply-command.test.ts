import { describe, expect, it } from 'vitest';
import type { BoardDocument, Step } from '../board-document.ts';
import { applyCommand } from './apply-command.ts';

const tap = (id: string): Step => ({ action: { kind: 'tap', id } });
const [a, b, c] = [tap('a'), tap('b'), tap('c')];
const document: BoardDocument = {
  strata: 1,
  players: ['A', 'B'],
  steps: [a, b, c],
  expect: [{ object: 'x', power: 1, after: 1 }, { rejected: 2 }, { object: 'x', power: 2 }],
};
const order = (board: BoardDocument) =>
  board.steps.map((step) => ('id' in step.action ? step.action.id : ''));

describe('applyCommand', () => {
  it('adds, moves, replaces and removes steps, keeping the others by identity', () => {
    const added = applyCommand(document, { kind: 'add-step', step: tap('n'), index: 1 });
    expect(order(added)).toEqual(['a', 'n', 'b', 'c']);
    expect(added.steps[2]).toBe(b);
    expect(order(applyCommand(document, { kind: 'move-step', from: 0, to: 2 }))).toEqual(['b', 'c', 'a']);
    expect(order(applyCommand(document, { kind: 'move-step', from: 2, to: 0 }))).toEqual(['c', 'a', 'b']);
    expect(order(applyCommand(document, { kind: 'remove-step', index: 1 }))).toEqual(['a', 'c']);
    expect(order(applyCommand(document, { kind: 'replace-step', index: 1, step: tap('r') }))).toEqual([
      'a',
      'r',
      'c',
    ]);
    expect(order(document)).toEqual(['a', 'b', 'c']);
  });

  it('lets expectations follow the steps that they speak of', () => {
    const added = applyCommand(document, { kind: 'add-step', step: tap('n'), index: 0 });
    expect(added.expect).toEqual([
      { object: 'x', power: 1, after: 2 },
      { rejected: 3 },
      { object: 'x', power: 2 },
    ]);
    const moved = applyCommand(document, { kind: 'move-step', from: 2, to: 0 });
    expect(moved.expect).toEqual([
      { object: 'x', power: 1, after: 2 },
      { rejected: 0 },
      { object: 'x', power: 2 },
    ]);
    const removed = applyCommand(document, { kind: 'remove-step', index: 2 });
    expect(removed.expect).toEqual([
      { object: 'x', power: 1, after: 1 },
      { object: 'x', power: 2 },
    ]);
  });

  it('sets and clears what goes beside an action', () => {
    const off = applyCommand(document, { kind: 'set-step-off', index: 1, off: true });
    expect(off.steps[1]).toEqual({ ...b, off: true });
    const on = applyCommand(off, { kind: 'set-step-off', index: 1, off: false });
    expect(on.steps[1]).toEqual(b);
    const stamped = applyCommand(document, { kind: 'set-timestamp', index: 0, timestamp: 7.5 });
    expect(stamped.steps[0]?.timestamp).toBe(7.5);
    expect(applyCommand(stamped, { kind: 'set-timestamp', index: 0, timestamp: undefined })).toEqual(
      document,
    );
  });

  it('returns the same document when nothing changes', () => {
    expect(applyCommand(document, { kind: 'set-step-off', index: 1, off: false })).toBe(document);
    expect(applyCommand(document, { kind: 'move-step', from: 1, to: 1 })).toBe(document);
    expect(applyCommand(document, { kind: 'set-title', title: undefined })).toBe(document);
    expect(applyCommand(document, { kind: 'set-players', players: ['A', 'B'] })).toBe(document);
  });

  it('takes several edits as one', () => {
    const commands = [{ kind: 'remove-step', index: 0 } as const, { kind: 'set-title', title: 'T' } as const];
    const edited = applyCommand(document, { kind: 'all-of', commands });
    expect([order(edited), edited.title]).toEqual([['b', 'c'], 'T']);
  });

  it('refuses an index that does not exist', () => {
    expect(() => applyCommand(document, { kind: 'remove-step', index: 3 })).toThrow(RangeError);
    expect(() => applyCommand(document, { kind: 'add-step', step: a, index: -1 })).toThrow(RangeError);
    expect(() => applyCommand(document, { kind: 'set-players', players: [] })).toThrow(RangeError);
    expect(() => applyCommand(document, { kind: 'add-player', player: 'A' })).toThrow(RangeError);
  });
});
