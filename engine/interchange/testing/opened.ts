import { libraryCard } from '../../cards/library/index.ts';
import { parseBoard } from '../../document/parse-board.ts';
import { printBoard } from '../../document/print-board.ts';
import { playHistory } from '../../history/play-history.ts';
import { compilingReader } from '../../oracle/compile/compiling-reader.ts';
import { objectId } from '../../vocabulary/ids.ts';
import { readState } from '../read-state.ts';
import { settleBoard } from '../settle-board.ts';
import { documentOf } from '../to-document.ts';

/** A state file as the app opens it: read, made into a board, settled, saved, read again and played; for tests. */
export function opened(text: string, group?: string) {
  const read = readState(text, group);
  if (read.fault !== undefined) throw new Error(read.fault);
  const settled = settleBoard(read.snapshot, documentOf(read.snapshot), libraryCard, compilingReader);
  const { document, errors } = parseBoard(printBoard(settled.document));
  if (document === undefined) throw new Error(JSON.stringify(errors));
  const history = playHistory(document, libraryCard, undefined, compilingReader);
  const last = history.moments.at(-1);
  if (last === undefined) throw new Error('no moment');
  const object = (id: string) => {
    const found = last.state.objects.get(objectId(id));
    if (found === undefined) throw new Error(`no ${id}`);
    return found;
  };
  const notes = [...read.notes, ...settled.notes];
  return {
    ...read,
    document,
    notes,
    codes: notes.map(({ code }) => code),
    object,
    values: (id: string) => last.evaluation.object(objectId(id)),
    state: last.state,
    problems: history.problems,
  };
}
