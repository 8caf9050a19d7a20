import { type BoardDocument, effectId, objectId, playerId } from '../../engine/index.ts';
import { type Selection, SPLIT_VIEWS, type SplitView, VIEWS, type View } from '../store/state.ts';
import type { Lab } from '../views/lab/lab.ts';
import { labFromView } from './shared-lab.ts';

/** What is seen of a board, as it travels with it in the document's `view`. */
export interface SharedView {
  readonly view?: View;
  readonly split?: SplitView;
  /** Index of the moment; absent for the end of the game. */
  readonly moment?: number;
  readonly position?: number;
  readonly selection?: Selection;
  /** The rule at which the Rules page stands. */
  readonly rule?: string;
  /** The event that is looked at in the lab. */
  readonly lab?: Lab;
  /** An event came along, and it can't be read. */
  readonly isLabDamaged?: boolean;
}

/** The same as it stands in a document. */
export type SentView = Omit<SharedView, 'lab' | 'isLabDamaged'> & {
  readonly lab?: Readonly<Record<string, unknown>>;
};

const LARGEST = 1_000_000;
const RULE = /^\d{3}(?:\.\d{1,3}[a-z]?)?$/;

/** Reads the `view` of a document: what makes no sense is left out; of an event in the lab that is said. */
export function sharedView({ view, players }: Pick<BoardDocument, 'view' | 'players'>): SharedView {
  if (view === undefined) return {};
  const lab = view.lab === undefined ? undefined : labFromView(view.lab, players);
  const shown = VIEWS.find((each) => each === view.view);
  const split = SPLIT_VIEWS.find((each) => each === view.split);
  const selection = selectionOf(view.selection);
  return {
    ...(shown === undefined ? {} : { view: shown }),
    ...(split === undefined ? {} : { split }),
    ...(isIndex(view.moment) ? { moment: view.moment } : {}),
    ...(isIndex(view.position) ? { position: view.position } : {}),
    ...(selection === undefined ? {} : { selection }),
    ...(typeof view.rule === 'string' && RULE.test(view.rule) ? { rule: view.rule } : {}),
    ...(lab === undefined ? {} : { lab }),
    ...(view.lab !== undefined && lab === undefined ? { isLabDamaged: true } : {}),
  };
}

function selectionOf(value: unknown): Selection | undefined {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('id' in value)) return undefined;
  const { kind, id } = value;
  if (kind === 'step') return isIndex(id) ? { kind, id } : undefined;
  if (typeof id !== 'string') return undefined;
  if (kind === 'player') return { kind, id: playerId(id) };
  if (kind === 'game') return { kind, id: 'game' };
  if (kind === 'object') return { kind, id: objectId(id) };
  return kind === 'effect' ? { kind, id: effectId(id) } : undefined;
}

const isIndex = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < LARGEST;
