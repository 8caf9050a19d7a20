import { ACTIONS, WOULD } from './actions.ts';
import type { LineContext } from './line-context.ts';
import { NotationFailure } from './notation-error.ts';
import { readEvent } from './read-event.ts';
import { idsIn, type JsonRecord, readEntries, readForm, takePlayer } from './read-form.ts';
import type { Scanner } from './scanner.ts';

/** Reads one step of a line into what a board file has for it. The context learns its ids and its player. */
export function readStep(scanner: Scanner, context: LineContext): JsonRecord {
  const off = scanner.takes('~') ? { off: true } : {};
  const action = readAction(scanner, context);
  return { ...action, ...readBeside(scanner), ...off };
}

function readAction(scanner: Scanner, context: LineContext): JsonRecord {
  if (scanner.peek() === '{') return readRaw(scanner, context);
  takePlayer(scanner, context);
  if (!scanner.takes('!')) return { enter: readEntries(scanner, context) };
  const at = scanner.at;
  const key = scanner.word();
  if (key === WOULD) return { event: readEvent(scanner, context) };
  const form = Object.hasOwn(ACTIONS, key) ? ACTIONS[key] : undefined;
  if (form === undefined) {
    const allowed = [...Object.keys(ACTIONS), WOULD].join(', ');
    throw new NotationFailure(at, 'unknown-action', { found: key, allowed });
  }
  const value = readForm(scanner, context, form, key);
  const [argument] = form.arguments;
  return { [key]: form.isScalar === true && argument !== undefined ? value[argument.field] : value };
}

/** A step as a board file has it, in braces: whatever the notation has no words for. */
function readRaw(scanner: Scanner, context: LineContext): JsonRecord {
  const step = scanner.json() as JsonRecord;
  for (const value of Object.values(step)) for (const id of idsIn(value)) context.give(id);
  return step;
}

/** `^4.5` is a timestamp instead of the step's own, `^["b", "a"]` an order of timestamps, `^"…"` a note. */
function readBeside(scanner: Scanner): JsonRecord {
  let beside: JsonRecord = {};
  while (scanner.takes('^')) {
    if (scanner.peek() === '"') beside = { ...beside, note: scanner.quoted() };
    else if (scanner.peek() === '[') beside = { ...beside, timestamps: scanner.json() };
    else {
      const start = scanner.at;
      const timestamp = Number(scanner.word() || Number.NaN);
      if (Number.isNaN(timestamp)) {
        scanner.at = start;
        scanner.fail('number');
      }
      beside = { ...beside, timestamp };
    }
  }
  return beside;
}
