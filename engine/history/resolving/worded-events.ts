import { SHUFFLES_ALL } from '../../oracle/carried-words.ts';
import type { WouldBeEvent } from '../../replacement/event.ts';
import { isPlayer } from '../../state/edit-state.ts';
import { playersInGame } from '../../state/end-of-game.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';
import type { Zone } from '../../vocabulary/zones.ts';
import type { Resolution } from './resolution.ts';
import { wordedReplacement } from './worded-replacements.ts';

const END_OF_GAME =
  /^(you|target player|target opponent|that player|each player|each opponent|each other player) (win|lose)s? the game$/;

/**
 * What plain words of an instruction make happen, where they are an event of the game: somebody wins or loses it (CR
 * 104.2b, 104.3e), all whom the words name at the same time.
 */
export function wordedEvents(resolution: Resolution, words: string): readonly WouldBeEvent[] | undefined {
  const [, who, verb] = END_OF_GAME.exec(words) ?? [];
  if (who === undefined) return shuffledAway(resolution, words) ?? wordedReplacement(resolution, words);
  const what = verb === 'win' ? 'win-game' : 'lose-game';
  const players = playersNamed(resolution, who);
  if (players.length === 0) return undefined;
  return players.map((player) => ({ kind: 'player-event', what, player, amount: 1 }));
}

/** All that a player owns in hand, graveyard and on the battlefield is shuffled into the library, at the same time. */
function shuffledAway({ run, controller }: Resolution, words: string): readonly WouldBeEvent[] | undefined {
  if (!SHUFFLES_ALL.test(words)) return undefined;
  const from: readonly Zone[] = ['hand', 'graveyard', 'battlefield'];
  const mine = [...run.state.objects.values()].filter(
    ({ owner, zone, isPhasedOut }) => owner === controller && from.includes(zone) && !isPhasedOut,
  );
  return mine.map(({ id }) => ({
    kind: 'change-zone',
    object: id,
    to: 'library',
    as: 'put',
    cause: 'effect',
    place: 'shuffled',
  }));
}

function playersNamed(resolution: Resolution, who: string): readonly PlayerId[] {
  const { run, controller, targets, choices, event } = resolution;
  const all = playersInGame(run.state);
  switch (who) {
    case 'you':
      return [controller];
    case 'each player':
      return all;
    case 'each opponent':
    case 'each other player':
      return all.filter((player) => player !== controller);
    default: {
      const named = [...targets, choices.player, event?.player].find(
        (each) => each !== undefined && isPlayer(run.state, each),
      );
      return named === undefined ? [] : [named as PlayerId];
    }
  }
}

const LEVEL = /^~ becomes (level \d+)$/;

/** A Class's level becomes another (716.2a): a designation that it keeps (716.2b). Whether the words say that. */
export function becomesLevel({ run, source }: Resolution, words: string): boolean {
  const [, level] = LEVEL.exec(words) ?? [];
  const permanent = source === undefined ? undefined : run.state.objects.get(source);
  if (level === undefined || permanent === undefined) return false;
  for (const designation of permanent.designations)
    if (designation.startsWith('level '))
      run.apply({ kind: 'undesignate', object: permanent.id, designation });
  run.apply({ kind: 'designate', object: permanent.id, designation: level });
  return true;
}
