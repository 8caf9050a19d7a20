import type { Amount } from '../../abilities/amount.ts';
import type { Instruction } from '../../abilities/instruction.ts';
import type { Selector } from '../../abilities/selector.ts';
import type { TargetRequirement } from '../../abilities/target.ts';
import { plainNumber } from './amounts.ts';
import type { Made } from './instructions.ts';
import { objectPhrase } from './objects.ts';
import { alt, lazy, map, opt, type Parser, phrase, seq, table, word } from './parser.ts';
import { type Meaning, NotUnderstood, type Scope } from './scope.ts';
import { ask, targetPhrase } from './targets.ts';
import { counterKind, numberValue } from './words.ts';

// What is divided among several targets as the spell is cast or the ability put on the stack (601.2d).

type Anything = Extract<TargetRequirement, { kind: 'any' }>;
/** Targets that may be players, too (115.4). */
const anyTargets: Parser<Anything> = alt<Anything>(
  table<Anything>({
    'any number of targets': { kind: 'any', count: 'any-number' },
    'one or two targets': { kind: 'any', count: 2, isUpTo: true, isAtLeastOne: true },
    'one , two , or three targets': { kind: 'any', count: 3, isUpTo: true, isAtLeastOne: true },
  }),
  map(
    seq(phrase('up to'), numberValue, word('targets')),
    ([, count]): Anything => ({ kind: 'any', count, isUpTo: true }),
  ),
  map(seq(numberValue, word('targets')), ([count]): Anything => ({ kind: 'any', count })),
);

/** Several targets of one requirement: nothing else is divided among as these words tell. */
const dividedTargets: Parser<Meaning<Selector>> = alt<Meaning<Selector>>(
  map(
    anyTargets,
    (requirement): Meaning<Selector> =>
      (scope) =>
        ask(scope, requirement, ['']).selector,
  ),
  map(
    lazy(() => targetPhrase),
    (target): Meaning<Selector> =>
      (scope) => {
        const { selector, isPlural } = target(scope);
        if (!isPlural) throw new NotUnderstood(0, 'targets among which it is divided');
        return selector;
      },
  ),
);

const AMONG = phrase('damage divided as you choose among');
/** "deals 4 damage divided as you choose among any number of targets" */
export const dividedDamage: Parser<Made> = map(
  seq(
    lazy(() => objectPhrase),
    word('deals', 'deal'),
    lazy(() => plainNumber),
    AMONG,
    dividedTargets,
  ),
  ([from, , count, , among]): Made =>
    (scope) => {
      const dealer = from(scope);
      const amount = count(scope);
      const to = among(scope);
      return [
        {
          kind: 'deal-damage',
          amount,
          to,
          divided: true,
          ...(dealer.kind === 'source' ? {} : { from: dealer }),
        },
      ];
    },
);

/** "distribute three +1/+1 counters among one, two, or three target creatures" */
export const distributedCounters: Parser<Made> = map(
  seq(
    word('distribute'),
    lazy(() => plainNumber),
    counterKind,
    word('among'),
    dividedTargets,
  ),
  ([, count, counter, , among]): Made =>
    (scope: Scope): readonly Instruction[] => {
      const amount: Amount = count(scope);
      return [{ kind: 'put-counters', on: among(scope), counter, amount, divided: true }];
    },
);

/** "to any number of targets, divided as you choose", of damage that is prevented. */
export const dividedReceivers: Parser<Meaning<Selector>> = map(
  seq(word('to'), dividedTargets, opt(word(',')), phrase('divided as you choose')),
  ([, among]) => among,
);
