import { describe, expect, it } from 'vitest';
import { type Move, moved, moveOf, type Stop, type Stops } from './stops.ts';

/** Three moments: no effects, then two effects, then one. */
const stops: Stops = { last: 2, positionsOf: (moment) => [[], [0, 1, 2], [0, 1]][moment] ?? [] };

function walk(move: Move, start: Stop, times: number): readonly string[] {
  const seen: string[] = [];
  let at = start;
  for (let step = 0; step < times; step += 1) {
    at = moved(at, move, stops);
    seen.push(`${at.moment}:${at.position ?? 'all'}`);
  }
  return seen;
}

describe('a presentation', () => {
  it('goes through effects and moments in one line, and stays at the end', () => {
    expect(walk('next', { moment: 0, position: undefined }, 8)).toEqual([
      '1:0',
      '1:1',
      '1:2',
      '1:all',
      '2:0',
      '2:1',
      '2:all',
      '2:all',
    ]);
  });

  it('goes back the same way', () => {
    expect(walk('previous', { moment: 2, position: undefined }, 8)).toEqual([
      '2:1',
      '2:0',
      '1:all',
      '1:2',
      '1:1',
      '1:0',
      '0:all',
      '0:all',
    ]);
  });

  it('goes to the ends of a moment, then of the game', () => {
    expect(walk('first', { moment: 2, position: 1 }, 2)).toEqual(['2:0', '0:all']);
    expect(walk('last', { moment: 1, position: 1 }, 2)).toEqual(['1:all', '2:all']);
  });

  it('goes from moment to moment', () => {
    expect(walk('next-moment', { moment: 0, position: undefined }, 3)).toEqual(['1:all', '2:all', '2:all']);
    expect(walk('previous-moment', { moment: 2, position: 1 }, 3)).toEqual(['1:all', '0:all', '0:all']);
  });

  it('knows the keys of clickers, and leaves others alone', () => {
    const press = (key: string, shiftKey = false) => moveOf({ key, shiftKey });
    expect(['ArrowRight', 'PageDown', ' '].map((key) => press(key))).toEqual(['next', 'next', 'next']);
    expect([press('PageUp'), press(' ', true)]).toEqual(['previous', 'previous']);
    expect([press('Home'), press('End'), press('x')]).toEqual(['first', 'last', undefined]);
  });
});
