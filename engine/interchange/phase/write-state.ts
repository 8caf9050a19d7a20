import type { CardFace } from '../../cards/card-definition.ts';
import type { GameObject } from '../../state/game-object.ts';
import type { GameState } from '../../state/game-state.ts';
import type { ResolvedEffect } from '../../state/resolved-effect.ts';
import { compareTimestamps, type Timestamp } from '../../state/timestamp.ts';
import {
  type ExportedGame,
  lastingEffects,
  nameOf,
  noteCommonLosses,
  noteLastingEffects,
  playerIndex,
} from '../exported-game.ts';
import type { Notes } from '../note.ts';
import type { Json } from './json.ts';
import { writePhaseEffect } from './write-effect.ts';
import { writePhaseObject } from './write-object.ts';

/** Gives what phase numbers its number: objects from 1 on, timestamps in the order of the game. */
export interface PhaseNumbers {
  readonly object: (id: string) => number | undefined;
  readonly player: (id: string) => number;
  readonly timestamp: (timestamp: Timestamp) => number;
}

/**
 * A debug snapshot that phase's import takes: the game as it is at the moment, with its timestamps (613.7) and those
 * effects of resolutions that its modifications can say. Every field without a default is there. What can't be said in it
 * is noted.
 */
export function writePhaseState(game: ExportedGame, notes: Notes): string {
  const { state } = game.moment;
  noteCommonLosses(game, notes, { playerCounter: (kind) => kind === 'poison' });
  const objects = [...state.objects.values()].filter(({ zone }) => zone !== 'stack');
  const numbers = numbersOf(game);
  for (const object of state.objects.values())
    if (object.zone === 'stack') notes.add('stack', nameOf(object));
  noteAbilities(objects, notes);
  const effects = effectsOf(game, numbers, notes);
  const active = numbers.player(state.activePlayer);
  const inZone = (zone: string, owner?: string): readonly number[] =>
    objects
      .filter((object) => object.zone === zone && (owner === undefined || object.owner === owner))
      .flatMap(({ id }) => numbers.object(id) ?? []);
  const waitingFor = { type: 'Priority', data: { player: active } };
  const gameState: Json = {
    turn_number: state.turn,
    active_player: active,
    phase: 'PreCombatMain',
    players: state.players.map(({ id, life, library }, index) => ({
      id: index,
      life,
      mana_pool: { mana: [] },
      // The last of a library is its top card here, the first one there.
      library: [...library].reverse().flatMap((each) => numbers.object(each) ?? []),
      hand: inZone('hand', id),
      graveyard: inZone('graveyard', id),
      has_drawn_this_turn: false,
      lands_played_this_turn: 0,
      poison_counters: state.players[index]?.counters.find(({ kind }) => kind === 'poison')?.count ?? 0,
    })),
    priority_player: active,
    objects: Object.fromEntries(
      objects.map((object) => [
        String(numbers.object(object.id)),
        writePhaseObject(game, object, numbers, notes),
      ]),
    ),
    next_object_id: objects.length + 1,
    battlefield: inZone('battlefield'),
    stack: [],
    exile: inZone('exile'),
    command_zone: inZone('command'),
    rng_seed: 0,
    combat: null,
    waiting_for: waitingFor,
    lands_played_this_turn: 0,
    max_lands_per_turn: 1,
    priority_pass_count: 0,
    pending_replacement: null,
    layers_dirty: true,
    next_timestamp: stampsOf(state).length + 1,
    transient_continuous_effects: effects,
    next_continuous_effect_id: effects.length + 1,
    seat_order: state.players.map((_, index) => index),
    ...dayNight(state),
  };
  for (const { object } of state.combat.attackers) {
    const attacker = state.objects.get(object);
    if (attacker !== undefined) notes.add('combat', nameOf(attacker));
  }
  return `${JSON.stringify({ gameState, waitingFor, legalActions: [], turnCheckpoints: [] }, null, 2)}\n`;
}

/** What is more than a keyword is phase's own reading of a card, which it finds by an id that a board doesn't have. */
function noteAbilities(objects: readonly GameObject[], notes: Notes): void {
  const names = [
    ...new Set(objects.filter(({ kind, card }) => kind === 'card' && card.faces.some(hasMore)).map(nameOf)),
  ];
  const [shown, more] = [names.slice(0, 4).join(', '), names.length - 4];
  if (names.length > 0) notes.add('card-abilities', more > 0 ? `${shown} and ${more} more` : shown);
}

const hasMore = ({ abilities }: CardFace): boolean =>
  abilities.some((each) => each.kind !== 'keyword' || each.parameter !== undefined);

const dayNight = ({ designations }: GameState): Json => {
  const time = designations.find((each) => each === 'day' || each === 'night');
  return time === undefined ? {} : { day_night: time === 'day' ? 'Day' : 'Night' };
};

function numbersOf(game: ExportedGame): PhaseNumbers {
  const { state } = game.moment;
  const ids = [...state.objects.values()]
    .filter(({ zone }) => zone !== 'stack')
    .map(({ id }) => id as string);
  const numbers = new Map(ids.map((id, index) => [id, index + 1]));
  const stamps = stampsOf(state);
  return {
    object: (id) => numbers.get(id),
    player: (id) => playerIndex(game, id),
    timestamp: (timestamp) => stamps.findIndex((each) => compareTimestamps(each, timestamp) === 0) + 1,
  };
}

/** Every timestamp of the game once, the oldest first: phase has whole numbers, and one for each object. */
function stampsOf({ objects, effects }: GameState): readonly Timestamp[] {
  const all = [...objects.values(), ...effects].map(({ timestamp }) => timestamp).sort(compareTimestamps);
  return all.filter((each, index) => {
    const before = all[index - 1];
    return before === undefined || compareTimestamps(before, each) !== 0;
  });
}

function effectsOf(game: ExportedGame, numbers: PhaseNumbers, notes: Notes): readonly Json[] {
  const written = new Set<ResolvedEffect>();
  const effects = lastingEffects(game).flatMap((effect) => {
    const one = writePhaseEffect(effect, numbers);
    if (one === undefined) return [];
    written.add(effect);
    const source = effect.source === undefined ? undefined : numbers.object(effect.source);
    // A spell without a card in the game is named by the object that it is about.
    return source === undefined ? one : one.map((each) => ({ ...each, source_id: source }));
  });
  noteLastingEffects(game, written, notes);
  return effects.map((each, index) => ({ id: index + 1, ...each }));
}
