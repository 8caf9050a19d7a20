import type { Scanner } from './scanner.ts';

// What stands in brackets: `[tapped, x=3, colors=W|U]`. The value of a key is a number, `false`, `null`, a text, texts
// with `|` between them, or JSON; a key by itself means true.

type JsonRecord = Readonly<Record<string, unknown>>;

/** Fields that are lists also where only one thing is said: `types=creature`. */
const LISTS: ReadonlySet<string> = new Set([
  'types',
  'subtypes',
  'supertypes',
  'colors',
  'modes',
  'creates',
  'order',
  'includesSubtypes',
  'has',
  'hasNot',
  'affects',
  'controls',
]);
/** What an expectation may say instead of a list of subtypes. */
const NO_LIST = 'all creature types';

/** A word that reads as itself. */
const PLAIN = /^(?![\s\d+.-]|true$|false$|null$)[^\s|,=;[\]{}>#@^"]+(?: [^\s|,=;[\]{}>#@^"]+)*$/;
/** Like it, but a sign or number may begin it: it is read as a number only if all of it is one. */
const SIGNED = /^(?!true$|false$|null$)[^\s|,=;[\]{}>#@^"]+(?: [^\s|,=;[\]{}>#@^"]+)*$/;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

const isPlain = (text: string): boolean => PLAIN.test(text) || (SIGNED.test(text) && !NUMBER.test(text));

/** Writes a record in brackets; nothing at all for an empty one. */
export function printOptions(options: JsonRecord): string {
  const entries = Object.entries(options).filter(([, value]) => value !== undefined);
  if (entries.length === 0) return '';
  return `[${entries.map(([key, value]) => printOption(key, value)).join(', ')}]`;
}

function printOption(key: string, value: unknown): string {
  const name = isPlain(key) ? key : JSON.stringify(key);
  if (value === true) return name;
  const isOne = LISTS.has(key) && Array.isArray(value) && value.length === 1 && value[0] !== NO_LIST;
  const shown = isOne && typeof value[0] === 'string' ? value[0] : value;
  return `${name}=${printValue(shown)}`;
}

function printValue(value: unknown): string {
  if (typeof value === 'string') return printText(value);
  if (Array.isArray(value) && value.length > 1 && value.every((each) => typeof each === 'string'))
    return value.map(printText).join('|');
  return JSON.stringify(value);
}

/** A text, quoted only where it has to be. */
const printText = (text: string): string => (isPlain(text) ? text : JSON.stringify(text));

/** Reads what {@link printOptions} writes, if a bracket comes next. */
export function readOptions(scanner: Scanner): JsonRecord {
  const options: [string, unknown][] = [];
  if (!scanner.takes('[')) return {};
  while (!scanner.takes(']')) {
    const key = scanner.name(/^[,=]/);
    if (key === '') scanner.fail(']');
    const value = scanner.takes('=') ? readValue(scanner) : true;
    const isOne = LISTS.has(key) && typeof value === 'string' && value !== NO_LIST;
    options.push([key, isOne ? [value] : value]);
    if (!scanner.takes(',') && scanner.peek() !== ']') scanner.fail(']');
  }
  return Object.fromEntries(options);
}

function readValue(scanner: Scanner): unknown {
  if ('{['.includes(scanner.peek() || '-')) return scanner.json();
  const first = readScalar(scanner);
  if (scanner.peek() !== '|') return first;
  const list = [first];
  while (scanner.takes('|')) list.push(readScalar(scanner));
  return list.map((each) => (typeof each === 'string' ? each : String(each)));
}

function readScalar(scanner: Scanner): unknown {
  if (scanner.peek() === '"') return scanner.quoted();
  const text = scanner.name(/^[,|]/);
  if (text === '') return scanner.fail('value');
  if (NUMBER.test(text)) return Number(text);
  return text === 'null' ? null : text === 'true' ? true : text === 'false' ? false : text;
}
