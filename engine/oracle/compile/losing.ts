import type { Modification } from '../../abilities/modification.ts';
import { abilities } from './granted.ts';
import { alt, between, lazy, map, notAhead, type Parser, phrase, seq, table, word } from './parser.ts';
import type { Clause, Part } from './predicates.ts';
import type { Meaning } from './scope.ts';
import { keywordName } from './with-phrase.ts';

const parts = (...all: readonly Modification[]): Clause => ({ parts: all });

const ALL_LOST = table<Clause>({
  'all abilities': parts({ kind: 'lose-all-abilities' }),
  'all other abilities': parts({ kind: 'lose-all-abilities' }),
  'all abilities except mana abilities': parts({ kind: 'lose-all-abilities', except: 'mana' }),
  'all creature types': parts({ kind: 'remove-all-subtypes', of: 'creature' }),
  'all land types and abilities': parts(
    { kind: 'remove-all-subtypes', of: 'land' },
    { kind: 'lose-all-abilities' },
  ),
  'all other card types': { parts: [], losesOthers: true },
  'all other creature types': { parts: [], losesOthers: true },
  'all other card types and abilities': { parts: [{ kind: 'lose-all-abilities' }], losesOthers: true },
  'all other abilities and card types': { parts: [{ kind: 'lose-all-abilities' }], losesOthers: true },
  'all other types and abilities': { parts: [{ kind: 'lose-all-abilities' }], losesOthers: true },
  'all other abilities , card types , and creature types': {
    parts: [{ kind: 'lose-all-abilities' }],
    losesOthers: true,
  },
  'all other card types , creature types , and abilities': {
    parts: [{ kind: 'lose-all-abilities' }],
    losesOthers: true,
  },
  'all other abilities and creature types': { parts: [{ kind: 'lose-all-abilities' }], losesOthers: true },
  'all other creature types and abilities': { parts: [{ kind: 'lose-all-abilities' }], losesOthers: true },
  'this ability': parts({ kind: 'lose-this-ability' }),
});
/** "flying", "protection from black", "forestwalk", a quoted text: a keyword with its parameter is lost only as it is told. */
export const lostOne: Parser<Meaning<readonly Modification[]>> = alt<Meaning<readonly Modification[]>>(
  map(seq(keywordName, notAhead(word('from'))), ([keyword]) => () => [{ kind: 'lose-keyword', keyword }]),
  map(
    lazy(() => abilities),
    (all) => (scope) => all(scope).map((ability): Modification => ({ kind: 'lose-ability', ability })),
  ),
);
/** "loses all abilities", "loses flying and protection from black". */
export const loses: Parser<Part> = alt<Part>(
  map(
    seq(word('lose', 'loses'), ALL_LOST),
    ([, clause]): Part =>
      () =>
        clause,
  ),
  map(
    seq(word('lose', 'loses'), between(lostOne, alt(phrase(', and'), word(',', 'and')))),
    ([, lost]): Part =>
      (scope) =>
        parts(...lost.flatMap((one) => one(scope))),
  ),
);
