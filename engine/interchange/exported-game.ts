import type { BoardDocument, Step } from '../document/board-document.ts';
import type { Moment } from '../history/history.ts';
import type { GameObject } from '../state/game-object.ts';
import type { ResolvedEffect } from '../state/resolved-effect.ts';
import { compareTimestamps } from '../state/timestamp.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import type { AskedEvent } from './asked-events.ts';
import { comment } from './code-words.ts';
import type { Notes } from './note.ts';
import type { PinnedValue } from './pinned-value.ts';

/** A moment of a board, to be written for another program. */
export interface ExportedGame {
  readonly document: BoardDocument;
  readonly moment: Moment;
  /** Events that the board asks about (614–616). */
  readonly asked?: readonly AskedEvent[];
  /** What somebody expected of values at this moment. */
  readonly pinned?: readonly PinnedValue[];
  /** Places of what is expected in a form that can't be read. */
  readonly unread?: readonly string[];
}

/** The permanents, the oldest first (613.7). */
export const permanentsOf = ({ moment }: ExportedGame): readonly GameObject[] =>
  [...moment.state.objects.values()]
    .filter(({ zone }) => zone === 'battlefield')
    .sort((a, b) => compareTimestamps(a.timestamp, b.timestamp));

/** A card's name as other programs know it: with both halves only where it is one card of two. */
export function cardName({ card }: Pick<GameObject, 'card'>): string {
  return card.layout === 'split' ? card.name : card.faces[0].name;
}

/** What a note or a test calls an object. */
export const nameOf = (object: GameObject): string =>
  object.card.faces[object.face]?.name ?? object.card.name;

/** What an object or player is called, by its id. */
export function nameIn({ moment }: ExportedGame, id: string): string {
  const object = moment.state.objects.get(id as ObjectId);
  return object === undefined ? `player ${id}` : nameOf(object);
}

export const playerIndex = ({ moment }: ExportedGame, player: string): number =>
  Math.max(
    0,
    moment.state.players.findIndex(({ id }) => id === player),
  );

/** A spell that made effects that still apply: its step, and whether its card and targets say all of it. */
export interface ResolvedSpell {
  readonly step: Step;
  readonly card: string;
  readonly controller: string;
  readonly targets: readonly string[];
  readonly isPlain: boolean;
  readonly effect: ResolvedEffect;
}

/** Effects of resolutions that still apply, besides what objects keep from having entered. */
export const lastingEffects = ({ moment }: ExportedGame): readonly ResolvedEffect[] =>
  moment.state.effects.filter(({ duration }) => duration.kind !== 'while-object-exists');

/** Instants and sorceries among the steps whose effects still apply, in order. */
export function resolvedSpells(game: ExportedGame): readonly ResolvedSpell[] {
  const seen = new Set<number>();
  return lastingEffects(game).flatMap((effect) => {
    const step = game.document.steps[effect.sinceStep];
    if (step === undefined || seen.has(effect.sinceStep) || step.action.kind !== 'resolve') return [];
    seen.add(effect.sinceStep);
    const { card, controller, targets = [], x, modes, choices, kicked, how } = step.action;
    if (card === undefined || controller === undefined) return [];
    const isPlain = [x, modes, choices, kicked, how].every((each) => each === undefined);
    return [{ step, card, controller, targets, isPlain, effect }];
  });
}

/** Whether an object is a copy of another card than its own, by an effect that it keeps (707.2). */
export function copiedCard({ moment }: ExportedGame, object: GameObject): string | undefined {
  const copies = moment.state.effects.some(
    ({ duration, copied }) =>
      duration.kind === 'while-object-exists' && duration.object === object.id && copied.some((each) => each),
  );
  if (!copies) return undefined;
  const { copiable } = moment.evaluation.object(object.id);
  const name = copiable.names.join(' // ');
  return name === nameOf(object) || name === object.card.name ? undefined : name;
}

/** Objects that make continuous effects: only their timestamps matter. */
export const sourcesOfEffects = ({ moment }: ExportedGame): ReadonlySet<ObjectId> =>
  new Set(moment.evaluation.effects.flatMap(({ source }) => (source === undefined ? [] : [source])));

/** What only some formats have words for. */
export interface FormatWords {
  readonly merged?: boolean;
  /** Whether it has a word for this kind of counter on a player. */
  readonly playerCounter?: (kind: string) => boolean;
}

/** Notes what no program's file can say of the board, and what only its own file can. */
export function noteCommonLosses(game: ExportedGame, notes: Notes, has: FormatWords = {}): void {
  const { state } = game.moment;
  const own = new Set((game.document.cards ?? []).filter(isOwn).map(({ name }) => name));
  for (const object of state.objects.values()) {
    const name = nameOf(object);
    if (own.has(object.card.name) && object.kind === 'card') notes.add('own-card', name);
    if (object.stickers !== undefined && object.stickers.length > 0) notes.add('sticker', name);
    if (object.kind === 'emblem') notes.add('emblem', object.id);
    const copied = copiedCard(game, object);
    if (copied !== undefined) notes.add('copy', name, copied);
    if (object.merged !== undefined && has.merged !== true) notes.add('merged', name);
  }
  const time = state.designations.find((each) => each === 'day' || each === 'night');
  if (time !== undefined) notes.add('day-night', '', time);
  for (const { id, designations, counters } of state.players) {
    for (const each of designations) notes.add('designation', `Player ${id}`, each);
    for (const { kind, count } of counters)
      if (has.playerCounter?.(kind) !== true) notes.add('player-counters', id, `${count} ${kind}`);
  }
}

/** Written here, and not a card that exists: it has its text from the user. */
const isOwn = ({ faces }: { readonly faces: readonly { readonly text?: string }[] }): boolean =>
  faces.some(({ text }) => text !== undefined);

/** Notes which effects are missing in a file that knows none. */
export function noteLastingEffects(
  game: ExportedGame,
  written: ReadonlySet<ResolvedEffect>,
  notes: Notes,
): void {
  for (const effect of lastingEffects(game))
    if (!written.has(effect)) notes.add('resolved-effect', effectName(game, effect), effect.id);
}

/** Effects that still apply and come from no spell that a test could cast, as comments of one. */
export const otherEffects = (game: ExportedGame): readonly string[] =>
  lastingEffects(game)
    .filter(({ sinceStep }) => game.document.steps[sinceStep]?.action.kind !== 'resolve')
    .map((effect) => `// Not in this test: the effect of ${comment(effectName(game, effect))}`);

/** What the effect of a resolution is called: after its source, or by its text where it has none. */
export function effectName({ document }: ExportedGame, effect: ResolvedEffect): string {
  const action = document.steps[effect.sinceStep]?.action;
  return action?.kind === 'effect' ? `“${action.text}”` : effect.sourceName;
}

/** Notes in which order the sources of effects get their timestamps, if that is another one than in the game. */
export function noteOrder(game: ExportedGame, loaded: readonly GameObject[], notes: Notes): void {
  const sources = sourcesOfEffects(game);
  const names = (objects: readonly GameObject[]): string =>
    objects
      .filter(({ id }) => sources.has(id))
      .map(nameOf)
      .join(', ');
  const [real, then] = [names(permanentsOf(game)), names(loaded)];
  if (real !== then) notes.add('timestamps', then, real);
}

/** Notes effects of spells that are older than a permanent with effects: in the tests all spells come last. */
export function noteSpellOrder(game: ExportedGame, notes: Notes): void {
  const sources = sourcesOfEffects(game);
  const newest = permanentsOf(game)
    .filter(({ id }) => sources.has(id))
    .at(-1);
  if (newest === undefined) return;
  for (const effect of lastingEffects(game))
    if (effect.replacement === undefined && compareTimestamps(effect.timestamp, newest.timestamp) < 0)
      notes.add('spell-order', effectName(game, effect), nameOf(newest));
}
