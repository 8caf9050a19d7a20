import type { LineContext } from './line-context.ts';
import { NotationFailure } from './notation-error.ts';
import { printOptions, readOptions } from './options.ts';
import type { JsonRecord } from './read-form.ts';
import type { Scanner } from './scanner.ts';

// What a line says of the board as a whole, before its steps: `!title "…"`, `!players A, B, C`, `!sba off` …

/** Fields whose value is one text. */
const TEXTS = ['id', 'title', 'why'] as const;
/** Lists that are written one item at a time, by the name of one item. */
const LISTS: Readonly<Record<string, string>> = { expect: 'expect', card: 'cards' };
const HEADERS = [...TEXTS, ...Object.keys(LISTS), 'players', 'sba', 'rules', 'source', 'view'];

/** The name of the header that comes next, taken; `undefined` if a step comes. */
export function takeHeader(scanner: Scanner): string | undefined {
  scanner.peek();
  const found = /^!([a-z]+)(?![\w-])/.exec(scanner.text.slice(scanner.at, scanner.at + 12))?.[1];
  if (found === undefined || !HEADERS.includes(found)) return undefined;
  scanner.at += found.length + 1;
  return found;
}

/** Reads the value of a header into the file's fields. */
export function readHeader(
  name: string,
  scanner: Scanner,
  file: JsonRecord,
  context: LineContext,
): JsonRecord {
  const list = LISTS[name];
  if (list !== undefined) {
    const before = Array.isArray(file[list]) ? file[list] : [];
    const value = name === 'expect' ? readExpectation(scanner) : scanner.json();
    return { ...file, [list]: Array.isArray(value) ? [...before, ...value] : [...before, value] };
  }
  switch (name) {
    case 'players':
      context.players = readPlayers(scanner);
      return { ...file, players: context.players };
    case 'sba':
      return { ...file, sba: readSwitch(scanner) };
    case 'view':
      return { ...file, view: scanner.peek() === '{' ? scanner.json() : readOptions(scanner) };
    case 'rules':
    case 'source':
      return { ...file, [name]: scanner.json() };
    default:
      return { ...file, [name]: scanner.name() };
  }
}

function readPlayers(scanner: Scanner): readonly string[] {
  const players: string[] = [];
  do players.push(scanner.name(/^,/));
  while (scanner.takes(','));
  return players;
}

function readSwitch(scanner: Scanner): boolean {
  const at = scanner.at;
  const word = scanner.word();
  if (word !== 'on' && word !== 'off')
    throw new NotationFailure(at, 'unknown-value', { found: word, allowed: 'on, off' });
  return word === 'on';
}

/** `!expect bears [power=4]` is short for the JSON of a check of an object. */
function readExpectation(scanner: Scanner): unknown {
  if ('{['.includes(scanner.peek() || '-')) return scanner.json();
  return { object: scanner.word(), ...readOptions(scanner) };
}

/** Everything that a document says beside its steps, as the headers of a line. */
export function printHeaders(file: JsonRecord): readonly string[] {
  const { strata: _version, steps: _steps, players, sba, expect, cards, view, ...rest } = file;
  const isUsual = Array.isArray(players) && players.join('\n') === 'A\nB';
  const texts = Object.entries(rest).filter(([, value]) => value !== undefined);
  return [
    ...texts.map(([name, value]) => `!${name} ${JSON.stringify(value)}`),
    ...(isUsual || !Array.isArray(players) ? [] : [`!players ${players.map(printPlayerName).join(', ')}`]),
    ...(sba === undefined ? [] : [`!sba ${sba === true ? 'on' : 'off'}`]),
    ...printList('card', cards, (card) => `!card ${JSON.stringify(card)}`),
    ...printList('expect', expect, printExpectation),
    ...(view === undefined ? [] : [`!view ${JSON.stringify(view)}`]),
  ];
}

const printPlayerName = (name: unknown): string =>
  typeof name === 'string' && /^[\w-]+(?: [\w-]+)*$/.test(name) ? name : JSON.stringify(name);

function printList(name: string, list: unknown, print: (item: unknown) => string): readonly string[] {
  if (!Array.isArray(list)) return [];
  return list.length === 0 ? [`!${name} []`] : list.map(print);
}

function printExpectation(expectation: unknown): string {
  if (typeof expectation === 'object' && expectation !== null && 'object' in expectation) {
    const { object, ...fields } = expectation;
    if (typeof object === 'string' && /^[\w-]+$/.test(object))
      return `!expect ${object} ${printOptions(fields)}`.trimEnd();
  }
  return `!expect ${JSON.stringify([expectation])}`;
}
