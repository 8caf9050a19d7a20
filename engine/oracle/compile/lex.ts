import { ownNames } from './own-names.ts';
import type { Stretch, Token } from './token.ts';

/** What a lexer must know of the object whose text it reads. */
export interface Naming {
  readonly name: string;
  readonly isLegendary: boolean;
}

const PIECE =
  /\{[^{}\s]{1,14}\}|[+−-]?(?:\d+|[XY*])\/[+−-]?(?:\d+|[XY*])(?![\w/])|[+−-](?:\d+|[XY])(?![\w/])|\d[\d,]*(?=[^\d,]|$)|and\/or|--|[\p{L}\d_](?:[\p{L}\d_]|['’&.](?=[\p{L}])|-(?=[\p{L}\d]))*|[^\s]/gu;
const SIZE = /^[+−-]?(?:\d+|[XY*])\/[+−-]?(?:\d+|[XY*])$/;

/** Splits a text into tokens and reminder texts. Reads any input in linear time; never throws. */
export function lex(text: string, naming: Naming): { tokens: Token[]; reminders: Stretch[] } {
  const reminders: Stretch[] = [];
  const raw: Token[] = [];
  PIECE.lastIndex = 0;
  for (let match = PIECE.exec(text); match !== null; match = PIECE.exec(text)) {
    const piece = match[0];
    const start = match.index;
    const closed = piece === '(' ? text.indexOf(')', start) : -1;
    if (closed >= 0) {
      reminders.push({ start, end: closed + 1 });
      PIECE.lastIndex = closed + 1;
      continue;
    }
    const quote = quotation(text, start, piece);
    if (quote !== undefined) {
      raw.push({
        kind: 'quote',
        w: text.slice(start + 1, quote),
        text: text.slice(start, quote + 1),
        start,
        end: quote + 1,
      });
      PIECE.lastIndex = quote + 1;
      continue;
    }
    pushPiece(raw, piece, start);
  }
  return { tokens: withSelf(raw, naming), reminders };
}

/** The offset of the closing quotation mark if one opens here. */
function quotation(text: string, start: number, piece: string): number | undefined {
  if (piece === '"' || piece === '“') {
    const end = text.slice(start + 1).search(/["”]/);
    return end < 0 ? undefined : start + 1 + end;
  }
  if (piece !== "'" && piece !== '‘') return undefined;
  if (start > 0 && !/[\s(]/.test(text.charAt(start - 1))) return undefined;
  for (let end = start + 1; end < text.length; end += 1) {
    const mark = text.charAt(end);
    if ((mark === "'" || mark === '’') && !/\w/.test(text.charAt(end + 1)) && !/s/.test(text.charAt(end - 1)))
      return end;
  }
  return undefined;
}

function pushPiece(out: Token[], piece: string, start: number): undefined {
  const end = start + piece.length;
  const push = (kind: Token['kind'], w: string, from = start, to = end): undefined => {
    out.push({ kind, w, text: piece.slice(from - start, to - start), start: from, end: to });
  };
  if (piece.startsWith('{')) return push('mana', piece.toUpperCase());
  if (SIZE.test(piece)) return push('size', piece.replaceAll('−', '-'));
  if (/^[+−-](?:\d+|[XY])$/.test(piece)) return push('signed', piece.replaceAll('−', '-'));
  if (/^\d[\d,]*$/.test(piece)) {
    const digits = piece.replace(/,+$/, '');
    push('number', digits.replaceAll(',', ''), start, start + digits.length);
    if (digits.length < piece.length) push('mark', ',', start + digits.length, end);
    return undefined;
  }
  if (!/^[\p{L}\d_]/u.test(piece)) return push('mark', MARKS.get(piece) ?? piece);
  const word = piece.toLowerCase().replaceAll('’', "'");
  const split = splitWord(word);
  if (split === undefined) return push('word', word);
  const [head, tail] = split;
  const cut = start + head.length;
  push('word', head, start, Math.min(cut, end));
  push('word', tail, Math.min(cut, end), end);
  return undefined;
}

const MARKS: ReadonlyMap<string, string> = new Map([
  ['’', "'"],
  ['‘', "'"],
  ['–', '—'],
  ['--', '—'],
  ['−', '-'],
]);

const IS_AFTER: ReadonlySet<string> = new Set(['it', 'that', 'he', 'she', 'there', 'what', 'who']);
const NOT_SPLIT: ReadonlySet<string> = new Set([
  "can't",
  "don't",
  "doesn't",
  "isn't",
  "aren't",
  "didn't",
  "weren't",
  "wasn't",
  "won't",
  "hasn't",
  "haven't",
  "couldn't",
  "wouldn't",
]);

/** Contractions and possessives as two words: "it is", "you are", "creature 's". */
function splitWord(word: string): readonly [string, string] | undefined {
  const at = word.lastIndexOf("'");
  if (at < 0 || NOT_SPLIT.has(word)) return undefined;
  const head = word.slice(0, at);
  switch (word.slice(at)) {
    case "'s":
      return IS_AFTER.has(head) ? [head, 'is'] : [head, "'s"];
    case "'re":
      return [head, 'are'];
    case "'ve":
      return [head, 'have'];
    case "'ll":
      return [head, 'will'];
    case "'d":
      return [head, 'would'];
    default:
      return undefined;
  }
}

/** Nouns that make "this …" the object itself; "this turn", "this way", "this ability" are something else. */
const SELF_NOUNS: ReadonlySet<string> = new Set(
  'creature artifact enchantment land planeswalker battle permanent card spell token emblem equipment aura vehicle spacecraft fortification saga class case room siege scheme conspiracy kindred planet'.split(
    ' ',
  ),
);

/** One token for each mention of the object itself, and for the apostrophe of plural possessives. */
function withSelf(raw: readonly Token[], naming: Naming): Token[] {
  const names = ownNames(naming).map((name) => nameWords(name));
  const out: Token[] = [];
  for (let at = 0; at < raw.length; ) {
    const token = raw[at];
    if (token === undefined) break;
    const after = raw[at + 1];
    if (token.w === 'this' && after !== undefined && SELF_NOUNS.has(after.w)) {
      out.push({
        kind: 'self',
        w: '~',
        text: `${token.text} ${after.text}`,
        start: token.start,
        end: after.end,
        noun: after.w,
      });
      at += 2;
      continue;
    }
    const length = isVerb(raw, at) ? 0 : nameLength(raw, at, names);
    if (length > 0) {
      const last = raw[at + length - 1] ?? token;
      const said = raw
        .slice(at, at + length)
        .map(({ text, start }, index) => (index > 0 && raw[at + index - 1]?.end !== start ? ' ' : '') + text)
        .join('');
      out.push({
        kind: 'self',
        w: '~',
        text: naming.name,
        start: token.start,
        end: last.end,
        byName: true,
        said,
      });
      at += length;
      continue;
    }
    const isPossessive =
      token.w === "'" && out.at(-1)?.w.endsWith('s') === true && out.at(-1)?.end === token.start;
    out.push(
      token.w === 'cannot'
        ? { ...token, w: "can't" }
        : isPossessive
          ? { ...token, kind: 'word', w: "'s" }
          : token,
    );
    at += 1;
  }
  return out;
}

/** "Regenerate target creature" of a card called Regenerate: no subject stands before what is acted on. */
const isVerb = (raw: readonly Token[], at: number): boolean =>
  (at === 0 || raw[at - 1]?.kind === 'mark') && raw[at + 1]?.w === 'target';

const nameWords = (name: string): readonly Token[] => {
  const tokens: Token[] = [];
  for (const match of name.matchAll(PIECE)) pushPiece(tokens, match[0], match.index);
  return tokens;
};

function nameLength(raw: readonly Token[], at: number, names: readonly (readonly Token[])[]): number {
  for (const name of names) {
    if (name.length > 0 && name.every((part, index) => isSameWord(raw[at + index]?.text, part.text)))
      return name.length;
  }
  return 0;
}

/** Texts write a name without its accents, and with either apostrophe: "Eomer", "Karn’s". */
const isSameWord = (text: string | undefined, part: string): boolean =>
  text === part || (text !== undefined && ACCENTED.test(text + part) && bareWord(text) === bareWord(part));
const ACCENTED = /[^ -~]/;
const bareWord = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'");
