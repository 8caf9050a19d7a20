import type { BoardDocument, Step } from '../document/board-document.ts';
import type { History } from '../history/history.ts';
import { playHistory } from '../history/play-history.ts';
import type { CardFinder } from '../history/step-run.ts';
import type { TextReader } from '../oracle/text-reader.ts';
import type { GameObject } from '../state/game-object.ts';
import { objectId } from '../vocabulary/ids.ts';
import { type Note, Notes } from './note.ts';
import type { Snapshot, SnapshotObject } from './snapshot.ts';
import type { SnapshotBoard } from './to-document.ts';

/** A board that was played, mended where that could be done, and compared with the file. */
export interface SettledBoard {
  readonly document: BoardDocument;
  readonly notes: readonly Note[];
}

/**
 * Plays a board that was made of a snapshot and compares it with the snapshot: cards bring counters of their own or enter
 * tapped, and what only lives with others may die before they come. Adds the steps that make up for it, turns
 * state-based actions off where the set-up would not survive them, and notes what differs all the same.
 */
export function settleBoard(
  snapshot: Snapshot,
  { document, ids }: SnapshotBoard,
  cards: CardFinder,
  reader: TextReader,
): SettledBoard {
  const notes = new Notes();
  const play = (board: BoardDocument): History => playHistory(board, cards, undefined, reader);
  const permanents = snapshot.objects.filter(({ zone }) => zone === 'battlefield');
  // What is done to a card that nobody knows can't be done, and needs no word of its own.
  const unknown = new Set(
    snapshot.objects.flatMap(({ key, name, token }) =>
      token === undefined && cards(name) === undefined ? [ids.get(key) ?? key] : [],
    ),
  );
  const isKnown = (id: string): boolean => !unknown.has(id);
  let board = { ...document, steps: document.steps.map((step) => withKnownAttackers(step, isKnown)) };
  let history = play(board);
  if (history.problems.some(({ code }) => code === 'game-over' || code === 'player-left')) {
    board = { ...board, sba: false };
    history = play(board);
    notes.add('game-over');
  }
  const gone = (): readonly SnapshotObject[] =>
    permanents.filter(({ key }) => !isThere(history, ids.get(key)));
  const died = gone().filter(({ key }) => wasThere(history, ids.get(key)));
  if (died.length > 0) {
    board = { ...board, sba: false };
    history = play(board);
    for (const { key, name } of died) if (isThere(history, ids.get(key))) notes.add('actions-off', name);
  }
  const mending = permanents.flatMap((object) => mendingSteps(object, find(history, ids.get(object.key))));
  if (mending.length > 0) {
    board = { ...board, steps: [...board.steps, ...mending] };
    history = play(board);
  }
  for (const { exiledWith, name } of snapshot.objects)
    if (exiledWith !== undefined && !ids.has(exiledWith)) notes.add('no-such-object', exiledWith, name);
  noteProblems(history, board, isKnown, notes);
  for (const object of permanents) noteDifferences(object, find(history, ids.get(object.key)), ids, notes);
  return { document: board, notes: notes.list };
}

const find = (history: History, id: string | undefined): GameObject | undefined =>
  id === undefined ? undefined : history.moments.at(-1)?.state.objects.get(objectId(id));
const isThere = (history: History, id: string | undefined): boolean =>
  find(history, id)?.zone === 'battlefield';
const wasThere = (history: History, id: string | undefined): boolean =>
  id !== undefined &&
  history.moments.some(({ events }) =>
    events.some((event) => event.kind === 'entered' && event.object === id),
  );

/** Steps that give the permanent exactly the counters of the file, and tap or untap it. */
function mendingSteps(wanted: SnapshotObject, found: GameObject | undefined): readonly Step[] {
  if (found === undefined || found.zone !== 'battlefield' || found.isPhasedOut) return [];
  const steps: Step[] = [];
  const has = countersOf(found);
  if (wanted.counters !== undefined || wanted.moreCounters === undefined) {
    const kinds = new Set([...Object.keys(wanted.counters ?? {}), ...Object.keys(has)]);
    for (const kind of kinds) {
      const n = (wanted.counters?.[kind] ?? 0) - (has[kind] ?? 0);
      // A file that says nothing of counters leaves what the card brings.
      if (n !== 0 && wanted.counters !== undefined)
        steps.push({ action: { kind: 'counter', on: found.id, counter: kind, n } });
    }
  }
  if ((wanted.isTapped === true) !== found.isTapped)
    steps.push({ action: { kind: found.isTapped ? 'untap' : 'tap', id: found.id } });
  return steps;
}

const countersOf = (object: GameObject): Readonly<Record<string, number>> =>
  Object.fromEntries(object.counters.map(({ kind, count }) => [kind, count]));

/** One attacker that can't be there would keep all others from attacking. */
function withKnownAttackers(step: Step, isKnown: (id: string) => boolean): Step {
  const { action } = step;
  if (action.kind !== 'combat' || action.attackers === undefined) return step;
  return { ...step, action: { ...action, attackers: action.attackers.filter(({ id }) => isKnown(id)) } };
}

function noteProblems(
  { problems }: History,
  { steps }: BoardDocument,
  isKnown: (id: string) => boolean,
  notes: Notes,
): void {
  for (const problem of problems) {
    const action = problem.at === undefined ? undefined : steps[problem.at]?.action;
    const about = action === undefined ? '' : nameOfAction(action);
    if (problem.code === 'unknown-card') notes.add('unknown-card', String(problem.parameters.card ?? about));
    else if (problem.code !== 'unknown-object' || isKnown(String(problem.parameters.object)))
      notes.add('refused', about, problem.code);
  }
}

function nameOfAction(action: Step['action']): string {
  if (action.kind === 'enter') return action.entries.map(({ card }) => card).join(', ');
  if (action.kind === 'token') return action.token.name ?? action.token.id;
  if (action.kind === 'place') return action.card;
  return action.kind === 'effect' ? action.text : 'id' in action ? String(action.id) : action.kind;
}

function noteDifferences(
  wanted: SnapshotObject,
  found: GameObject | undefined,
  ids: ReadonlyMap<string, string>,
  notes: Notes,
): void {
  if (found === undefined) return;
  if (found.zone !== 'battlefield') {
    notes.add('did-not-stay', wanted.name, found.zone);
    return;
  }
  const host = typeof wanted.attachedTo === 'string' ? ids.get(wanted.attachedTo) : wanted.attachedTo;
  if (wanted.attachedTo !== undefined && (host === undefined || found.attachedTo === undefined))
    notes.add('not-attached', wanted.name);
  const has = countersOf(found);
  for (const [kind, count] of Object.entries(wanted.counters ?? {}))
    if (has[kind] !== count) notes.add('differs', wanted.name, `${count} ${kind}`);
}
