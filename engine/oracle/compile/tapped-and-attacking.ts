import type { Instruction } from '../../abilities/instruction.ts';
import type { PlayerReference } from '../../abilities/references.ts';
import type { Told } from './clauses.ts';
import { referentPhrase } from './objects.ts';
import { lazy, map, type Parser, phrase, seq } from './parser.ts';
import { NotUnderstood } from './scope.ts';
import { uncapital, wordsBetween } from './text-of.ts';
import { attackingWhom } from './tokens.ts';

const attackers = new WeakMap<Instruction, 'anybody' | PlayerReference>();

/** "It enters tapped and attacking that player.": how what the sentence before brings to the battlefield enters (508.4). */
export const tappedAndAttacking: Parser<Told> = (input, at) => {
  const result = map(
    seq(
      lazy(() => referentPhrase),
      phrase('enter|enters tapped and'),
      attackingWhom,
    ),
    ([what, , whom]) => ({ what, whom }),
  )(input, at);
  if (result === undefined) return undefined;
  const { what, whom } = result.value;
  const words = uncapital(wordsBetween(input, at, result.next));
  return {
    next: result.next,
    value: (scope) => {
      const { selector } = what(scope);
      const isNew =
        (selector.kind === 'is' && selector.object.kind === 'that') ||
        (selector.kind === 'those' && selector.what === 'that');
      if (!isNew) throw new NotUnderstood(input.tokens[at]?.start ?? 0, 'what enters so');
      const told: Instruction = { kind: 'other', words };
      attackers.set(told, whom(scope));
      return [told];
    },
  };
};

/**
 * The instruction before with what is said of how its objects enter; `undefined` if `told` says nothing of that. What is
 * brought by an instruction in words only is told in words, too.
 */
export function enteringAttacking(
  before: Instruction | undefined,
  told: Instruction,
): readonly Instruction[] | undefined {
  if (told.kind === 'if' && told.otherwise === undefined) {
    const [only, ...others] = told.then;
    const made = only === undefined || others.length > 0 ? undefined : enteringAttacking(before, only);
    if (made === undefined) return undefined;
    if (before === undefined || before.kind === 'other') throw new NotUnderstood(0, 'what enters so');
    // biome-ignore lint/suspicious/noThenProperty: the word of the data; nobody awaits an instruction.
    return [{ kind: 'if', condition: told.condition, then: made, otherwise: [before] }];
  }
  const attacking = attackers.get(told);
  if (attacking === undefined) return undefined;
  switch (before?.kind) {
    case 'create-token':
    case 'create-token-copy':
      return [{ ...before, tapped: true, attacking }];
    case 'move':
      if (before.to !== 'battlefield') throw new NotUnderstood(0, 'what enters so');
      return [{ ...before, tapped: true, attacking }];
    case 'other':
      return [before, told];
    default:
      throw new NotUnderstood(0, 'what enters so');
  }
}
