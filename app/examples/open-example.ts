import type { BoardDocument } from '../../engine/index.ts';
import type { StrataActions } from '../store/actions.ts';
import { historyOf, momentAt, traceOf } from '../store/derived.ts';
import { mostInteresting } from '../views/most-interesting.ts';

/** Opens the example with its question already asked: what is this? */
export function openExample(example: BoardDocument, actions: StrataActions): void {
  actions.open(example);
  const moment = momentAt(historyOf(example), undefined);
  const id = mostInteresting(moment, traceOf(moment));
  if (id !== undefined) actions.select({ kind: 'object', id });
}
