import type { BoardDocument, EditCommand, Entry } from '../../../engine/index.ts';

/** One of several cards that enter at the same time, in the order of their timestamps. */
export interface EntryPlace {
  readonly entry: Entry;
  /** Where it stands in the step's list. */
  readonly index: number;
  /** From 1, among all that enter. */
  readonly place: number;
  /** It can be moved one place: the one before or after it is its player's, too. */
  readonly canMoveEarlier: boolean;
  readonly canMoveLater: boolean;
}

/**
 * The entries as their timestamps follow each other (613.7m): those of the active player first, then those of the others
 * in turn order, and those of one player as that player chose, which is the order of the list.
 */
export function placesOf(
  entries: readonly Entry[],
  players: readonly string[],
  activePlayer: string,
): readonly EntryPlace[] {
  const active = Math.max(0, players.indexOf(activePlayer));
  const turn = (player: string) => (players.indexOf(player) - active + players.length) % players.length;
  const ordered = entries
    .map((entry, index) => ({ entry, index }))
    .sort((a, b) => turn(a.entry.controller) - turn(b.entry.controller));
  return ordered.map(({ entry, index }, at) => ({
    entry,
    index,
    place: at + 1,
    canMoveEarlier: ordered[at - 1]?.entry.controller === entry.controller,
    canMoveLater: ordered[at + 1]?.entry.controller === entry.controller,
  }));
}

/** The entries with the one at a place (from 0) put to another; no further than its player's own reach. */
export function withPlaceMoved(
  places: readonly EntryPlace[],
  from: number,
  to: number,
): { readonly entries: readonly Entry[]; readonly to: number } {
  const moved = places[from]?.entry;
  const own = places.flatMap(({ entry }, at) => (entry.controller === moved?.controller ? [at] : []));
  const reached = Math.max(own[0] ?? from, Math.min(own.at(-1) ?? from, to));
  const list = places.map(({ entry }) => entry);
  if (moved === undefined) return { entries: list, to: from };
  list.splice(from, 1);
  list.splice(reached, 0, moved);
  return { entries: list, to: reached };
}

/** Whether the cards of the step enter together with those of the step before it, if they are joined. */
export function canJoin({ steps }: BoardDocument, index: number): boolean {
  const [before, step] = [steps[index - 1], steps[index]];
  return before?.action.kind === 'enter' && step?.action.kind === 'enter' && before.off === step.off;
}

/** Cards that entered by two steps enter at the same time: those of the step before it, then its own. */
export function joined({ steps }: BoardDocument, index: number): EditCommand | undefined {
  const [before, step] = [steps[index - 1], steps[index]];
  if (before?.action.kind !== 'enter' || step?.action.kind !== 'enter') return undefined;
  const entries = [...before.action.entries, ...step.action.entries];
  return {
    kind: 'all-of',
    commands: [
      { kind: 'remove-step', index },
      { kind: 'replace-step', index: index - 1, step: { ...before, action: { kind: 'enter', entries } } },
    ],
  };
}

/** Cards that entered at the same time enter one after another, in the order of their timestamps. */
export function parted(
  { steps, players }: BoardDocument,
  index: number,
  activePlayer: string,
): EditCommand | undefined {
  const step = steps[index];
  if (step?.action.kind !== 'enter' || step.action.entries.length < 2) return undefined;
  const [first, ...others] = placesOf(step.action.entries, players, activePlayer).map(({ entry }) => ({
    ...step,
    action: { kind: 'enter', entries: [entry] } as const,
  }));
  if (first === undefined) return undefined;
  return {
    kind: 'all-of',
    commands: [
      { kind: 'replace-step', index, step: first },
      ...others.map((each, at) => ({ kind: 'add-step', step: each, index: index + at + 1 }) as const),
    ],
  };
}
