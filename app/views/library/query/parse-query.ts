import { lexQuery, type QueryToken } from './lex-query.ts';
import { wordsOf } from './normal-text.ts';
import type { ParsedQuery, Query, QueryError } from './query.ts';
import { isField, termOf } from './terms.ts';

/** How deep parentheses may stand in each other. */
const DEPTH = 40;

/**
 * A search in the manner of Scryfall's: words, `t:land`, `pow>=3`, `layer:4`, `-`, `or`, parentheses, quotes, `!name`.
 * What means nothing is left out and reported with its place. Never throws.
 */
export function parseQuery(text: string): ParsedQuery {
  const reader: Reader = { tokens: lexQuery(text), at: 0, errors: [] };
  const found: Query[] = [];
  while (reader.at < reader.tokens.length) {
    const query = alternatives(reader, 0);
    if (query !== undefined) found.push(query);
    const token = reader.tokens[reader.at];
    if (token === undefined) break;
    complain(reader, 'extra-parenthesis', token);
    reader.at += 1;
  }
  return { query: together('all-of', found), errors: reader.errors };
}

interface Reader {
  readonly tokens: readonly QueryToken[];
  at: number;
  readonly errors: QueryError[];
}

function complain(reader: Reader, code: QueryError['code'], { start, end, value }: QueryToken): undefined {
  reader.errors.push({ code, start, end, found: value });
}

const together = (kind: 'all-of' | 'any-of', of: readonly Query[]): Query | undefined =>
  of.length > 1 ? { kind, of } : of[0];

/** … or … or …, up to the parenthesis that closes or the end. */
function alternatives(reader: Reader, depth: number): Query | undefined {
  const found: Query[] = [];
  for (;;) {
    const side = conjunction(reader, depth);
    if (side !== undefined) found.push(side);
    const or = reader.tokens[reader.at];
    if (or?.kind !== 'or') return together('any-of', found);
    reader.at += 1;
    const after = reader.tokens[reader.at];
    if (side === undefined || after === undefined || after.kind === 'close')
      complain(reader, 'nothing-after', or);
  }
}

function conjunction(reader: Reader, depth: number): Query | undefined {
  const found: Query[] = [];
  for (;;) {
    const token = reader.tokens[reader.at];
    if (token === undefined || token.kind === 'close' || token.kind === 'or')
      return together('all-of', found);
    const query = one(reader, token, depth);
    if (query !== undefined) found.push(query);
  }
}

function one(reader: Reader, token: QueryToken, depth: number): Query | undefined {
  reader.at += 1;
  switch (token.kind) {
    case 'not': {
      const next = reader.tokens[reader.at];
      if (next === undefined || next.kind === 'close' || next.kind === 'or')
        return complain(reader, 'nothing-after', token);
      const of = one(reader, next, depth);
      return of === undefined ? undefined : { kind: 'not', of };
    }
    case 'open': {
      if (depth >= DEPTH) return complain(reader, 'open-parenthesis', token);
      const inside = alternatives(reader, depth + 1);
      if (reader.tokens[reader.at] === undefined) complain(reader, 'open-parenthesis', token);
      reader.at += 1;
      return inside;
    }
    case 'close':
    case 'or':
      return undefined;
    case 'exact':
    case 'word':
    case 'field':
      if (token.isOpen) complain(reader, 'open-quote', token);
      return simple(reader, token);
  }
}

function simple(reader: Reader, token: QueryToken): Query | undefined {
  if (token.kind === 'exact') return { kind: 'exact-name', text: token.value };
  if (token.kind === 'word')
    return /^cda$/i.test(token.value) && !token.isQuoted
      ? { kind: 'mark', mark: 'cda' }
      : wordsTerm(token.value);
  if (token.value === '' && !isField(token.field)) return wordsTerm(token.field); // "Protection: Red" is a name
  const term = termOf(token);
  return typeof term === 'string' ? complain(reader, term, token) : term;
}

function wordsTerm(text: string): Query | undefined {
  const words = wordsOf(text);
  return words === ' ' ? undefined : { kind: 'words', text: words };
}

/** The words of a query that are no terms, in order, if nothing else was asked. */
export function onlyWords(query: Query | undefined): string | undefined {
  if (query === undefined) return undefined;
  const parts = query.kind === 'all-of' ? query.of : [query];
  const words = parts.flatMap((part) => (part.kind === 'words' ? part.text.trim() : []));
  return words.length === parts.length ? words.join(' ') : undefined;
}
