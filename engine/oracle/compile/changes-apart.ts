import type { Instruction } from '../../abilities/instruction.ts';
import type { Modification } from '../../abilities/modification.ts';
import { not } from '../../abilities/selector.ts';
import { amount } from './amounts.ts';
import { effect, endOfGame, type Timed } from './clauses.ts';
import { condition } from './conditions.ts';
import { duration } from './durations.ts';
import { exceptions } from './exceptions.ts';
import { nounGroup, together } from './nouns.ts';
import { objectPhrase } from './objects.ts';
import { ahead, alt, between, lazy, map, opt, type Parser, phrase, seq, word } from './parser.ts';
import { onePredicate } from './predicates.ts';
import { NotUnderstood, name } from './scope.ts';
import { subject, tellOf } from './subjects.ts';

/** "Its power is equal to that creature's power and its toughness …": said of a token that was created. */
export const sized: Parser<Timed> = map(
  seq(
    phrase('its power is equal to'),
    lazy(() => amount),
    phrase('and its toughness is equal to'),
    lazy(() => amount),
  ),
  ([, power, , toughness]): Timed =>
    (scope) => {
      const { it, created, telling } = scope;
      if (it?.object?.kind !== 'that' || created === undefined) throw new NotUnderstood(0, 'a token before');
      scope.telling = it.object;
      const size = { power: power(scope), toughness: toughness(scope) };
      scope.telling = telling;
      scope.it = it;
      return [effect(it, [{ kind: 'set-base-power-toughness', ...size }], endOfGame)];
    },
);

/** "gets +2/+0, gains trample if it's red, and gains vigilance if it's white": changes with conditions of their own. */
export const changingIf: Parser<Timed> = (input, at) => {
  const result = seq(subject, between(seq(onePredicate, opt(seq(word('if'), condition))), AND))(input, at);
  if (result === undefined) return undefined;
  const [whom, all] = result.value;
  if (all.length < 2 || all.every(([, test]) => test === undefined)) return undefined;
  const start = input.tokens[at]?.start ?? 0;
  const lasts = duration(input, result.next);
  return {
    next: lasts?.next ?? result.next,
    value: (scope, given) => {
      const referent = whom(scope);
      if (referent.object === undefined) throw new NotUnderstood(start, 'one object that is changed');
      const lasting = (lasts?.value ?? given)?.(scope) ?? endOfGame;
      const told = all.map(([what, test]): Instruction => {
        const one = effect(referent, tellOf(referent, scope, what), lasting);
        if (test === undefined) return one;
        // biome-ignore lint/suspicious/noThenProperty: the word of the data; nobody awaits an instruction.
        return { kind: 'if', condition: test[1](scope), then: [one] };
      });
      name(scope, referent);
      return told;
    },
  };
};
const AND = alt<unknown>(phrase(', and'), word(',', 'and'));

/** "Each other creature becomes a copy of target creature until end of turn": other than the one that is copied. */
export const othersCopying: Parser<Timed> = map(
  seq(
    phrase('each other'),
    lazy(() => nounGroup),
    phrase('becomes a copy of'),
    ahead(word('another', 'target', 'it')),
    lazy(() => objectPhrase),
    opt(duration),
    opt(lazy(() => exceptions)),
  ),
  ([, noun, , , copied, lasts, except]): Timed =>
    (scope, given) => {
      const of = copied(scope);
      const selector = together([not({ kind: 'is', object: of }), noun.selector(scope)]);
      const copy: Modification = {
        kind: 'become-copy',
        of,
        ...(except === undefined ? { except: [] } : except(scope)),
      };
      const others = { selector, nouns: noun.nouns, isPlural: true };
      return [effect(others, [copy], (lasts ?? given)?.(scope) ?? endOfGame)];
    },
);
