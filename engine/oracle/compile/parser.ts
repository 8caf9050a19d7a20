import type { Token } from './token.ts';

/** The tokens of one line while they are parsed, with what was found so far. */
export interface Input {
  readonly tokens: readonly Token[];
  readonly memo: Map<number, Map<number, Parsed<unknown> | null>>;
  /** The farthest token at which something was expected, and what. */
  furthest: number;
  expected: string;
  depth: number;
}

export interface Parsed<T> {
  readonly value: T;
  readonly next: number;
}

/** Reads from the token `at`; `undefined` if it isn't there. Parsers have no effects but on the memo. */
export interface Parser<T> {
  (input: Input, at: number): Parsed<T> | undefined;
  /** The words with which it may begin, where they are known; what begins otherwise need not be tried. */
  readonly starts?: ReadonlySet<string> | undefined;
}

const starting = <T>(starts: ReadonlySet<string> | undefined, parser: Parser<T>): Parser<T> =>
  starts === undefined ? parser : Object.assign(parser, { starts });

/** Whether a parser that begins with certain words can't fit here. */
function cannotStart({ starts }: Parser<unknown>, input: Input, at: number): boolean {
  if (starts === undefined) return false;
  const token = input.tokens[at];
  if (token !== undefined && token.kind !== 'quote' && starts.has(token.w)) return false;
  if (at > input.furthest) for (const first of starts) return miss(input, at, first) === undefined;
  return true;
}

export const inputOf = (tokens: readonly Token[]): Input => ({
  tokens,
  memo: new Map(),
  furthest: 0,
  expected: 'a line of card text',
  depth: 0,
});

/** Notes that something was expected here: the first word that no reading gets past is the unread one. */
export function miss(input: Input, at: number, expected: string): undefined {
  if (at > input.furthest) {
    input.furthest = at;
    input.expected = expected;
  }
  return undefined;
}

export const ok = <T>(value: T, next: number): Parsed<T> => ({ value, next });

/** Words that parsers look for, noted as the parsers are made. */
const known = new Set<string>();
export const wordsOfParsers = (): ReadonlySet<string> => known;

/** One of these words; made once, for readers that ask for it while they read. */
export function word(...words: readonly string[]): Parser<string> {
  const key = words.join('|');
  const known = madeWords.get(key) ?? oneWord(words);
  madeWords.set(key, known);
  return known;
}
const madeWords = new Map<string, Parser<string>>();

function oneWord(words: readonly string[]): Parser<string> {
  const wanted = new Set(words);
  const [first = ''] = words;
  for (const each of words) known.add(each);
  return starting(wanted, (input, at) => {
    const token = input.tokens[at];
    if (token !== undefined && token.kind !== 'quote' && wanted.has(token.w)) return ok(token.w, at + 1);
    return miss(input, at, first);
  });
}

/** These words one after another; `a|b` stands for either, `a?` for a word that may be missing. */
export function phrase(text: string): Parser<string> {
  const known = madePhrases.get(text) ?? onePhrase(text);
  madePhrases.set(text, known);
  return known;
}
const madePhrases = new Map<string, Parser<string>>();

function onePhrase(text: string): Parser<string> {
  const words = text.split(' ').map((part) => ({
    words: part.replace(/\?$/, '').split('|'),
    isOptional: part.length > 1 && part.endsWith('?'),
  }));
  for (const { words: each } of words) for (const one of each) known.add(one);
  const [head] = words;
  return starting(head === undefined || head.isOptional ? undefined : new Set(head.words), (input, at) => {
    let next = at;
    for (const { words: wanted, isOptional } of words) {
      const token = input.tokens[next];
      if (token !== undefined && token.kind !== 'quote' && wanted.includes(token.w)) next += 1;
      else if (!isOptional) return miss(input, next, wanted[0] ?? text);
    }
    return ok(text, next);
  });
}

/** A token for which the function gives a value. */
export const token =
  <T>(read: (token: Token) => T | undefined, expected: string): Parser<T> =>
  (input, at) => {
    const found = input.tokens[at];
    const value = found === undefined ? undefined : read(found);
    return value === undefined ? miss(input, at, expected) : ok(value, at + 1);
  };

export function seq<A extends readonly unknown[]>(
  ...parsers: { readonly [K in keyof A]: Parser<A[K]> }
): Parser<A> {
  return starting((parsers as readonly Parser<unknown>[])[0]?.starts, (input, at) => {
    const values: unknown[] = [];
    let next = at;
    for (const parser of parsers as readonly Parser<unknown>[]) {
      const result = parser(input, next);
      if (result === undefined) return undefined;
      values.push(result.value);
      next = result.next;
    }
    return ok(values as unknown as A, next);
  });
}

/** The first that fits. */
export function alt<T>(...parsers: readonly Parser<T>[]): Parser<T> {
  return starting(allStarts(parsers), (input, at) => {
    for (const parser of parsers) {
      if (cannotStart(parser, input, at)) continue;
      const result = parser(input, at);
      if (result !== undefined) return result;
    }
    return undefined;
  });
}

/** The words with which any of them may begin, if that is known of each. */
function allStarts(parsers: readonly Parser<unknown>[]): ReadonlySet<string> | undefined {
  const all = new Set<string>();
  for (const { starts } of parsers) {
    if (starts === undefined) return undefined;
    for (const word of starts) all.add(word);
  }
  return all;
}

/** The one that reads farthest; the earlier of two that read equally far. */
export function longest<T>(...parsers: readonly Parser<T>[]): Parser<T> {
  return (input, at) => {
    let best: Parsed<T> | undefined;
    for (const parser of parsers) {
      if (cannotStart(parser, input, at)) continue;
      const result = parser(input, at);
      if (result !== undefined && (best === undefined || result.next > best.next)) best = result;
    }
    return best;
  };
}

export const opt =
  <T>(parser: Parser<T>): Parser<T | undefined> =>
  (input, at) =>
    parser(input, at) ?? ok(undefined, at);

export const map = <T, U>(parser: Parser<T>, make: (value: T) => U): Parser<U> =>
  starting(parser.starts, (input, at) => {
    const result = parser(input, at);
    return result === undefined ? undefined : ok(make(result.value), result.next);
  });

/** As `map`, but what has no meaning is not read. */
export const mapSome = <T, U>(parser: Parser<T>, make: (value: T) => U | undefined): Parser<U> =>
  starting(parser.starts, (input, at) => {
    const result = parser(input, at);
    const value = result === undefined ? undefined : make(result.value);
    return result === undefined || value === undefined ? undefined : ok(value, result.next);
  });

export const many =
  <T>(parser: Parser<T>): Parser<readonly T[]> =>
  (input, at) => {
    const values: T[] = [];
    let next = at;
    for (;;) {
      const result = parser(input, next);
      if (result === undefined || result.next === next) return ok(values, next);
      values.push(result.value);
      next = result.next;
    }
  };

export const many1 = <T>(parser: Parser<T>): Parser<readonly T[]> =>
  mapSome(many(parser), (values) => (values.length === 0 ? undefined : values));

export const between = <T>(parser: Parser<T>, separator: Parser<unknown>): Parser<readonly T[]> =>
  map(seq(parser, many(preceded(separator, parser))), ([first, rest]) => [first, ...rest]);

export const preceded = <T>(before: Parser<unknown>, parser: Parser<T>): Parser<T> =>
  map(seq(before, parser), ([, value]) => value);
export const followed = <T>(parser: Parser<T>, after: Parser<unknown>): Parser<T> =>
  map(seq(parser, after), ([value]) => value);

/** Fits if the parser does, without reading. */
export const ahead =
  (parser: Parser<unknown>): Parser<true> =>
  (input, at) =>
    parser(input, at) === undefined ? undefined : ok(true, at);
export const notAhead =
  (parser: Parser<unknown>): Parser<true> =>
  (input, at) =>
    parser(input, at) === undefined ? ok(true, at) : undefined;
export const atEnd: Parser<true> = (input, at) =>
  at >= input.tokens.length ? ok(true, at) : miss(input, at, 'the end');

/** Behind a quotation that ends a sentence within. */
export const afterQuote: Parser<true> = (input, at) =>
  input.tokens[at - 1]?.kind === 'quote' ? ok(true, at) : undefined;

export const constant = <T>(parser: Parser<unknown>, value: T): Parser<T> => map(parser, () => value);

/** Refers to what is defined later, or in a module that imports this one. */
export const lazy = <T>(make: () => Parser<T>): Parser<T> => {
  let made: Parser<T> | undefined;
  return (input, at) => {
    made ??= make();
    return made(input, at);
  };
};

let memoCount = 0;
/** Deep enough for every card; bounds the stack on any input. */
const DEEPEST = 48;

/**
 * Reads each position once and may refer to what is defined later: what refers to itself goes through here, so that
 * reading takes linear time and bounded depth.
 */
export function memo<T>(make: () => Parser<T>): Parser<T> {
  memoCount += 1;
  const id = memoCount;
  let made: Parser<T> | undefined;
  return (input, at) => {
    let own = input.memo.get(id);
    if (own === undefined) {
      own = new Map();
      input.memo.set(id, own);
    }
    const known = own.get(at) as Parsed<T> | null | undefined;
    if (known !== undefined) return known ?? undefined;
    if (input.depth > DEEPEST) return undefined;
    made ??= make();
    input.depth += 1;
    // A reading that begins with itself here leads nowhere.
    own.set(at, null);
    const result = made(input, at);
    input.depth -= 1;
    own.set(at, result ?? null);
    return result;
  };
}

/** A table of fixed phrases; the longest that fits. */
export function table<T>(entries: Readonly<Record<string, T>>): Parser<T> {
  const byFirst = new Map<string, { readonly read: Parser<string>; readonly value: T }[]>();
  const sorted = Object.entries(entries).sort(
    ([one], [other]) => other.split(' ').length - one.split(' ').length,
  );
  for (const [text, value] of sorted) {
    for (const first of (text.split(' ')[0] ?? '').split('|')) {
      const rows = byFirst.get(first) ?? [];
      rows.push({ read: phrase(text), value });
      byFirst.set(first, rows);
    }
  }
  return starting(new Set(byFirst.keys()), (input, at) => {
    const found = input.tokens[at];
    const rows = found === undefined || found.kind === 'quote' ? undefined : byFirst.get(found.w);
    for (const { read, value } of rows ?? []) {
      const result = read(input, at);
      if (result !== undefined) return ok(value, result.next);
    }
    return miss(input, at, Object.keys(entries)[0] ?? 'a phrase');
  });
}
