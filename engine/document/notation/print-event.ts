import { EVENTS } from './actions.ts';
import type { LineContext } from './line-context.ts';
import { printOptions } from './options.ts';
import { flatChoices, isRecord, printEntries, printForm, printWord } from './print-form.ts';

/** An event that would happen as it stands in a line; `undefined` if it can't be written in words. */
export function printEvent(value: unknown, context: LineContext): string | undefined {
  if (!isRecord(value)) return undefined;
  const { id, order, cause, choices, ...specs } = value;
  const [[kind, spec] = ['', undefined], ...more] = Object.entries(specs);
  if (more.length > 0) return undefined;
  const isUsual = id === context.idFor(kind);
  const fork = context.fork();
  fork.give(id);
  const words = printKind(kind, spec, fork);
  if (words === undefined) return undefined;
  const options = {
    ...(order === undefined ? {} : { order }),
    ...(cause === undefined ? {} : { cause }),
    ...flatChoices(choices),
  };
  return [...(isUsual ? [] : [`#${printWord(id)}`]), printOptions(options), kind, words]
    .filter((each) => each !== '')
    .join(' ');
}

function printKind(kind: string, spec: unknown, context: LineContext): string | undefined {
  if (kind === 'enter') return printEntries(spec, context);
  const form = Object.hasOwn(EVENTS, kind) ? EVENTS[kind] : undefined;
  if (form === undefined) return undefined;
  if (kind === 'damage' && Array.isArray(spec) && spec.length > 1) {
    const parts = spec.map((each) => (isRecord(each) ? printForm(form, each, kind, context) : undefined));
    return parts.includes(undefined) ? undefined : parts.join(' + ');
  }
  if (!isRecord(spec)) return undefined;
  if (kind !== 'tokens') return printForm(form, spec, kind, context);
  const { token, ...rest } = spec;
  return isRecord(token) ? printForm(form, { ...rest, ...token }, kind, context) : undefined;
}
