import type { Modification } from '../../abilities/modification.ts';
import type { ColorWord, SubtypeWord } from '../../abilities/words.ts';
import { effect, endOfGame, type Timed } from './clauses.ts';
import { duration } from './durations.ts';
import { alt, between, map, opt, type Parser, phrase, preceded, seq, word } from './parser.ts';
import { name } from './scope.ts';
import { subject } from './subjects.ts';
import { subtypeWord } from './words.ts';

type Changed = Extract<Modification, { kind: 'change-words' }>;
type Chosen = Exclude<ColorWord | SubtypeWord, string>['chosen'];

/** One word of that sort, chosen first, becomes the other, chosen second. */
const chosenWords = (chosen: Chosen): Changed => ({
  kind: 'change-words',
  from: { chosen } as ColorWord,
  to: { chosen, index: 1 } as ColorWord,
});

const changedWord: Parser<Changed> = alt<Changed>(
  map(phrase('one color word with another'), () => chosenWords('color')),
  map(phrase('one basic land type with another'), () => chosenWords('basic-land-type')),
  map(phrase('one creature type with another'), () => chosenWords('creature-type')),
  map(seq(phrase('one creature type with'), subtypeWord), ([, { name: to }]) => ({
    ...chosenWords('creature-type'),
    to,
  })),
);

/** "change the text of target permanent by replacing all instances of one color word with another" (612.2). */
export const changingWords: Parser<Timed> = map(
  seq(
    phrase('change the text of'),
    subject,
    phrase('by replacing all instances of'),
    between(changedWord, word('or')),
    opt(duration),
  ),
  ([, whom, , parts, lasts]): Timed =>
    (scope, given) => {
      const referent = whom(scope);
      name(scope, referent);
      return [effect(referent, parts, (lasts ?? given)?.(scope) ?? endOfGame)];
    },
);

/** "All instances of color words in the text of spells and permanents are changed to the chosen color word." */
export const allColorWords: Parser<readonly Changed[]> = preceded(
  phrase('all instances of color words in the text of spells and permanents are changed to'),
  map(phrase('the chosen color word'), () =>
    (['W', 'U', 'B', 'R', 'G'] as const).map(
      (from): Changed => ({ kind: 'change-words', from, to: { chosen: 'color' } }),
    ),
  ),
);
