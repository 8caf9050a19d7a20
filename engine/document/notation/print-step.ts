import { ACTIONS, type ActionForm, type Argument, CHOICES, ENTRY } from './actions.ts';
import type { LineContext } from './line-context.ts';
import { printOptions } from './options.ts';
import { type JsonRecord, readStep } from './read-step.ts';
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
  const { off, note, timestamp, ...action } = step;
  const [[key, value] = ['', undefined], ...more] = Object.entries(action);
  const form = key === 'enter' ? ENTRY : Object.hasOwn(ACTIONS, key) ? ACTIONS[key] : undefined;
  if (form === undefined || more.length > 0) return undefined;
  const words = key === 'enter' ? printEntries(value, context) : printAction(key, form, value, context);
  if (words === undefined) return undefined;
  const beside = [
    ...(timestamp === undefined ? [] : [`^${String(timestamp)}`]),
    ...(note === undefined ? [] : [`^${JSON.stringify(note)}`]),
  ];
  return [`${off === true ? '~' : ''}${words}`, ...beside].join(' ');
}

function printEntries(value: unknown, context: LineContext): string | undefined {
  const fork = context.fork();
  const entries = (Array.isArray(value) ? value : [value]).map((entry) => {
    if (!isRecord(entry)) return undefined;
    const player = printPlayer(ENTRY, entry, fork);
    const words = printForm(ENTRY, entry, 'enter', fork);
    return player === undefined || words === undefined ? undefined : player + words;
  });
  return entries.includes(undefined) ? undefined : entries.join(' + ');
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

/** Whose step it is, where that is not whose the last one was. */
function printPlayer(form: ActionForm, value: JsonRecord, context: LineContext): string | undefined {
  if (form.player === undefined || (form.unless !== undefined && form.unless in value)) return '';
  const player = value[form.player];
  if (typeof player !== 'string') return undefined;
  if (player === context.player) return '';
  context.player = player;
  return `${/^[\w-]+$/.test(player) ? player : JSON.stringify(player)}: `;
}

function printForm(
  form: ActionForm,
  value: JsonRecord,
  action: string,
  context: LineContext,
): string | undefined {
  const { to, at } = form;
  const shown = new Set([...form.arguments.map(({ field }) => field), form.player, to?.field, at, 'choices']);
  const name = value.card ?? value.name ?? action;
  const isUsual = form.id === 'named' && typeof name === 'string' && context.idFor(name) === value.id;
  if (form.id !== undefined) shown.add('id');
  context.give(value.id);
  const rest = Object.fromEntries(Object.entries(value).filter(([key]) => !shown.has(key)));
  const options = { ...rest, ...flatChoices(value.choices) };
  const words = [
    ...form.arguments.flatMap((argument) => printArgument(argument, value[argument.field]) ?? []),
    ...(to === undefined || value[to.field] === undefined ? [] : [`> ${printTo(value[to.field])}`]),
    ...(at === undefined || value[at] === undefined ? [] : [`@${printWord(value[at])}`]),
    ...(form.id === undefined || isUsual || value.id === undefined ? [] : [`#${printWord(value.id)}`]),
    printOptions(options),
  ];
  return words.filter((each) => each !== '').join(' ');
}

function printArgument({ kind }: Argument, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  return kind === 'name' && typeof value === 'string' ? printName(value) : printWord(value);
}

/** Words of a name keep their spaces; what the notation has a meaning for is quoted. */
const printName = (name: string): string =>
  /^[^\s!~;[\]{}>#@^"\p{Cc}][^;[\]{}>#@^"\p{Cc}]*$/u.test(name) &&
  name.trim() === name &&
  !/\s\+\s/.test(name)
    ? name
    : JSON.stringify(name);

const printWord = (value: unknown): string =>
  typeof value !== 'string' || !/^[^\s,;[\]{}>#@^"\p{Cc}]+$/u.test(value) ? JSON.stringify(value) : value;

const printTo = (value: unknown): string =>
  Array.isArray(value) ? value.map(printWord).join(', ') : printWord(value);

function flatChoices(choices: unknown): JsonRecord {
  if (choices === undefined) return {};
  const isFlat = isRecord(choices) && Object.keys(choices).every((key) => CHOICES.has(key));
  return isFlat && Object.keys(choices).length > 0 ? choices : { choices };
}

const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
