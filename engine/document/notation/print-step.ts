import { ACTIONS, type ActionForm, WOULD } from './actions.ts';
import type { LineContext } from './line-context.ts';
import { printEvent } from './print-event.ts';
import { isRecord, printEntries, printForm, printPlayer } from './print-form.ts';
import type { JsonRecord } from './read-form.ts';
import { readStep } from './read-step.ts';
import { sameJson } from './same-json.ts';
import { Scanner } from './scanner.ts';

/**
 * Writes one step of a file as it stands in a line. What does not read back as the same step is written as JSON in
 * braces, so that nothing is ever lost.
 */
export function printStep(step: JsonRecord, context: LineContext): string {
  const words = printWords(step, context);
  if (words !== undefined) {
    const fork = context.fork();
    if (readsAs(words, step, fork)) {
      context.adopt(fork);
      return words;
    }
  }
  const raw = JSON.stringify(step);
  readStep(new Scanner(raw), context);
  return raw;
}

function readsAs(words: string, step: JsonRecord, context: LineContext): boolean {
  const scanner = new Scanner(words);
  try {
    return sameJson(readStep(scanner, context), step) && scanner.peek() === '';
  } catch {
    return false;
  }
}

function printWords(step: JsonRecord, context: LineContext): string | undefined {
  const { off, note, timestamp, timestamps, ...action } = step;
  const [[key, value] = ['', undefined], ...more] = Object.entries(action);
  const words = more.length > 0 ? undefined : printOne(key, value, context);
  if (words === undefined) return undefined;
  const beside = [
    ...(timestamp === undefined ? [] : [`^${String(timestamp)}`]),
    ...(timestamps === undefined ? [] : [`^${JSON.stringify(timestamps)}`]),
    ...(note === undefined ? [] : [`^${JSON.stringify(note)}`]),
  ];
  return [`${off === true ? '~' : ''}${words}`, ...beside].join(' ');
}

function printOne(key: string, value: unknown, context: LineContext): string | undefined {
  if (key === 'enter') return printEntries(value, context);
  if (key === 'event') {
    const words = printEvent(value, context);
    return words === undefined ? undefined : `!${WOULD} ${words}`;
  }
  const form = Object.hasOwn(ACTIONS, key) ? ACTIONS[key] : undefined;
  return form === undefined ? undefined : printAction(key, form, value, context);
}

function printAction(
  key: string,
  form: ActionForm,
  value: unknown,
  context: LineContext,
): string | undefined {
  const [argument] = form.arguments;
  const record = form.isScalar === true && argument !== undefined ? { [argument.field]: value } : value;
  if (!isRecord(record)) return undefined;
  const fork = context.fork();
  const player = printPlayer(form, record, fork);
  const words = printForm(form, record, key, fork);
  return player === undefined || words === undefined ? undefined : `${player}!${key} ${words}`.trimEnd();
}
