import type { Condition } from '../../abilities/condition.ts';
import type { Instruction } from '../../abilities/instruction.ts';
import { body, endsHere, type Timed } from './clauses.ts';
import { condition } from './conditions.ts';
import { ahead, alt, lazy, map, type Parser, phrase, preceded, seq, word } from './parser.ts';
import type { Meaning } from './scope.ts';
import { toldFact } from './told-facts.ts';

/** "… if {G} was spent to cast this spell, and … if {U} was spent to cast it": each clause with its condition. */
export const bothConditional: Parser<Timed> = map(
  seq(
    lazy(() => body),
    lazy(() => ifLast),
    phrase(', and'),
    lazy(() => body),
    lazy(() => ifLast),
    ahead(endsHere),
  ),
  ([one, test, , other, second]): Timed =>
    (scope, given) =>
      [[one, test] as const, [other, second] as const].map(([told, when]): Instruction => {
        const then = told(scope, given);
        return { kind: 'if', condition: when(scope), then };
      }),
);
const ifLast: Parser<Meaning<Condition>> = preceded(
  word('if'),
  alt(
    condition,
    lazy(() => toldFact),
  ),
);
