import type { ObjectReference, PlayerReference } from '../abilities/references.ts';
import type { GameObject } from '../state/game-object.ts';
import type { GameState } from '../state/game-state.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { BoardValues, EffectContext } from './values.ts';

/** The object that a reference names, or `undefined` if there is none (any more). */
export function referencedObject(
  board: BoardValues,
  reference: ObjectReference,
  context: EffectContext,
): ObjectId | undefined {
  const { state } = board;
  switch (reference.kind) {
    case 'source':
      return existing(state, context.source);
    case 'affected':
      return existing(state, context.affected);
    case 'candidate':
      return existing(state, context.candidate);
    case 'attached-to':
      return existing(state, sourceOf(state, context)?.attachedTo);
    case 'target':
      return existing(state, context.targets?.[reference.index]);
    case 'paired':
      return existing(state, chosenObjects(state, context)[0]);
    case 'chosen':
      return existing(state, chosenObjects(state, context)[reference.index ?? 0]);
    case 'that':
      return existing(state, context.that?.[reference.index ?? 0]);
    case 'top-card':
      return existing(state, topCard(board, reference.of, reference.zone, context));
    case 'object':
      return existing(state, reference.id);
    // Only while an event is being replaced is there one to speak of.
    case 'event-source':
      return existing(state, context.event?.source);
  }
}

/** The players whom a reference names, in turn order; none if it names nobody. */
export function referencedPlayers(
  board: BoardValues,
  reference: PlayerReference,
  context: EffectContext,
): readonly PlayerId[] {
  const { state } = board;
  switch (reference.kind) {
    case 'you':
      return [context.you];
    case 'opponents':
      return inGame(state).filter((id) => id !== context.you);
    case 'each-player':
      return inGame(state);
    case 'active-player':
      return [state.activePlayer];
    case 'target':
      return player(state, context.targets?.[reference.index]);
    case 'chosen-player':
      return player(state, sourceOf(state, context)?.choices.player);
    case 'controller-of': {
      const object = referencedObject(board, reference.object, context);
      return object === undefined ? [] : [board.object(object).controller];
    }
    case 'owner-of': {
      const object = referencedObject(board, reference.object, context);
      const owner = object === undefined ? undefined : state.objects.get(object)?.owner;
      return owner === undefined ? [] : [owner];
    }
    case 'attached-to':
      return player(state, sourceOf(state, context)?.attachedTo);
    case 'player':
      return player(state, reference.id);
    case 'event-player':
      return player(state, context.event?.player);
    case 'you-and': {
      // The active player first (101.4, 121.2c).
      const named = [context.you, ...referencedPlayers(board, reference.other, context)];
      const ids = state.players.map(({ id }) => id);
      const active = ids.indexOf(state.activePlayer);
      return [...ids.slice(active), ...ids.slice(0, active)].filter((id) => named.includes(id));
    }
  }
}

/** The source as an object of the state. */
export function sourceOf(state: GameState, context: EffectContext): GameObject | undefined {
  return context.source === undefined ? undefined : state.objects.get(context.source);
}

/** What was chosen: on resolution, else what the source remembers (607.2d). */
export function chosenObjects(state: GameState, context: EffectContext): readonly ObjectId[] {
  if (context.chosen !== undefined) return context.chosen;
  const choices = sourceOf(state, context)?.choices;
  const chosen = choices?.object ?? choices?.copy;
  if (chosen === undefined) return [];
  return typeof chosen === 'string' ? [chosen] : chosen;
}

/** Without those who have left the game (800.4). */
const inGame = ({ players }: GameState): readonly PlayerId[] =>
  players.flatMap(({ id, hasLeft }) => (hasLeft === true ? [] : [id]));

function topCard(
  board: BoardValues,
  of: PlayerReference,
  zone: 'library' | 'graveyard',
  context: EffectContext,
): ObjectId | undefined {
  const [owner] = referencedPlayers(board, of, context);
  return board.state.players.find((candidate) => candidate.id === owner)?.[zone].at(-1);
}

/** Phased-out permanents are treated as though they didn't exist (702.26b). */
function existing(state: GameState, id: ObjectId | PlayerId | undefined): ObjectId | undefined {
  const object = id === undefined ? undefined : state.objects.get(id as ObjectId);
  return object === undefined || object.isPhasedOut ? undefined : object.id;
}

function player(state: GameState, id: ObjectId | PlayerId | undefined): readonly PlayerId[] {
  const found = state.players.find((candidate) => candidate.id === id);
  return found === undefined ? [] : [found.id];
}
