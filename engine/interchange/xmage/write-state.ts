import type { GameObject } from '../../state/game-object.ts';
import { STARTING_LIFE } from '../../state/start-of-game.ts';
import type { Zone } from '../../vocabulary/zones.ts';
import {
  cardName,
  type ExportedGame,
  nameIn,
  nameOf,
  noteCommonLosses,
  noteLastingEffects,
  permanentsOf,
  playerIndex,
} from '../exported-game.ts';
import type { Notes } from '../note.ts';

const ZONES: readonly (readonly [zone: Zone, word: string])[] = [
  ['graveyard', 'graveyard'],
  ['hand', 'hand'],
  ['library', 'library'],
  ['exile', 'exiled'],
];

/** Commands for XMage's `init.txt`, one line an object, the oldest first. What can't be said in them is noted. */
export function writeXmageState(game: ExportedGame, notes: Notes): string {
  const { state } = game.moment;
  noteCommonLosses(game, notes);
  const objects = [...state.objects.values()];
  const line = (zone: string, object: GameObject, player: string, count = 1): string =>
    `${zone}:${playerWord(game, player, notes)}:${cardName(object)}:${count}`;
  const lines = [
    '// Made from a board of Strata. Start the server with -Dxmage.testMode=true.',
    `[${(game.document.title ?? 'board').replaceAll(/[[\]\r\n]/g, ' ').trim() || 'board'}]`,
  ];
  for (const [zone, word] of ZONES)
    for (const object of objects)
      if (object.zone === zone && object.kind === 'card') lines.push(line(word, object, object.owner));
  for (const object of permanentsOf(game)) {
    noteLosses(game, object, notes);
    if (object.kind === 'token') {
      notes.add('token-class', nameOf(object));
      continue;
    }
    lines.push(line('battlefield', object, object.controller));
    const more = extraLoyalty(object);
    if (more > 0) lines.push(line('loyalty', object, object.controller, more));
  }
  for (const { id, life } of state.players) if (life !== STARTING_LIFE) notes.add('life', id, String(life));
  for (const object of objects) {
    if (object.zone === 'stack') notes.add('stack', nameOf(object));
    if (object.zone === 'command' && object.kind === 'card')
      notes.add('not-expressible', nameOf(object), 'command zone');
  }
  for (const { object } of state.combat.attackers) notes.add('combat', nameIn(game, object));
  noteLastingEffects(game, new Set(), notes);
  return `${lines.join('\n')}\n`;
}

function playerWord(game: ExportedGame, player: string, notes: Notes): string {
  const index = playerIndex(game, player);
  if (index === 0) return 'me';
  if (index === 1) return 'opponent';
  const word = `Computer ${index}`;
  notes.add('player-name', player, word);
  return word;
}

const printedLoyalty = (object: GameObject): number => object.card.faces[object.face]?.loyalty ?? 0;
const loyaltyOf = (object: GameObject): number =>
  object.counters.find(({ kind }) => kind === 'loyalty')?.count ?? 0;
const extraLoyalty = (object: GameObject): number => loyaltyOf(object) - printedLoyalty(object);

function noteLosses(game: ExportedGame, object: GameObject, notes: Notes): void {
  const name = nameOf(object);
  for (const { kind, count } of object.counters)
    if (kind !== 'loyalty' || extraLoyalty(object) < 0) notes.add('counters', name, `${count} ${kind}`);
  if (object.attachedTo !== undefined) notes.add('attachment', name, nameIn(game, object.attachedTo));
  if (object.isTapped) notes.add('status', name, 'tapped');
  if (object.faceDown !== undefined) notes.add('status', name, 'face down');
  if (object.isPhasedOut) notes.add('status', name, 'phased out');
  if (object.isFlipped === true) notes.add('status', name, 'flipped');
  else if (object.face > 0) notes.add('status', name, 'with its other face up');
  if (object.damage > 0) notes.add('damage', name, String(object.damage));
  if (object.owner !== object.controller) notes.add('stolen', name, object.owner);
  for (const designation of object.designations) notes.add('designation', name, designation);
  for (const [what, value] of Object.entries(object.choices))
    if (what !== 'copy' && what !== 'keep') notes.add('choice', name, `${what}: ${String(value)}`);
}
