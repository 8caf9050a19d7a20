import { ahead, alt, many1, map, notAhead, type Parser, phrase, seq, token, word } from './parser.ts';
import type { Clause } from './predicates.ts';
import { type Meaning, NotUnderstood } from './scope.ts';
import { wordsBetween } from './text-of.ts';

/**
 * Rules about attacking, blocking, activating and the like that no layer carries out (613.11): a modal verb or one of
 * these verbs, and what it governs. Nothing of this changes characteristics; words that would end the reading.
 */
const BEGINNINGS = alt<unknown>(
  seq(
    word("can't"),
    word(
      'attack',
      'block',
      'be',
      'activate',
      'become',
      'transform',
      'crew',
      'deal',
      'phase',
      'untap',
      'attack,',
      'enter',
      'leave',
      'have',
    ),
  ),
  seq(word('can'), word('attack', 'block', 'be', 'only', 'deal', 'enchant', 'crew')),
  seq(phrase('can attack as though'), word('it', 'they')),
  phrase('must be blocked'),
  phrase('must attack'),
  phrase('must block'),
  phrase('attack|attacks'),
  phrase('block|blocks'),
  phrase('assign|assigns'),
  phrase("don't|doesn't untap"),
  phrase('all creatures able to block it|~|this do so'),
  phrase('may attack'),
  phrase('may block'),
  phrase('deals combat damage'),
  phrase("don't|doesn't cause"),
  phrase('enters|enter'),
);
/** "it has already attacked this turn": said of the past, not how long the rule lasts. */
const pastTurn: Parser<true> = (input, at) =>
  input.tokens[at - 4]?.w === 'already' ? { value: true, next: at } : undefined;

/** Words by which something else begins. */
const STOP = alt<unknown>(
  word(
    '.',
    '"',
    ';',
    'gets',
    'get',
    'gains',
    'gain',
    'loses',
    'lose',
    'becomes',
    'become',
    'would',
    'instead',
    'until',
    'where',
    'unless',
    'prevent',
    'put',
    'instances',
  ),
  seq(word('has'), notAhead(word('already'))),
  phrase('and has|have|gets|get|loses|lose|gains|gain'),
  seq(phrase('this turn'), notAhead(word('if', 'except', 'as', 'by', 'unless')), notAhead(pastTurn)),
  phrase('as long as'),
  phrase('for as long as'),
  phrase('if it has'),
  phrase(', and'),
  phrase('and target'),
  phrase('and up to'),
  phrase('and another target'),
  phrase('and is'),
  phrase('and are'),
  phrase("and can't"),
  phrase("and doesn't"),
  phrase('and its'),
  phrase('and their'),
  phrase('and it'),
  token(({ kind }) => (kind === 'quote' ? true : undefined), 'a quotation'),
);

/** "this turn" with more to come: "can't be blocked this turn except by …". */
const thisTurn = seq(
  phrase('this turn'),
  ahead(
    alt<unknown>(
      phrase('except by'),
      phrase('as though'),
      phrase('by creatures'),
      phrase('if able'),
      phrase('unless'),
    ),
  ),
);

const unless = seq(
  word('unless'),
  many1(
    seq(
      notAhead(word('.', '"', 'gets', 'gains', 'becomes', 'would', 'instead')),
      token(({ kind }) => (kind === 'quote' ? undefined : true), 'a word'),
    ),
  ),
);

const ASKS_TARGET = /\btarget (?:player|opponent|creature|permanent|land|artifact)s?\b/;

export const freeRule: Parser<Meaning<Clause>> = (input, at) => {
  if (phrase('enters|enter')(input, at) !== undefined) return undefined;
  const verb = BEGINNINGS(input, at);
  if (verb === undefined) return undefined;
  const turn = thisTurn(input, verb.next);
  const from = turn?.next ?? verb.next;
  const rest = many1(
    seq(
      notAhead(STOP),
      token(() => true, 'a word'),
    ),
  )(input, from);
  const end = rest?.next ?? from;
  const exception = unless(input, end);
  const next = exception?.next ?? end;
  const words = wordsBetween(input, at, next);
  const start = input.tokens[at]?.start ?? 0;
  return map<true, Meaning<Clause>>(
    () => ({ value: true, next }),
    () => () => {
      // What the words of a rule ask for as a target (115.1) would be asked by nobody.
      if (ASKS_TARGET.test(words)) throw new NotUnderstood(start, 'a rule without a target of its own');
      return { parts: [{ kind: 'other-rule', words }] };
    },
  )(input, at);
};
