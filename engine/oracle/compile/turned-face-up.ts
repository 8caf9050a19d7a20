import type { ReplacementAbility } from '../../abilities/ability.ts';
import { countTail, whereX, withTail } from './amounts.ts';
import { countersPut } from './counter-instructions.ts';
import { AS_ENTERS_OR_TURNED, end, itself, made } from './entering-parts.ts';
import { nounGroup } from './nouns.ts';
import { selfWord } from './objects.ts';
import { alt, lazy, map, opt, type Parser, phrase, seq, word } from './parser.ts';
import type { Meaning } from './scope.ts';
import { counterKind } from './words.ts';

/** "As this creature enters or is turned face up, put X +1/+1 counters on it, where X is …" (614.1c, e) */
const entersOrTurned: Parser<Meaning<ReplacementAbility>> = map(
  seq(
    AS_ENTERS_OR_TURNED,
    word('put'),
    countersPut,
    counterKind,
    phrase('on it|him|her'),
    opt(lazy(() => countTail)),
    opt(lazy(() => whereX)),
    end,
  ),
  ([, , count, counter, , tail, x]): Meaning<ReplacementAbility> =>
    (scope) => {
      const what = itself(scope);
      if (x !== undefined) scope.x = x;
      const amount = withTail(count(scope), tail, scope);
      return made({ kind: 'enters', what, alsoFaceUp: true, entry: [{ kind: 'counters', counter, amount }] });
    },
);

/** "As this Aura is turned face up, you may attach it to a creature." */
const attached: Parser<Meaning<ReplacementAbility>> = map(
  seq(
    word('as'),
    selfWord,
    phrase('is turned face up , you may attach it to'),
    word('a', 'an'),
    lazy(() => nounGroup),
    end,
  ),
  ([, , , , noun]): Meaning<ReplacementAbility> =>
    (scope) => {
      itself(scope);
      return made({ kind: 'attached-face-up', what: noun.selector(scope) });
    },
);

/** "As this creature is turned face up, put five +1/+1 counters on it." (614.1e) */
const withCounters: Parser<Meaning<ReplacementAbility>> = map(
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

export const turnedFaceUp: Parser<Meaning<ReplacementAbility>> = alt(withCounters, entersOrTurned, attached);
