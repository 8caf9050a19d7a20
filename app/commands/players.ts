import { derive } from '../store/derived.ts';
import type { Command } from './command.ts';

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

export const addPlayer: Command = {
  id: 'add-player',
  keys: [],
  isEnabled: ({ state }) => state.document.players.length < LETTERS.length,
  whyNot: () => 'enough-players',
  run({ state, actions }) {
    const player = LETTERS.find((letter) => !state.document.players.includes(letter));
    if (player !== undefined) actions.dispatch({ kind: 'add-player', player });
  },
};

/** A step that ends the turn; the next player's begins. */
export const nextTurn: Command = {
  id: 'next-turn',
  keys: ['t'],
  isEnabled: () => true,
  run({ state, actions }) {
    const { players } = state.document;
    const active: string = derive(state).moment.state.activePlayer;
    const player = players[(players.indexOf(active) + 1) % players.length];
    if (player !== undefined) actions.addStep({ action: { kind: 'turn', player } });
  },
};
