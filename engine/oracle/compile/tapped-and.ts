import type { Ability } from '../../abilities/ability.ts';
import { ENTERS, itself, made } from './entering-parts.ts';
import { inputFor } from './instead-input.ts';
import { selfWord } from './objects.ts';
import { type Parser, phrase, seq } from './parser.ts';
import type { Meaning } from './scope.ts';
import { staticLine } from './statics.ts';

/** "This creature enters tapped and doesn't untap during your untap step.": two abilities with one subject. */
export const tappedAnd: Parser<Meaning<readonly Ability[]>> = (input, at) => {
  const head = seq(selfWord, ENTERS, phrase('tapped and'))(input, at);
  const self = input.tokens[at];
  if (head === undefined || self === undefined) return undefined;
  const rest = inputFor(input, [self, ...input.tokens.slice(head.next)]);
  const told = staticLine(rest, 0);
  if (told === undefined || told.next < rest.tokens.length) return undefined;
  return {
    next: input.tokens.length,
    value: (scope) => [
      made({ kind: 'enters', what: itself(scope), entry: [{ kind: 'tapped' }] }),
      told.value(scope),
    ],
  };
};
