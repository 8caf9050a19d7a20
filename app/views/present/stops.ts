/**
 * Where a presentation stands: after so many steps of the game, and after so many effects of that moment; `undefined`
 * shows the moment as it is, with what its step changed.
 */
export interface Stop {
  readonly moment: number;
  readonly position: number | undefined;
}

export const MOVES = ['next', 'previous', 'first', 'last', 'next-moment', 'previous-moment'] as const;
export type Move = (typeof MOVES)[number];

export interface Stops {
  /** The last moment. */
  readonly last: number;
  /** Positions of a moment at which it stops, in order: 0 is before all effects. None where there is no effect. */
  readonly positionsOf: (moment: number) => readonly number[];
}

/**
 * The stop that a move leads to; the same one at the ends. One goes through a moment's effects, then sees it as it is,
 * then the next moment comes, before its effects. With `last` and `first` to the ends of the moment, then of the game.
 */
export function moved(at: Stop, move: Move, { last, positionsOf }: Stops): Stop {
  const { moment } = at;
  const positions = positionsOf(moment);
  const whole = (other: number): Stop => ({ moment: other, position: undefined });
  switch (move) {
    case 'next': {
      if (at.position === undefined)
        return moment === last ? at : { moment: moment + 1, position: positionsOf(moment + 1)[0] };
      const { position } = at;
      return { moment, position: positions.find((each) => each > position) };
    }
    case 'previous': {
      const before = positions.filter((each) => at.position === undefined || each < at.position).at(-1);
      if (before !== undefined) return { moment, position: before };
      return moment === 0 ? at : whole(moment - 1);
    }
    case 'first': {
      const start = positions[0];
      if (start !== undefined && at.position !== start) return { moment, position: start };
      return { moment: 0, position: positionsOf(0)[0] };
    }
    case 'last':
      return at.position === undefined ? whole(last) : whole(moment);
    case 'next-moment':
      return whole(Math.min(last, moment + 1));
    case 'previous-moment':
      return whole(Math.max(0, moment - 1));
  }
}

/** The move of a key, by its name; keys of clickers among them. */
export function moveOf({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): Move | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'PageDown':
      return 'next';
    case ' ':
      return shiftKey ? 'previous' : 'next';
    case 'ArrowLeft':
    case 'PageUp':
    case 'Backspace':
      return 'previous';
    case 'ArrowDown':
      return 'next-moment';
    case 'ArrowUp':
      return 'previous-moment';
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    default:
      return undefined;
  }
}
