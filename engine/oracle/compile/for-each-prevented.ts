import type { Amount } from '../../abilities/amount.ts';
import type { Instruction } from '../../abilities/instruction.ts';
import { timesCount } from './amounts.ts';
import type { Told } from './clauses.ts';
import { effectText } from './effects.ts';
import { type Parser, phrase } from './parser.ts';
import { NotUnderstood } from './scope.ts';
import { preventedBy } from './told-amounts.ts';

/** "For each 1 damage prevented this way, put a +1/+1 counter on that creature." (615.5): so many at once. */
export const forEachPrevented: Parser<Told> = (input, at) => {
  const first = phrase('for each 1 damage prevented this way ,')(input, at);
  const told = first === undefined ? undefined : effectText(input, first.next);
  if (told === undefined) return undefined;
  const start = input.tokens[at]?.start ?? 0;
  return {
    next: told.next,
    value: (scope) => {
      const count: Amount = preventedBy(scope) ?? { kind: 'x' };
      return told.value(scope).map((each) => multiplied(each, count, start));
    },
  };
};

function multiplied(told: Instruction, count: Amount, at: number): Instruction {
  switch (told.kind) {
    case 'put-counters':
    case 'create-token':
    case 'gain-life':
    case 'lose-life':
    case 'draw':
    case 'mill':
      return { ...told, amount: timesCount(told.amount, count) };
    default:
      throw new NotUnderstood(at, 'something that can be done so many times');
  }
}
