import type { Instruction } from '../../abilities/instruction.ts';
import type { Timed } from './clauses.ts';
import { enteringClause } from './entering.ts';
import { type Input, type Parsed, type Parser, phrase } from './parser.ts';
import { targetsBetween } from './plain-clause.ts';
import { readReplacement } from './replacements.ts';
import { firstMeaning, type Meaning } from './scope.ts';
import { uncapital, wordsBetween } from './text-of.ts';

const BEGINNINGS = [
  phrase('prevent'),
  phrase('the next'),
  phrase('you skip'),
  phrase('they skip'),
  phrase('if'),
  phrase('skip'),
  phrase('all damage'),
  phrase('each'),
  phrase('damage'),
  phrase('target player skips'),
  phrase('that player skips'),
];

/** Whether the words of a sentence say that an event is replaced or prevented (614.1, 615.1). */
export function saysReplacement(input: Input, from: number, to: number): boolean {
  const words = input.tokens.slice(from, to).map(({ w }) => w);
  if (words[0] === 'prevent' || words.includes('skip') || words.includes('skips')) return true;
  return (
    words.includes('would') &&
    (words.includes('instead') ||
      words.includes('prevent') ||
      words.includes('prevented') ||
      words.includes('regenerate'))
  );
}

/** The end of the sentence: its period or the end of the text. */
export function sentenceEnd(input: Input, at: number): number {
  let next = at;
  while (
    next < input.tokens.length &&
    !(input.tokens[next]?.kind === 'mark' && input.tokens[next]?.w === '.')
  )
    next += 1;
  return next;
}

/** A replacement or prevention effect that a resolution creates; in its own words where no tree says it. */
export const replacementClause: Parser<Timed> = (input, at) => {
  const entering = enteringClause(input, at);
  if (entering !== undefined)
    return {
      next: entering.next,
      value: (scope, given) => {
        const effect = entering.value(scope);
        return [
          {
            kind: 'replacement-effect',
            effect,
            duration: given?.(scope) ?? { kind: 'until-end-of-game' },
          },
        ];
      },
    };
  const read = readReplacement(input, at, false);
  const words = inWords(input, at);
  if (read === undefined)
    return words === undefined ? undefined : { next: words.next, value: (scope) => words.value(scope) };
  const { effect, duration } = read.value;
  return {
    next: read.next,
    value: (scope, given) => {
      const made: Meaning<readonly Instruction[]> = (own) => {
        const told = effect(own);
        const lasts = (duration ?? given)?.(own) ?? { kind: 'until-end-of-game' };
        return [{ kind: 'replacement-effect', effect: told, duration: lasts }];
      };
      const others = words?.next === read.next ? [words.value] : [];
      return firstMeaning([made, ...others])(scope);
    },
  };
};

const inWords: Parser<Meaning<readonly Instruction[]>> = (
  input,
  at,
): Parsed<Meaning<readonly Instruction[]>> | undefined => {
  if (BEGINNINGS.every((beginning) => beginning(input, at) === undefined)) return undefined;
  const next = sentenceEnd(input, at);
  if (!saysReplacement(input, at, next)) return undefined;
  if (input.tokens.slice(at, next).some(({ kind }) => kind === 'quote')) return undefined;
  const asked = targetsBetween(input, at, next);
  const words = uncapital(wordsBetween(input, at, next));
  const lasts = /this turn|until end of turn/.test(words)
    ? ({ kind: 'until-end-of-turn' } as const)
    : ({ kind: 'until-end-of-game' } as const);
  return {
    next,
    value: (scope) => {
      for (const { ask } of asked) ask(scope);
      return [{ kind: 'replacement-effect', effect: { kind: 'other', words }, duration: lasts }];
    },
  };
};
