import type { Instruction } from '../../abilities/instruction.ts';
import { countTail, plainNumber } from './amounts.ts';
import { costClause } from './cost-rules.ts';
import { properName } from './noun-after.ts';
import { nounGroup } from './nouns.ts';
import { referentPhrase } from './objects.ts';
import {
  alt,
  type Input,
  lazy,
  many1,
  map,
  opt,
  type Parsed,
  type Parser,
  phrase,
  seq,
  token,
  word,
} from './parser.ts';
import { playerPhrase, targetPlayerPhrase } from './players.ts';
import { type Meaning, name, type Scope } from './scope.ts';
import { subject } from './subjects.ts';
import { uncapital, wordsBetween } from './text-of.ts';
import { toldIdiom } from './told-idioms.ts';
import { counterKind } from './words.ts';

type Asking = readonly Meaning<unknown>[];

const energy = many1(token(({ w }) => (w === '{E}' || w === '{TK}' ? true : undefined), '{E}'));
const whom: Parser<Meaning<unknown>> = alt<Meaning<unknown>>(
  subject,
  lazy(() => referentPhrase),
);
const some = alt<unknown>(
  phrase('a number of'),
  phrase('twice that many'),
  seq(opt(word('an', 'another')), word('additional')),
  word('a', 'an', 'another'),
  seq(
    opt(word('half', 'twice')),
    lazy(() => plainNumber),
    opt(word('additional')),
  ),
);
/** Counters that a player gets: "a poison counter", "an amount of {E} equal to its power", "that many rad counters". */
const gotten: Parser<unknown> = seq(
  alt<unknown>(
    seq(opt(alt<unknown>(phrase('an amount of'), some)), energy),
    seq(some, counterKind),
    seq(some, phrase('additional upkeep|end|draw|beginning? step|steps|phase|phases after this step|phase')),
    phrase('an additional upkeep|draw|end step after this step'),
  ),
  opt(phrase(', rounded up|down')),
  opt(lazy(() => countTail)),
);
/** Phases and steps that are added to a turn (500.8). */
const addedPhase: Parser<unknown> = alt<unknown>(
  seq(
    phrase('after this|that main|combat|upkeep? phase|step , there is|are'),
    alt<unknown>(
      phrase('an additional'),
      seq(
        lazy(() => plainNumber),
        word('additional'),
      ),
    ),
    phrase('combat|main|beginning|upkeep|end phase|phases|step|steps'),
    opt(phrase(',? followed by an additional main phase')),
  ),
  seq(
    phrase('there is an additional combat|main|beginning|upkeep|end phase|step after this phase|step|one'),
    opt(phrase(',? followed by an additional main phase')),
  ),
);

/** Things that happen by a rule of their own and that no layer needs: fights, explores, becomes the monarch. */
const counterKindOrAny: Parser<unknown> = alt<unknown>(counterKind, word('counters'));

/** "you may get two rad counters", "… and gets three poison counters": of whom was told before. */
const afterMay: Parser<true> = (input, at) =>
  /^(?:may|and)$/.test(input.tokens[at - 1]?.w ?? '') ? { value: true, next: at } : undefined;

const idioms: Parser<Asking> = alt<Asking>(
  map(
    seq(
      lazy(() => playerPhrase),
      word('get', 'gets'),
      gotten,
    ),
    ([player]) => [player],
  ),
  map(
    seq(
      lazy(() => playerPhrase),
      word('lose', 'loses'),
      word('all'),
      counterKindOrAny,
    ),
    ([player]) => [player],
  ),
  map(
    seq(
      lazy(() => playerPhrase),
      phrase('become|becomes the monarch'),
    ),
    ([player]) => [player],
  ),
  map(
    seq(
      lazy(() => playerPhrase),
      phrase('take|takes|gain|gains the initiative'),
    ),
    ([player]) => [player],
  ),
  map(
    seq(
      lazy(() => playerPhrase),
      phrase('win|wins|lose|loses the game'),
    ),
    ([player]) => [player],
  ),
  map(phrase('the ring tempts you'), () => []),
  map(addedPhase, () => []),
  map(phrase('add|adds an additional combat phase'), () => []),
  map(phrase('the game is a draw'), () => []),
  map(phrase('two target players exchange life totals'), () => [
    (scope: Scope) => scope.targets.push({ kind: 'player', who: 'any', count: 2 }),
  ]),
  map(
    seq(
      phrase('you control'),
      lazy(() => targetPlayerPhrase),
      phrase('during that|their player?'),
      opt(word("'s")),
      phrase('next turn|combat phase?'),
    ),
    ([, player]) => [player],
  ),
  map(seq(afterMay, word('get'), gotten), () => []),
  map(seq(phrase('double the number of counters on'), whom), ([, one]) => [one]),
  map(phrase('chaos ensues'), () => []),
  map(
    seq(
      phrase('exile them , then meld them into'),
      lazy(() => properName),
    ),
    () => [],
  ),
  map(alt(phrase('it becomes day'), phrase('it becomes night')), () => []),
  map(phrase("you don't lose this mana as steps and phases end"), () => []),
  map(
    seq(
      whom,
      word('fight', 'fights'),
      alt<Meaning<unknown>>(
        map(phrase('each other'), () => () => undefined),
        lazy(() => referentPhrase),
      ),
    ),
    ([one, , other]) => [one, other],
  ),
  map(
    seq(
      whom,
      alt<unknown>(
        seq(
          word('explore', 'explores', 'connive', 'connives'),
          opt(
            alt<unknown>(
              word('again'),
              seq(
                lazy(() => plainNumber),
                word('times'),
              ),
            ),
          ),
        ),
        phrase('phase|phases out'),
        phrase('phase|phases in'),
        phrase('deals|deal no damage'),
        seq(
          word('endure', 'endures'),
          lazy(() => plainNumber),
        ),
        seq(
          word('connive', 'connives'),
          lazy(() => plainNumber),
        ),
      ),
    ),
    ([one]) => [one],
  ),
  map(
    seq(
      whom,
      word('become', 'becomes'),
      word(
        'prepared',
        'unprepared',
        'saddled',
        'suspected',
        'monstrous',
        'renowned',
        'solved',
        'plotted',
        'blocked',
        'unblocked',
        'tapped',
        'untapped',
      ),
    ),
    ([one]) => [one],
  ),
  map(
    alt(
      phrase('the flashback cost is equal to its|their mana cost'),
      phrase(
        'its|the foretell|emerge|replicate|escape|madness|scavenge|evoke cost is equal to its mana cost',
      ),
    ),
    () => [],
  ),
  map(
    seq(
      word('distribute'),
      opt(phrase('up to')),
      lazy(() => plainNumber),
      counterKind,
      word('among'),
      alt<Meaning<unknown>>(
        whom,
        map(
          seq(
            opt(
              seq(
                lazy(() => referentPhrase),
                word('and'),
              ),
            ),
            alt<unknown>(phrase('any number of'), phrase('one or two'), phrase('one , two , or three')),
            lazy(() => nounGroup),
          ),
          ([, , noun]): Meaning<unknown> => noun.selector,
        ),
      ),
    ),
    ([, , , , , one]) => [one],
  ),
  map(
    seq(
      lazy(() => referentPhrase),
      word('deals', 'deal'),
      lazy(() => plainNumber),
      phrase('damage divided as you choose among'),
      alt<Meaning<unknown>>(
        lazy(() => referentPhrase),
        map(
          alt(
            phrase('any number of targets'),
            phrase('one or two targets'),
            phrase('one , two , or three targets'),
            phrase('up to two|three|four|five targets'),
          ),
          () => () => undefined,
        ),
      ),
    ),
    ([one, , , , other]) => [one, other],
  ),
  map(seq(phrase('remove'), whom, phrase('from combat')), ([, one]) => [one]),
  // Their counters as they were when they left, which no later step knows.
  map(
    seq(
      phrase('put its|those|his|her'),
      opt(alt(phrase('+1/+1'), phrase('-1/-1'))),
      phrase('counters on'),
      whom,
    ),
    ([, , , one]) => [one],
  ),
  map(
    seq(
      word('move'),
      alt<unknown>(
        phrase('all counters'),
        phrase('any number of counters'),
        seq(phrase('any number of'), counterKind),
        seq(phrase('all'), counterKind),
        phrase('a counter'),
      ),
      word('from'),
      opt(word('among')),
      opt(word('other')),
      whom,
      word('onto', 'to'),
      opt(word('other')),
      whom,
    ),
    ([, , , , , one, , , other]) => [one, other],
  ),
  map(seq(phrase('double|triple the number of each kind of counter on'), whom), ([, one]) => [one]),
  map(
    seq(
      phrase('all creatures able to block'),
      lazy(() => referentPhrase),
      opt(phrase('this turn|combat')),
      phrase('do so'),
    ),
    ([, one]) => [one],
  ),
  map(seq(whom, word('is', 'are', 'become', 'becomes'), phrase('no longer suspected|goaded')), ([one]) => [
    one,
  ]),
  map(
    lazy(() => costClause),
    () => [],
  ),
  map(
    lazy(() => toldIdiom),
    () => [],
  ),
  map(
    seq(
      phrase('excess damage is dealt to that'),
      word('creature', 'planeswalker', 'permanent'),
      phrase("'s controller instead"),
    ),
    () => [],
  ),
  map(phrase('round up|down each time'), () => []),
  map(phrase("damage can't be prevented this turn"), () => []),
  map(phrase("the damage can't be prevented"), () => []),
  map(phrase('exchange your hand|graveyard|library and hand|graveyard|library'), () => []),
  map(
    seq(
      phrase('exchange life totals with'),
      lazy(() => playerPhrase),
    ),
    ([, player]) => [player],
  ),
  map(
    seq(
      word(
        'goad',
        'detain',
        'suspect',
        'exert',
        'earthbend',
        'saddle',
        'prepare',
        'unprepare',
        'manifest',
        'cloak',
        'meld',
      ),
      whom,
    ),
    ([, one]) => [one],
  ),
  map(
    seq(
      phrase('you may choose new targets for'),
      alt<unknown>(phrase('the copy|copies'), phrase('that copy'), phrase('it'), phrase('them')),
    ),
    () => [],
  ),
);

export const idiom: Parser<Meaning<readonly Instruction[]>> = (
  input: Input,
  at,
): Parsed<Meaning<readonly Instruction[]>> | undefined => {
  const result = idioms(input, at);
  if (result === undefined) return undefined;
  const words = uncapital(wordsBetween(input, at, result.next));
  return {
    next: result.next,
    value: (scope) => {
      const before = scope.it;
      for (const ask of result.value) ask(scope);
      if (scope.it === undefined && before !== undefined) name(scope, before);
      return [{ kind: 'other', words }];
    },
  };
};
