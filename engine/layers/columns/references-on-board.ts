import type { ObjectReference, PlayerReference } from '../../abilities/references.ts';
import type { GameObject } from '../../state/game-object.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { chosenObjects } from '../references.ts';
import { hasBit } from './bits.ts';
import type { Board } from './board.ts';

/** What the words of an effect refer to, objects by their numbers; -1 for none. */
export interface BoardContext {
  readonly source: number;
  readonly you: PlayerId;
  readonly affected: number;
}

/** The number of the object that a reference names, or -1. Static and resolved effects have no targets any more. */
export function referencedIndex(board: Board, reference: ObjectReference, context: BoardContext): number {
  switch (reference.kind) {
    case 'source':
      return there(board, context.source);
    case 'affected':
      return there(board, context.affected);
    case 'attached-to':
      return context.source < 0 ? -1 : there(board, board.attachedTo[context.source] ?? -1);
    case 'paired':
      return indexOf(board, chosenOf(board, context)[0]);
    case 'chosen':
      return indexOf(board, chosenOf(board, context)[reference.index ?? 0]);
    case 'top-card': {
      const [owner] = referencedPlayerIds(board, reference.of, context);
      return indexOf(board, board.state.players.find(({ id }) => id === owner)?.[reference.zone].at(-1));
    }
    case 'object':
      return indexOf(board, reference.id);
    case 'candidate':
    case 'target':
    case 'that':
    case 'event-source':
      return -1;
  }
}

/** The players whom a reference names, in turn order. */
export function referencedPlayerIds(
  board: Board,
  reference: PlayerReference,
  context: BoardContext,
): readonly PlayerId[] {
  switch (reference.kind) {
    case 'you':
      return [context.you];
    case 'opponents':
      return board.players.filter((player) => player !== context.you);
    case 'each-player':
      return board.players;
    case 'active-player':
      return [board.state.activePlayer];
    case 'chosen-player':
      return known(board, sourceAt(board, context)?.choices.player);
    case 'controller-of': {
      const index = referencedIndex(board, reference.object, context);
      return index < 0 ? [] : [controllerAt(board, index)];
    }
    case 'owner-of': {
      const owner = board.objects[referencedIndex(board, reference.object, context)]?.owner;
      return owner === undefined ? [] : [owner];
    }
    case 'attached-to':
      return known(board, sourceAt(board, context)?.attachedTo);
    case 'player':
      return known(board, reference.id);
    case 'you-and':
      return [context.you, ...referencedPlayerIds(board, reference.other, context)];
    case 'target':
    case 'event-player':
      return [];
  }
}

export const sourceAt = (board: Board, { source }: BoardContext): GameObject | undefined =>
  board.objects[source];

/** What the source remembers as chosen. */
export function chosenOf(board: Board, context: BoardContext): readonly ObjectId[] {
  const source = sourceAt(board, context);
  return source === undefined ? [] : chosenObjects(board.state, { source: source.id, you: context.you });
}

/** Who controls object number `index` now. */
export function controllerAt(
  board: Pick<Board, 'controllers' | 'bits' | 'objects'>,
  index: number,
): PlayerId {
  for (const [player, id] of board.controllers) if (hasBit(board.bits(id), index)) return player;
  const object = board.objects[index];
  if (object === undefined) throw new Error(`There is no object number ${index}.`);
  return object.controller;
}

const there = (board: Board, index: number): number =>
  index >= 0 && hasBit(board.present, index) ? index : -1;

function indexOf(board: Board, id: ObjectId | undefined): number {
  return id === undefined ? -1 : there(board, board.indexOf.get(id) ?? -1);
}

function known(board: Board, id: ObjectId | PlayerId | undefined): readonly PlayerId[] {
  const found = board.players.find((player) => player === id);
  return found === undefined ? [] : [found];
}
