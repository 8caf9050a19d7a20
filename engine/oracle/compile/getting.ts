import type { Modification } from '../../abilities/modification.ts';
import { forEach, timesCount } from './amounts.ts';
import { between, lazy, map, opt, type Parser, phrase, seq, word } from './parser.ts';
import type { Part } from './predicates.ts';
import { signedPair } from './size-pairs.ts';

/** "+1/+1", "+2/+0 for each creature you control": how much a subject gets. */
const pair: Parser<Part> = map(
  seq(signedPair, opt(lazy(() => forEach))),
  ([{ power, toughness }, each]): Part =>
    (scope) => {
      const one = power(scope);
      const other = toughness(scope);
      if (each === undefined)
        return { parts: [{ kind: 'modify-power-toughness', power: one, toughness: other }] };
      const count = each(scope);
      const part: Modification = {
        kind: 'modify-power-toughness',
        power: timesCount(one, count),
        toughness: timesCount(other, count),
      };
      return { parts: [part] };
    },
);
/** "gets +1/+1", "gets +1/+1 for each Elf and +1/+1 for each Goat". */
export const gets: Parser<Part> = map(
  seq(word('get', 'gets'), opt(phrase('an additional')), between(pair, phrase('and'))),
  ([, , pairs]): Part =>
    (scope) => ({ parts: pairs.flatMap((one) => one(scope).parts) }),
);
