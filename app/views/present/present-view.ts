import {
  compareBoards,
  type GameState,
  type ObjectId,
  recordTrace,
  type Sentence,
  type Sentences,
  type Trace,
} from '../../../engine/index.ts';
import { type BoardAtView, boardAtView } from '../ladder/board-at-view.ts';
import { type LadderRowView, ladderView } from '../ladder/ladder-view.ts';
import type { Stop } from './stops.ts';

/** What a presentation shows at one stop. */
export interface PresentView {
  readonly board: BoardAtView;
  /** Objects that the effect, or the step, changed or brought. */
  readonly changed: ReadonlySet<ObjectId>;
  readonly rows: readonly LadderRowView[];
  readonly current: LadderRowView | undefined;
  /** What the current effect does, and why it comes now. */
  readonly sentences: readonly Sentence[];
  /** How many effects are applied of how many. */
  readonly applied: number;
  readonly total: number;
}

/** The board, the ladder and the words of a stop; with an object only the effects that have to do with it. */
export function presentView(
  trace: Trace,
  before: GameState | undefined,
  { position }: Stop,
  object: ObjectId | undefined,
  say: Sentences,
): PresentView {
  const { rows } = ladderView(trace, say, object);
  const event = position === undefined || position === 0 ? undefined : trace.applied[position - 1];
  const current = event === undefined ? undefined : rows.find(({ order }) => order === event.order);
  const board = boardAtView(trace, say, position);
  const shown = board.groups.flatMap(({ objects }) => objects);
  const changed = new Set(
    position === undefined
      ? changedByStep(trace, before)
      : shown.filter(({ justChanged }) => justChanged).map(({ id }) => id),
  );
  return {
    board,
    changed,
    rows,
    current,
    sentences:
      event === undefined ? [] : [say.appliedSentence(trace, event), ...say.appliedNotes(trace, event)],
    applied: position ?? trace.applied.length,
    total: trace.applied.length,
  };
}

/** Where a presentation stops inside a moment: before all effects, and after each that has to do with the object. */
export function positionsIn(trace: Trace, object: ObjectId | undefined): readonly number[] {
  if (trace.applied.length === 0) return [];
  const own = trace.applied.filter(({ affected }) => object === undefined || affected.includes(object));
  return own.length === 0 ? [] : [0, ...own.map(({ order }) => order)];
}

function changedByStep(trace: Trace, before: GameState | undefined): readonly ObjectId[] {
  if (before === undefined) return [];
  return compareBoards(recordTrace(before).evaluation, trace.evaluation).map(({ object }) => object);
}
