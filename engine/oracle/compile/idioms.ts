import type { Instruction } from '../../abilities/instruction.ts';
import { plainNumber } from './amounts.ts';
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
import { playerPhrase } from './players.ts';
import { type Meaning, name } from './scope.ts';
import { subject } from './subjects.ts';
import { uncapital, wordsBetween } from './text-of.ts';
import { counterKind } from './words.ts';

type Asking = readonly Meaning<unknown>[];

const energy = many1(token(({ w }) => (w === '{E}' || w === '{TK}' ? true : undefined), '{E}'));
const whom: Parser<Meaning<unknown>> = alt<Meaning<unknown>>(
  subject,
  lazy(() => referentPhrase),
);
const some = alt<unknown>(
  word('a', 'an'),
  phrase('an additional'),
  lazy(() => plainNumber),
);

/** Things that happen by a rule of their own and that no layer needs: fights, explores, becomes the monarch. */
const idioms: Parser<Asking> = alt<Asking>(
  map(
    seq(
      lazy(() => playerPhrase),
      word('get', 'gets'),
      alt<unknown>(energy, seq(some, counterKind)),
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
  map(
    seq(
      phrase('after this main|combat? phase , there is an additional combat|main|beginning|upkeep phase'),
      opt(phrase('followed by an additional main phase')),
    ),
    () => [],
  ),
  map(phrase('there is an additional combat phase after this phase'), () => []),
  map(phrase('add|adds an additional combat phase'), () => []),
  map(phrase('the game is a draw'), () => []),
  map(phrase('chaos ensues'), () => []),
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
        word('explore', 'explores', 'connive', 'connives'),
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
  map(seq(whom, phrase('enter|enters tapped and attacking'), opt(phrase('that player'))), ([one]) => [one]),
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
      lazy(() => plainNumber),
      counterKind,
      word('among'),
      whom,
    ),
    ([, , , , one]) => [one],
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
        'regenerate',
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
