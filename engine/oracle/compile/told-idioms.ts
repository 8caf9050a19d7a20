import { referentPhrase } from './objects.ts';
import { ahead, alt, atEnd, type Input, lazy, opt, type Parser, phrase, seq, token, word } from './parser.ts';
import { counterKind } from './words.ts';

/** To the period of the sentence; what stands in quotation marks must be read as abilities. */
const toEnd: Parser<true> = (input: Input, at) => {
  let next = at;
  while (next < input.tokens.length && input.tokens[next]?.w !== '.') {
    if (input.tokens[next]?.kind === 'quote') return undefined;
    next += 1;
  }
  return next === at ? undefined : { value: true, next };
};
const end = ahead(alt<unknown>(word('.', ','), atEnd));
const anyWord = token(({ kind }) => (kind === 'word' ? true : undefined), 'a word');

/** "the chosen creatures can attack during that phase": who may do something, and nothing that changes them. */
const allowedTo: Parser<true> = (input, at) => {
  const rest = toEnd(input, at);
  const words = rest === undefined ? [] : input.tokens.slice(at, rest.next).map(({ w }) => w);
  const isAllowed = words.some((w) => w === 'can' || w === 'may');
  return isAllowed && !words.some((w) => /^(?:gets?|gains?|has|have|loses?|becomes?)$/.test(w))
    ? rest
    : undefined;
};

/** Sentences about spells, costs, mana and turns, or about what was done this way, that change nothing which is kept. */
export const toldIdiom: Parser<unknown> = alt<unknown>(
  seq(word('only'), allowedTo),
  phrase('those choices|numbers|votes|cards are revealed'),
  seq(phrase('in turn order ,'), toEnd),
  seq(phrase('the bidding ends'), toEnd),
  phrase('~ has no effect'),
  phrase("reverse the game 's turn order"),
  seq(phrase('the new'), anyWord, opt(word('type')), alt<unknown>(word('must', "can't")), toEnd),
  seq(phrase('the copy targets'), toEnd),
  phrase('this change in ownership is permanent'),
  seq(phrase("this mana can't be spent"), toEnd),
  // What may be chosen for X, and what X is (107.3).
  seq(word('x'), alt<unknown>(phrase("can't be"), word('is')), toEnd),
  seq(
    opt(word('a')),
    word('creature', 'creatures', 'artifacts', 'permanents', 'lands'),
    phrase("destroyed|dealt damage? this way can't be regenerated"),
    opt(phrase('this turn')),
  ),
  seq(
    phrase('the|its'),
    anyWord,
    phrase('cost is equal to'),
    alt(phrase('its'), phrase("that card 's")),
    phrase('mana cost'),
  ),
  seq(phrase('mana of any type can be spent to cast'), toEnd),
  seq(
    phrase('the token|tokens is|are goaded'),
    alt<unknown>(phrase('for the rest of the game'), seq(phrase('for as long as'), toEnd), end),
  ),
  phrase('each opponent attacking that player does the same'),
  // A copy of a spell, which is none of the objects that exist yet (707.10).
  seq(
    phrase('copy it|that|target'),
    opt(phrase('spell|card')),
    opt(phrase('instant or sorcery spell')),
    phrase(', except'),
    toEnd,
  ),
  seq(
    phrase('put another|an'),
    opt(word('additional')),
    phrase('counter of that kind on'),
    lazy(() => referentPhrase),
    opt(seq(phrase('or remove one from'), word('it', 'them'))),
  ),
  seq(
    phrase('put a counter of that kind on'),
    lazy(() => referentPhrase),
  ),
  seq(phrase('give that permanent or player another counter of that kind')),
  seq(word('remove'), phrase('any number of'), counterKind, phrase('from'), toEnd),
);
