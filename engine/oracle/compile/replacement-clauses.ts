import type { Timed } from './clauses.ts';
import { enteringClause } from './entering.ts';
import type { Input, Parser } from './parser.ts';
import { readReplacement } from './replacements.ts';

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

/** A replacement or prevention effect that a resolution creates. */
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
  if (read === undefined) return undefined;
  const { effect, duration } = read.value;
  return {
    next: read.next,
    value: (scope, given) => {
      const told = effect(scope);
      const lasts = (duration ?? given)?.(scope) ?? { kind: 'until-end-of-game' };
      return [{ kind: 'replacement-effect', effect: told, duration: lasts }];
    },
  };
};
