import type { GameObject } from '../../state/game-object.ts';
import type { ResolvedEffect } from '../../state/resolved-effect.ts';
import type { Zone } from '../../vocabulary/zones.ts';
import {
  type ExportedGame,
  nameOf,
  noteCommonLosses,
  noteLastingEffects,
  noteOrder,
  permanentsOf,
  playerIndex,
  resolvedSpells,
  sourcesOfEffects,
} from '../exported-game.ts';
import type { Notes } from '../note.ts';
import { countersText, writeCard } from './write-card.ts';

const ZONES: readonly Zone[] = ['hand', 'graveyard', 'library', 'exile', 'command'];

/** A puzzle file that Forge loads: the board as it is at the moment. What can't be said in it is noted. */
export function writeForgeState(game: ExportedGame, notes: Notes): string {
  const { state } = game.moment;
  const objects = [...state.objects.values()];
  const numbers = numbersOf(objects);
  const number = (id: string): number | undefined => numbers.get(id);
  noteCommonLosses(game, notes, { merged: true, playerCounter: () => true });
  const permanents = permanentsOf(game);
  const isAttacking = state.combat.attackers.length > 0;
  const lines = [
    '[metadata]',
    `Name:${oneLine(game.document.title ?? 'Board')}`,
    'URL:',
    'Goal:Win',
    'Turns:1',
    'Difficulty:Easy',
    'Description:Made from a board of Strata.',
    '[state]',
    `turn=${state.turn}`,
    `activeplayer=p${playerIndex(game, state.activePlayer)}`,
    `activephase=${isAttacking ? 'COMBAT_DECLARE_ATTACKERS' : 'MAIN1'}`,
  ];
  const precast = precastSpells(game, number);
  for (const [index, player] of state.players.entries()) {
    const key = `p${index}`;
    lines.push(`${key}life=${player.life}`);
    if (player.counters.length > 0) lines.push(`${key}counters=${countersText(player.counters)}`);
    const mine = permanents.filter(({ controller }) => controller === player.id);
    lines.push(`${key}battlefield=${mine.map((each) => writeCard(game, each, number, notes)).join(';')}`);
    for (const zone of ZONES) {
      const inZone = objects.filter(
        (each) => each.zone === zone && each.owner === player.id && each.kind === 'card',
      );
      // The last of a library or graveyard is its top card; Forge writes the top card first.
      const ordered = zone === 'library' ? inZone.reverse() : inZone;
      lines.push(`${key}${zone}=${ordered.map((each) => writeCard(game, each, number, notes)).join(';')}`);
    }
    const spells = precast.filter(({ controller }) => controller === player.id);
    if (spells.length > 0) lines.push(`${key}precast=${spells.map(({ text }) => text).join(';')}`);
  }
  for (const object of objects) if (object.zone === 'stack') notes.add('stack', nameOf(object));
  noteLastingEffects(game, new Set(precast.map(({ effect }) => effect)), notes);
  noteOrder(
    game,
    loadedOrder(
      permanents,
      state.players.map(({ id }) => id),
    ),
    notes,
  );
  noteLateAttachments(game, permanents, notes);
  return `${lines.join('\n')}\n`;
}

/** Only what another names has a number. */
function numbersOf(objects: readonly GameObject[]): ReadonlyMap<string, number> {
  const named = new Set<string>(
    objects.flatMap(({ id, attachedTo, exiledWith, zone }) => [
      ...(attachedTo === undefined ? [] : [attachedTo]),
      ...(exiledWith === undefined ? [] : [exiledWith]),
      ...(zone === 'battlefield' ? [id] : []),
    ]),
  );
  return new Map(objects.filter(({ id }) => named.has(id)).map(({ id }, index) => [id as string, index + 1]));
}

/** Spells that Forge can let resolve as it loads: with their card and at most one target, nothing chosen. */
function precastSpells(
  game: ExportedGame,
  number: (id: string) => number | undefined,
): readonly { readonly controller: string; readonly text: string; readonly effect: ResolvedEffect }[] {
  return resolvedSpells(game).flatMap(({ card, controller, targets, isPlain, effect }) => {
    const [target, ...more] = targets;
    if (!isPlain || more.length > 0) return [];
    // A colon in a name would begin a script.
    const name = card.replaceAll(':', '^');
    if (target === undefined) return [{ controller, text: name, effect }];
    const player = game.moment.state.players.findIndex(({ id }) => id === target);
    const to = player === 0 ? 'human' : player === 1 ? 'ai' : number(target);
    return to === undefined ? [] : [{ controller, text: `${name}->${to}`, effect }];
  });
}

/** In which order Forge lets permanents enter: player by player, tokens before cards. */
function loadedOrder(permanents: readonly GameObject[], players: readonly string[]): readonly GameObject[] {
  const rank = (object: GameObject): number =>
    players.indexOf(object.controller) * 2 + (object.kind === 'token' ? 0 : 1);
  return permanents
    .map((object, index) => ({ object, index }))
    .sort((a, b) => rank(a.object) - rank(b.object) || a.index - b.index)
    .map(({ object }) => object);
}

function noteLateAttachments(game: ExportedGame, permanents: readonly GameObject[], notes: Notes): void {
  const sources = sourcesOfEffects(game);
  for (const [index, object] of permanents.entries()) {
    const hasYounger = permanents
      .slice(index + 1)
      .some((each) => each.attachedTo === undefined && sources.has(each.id));
    if (object.attachedTo !== undefined && hasYounger) notes.add('attachment-timestamp', nameOf(object));
  }
}

const oneLine = (text: string): string => text.replaceAll(/[\r\n]+/g, ' ').slice(0, 200);
