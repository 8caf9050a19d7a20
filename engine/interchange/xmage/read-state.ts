import { Notes } from '../note.ts';
import { playerNames } from '../player-names.ts';
import type { ReadState, SnapshotObject } from '../snapshot.ts';
import { STATE_LIMITS, StateError } from '../state-limits.ts';

const COMMAND = /^(\w+)\s*:\s*([^\s:][^:]*?)\s*:\s*(\S.*?)\s*:\s*(\d+)$/;
const GROUP = /^\[(.+)\]$/;
const ZONES: Readonly<Record<string, SnapshotObject['zone']>> = {
  battlefield: 'battlefield',
  hand: 'hand',
  graveyard: 'graveyard',
  library: 'library',
  exiled: 'exile',
  exile: 'exile',
  command: 'command',
  commander: 'command',
};
const OTHERS = ['token', 'emblem', 'plane', 'loyalty', 'stack', 'sideboard', 'outside'];
const RUNNER = ['me', 'human', 'human 1'];
const OPPONENT = ['opponent', 'opponent 1', 'computer', 'computer 1', 'ai', 'ai 1'];

/** Whether a text looks like commands of XMage's `init.txt`. */
export function looksLikeXmage(text: string): boolean {
  const lines = linesOf(text).filter((line) => !GROUP.test(line) && !line.startsWith('@'));
  const commands = lines.filter((line) => isCommand(line));
  return commands.length > 0 && commands.length * 2 >= lines.length;
}

function isCommand(line: string): boolean {
  const zone = COMMAND.exec(line)?.[1]?.toLowerCase();
  return zone !== undefined && (Object.hasOwn(ZONES, zone) || OTHERS.includes(zone));
}

/**
 * Reads commands of XMage's `init.txt`: one group of them, the named one or else the first that puts something onto the
 * battlefield. Lenient: what it doesn't know is noted and left out. Throws {@link StateError} if nothing is left, or for
 * too much.
 */
export function readXmageState(text: string, wanted?: string): ReadState {
  const notes = new Notes();
  const groups = groupsOf(text, notes);
  const names = [...groups.keys()];
  const hasPermanents = (name: string): boolean =>
    expand(groups, name, new Notes()).some((line) => /^battlefield:/i.test(line));
  const group = wanted !== undefined && groups.has(wanted) ? wanted : (names.find(hasPermanents) ?? names[0]);
  if (group === undefined) throw new StateError('no-objects');
  const players: string[] = ['', ''];
  const playerOf = (name: string): number | undefined => {
    const low = name.toLowerCase();
    if (RUNNER.includes(low)) return 0;
    if (OPPONENT.includes(low)) return 1;
    const known = players.indexOf(low, 2);
    if (known > 0) return known;
    return players.length < STATE_LIMITS.players ? players.push(low) - 1 : undefined;
  };
  const objects: SnapshotObject[] = [];
  for (const line of expand(groups, group, notes)) {
    const [, zone = '', who = '', card = '', number = ''] = COMMAND.exec(line) ?? [];
    if (zone === '') {
      notes.add('unknown-line', '', line);
      continue;
    }
    const count = Number(number);
    const player = playerOf(who.trim());
    if (player === undefined || count < 1 || count > STATE_LIMITS.counters) {
      notes.add(player === undefined ? 'unknown-player' : 'bad-number', '', line);
      continue;
    }
    readCommand({ zone: zone.toLowerCase(), player, name: withoutSet(card), count, line }, objects, notes);
  }
  if (objects.length === 0) throw new StateError('no-objects');
  return {
    snapshot: {
      players: playerNames(players.length).map((name) => ({ name })),
      activePlayer: 0,
      objects,
      effects: [],
    },
    notes: notes.list,
    groups: names,
    group,
  };
}

interface Command {
  readonly zone: string;
  readonly player: number;
  readonly name: string;
  readonly count: number;
  readonly line: string;
}

function readCommand(
  { zone, player, name, count, line }: Command,
  objects: SnapshotObject[],
  notes: Notes,
): void {
  const to = Object.hasOwn(ZONES, zone) ? ZONES[zone] : undefined;
  if (to !== undefined) {
    if (count > STATE_LIMITS.objects) {
      notes.add('bad-number', name, line);
      return;
    }
    if (objects.length + count > STATE_LIMITS.objects) throw new StateError('too-many-objects');
    for (let each = 0; each < count; each += 1)
      objects.push({ key: `#${objects.length}`, name, zone: to, owner: player, controller: player });
    if (zone === 'commander') notes.add('not-expressible', name, zone);
  } else if (zone === 'loyalty') {
    const place = objects.map((each) => each.name === name && each.controller === player).lastIndexOf(true);
    const walker = objects[place];
    if (walker === undefined || count > STATE_LIMITS.counters) notes.add('no-such-object', name, line);
    else {
      const loyalty = (walker.moreCounters?.loyalty ?? 0) + count;
      objects[place] = { ...walker, moreCounters: { ...walker.moreCounters, loyalty } };
    }
  } else if (zone === 'token' || zone === 'emblem' || zone === 'plane')
    notes.add('unknown-token', name, line);
  else if (zone === 'stack') notes.add('stack', name, line);
  else if (OTHERS.includes(zone)) notes.add('not-expressible', name, line);
  else notes.add('unknown-line', '', line);
}

const linesOf = (text: string): readonly string[] =>
  text
    .split(/\r?\n/)
    .slice(0, STATE_LIMITS.lines)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#') && !line.startsWith('//'));

function groupsOf(text: string, notes: Notes): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  let current: string | undefined;
  for (const line of linesOf(text)) {
    const group = GROUP.exec(line)?.[1];
    if (group?.startsWith('@')) {
      notes.add('special-command', '', group);
      // What follows belongs to the command and not to the group before it.
      current = group;
    } else if (group !== undefined) {
      current = group;
      if (!groups.has(group)) groups.set(group, []);
    } else if (current?.startsWith('@') !== true) {
      current ??= 'default group';
      groups.set(current, [...(groups.get(current) ?? []), line]);
    }
  }
  return groups;
}

/** The lines of a group, those that name another group replaced by its lines. */
function expand(
  groups: ReadonlyMap<string, readonly string[]>,
  name: string,
  notes: Notes,
): readonly string[] {
  const lines: string[] = [];
  let references = 0;
  const walk = (group: string, path: readonly string[]): void => {
    for (const line of groups.get(group) ?? []) {
      if (lines.length >= STATE_LIMITS.lines) return;
      const to = line.startsWith('@') ? line.slice(1).trim() : undefined;
      if (to === undefined) lines.push(line);
      else if (!groups.has(to) || path.includes(to) || references >= STATE_LIMITS.references)
        notes.add('unknown-line', '', line);
      else {
        references += 1;
        walk(to, [...path, to]);
      }
    }
  };
  walk(name, [name]);
  return lines;
}

/** `XLN-Island` is an Island of a certain printing. */
const withoutSet = (card: string): string =>
  card
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replace(/^[\dA-Z]{3,6}-(?=\S)/, '')
    .slice(0, STATE_LIMITS.nameLength);
