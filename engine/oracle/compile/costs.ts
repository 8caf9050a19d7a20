import type { Cost } from '../../abilities/ability.ts';
import type { Selector } from '../../abilities/selector.ts';
import { plainNumber } from './amounts.ts';
import { nounGroup } from './nouns.ts';
import {
  alt,
  atEnd,
  between,
  followed,
  lazy,
  many1,
  map,
  notAhead,
  type Parser,
  phrase,
  preceded,
  seq,
  token,
  word,
} from './parser.ts';
import { always, type Meaning } from './scope.ts';
import { textOf, uncapital, withWords } from './text-of.ts';
import { counterKind, numberValue } from './words.ts';

type Part = Meaning<Cost>;

const manaSymbol = token(
  ({ kind, w }) => (kind === 'mana' && w !== '{T}' && w !== '{Q}' ? w : undefined),
  'mana',
);
export const manaCost: Parser<string> = map(many1(manaSymbol), (symbols) => symbols.join(''));

const counted: Parser<number> = alt(
  numberValue,
  map(word('a', 'an'), () => 1),
);

const loyalty: Parser<number | '-x'> = alt(
  token(
    ({ kind, w }) =>
      kind !== 'signed'
        ? undefined
        : /^-X$/i.test(w)
          ? ('-x' as const)
          : Number.isNaN(Number(w))
            ? undefined
            : Number(w),
    'loyalty',
  ),
  token(({ kind, w }) => (kind === 'number' && w === '0' ? 0 : undefined), 'loyalty'),
);

/** What ends one part of a cost. */
const stop = alt<unknown>(
  word(',', ':', '.', ';'),
  atEnd,
  token(({ kind }) => (kind === 'quote' ? true : undefined), 'a quotation'),
);
/** "a white creature, and a blue creature": a comma within one part of a cost; the next part begins with a capital. */
const goesOn: Parser<unknown> = (input, at) => {
  const next = input.tokens[at + 1];
  const isWord = next !== undefined && (next.kind === 'word' || next.kind === 'self');
  return input.tokens[at]?.w === ',' &&
    isWord &&
    /^\p{Ll}/u.test(next.kind === 'self' ? 'x' : next.text) &&
    FREE_VERBS(input, at + 1) === undefined
    ? { value: true, next: at + 1 }
    : undefined;
};
const free: Parser<unknown> = many1(
  alt<unknown>(
    seq(
      notAhead(stop),
      // "Conjure Elemental — {8}": an ability word, not a part of the cost.
      token(({ kind, w }) => (kind === 'mark' && w === '—' ? undefined : true), 'a word'),
    ),
    (input, at) => goesOn(input, at),
  ),
);
const FREE_VERBS = word(
  'exile',
  'discard',
  'tap',
  'untap',
  'return',
  'reveal',
  'put',
  'remove',
  'sacrifice',
  'mill',
  'pay',
  'collect',
  'exert',
  'forage',
  'behold',
  'unattach',
  'turn',
  'have',
  'blight',
  'waterbend',
  'choose',
  'gain',
  'lose',
  'flip',
  'draw',
  'reveals',
  'spend',
  'put',
  'say',
  'conjure',
  'clash',
  'airbend',
  'earthbend',
  'shuffle',
  'destroy',
  'cast',
  'look',
  'create',
  'goad',
  'suspect',
  'proliferate',
  'crew',
  'evidence',
  'attach',
  'promise',
  'double',
  'counter',
  'roll',
  'surveil',
  'get',
);

const part: Parser<Part> = alt<Part>(
  map(manaCost, (mana) => always<Cost>({ mana })),
  map(
    token(({ w }) => (w === '{T}' ? true : undefined), '{T}'),
    () => always<Cost>({ tap: true }),
  ),
  map(
    token(({ w }) => (w === '{Q}' ? true : undefined), '{Q}'),
    () => always<Cost>({ untap: true }),
  ),
  map(
    seq(
      word('pay'),
      lazy(() => plainNumber),
      word('life'),
      notLonger(),
    ),
    ([, amount]) =>
      (scope) => ({ payLife: amount(scope) }),
  ),
  map(seq(phrase('discard a card'), notLonger()), () => always<Cost>({ discard: { count: 1 } })),
  map(seq(word('discard'), numberValue, word('cards'), notLonger()), ([, count]) =>
    always<Cost>({ discard: { count } }),
  ),
  map(
    seq(
      word('remove'),
      counted,
      counterKind,
      word('from'),
      token(({ kind }) => (kind === 'self' ? true : undefined), 'this'),
      notLonger(),
    ),
    ([, count, counter]) => always<Cost>({ removeCounters: { counter, count } }),
  ),
  map(
    seq(
      phrase('remove x'),
      counterKind,
      word('from'),
      token(({ kind }) => (kind === 'self' ? true : undefined), 'this'),
      notLonger(),
    ),
    ([, counter]) => always<Cost>({ removeCounters: { counter, count: { kind: 'x' } } }),
  ),
  map(
    seq(
      word('sacrifice'),
      token(
        ({ kind, byName }) => (kind === 'self' ? (byName === true ? 'name' : 'this') : undefined),
        'this',
      ),
      notLonger(),
    ),
    () => always<Cost>({ sacrifice: { what: { kind: 'is', object: { kind: 'source' } } } }),
  ),
  map(
    seq(
      word('sacrifice'),
      word('a', 'an'),
      lazy(() => nounGroup),
      notLonger(),
    ),
    ([, , what]) =>
      (scope) => ({ sacrifice: { what: what.selector(scope) } }),
  ),
  map(
    seq(
      phrase('sacrifice another'),
      lazy(() => nounGroup),
      notLonger(),
    ),
    ([, what]) =>
      (scope) => ({ sacrifice: { what: otherThanSource(what.selector(scope)) } }),
  ),
  map(
    seq(
      word('sacrifice'),
      numberValue,
      lazy(() => nounGroup),
      notLonger(),
    ),
    ([, count, what]) =>
      (scope) => ({ sacrifice: { what: what.selector(scope), count } }),
  ),
  map(seq(phrase('sacrifice enchanted|equipped creature'), notLonger()), () =>
    always<Cost>({ sacrifice: { what: { kind: 'is', object: { kind: 'attached-to' } } } }),
  ),
  map(textOf(seq(FREE_VERBS, free)), (words) => always<Cost>({ other: uncapital(words) })),
  map(textOf(word('forage', 'proliferate')), (words) => always<Cost>({ other: uncapital(words) })),
);

const otherThanSource = (what: Selector): Selector => {
  const other = { kind: 'not', of: { kind: 'is', object: { kind: 'source' } } } as const;
  return what.kind === 'all-of'
    ? { kind: 'all-of', of: [other, ...what.of] }
    : { kind: 'all-of', of: [other, what] };
};

function notLonger(): Parser<unknown> {
  return (input, at) =>
    stop(input, at) === undefined || goesOn(input, at) !== undefined ? undefined : { value: true, next: at };
}

const listed: Parser<Meaning<Cost>> = map(
  between(withWords(part), alt(phrase(', and'), word(','), phrase('and'))),
  (parts): Meaning<Cost> =>
    (scope) => {
      let whole: Cost = {};
      for (const { value, words } of parts) whole = combined(whole, value(scope), words);
      return whole;
    },
);
/** "{3}, {T} or {U}, {T}": either of two costs, in their words. */
const either: Parser<Meaning<Cost>> = map(textOf(seq(listed, word('or'), listed)), (words) =>
  always<Cost>({ other: uncapital(words) }),
);

/** A whole cost: parts with commas between. What is named more than once of a kind is told in words. */
export const cost: Parser<Meaning<Cost>> = alt(
  map(alt(loyalty, preceded(word('['), followed(loyalty, word(']')))), (value) =>
    always<Cost>({ loyalty: value }),
  ),
  either,
  listed,
);

function combined(whole: Cost, more: Cost, words: string): Cost {
  if (more.other !== undefined && whole.other !== undefined)
    return { ...whole, other: `${whole.other}, ${more.other}` };
  if (more.mana !== undefined && whole.mana !== undefined) return { ...whole, mana: whole.mana + more.mana };
  // Two things to sacrifice: the second is told in words.
  const isSaidTwice = Object.keys(more).some((key) => key in whole);
  return isSaidTwice ? combined(whole, { other: words }, words) : { ...whole, ...more };
}
