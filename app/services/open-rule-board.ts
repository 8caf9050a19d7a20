import { type BoardDocument, type ObjectId, objectId, parseBoard } from '../../engine/index.ts';
import type { StrataActions } from '../store/actions.ts';
import { historyOf, momentAt, traceOf } from '../store/derived.ts';
import { mostInteresting } from '../views/most-interesting.ts';
import { withMoreCards } from './more-cards.ts';
import { loadTextReader, needsTextReader } from './text-reader.ts';

/**
 * Opens a board that shows a rule, with its most telling object selected; the board before it comes back with Undo.
 * Throws if what is stored is no board.
 */
export async function openRuleBoard(stored: unknown, actions: StrataActions): Promise<void> {
  const { document, errors } = parseBoard(stored);
  if (document === undefined) throw new Error(`A broken board: ${JSON.stringify(errors)}`);
  if (needsTextReader(document)) await loadTextReader();
  const board = await withMoreCards(document);
  actions.open(board);
  actions.setMoment(tellingMoment(board));
  actions.setPanels({ phone: 'board', isTipOpen: true });
  actions.setView('board');
  const moment = momentAt(historyOf(board), tellingMoment(board));
  const asked = expectedObjects(board).filter((id) => moment.state.objects.has(id));
  const trace = traceOf(moment);
  const id = mostInteresting(moment, trace, asked) ?? mostInteresting(moment, trace) ?? asked[0];
  if (id !== undefined) actions.select({ kind: 'object', id });
}

type Expected = Readonly<Record<string, unknown>>;
const expectations = ({ expect = [] }: BoardDocument): readonly Expected[] =>
  expect.filter((each): each is Expected => typeof each === 'object' && each !== null);

const expectedObjects = (board: BoardDocument): readonly ObjectId[] =>
  expectations(board).flatMap(({ object }) => (typeof object === 'string' ? [objectId(object)] : []));

/** The end, unless everything that is expected is expected earlier. */
function tellingMoment(board: BoardDocument): number | undefined {
  const places = expectations(board).map(({ after }) => (typeof after === 'number' ? after + 1 : undefined));
  const latest = places.filter((place) => place !== undefined);
  return latest.length === 0 || latest.length < places.length ? undefined : Math.max(...latest);
}
