import type { ReplacementAbility } from '../../abilities/ability.ts';
import { countTail, withTail } from './amounts.ts';
import { countersPut } from './counter-instructions.ts';
import { end, itself, made } from './entering-parts.ts';
import { selfWord } from './objects.ts';
import { alt, lazy, map, opt, type Parser, phrase, seq, word } from './parser.ts';
import type { Meaning } from './scope.ts';
import { counterKind } from './words.ts';

/** "As this creature is turned face up, put five +1/+1 counters on it." (614.1e) */
export const turnedFaceUp: Parser<Meaning<ReplacementAbility>> = map(
  seq(
    word('as'),
    alt<unknown>(selfWord, word('it')),
    phrase('is turned face up , put'),
    countersPut,
    counterKind,
    phrase('on it|him|her'),
    opt(lazy(() => countTail)),
    end,
  ),
  ([, , , count, counter, , tail]): Meaning<ReplacementAbility> =>
    (scope) => {
      itself(scope);
      return made({ kind: 'turned-face-up', counter, amount: withTail(count(scope), tail, scope) });
    },
);
