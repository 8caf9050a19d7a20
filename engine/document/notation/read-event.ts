import { EVENTS } from './actions.ts';
import type { LineContext } from './line-context.ts';
import { NotationFailure } from './notation-error.ts';
import { readOptions } from './options.ts';
import {
  type JsonRecord,
  readAfterSign,
  readEntries,
  readForm,
  takePlayer,
  withChoices,
} from './read-form.ts';
import type { Scanner } from './scanner.ts';

/**
 * Reads an event that would happen: `#id [order=a|b, cause=cost] kind …`. Its id is the name of its kind where none is
 * given. Damage may be several at once, with a plus between them.
 */
export function readEvent(scanner: Scanner, context: LineContext): JsonRecord {
  let beside: JsonRecord = {};
  for (let sign = scanner.peek(); sign === '#' || sign === '['; sign = scanner.peek())
    beside =
      sign === '#'
        ? { ...beside, id: readAfterSign(scanner) }
        : { ...beside, ...withChoices(readOptions(scanner)) };
  const at = scanner.at;
  const kind = scanner.word();
  if (kind !== 'enter' && !Object.hasOwn(EVENTS, kind)) {
    const allowed = [...Object.keys(EVENTS), 'enter'].join(', ');
    throw new NotationFailure(at, 'unknown-value', { found: kind, allowed });
  }
  const id = beside.id ?? context.idFor(kind);
  context.give(id);
  return { id, [kind]: readKind(kind, scanner, context), ...beside };
}

function readKind(kind: string, scanner: Scanner, context: LineContext): unknown {
  if (kind === 'enter') {
    takePlayer(scanner, context);
    return readEntries(scanner, context);
  }
  const form = EVENTS[kind];
  if (form === undefined) return undefined;
  const first = readForm(scanner, context, form, kind);
  if (kind === 'tokens') {
    const { controller, n, ...token } = first;
    return { controller, n, token };
  }
  if (kind !== 'damage' || scanner.peek() !== '+') return first;
  const list = [first];
  while (scanner.takes('+')) list.push(readForm(scanner, context, form, kind));
  return list;
}
