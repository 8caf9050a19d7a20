import type { TriggeredAbility } from '../../abilities/ability.ts';
import type { Condition } from '../../abilities/condition.ts';
import type { Line } from './abilities.ts';
import { carriedOut, fresh, functioning } from './ability-parts.ts';
import type { Told } from './clauses.ts';
import { condition } from './conditions.ts';
import { effectText } from './effects.ts';
import { ATTACHES, continuesTrigger, hostOfSource, SECOND_OBJECT } from './event-words.ts';
import { ahead, alt, map, opt, type Parser, phrase, seq, word } from './parser.ts';
import { type Meaning, name, type Scope, sourceReferent } from './scope.ts';
import { uncapital, wordsBetween } from './text-of.ts';
import { shownFact, toldFact } from './told-facts.ts';
import { eventObject, eventObjects, eventSubject, knownEvent } from './triggers.ts';

const optional = phrase('you may');

/** What follows the comma of a trigger: an intervening "if", then instructions. */
const ONCE = alt<unknown>(
  phrase('this ability triggers only'),
  phrase('do this only once each turn'),
  phrase('this ability still resolves'),
);
/** "This ability triggers only once each turn." behind an effect. */
const onlyOnce: Parser<string | undefined> = (input, at) => {
  if (ONCE(input, at) === undefined) return { value: undefined, next: at };
  let next = at;
  while (next < input.tokens.length && input.tokens[next]?.w !== '.') next += 1;
  return { value: `${wordsBetween(input, at, next)}.`, next: Math.min(next + 1, input.tokens.length) };
};

interface Rest {
  readonly restriction: string | undefined;
  readonly test: Meaning<Condition> | undefined;
  readonly isOffer: boolean;
  readonly told: Told;
}
const afterComma: Parser<Rest> = map(
  seq(
    opt(
      map(
        seq(
          word('if'),
          alt(
            map(seq(condition, ahead(word(','))), ([test]) => test),
            toldFact,
            shownFact,
          ),
          word(','),
        ),
        ([, test]) => test,
      ),
    ),
    (input, at) => ({ value: optional(input, at) !== undefined, next: at }),
    effectText,
    onlyOnce,
  ),
  ([test, isOffer, told, restriction]) => ({ test, isOffer, told, restriction }),
);

export const triggered: Parser<Line> = (input, at) => {
  const when = word('when', 'whenever', 'at')(input, at);
  if (when === undefined) return undefined;
  const start = input.tokens[at]?.start ?? 0;
  const known = knownEvent(input, when.next);
  if (known !== undefined && input.tokens[known.next]?.w === ',') {
    const rest = afterComma(input, known.next + 1);
    if (rest !== undefined && rest.next === input.tokens.length)
      return { next: rest.next, value: (outer) => [triggeredAbility(outer, known.value, rest.value, start)] };
  }
  // Any other event is told in its own words up to the comma after which an effect can be read.
  for (let comma = at + 1, tried = 0; comma < input.tokens.length && tried < 6; comma += 1) {
    const found = input.tokens[comma];
    if (found?.kind === 'mark' && found.w === '.') break;
    if (found?.kind === 'quote') break;
    if (found?.kind !== 'mark' || found.w !== ',') continue;
    tried += 1;
    if (!continuesTrigger(input, at, comma)) break;
    const rest = afterComma(input, comma + 1);
    if (rest === undefined || rest.next !== input.tokens.length) continue;
    const words = uncapital(wordsBetween(input, at, comma));
    const subject = eventSubject(input, when.next);
    const objects =
      subject === undefined
        ? (eventObjects(input, when.next) ??
          (words.includes('~') ? undefined : eventObject(input, when.next)))
        : undefined;
    return {
      next: rest.next,
      value: (outer) => [
        triggeredAbility(
          outer,
          (scope) => {
            subject?.value(scope);
            // "becomes blocked by a creature": "that creature" is not the one that is blocked.
            if (SECOND_OBJECT.test(words)) scope.named.length = 0;
            // "the upkeep of enchanted creature's controller": "that creature" is the enchanted one.
            if (/\benchanted \w+'s controller\b/.test(words)) scope.named.unshift(hostOfSource);
            if (ATTACHES.test(words)) name(scope, hostOfSource);
            if (objects !== undefined && objects.next <= comma) objects.value(scope);
            if (words.includes('~')) scope.it ??= sourceReferent;
            if (/\b(?:player|opponent)\b/.test(words))
              scope.player = { kind: 'chosen-player', noun: 'that player' };
            return { kind: 'other', words };
          },
          rest.value,
          start,
        ),
      ],
    };
  }
  return undefined;
};

/** "You may exert this creature as it attacks. When you do, …" (701.43): two abilities on one line. */
export const exerted: Parser<Line> = (input, at) => {
  const first = phrase('you may exert ~ as it|he|she attacks')(input, at);
  const stop = first === undefined ? undefined : phrase('. when you do ,')(input, first.next);
  const rest = stop === undefined ? undefined : afterComma(input, stop.next);
  if (first === undefined || rest === undefined) return undefined;
  const words = `${wordsBetween(input, at, first.next)}.`;
  const start = input.tokens[at]?.start ?? 0;
  const when = (scope: Scope): TriggeredAbility['trigger'] => {
    scope.it = sourceReferent;
    return { kind: 'other', words: 'when you exert ~ as it attacks' };
  };
  return {
    next: rest.next,
    value: (outer) => [{ kind: 'plain-static', words }, triggeredAbility(outer, when, rest.value, start)],
  };
};

/** "You may reveal this card from your opening hand. If you do, at the beginning of the first upkeep, …" (103.6b). */
export const revealedFirst: Parser<Line> = (input, at) => {
  const first = phrase('you may reveal ~ from your opening hand')(input, at);
  const stop = first === undefined ? undefined : phrase('. if you do ,')(input, first.next);
  if (first === undefined || stop === undefined) return undefined;
  const later = FIRST_TURN(input, stop.next);
  const rest = later === undefined ? undefined : afterComma(input, later.next);
  if (later === undefined || rest === undefined) return undefined;
  const words = `${wordsBetween(input, at, first.next)}.`;
  const start = input.tokens[at]?.start ?? 0;
  const when = wordsBetween(input, stop.next, later.next - 1);
  const trigger = { kind: 'other', words: `${when} if you revealed ~ from your opening hand` } as const;
  return {
    next: rest.next,
    value: (outer) => [
      { kind: 'plain-static', words },
      triggeredAbility(outer, () => trigger, rest.value, start),
    ],
  };
};
const FIRST_TURN = phrase('at the beginning of the|your first upkeep|main phase? ,');

function triggeredAbility(
  outer: Scope,
  event: Meaning<TriggeredAbility['trigger']>,
  rest: Rest,
  start: number,
): TriggeredAbility {
  const scope = fresh(outer);
  scope.hasTrigger = true;
  const trigger = event(scope);
  const test = rest.test?.(scope);
  const { instructions, ...targets } = carriedOut(scope, rest.told, start);
  const [only] = instructions;
  const isOptional = rest.isOffer && only?.kind === 'may' && instructions.length === 1;
  return {
    kind: 'triggered',
    trigger,
    ...(test === undefined ? {} : { condition: test }),
    ...targets,
    instructions: isOptional && only.kind === 'may' ? only.instructions : instructions,
    ...(isOptional ? { optional: true } : {}),
    ...(rest.restriction === undefined ? {} : { restriction: rest.restriction }),
    ...functioning(scope),
  };
}
