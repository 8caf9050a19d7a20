import { Notes } from '../note.ts';
import { playerNames } from '../player-names.ts';
import type { ReadState, Snapshot, SnapshotObject } from '../snapshot.ts';
import { STATE_LIMITS, StateError } from '../state-limits.ts';
import { playerOf, readCard, readCounters } from './read-card.ts';

const ZONES: readonly (readonly [suffix: string, zone: SnapshotObject['zone'] | 'sideboard'])[] = [
  ['battlefield', 'battlefield'],
  ['cardsinplay', 'battlefield'],
  ['play', 'battlefield'],
  ['cardsinhand', 'hand'],
  ['hand', 'hand'],
  ['cardsingraveyard', 'graveyard'],
  ['graveyard', 'graveyard'],
  ['cardsinlibrary', 'library'],
  ['library', 'library'],
  ['cardsinexile', 'exile'],
  ['exile', 'exile'],
  ['command', 'command'],
  ['sideboard', 'sideboard'],
];
interface ZoneLine {
  readonly zone: SnapshotObject['zone'];
  readonly player: number;
  readonly value: string;
}
const OF_PLAYER = /^(p\d|human|ai)(.+)$/;
/** Whole lines that say nothing about continuous effects. */
const WITHOUT_MEANING = /^(?:landsplayed|landsplayedlastturn|speed)$/;

/** Whether a text looks like a game state or puzzle of Forge. */
export const looksLikeForge = (text: string): boolean =>
  /^\s*\[(?:state|metadata)\]\s*$/im.test(text) ||
  /^(?:p\d|human|ai)(?:life|hand|library|graveyard|exile|command|battlefield|cardsin\w+|play)\s*=/im.test(
    text,
  );

/**
 * Reads a game state or a puzzle of Forge. Lenient: what it doesn't know is noted and left out. Throws
 * {@link StateError} for a text that holds no object or too many.
 */
export function readForgeState(text: string): ReadState {
  const notes = new Notes();
  const lines = text.split(/\r?\n/).slice(0, STATE_LIMITS.lines);
  const players = countPlayers(lines);
  const lives: (number | undefined)[] = [];
  const counters: (Readonly<Record<string, number>> | undefined)[] = [];
  const objects: SnapshotObject[] = [];
  const zones = new Map<string, ZoneLine>();
  let [title, activePlayer, isMetadata]: [string | undefined, number, boolean] = [undefined, 0, false];
  const read = (key: string, value: string, line: string) => {
    if (key === 'activeplayer') {
      const player = playerOf(value, players);
      if (player === undefined) notes.add('unknown-player', key, value);
      else activePlayer = player;
      return;
    }
    if (key === 'activephaseadvance') return;
    if (key.startsWith('activephase')) return notes.add('phase-of-turn', '', value);
    if (key === 'turn' || key === 'removesummoningsickness') return;
    if (key.startsWith('ability')) return notes.add('script', key, value);
    const [, prefix = '', what = ''] = OF_PLAYER.exec(key) ?? [];
    const player = playerOf(prefix, players);
    if (player === undefined) return notes.add('unknown-line', '', line);
    const zone = ZONES.find(([suffix]) => suffix === what)?.[1];
    if (zone !== undefined) {
      if (zone === 'sideboard')
        return value.trim() === '' ? undefined : notes.add('not-expressible', prefix, what);
      // As in Forge, the last line of a zone is the one that counts.
      const place = `${player} ${zone}`;
      if ((zones.get(place)?.value.trim() ?? '') !== '') notes.add('said-twice', prefix, what);
      zones.delete(place);
      zones.set(place, { zone, player, value });
    } else if (what === 'life') {
      const life = Number(value);
      if (Number.isInteger(life) && Math.abs(life) <= STATE_LIMITS.counters) lives[player] = life;
      else notes.add('bad-number', prefix, line);
    } else if (value.trim() === '' || WITHOUT_MEANING.test(what)) return;
    else if (what === 'counters') counters[player] = readCounters(value, prefix, notes);
    else if (what === 'manapool' || what === 'persistentmana') notes.add('mana', prefix, value);
    else if (what === 'precast') notes.add('script', prefix, value);
    else if (what === 'putonstack') notes.add('stack', prefix, value);
    else if (what === 'numringtemptedyou') notes.add('not-expressible', prefix, line);
    else notes.add('unknown-line', '', line);
  };
  for (const whole of lines) {
    const line = whole.trim();
    if (line === '' || line.startsWith('#')) continue;
    if (/^\[.*\]$/.test(line)) {
      isMetadata = line.toLowerCase() === '[metadata]';
      continue;
    }
    const [separator] = isMetadata ? [':'] : ['='];
    const at = line.indexOf(separator ?? '=');
    if (at < 0) {
      notes.add('unknown-line', '', line);
      continue;
    }
    const [key, value] = [line.slice(0, at).trim().toLowerCase(), line.slice(at + 1)];
    if (!isMetadata) read(key, value, line);
    else if (key === 'name') title = value.trim().slice(0, STATE_LIMITS.nameLength);
    else if (key === 'goal') notes.add('goal', '', value.trim());
  }
  for (const { zone, player, value } of zones.values())
    readZone(value, { zone, player, players }, objects, notes);
  if (objects.length === 0) throw new StateError('no-objects');
  if (new Set(objects.filter(({ zone }) => zone === 'battlefield').map((each) => each.controller)).size > 1)
    notes.add('order-unknown');
  const snapshot: Snapshot = {
    ...(title === undefined || title === '' ? {} : { title }),
    players: playerNames(players).map((name, index) => ({
      name,
      ...(lives[index] === undefined ? {} : { life: lives[index] }),
      ...(counters[index] === undefined ? {} : { counters: counters[index] }),
    })),
    activePlayer,
    objects: inOrderOfEntering(objects),
    effects: [],
  };
  return { snapshot, notes: notes.list };
}

function countPlayers(lines: readonly string[]): number {
  let count = 2;
  for (const line of lines) {
    const digit = /^\s*p(\d)\w+\s*=/i.exec(line)?.[1];
    if (digit !== undefined) count = Math.max(count, Number(digit) + 1);
  }
  return Math.min(count, STATE_LIMITS.players);
}

function readZone(
  value: string,
  { zone, player, players }: { zone: SnapshotObject['zone']; player: number; players: number },
  objects: SnapshotObject[],
  notes: Notes,
): void {
  for (const card of value.split(';')) {
    if (card.trim() === '') continue;
    if (objects.length >= STATE_LIMITS.objects) throw new StateError('too-many-objects');
    const object = readCard(card, { zone, player, players, key: `#${objects.length}` }, notes);
    if (object !== undefined) objects.push(object);
  }
}

/** Player after player; on the battlefield the tokens first, then the cards, and what is attached after all of them. */
function inOrderOfEntering(objects: readonly SnapshotObject[]): readonly SnapshotObject[] {
  const rank = (object: SnapshotObject): number => {
    if (object.zone !== 'battlefield') return -1;
    if (object.attachedTo !== undefined) return 1000;
    return object.controller * 2 + (object.token === undefined ? 1 : 0);
  };
  return objects
    .map((object, index) => ({ object, index }))
    .sort((a, b) => rank(a.object) - rank(b.object) || a.index - b.index)
    .map(({ object }) => object);
}
