import { type ActionForm, type Argument, CHOICES, ENTRY } from './actions.ts';
import type { LineContext } from './line-context.ts';
import { NotationFailure } from './notation-error.ts';
import { readOptions } from './options.ts';
import type { Scanner } from './scanner.ts';

export type JsonRecord = Readonly<Record<string, unknown>>;

/** Between cards that enter at the same time, and other things that happen at once. */
const PLUS = /^\s\+\s/;
/** Nothing more of the kind that was looked for. */
const SIGNS = ';[]{}>#@^';

/** Every id that a value gives to something. */
export function idsIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => {
    if (key === 'id' || key === 'as') return [each];
    return key === 'creates' && Array.isArray(each) ? each : [];
  });
}

/** Cards that enter the battlefield, with a plus between those that do so together. */
export function readEntries(scanner: Scanner, context: LineContext): JsonRecord | readonly JsonRecord[] {
  const entries = [readForm(scanner, context, ENTRY, 'enter')];
  while (scanner.takes('+')) {
    takePlayer(scanner, context);
    entries.push(readForm(scanner, context, ENTRY, 'enter'));
  }
  const [first] = entries;
  return entries.length === 1 && first !== undefined ? first : entries;
}

/** `A:` says whose step it is, and whose the next ones are. */
export function takePlayer(scanner: Scanner, context: LineContext): void {
  const isQuoted = scanner.peek() === '"';
  const start = scanner.at;
  if (isQuoted) {
    const player = scanner.quoted();
    if (context.players.includes(player) && scanner.takes(':')) context.player = player;
    else scanner.at = start;
    return;
  }
  const player = context.players.find((each) => scanner.text.startsWith(`${each}:`, start));
  if (player !== undefined) {
    context.player = player;
    scanner.at += player.length + 1;
    return;
  }
  const unknown = /^\w{1,2}(?=:\s)/.exec(scanner.text.slice(start, start + 4))?.[0];
  if (unknown !== undefined)
    throw new NotationFailure(start, 'unknown-value', {
      found: unknown,
      allowed: context.players.join(', '),
    });
}

/** Reads what a form says stands there; gives the fields of the file. */
export function readForm(
  scanner: Scanner,
  context: LineContext,
  form: ActionForm,
  action: string,
): JsonRecord {
  const fields: [string, unknown][] = form.arguments.flatMap((argument): [string, unknown][] => {
    const value = readArgument(scanner, context, argument);
    if (value !== undefined) return [[argument.field, value]];
    if (argument.isOptional === true) return [];
    throw new NotationFailure(scanner.at, 'argument-missing', { action, expected: argument.field });
  });
  let options: JsonRecord = {};
  for (let sign = scanner.peek(); sign !== ''; sign = scanner.peek()) {
    if (sign === '[') options = { ...options, ...readOptions(scanner) };
    else if (sign === '>' && form.to !== undefined)
      fields.push([form.to.field, readTo(scanner, context, form)]);
    else if (sign === '@' && form.at !== undefined) fields.push([form.at, readAfterSign(scanner)]);
    else if (sign === '#' && form.id !== undefined) fields.push(['id', readAfterSign(scanner)]);
    else break;
  }
  if (form.player !== undefined && !(form.unless !== undefined && form.unless in options))
    fields.unshift([form.player, context.player ?? context.players[0] ?? '']);
  const value = { ...Object.fromEntries(fields), ...withChoices(options) };
  const id = 'id' in value || form.id !== 'named' ? {} : { id: context.idFor(nameIn(value, action)) };
  const whole = { ...value, ...id };
  for (const each of idsIn(whole)) context.give(each);
  return whole;
}

function nameIn(value: JsonRecord, action: string): string {
  const name = value.card ?? value.name ?? action;
  return typeof name === 'string' ? name : action;
}

function readArgument(scanner: Scanner, context: LineContext, { kind }: Argument): unknown {
  const next = scanner.peek();
  if (next === '' || SIGNS.includes(next)) return undefined;
  if (kind === 'name') return scanner.name(PLUS);
  if (kind === 'ref') return next === '"' ? scanner.quoted() : context.refOf(scanner.word());
  const start = scanner.at;
  const word = scanner.word();
  if (kind === 'word') return word;
  if (!/^[+-]?\d+$/.test(word)) {
    scanner.at = start;
    scanner.fail('number');
  }
  return Number(word);
}

/** The word after a sign. */
export function readAfterSign(scanner: Scanner): string {
  scanner.at += 1;
  const isQuoted = scanner.peek() === '"';
  const word = scanner.word();
  return word === '' && !isQuoted ? scanner.fail('id') : word;
}

function readTo(scanner: Scanner, context: LineContext, form: ActionForm): unknown {
  scanner.at += 1;
  const list: string[] = [];
  do {
    const isQuoted = scanner.peek() === '"';
    const word = isQuoted ? scanner.quoted() : context.refOf(scanner.name(/^(?:,|\s\+\s)/));
    if (word === '' && !isQuoted) scanner.fail('id');
    list.push(word);
  } while (form.to?.isList === true && scanner.takes(','));
  return form.to?.isList === true ? list : list[0];
}

/** Choices stand among the other options; in the file they have a record of their own. */
export function withChoices(options: JsonRecord): JsonRecord {
  const entries = Object.entries(options);
  const chosen = entries.filter(([key]) => CHOICES.has(key));
  if (chosen.length === 0) return options;
  return {
    ...Object.fromEntries(entries.filter(([key]) => !CHOICES.has(key))),
    choices: Object.fromEntries(chosen),
  };
}
