import { type ActionForm, type Argument, CHOICES, ENTRY } from './actions.ts';
import type { LineContext } from './line-context.ts';
import { printOptions } from './options.ts';
import type { JsonRecord } from './read-form.ts';

/** Cards that enter the battlefield; `undefined` if that can't be written in words. */
export function printEntries(value: unknown, context: LineContext): string | undefined {
  const fork = context.fork();
  const entries = (Array.isArray(value) ? value : [value]).map((entry) => {
    if (!isRecord(entry)) return undefined;
    const player = printPlayer(ENTRY, entry, fork);
    const words = printForm(ENTRY, entry, 'enter', fork);
    return player === undefined || words === undefined ? undefined : player + words;
  });
  return entries.includes(undefined) ? undefined : entries.join(' + ');
}

/** Whose step it is, where that is not whose the last one was. */
export function printPlayer(form: ActionForm, value: JsonRecord, context: LineContext): string | undefined {
  if (form.player === undefined || (form.unless !== undefined && form.unless in value)) return '';
  const player = value[form.player];
  if (typeof player !== 'string') return undefined;
  if (player === context.player) return '';
  context.player = player;
  return `${/^[\w-]+$/.test(player) ? player : JSON.stringify(player)}: `;
}

/** What a form has of these fields, in words. */
export function printForm(
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

export const printWord = (value: unknown): string =>
  typeof value !== 'string' || !/^[^\s,;[\]{}>#@^"\p{Cc}]+$/u.test(value) ? JSON.stringify(value) : value;

const printTo = (value: unknown): string =>
  Array.isArray(value) ? value.map(printWord).join(', ') : printWord(value);

export function flatChoices(choices: unknown): JsonRecord {
  if (choices === undefined) return {};
  const isFlat = isRecord(choices) && Object.keys(choices).every((key) => CHOICES.has(key));
  return isFlat && Object.keys(choices).length > 0 ? choices : { choices };
}

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
