import type { Condition } from '../../abilities/condition.ts';
import type { Instruction } from '../../abilities/instruction.ts';
import { whereX } from './amounts.ts';
import { body, changing, endsHere, type Timed, type Told } from './clauses.ts';
import { condition } from './conditions.ts';
import { duration } from './durations.ts';
import { afterDoing, keeping, withOtherwise } from './earlier-sentences.ts';
import { idiom } from './idioms.ts';
import { ifDone } from './if-done.ts';
import { modal } from './modes.ts';
import { withNextSentence } from './next-sentence.ts';
import { alt, atEnd, lazy, many1, map, opt, type Parser, phrase, preceded, seq, word } from './parser.ts';
import { plainClause } from './plain-clause.ts';
import { stillSentence } from './predicates.ts';
import { type Meaning, NotUnderstood } from './scope.ts';
import { uncapital, wordsBetween } from './text-of.ts';
import { toldFact } from './told-facts.ts';
import { eventSubject } from './triggers.ts';

/** "you may …" as an offer, with "If you do, …" in the next sentence. */
const offer: Parser<Timed> = map(
  seq(
    phrase('you may'),
    opt(word('have')),
    lazy(() => offered),
    opt(
      preceded(
        seq(word('.'), alt(phrase('if you do ,'), phrase('when you do ,'))),
        lazy(() => body),
      ),
    ),
  ),
  ([, , first, then]): Timed =>
    (scope, given) => [
      { kind: 'may', instructions: [...first(scope, given), ...(then?.(scope, given) ?? [])] },
    ],
);
const offered: Parser<Timed> = alt<Timed>(
  lazy(() => haveDo),
  lazy(() => body),
);
/** "you may have this creature become a copy of …": the verb stands in its plain form. */
const haveDo: Parser<Timed> = (input, at) => {
  if (input.tokens[at - 1]?.w !== 'have') return undefined;
  return map(
    seq(changing, opt(lazy(() => whereX))),
    ([told, x]): Timed =>
      (scope, given) => {
        if (x !== undefined) scope.x = x;
        const all = told(scope, given);
        scope.x = undefined;
        return all;
      },
  )(input, at);
};

/** "if …": a condition that can be tested, or a fact that must be told. */
const ifClause: Parser<Meaning<Condition>> = alt(
  map(seq(word('if'), condition, word(',')), ([, test]) => test),
  map(
    seq(
      word('if'),
      lazy(() => toldFact),
      word(','),
    ),
    ([, test]) => test,
  ),
);

interface Sentence {
  readonly told: Timed;
  /** "… instead": takes the place of the sentence before if the condition holds. */
  readonly instead?: Meaning<Condition>;
  /** "Otherwise, …": where the condition of the sentence before is false. */
  readonly isOtherwise?: boolean;
  /** "It's still a land.": the effect before keeps the types. */
  readonly isStill?: boolean;
  /** "If you do, …": only if what the sentence before tells was done. */
  readonly isReflexive?: boolean;
}

const conditional: Parser<Timed> = map(
  seq(
    ifClause,
    lazy(() => alt(offer, body)),
    opt(
      seq(
        word('.'),
        phrase('otherwise ,'),
        lazy(() => alt(offer, body)),
      ),
    ),
  ),
  ([test, then, other]): Timed =>
    (scope, given) => {
      const holds: Condition = test(scope);
      const so = then(scope, given);
      const otherwise = other === undefined ? undefined : other[2](scope, given);
      // biome-ignore lint/suspicious/noThenProperty: the word of the data; nobody awaits an instruction.
      return [{ kind: 'if', condition: holds, then: so, ...(otherwise === undefined ? {} : { otherwise }) }];
    },
);

/** "If you control a Forest, draw two cards instead." */
const replacing: Parser<Sentence> = alt(
  map(
    seq(
      ifClause,
      lazy(() => body),
      word('instead'),
    ),
    ([test, told]) => ({ told, instead: test }),
  ),
  map(
    seq(
      ifClause,
      word('instead'),
      lazy(() => body),
    ),
    ([test, , told]) => ({ told, instead: test }),
  ),
);

/** "draw a card if you control a Forest". */
const conditionLast: Parser<Timed> = map(
  seq(
    lazy(() => body),
    word('if'),
    condition,
  ),
  ([told, , test]): Timed =>
    (scope, given) => {
      const so = told(scope, given);
      // biome-ignore lint/suspicious/noThenProperty: the word of the data; nobody awaits an instruction.
      return [{ kind: 'if', condition: test(scope), then: so }];
    },
);

const timedFirst: Parser<Timed> = map(
  seq(
    duration,
    word(','),
    lazy(() => body),
  ),
  ([lasts, , told]): Timed =>
    (scope) =>
      told(scope, lasts),
);

/** "When you do, …": what a payment or an offer before it brings about (603.12). */
const reflexive: Parser<Timed> = map(
  seq(
    alt(
      phrase('when you do ,'),
      phrase('if you do ,'),
      phrase('if you do so ,'),
      phrase('if they do ,'),
      phrase('when they do ,'),
    ),
    lazy(() => alt(offer, delayed, conditional, body)),
  ),
  ([word, told]): Timed => (word.startsWith('if') ? ifDone(told) : told),
);

/** "At the beginning of the next end step, …": what happens later is told in its own words (603.7). */
const delayed: Parser<Timed> = (input, at) => {
  const first = alt(
    phrase('at the beginning of'),
    phrase('at end of combat ,'),
    phrase('when'),
    phrase('whenever'),
    phrase('until your next turn , whenever'),
    phrase('until end of turn , whenever'),
    phrase('this turn , whenever'),
  )(input, at);
  if (first === undefined) return undefined;
  for (let comma = at; comma < input.tokens.length; comma += 1) {
    const found = input.tokens[comma];
    if (found?.w === '.' && found.kind === 'mark') return undefined;
    if (found?.kind !== 'mark' || found.w !== ',') continue;
    const later = alt<Timed>(offer, conditional, body)(input, comma + 1);
    if (later === undefined || endsHere(input, later.next) === undefined || comma < first.next) continue;
    const about = eventSubject(input, first.next);
    const words = uncapital(wordsBetween(input, at, later.next));
    const start = input.tokens[at]?.start ?? 0;
    return {
      next: later.next,
      value: (scope) => {
        const inner = { ...scope, hasTrigger: true, spans: [], named: [...scope.named] };
        about?.value(inner);
        if (later.value(inner, undefined).some(lasts))
          throw new NotUnderstood(start, 'an effect that happens now');
        return [{ kind: 'other', words }];
      },
    };
  }
  return undefined;
};

function lasts(told: Instruction): boolean {
  if (told.kind === 'may') return told.instructions.some(lasts);
  if (told.kind === 'if') return [...told.then, ...(told.otherwise ?? [])].some(lasts);
  return told.kind === 'continuous-effect' && told.duration.kind !== 'until-end-of-turn';
}

/** "For each opponent, …", told in its own words. */
const distributed: Parser<Timed> = (input, at) => {
  if (phrase('for each')(input, at) === undefined) return undefined;
  for (let comma = at + 2; comma < input.tokens.length && input.tokens[comma]?.w !== '.'; comma += 1) {
    if (input.tokens[comma]?.w !== ',') continue;
    const each = body(input, comma + 1);
    if (each === undefined || endsHere(input, each.next) === undefined) continue;
    const words = uncapital(wordsBetween(input, at, each.next));
    const start = input.tokens[at]?.start ?? 0;
    return {
      next: each.next,
      value: (scope) => {
        const told = each.value({ ...scope, hasTrigger: true }, undefined);
        if (told.some(({ kind }) => kind === 'continuous-effect' || kind === 'replacement-effect'))
          throw new NotUnderstood(start, 'an effect that is not for each');
        return [{ kind: 'other', words }];
      },
    };
  }
  return undefined;
};

/** "Until the end of your next turn, you may play that card.": a permission. */
const permission: Parser<Timed> = (input, at) => {
  const first = alt(
    phrase('until the end of your next turn ,'),
    phrase('until your next turn ,'),
    phrase('until end of turn ,'),
    phrase('during your next turn ,'),
    phrase('this turn ,'),
    phrase('until your next end step ,'),
  )(input, at);
  if (
    first === undefined ||
    alt(
      phrase('you may play|cast|look|activate'),
      phrase("you don't lose"),
      phrase('that player may play|cast'),
    )(input, first.next) === undefined
  )
    return undefined;
  const plain = alt(plainClause, idiom)(input, first.next);
  if (plain === undefined || endsHere(input, plain.next) === undefined) return undefined;
  const words = uncapital(wordsBetween(input, at, plain.next));
  return {
    next: plain.next,
    value: (scope) => [...plain.value(scope).slice(0, 0), { kind: 'other', words }],
  };
};

const single: Parser<Sentence> = alt<Sentence>(
  map(alt<Timed>(permission, timedFirst, delayed), (told) => ({ told })),
  map(reflexive, (told) => ({ told, isReflexive: true })),
  map(alt<Timed>(offer, conditional, distributed, closed(body), conditionLast), (told) => ({ told })),
);
/** Only what goes to the end of its sentence. */
function closed(parser: Parser<Timed>): Parser<Timed> {
  return (input, at) => {
    const result = parser(input, at);
    return result === undefined || endsHere(input, result.next) === undefined ? undefined : result;
  };
}

/** One sentence of what a spell or ability does, up to its period. */
const sentence: Parser<Sentence> = map(
  seq(
    opt(alt(phrase('then ,?'), phrase('after that ,'), phrase('next ,'))),
    alt<Sentence>(
      map(stillSentence, (): Sentence => ({ told: () => [], isStill: true })),
      map(
        seq(
          phrase('otherwise ,'),
          lazy(() => alt(offer, conditional, body)),
        ),
        ([, told]): Sentence => ({ told, isOtherwise: true }),
      ),
      map(seq(replacing, ahead(endsHere)), ([one]) => one),
      single,
    ),
    alt<unknown>(word('.', ';'), atEnd),
  ),
  ([, one]) => one,
);
function ahead(parser: Parser<unknown>): Parser<true> {
  return (input, at) => (parser(input, at) === undefined ? undefined : { value: true, next: at });
}

const sentences: Parser<readonly Sentence[]> = many1(
  alt(
    sentence,
    map(
      lazy(() => modal),
      (told): Sentence => ({ told: (scope) => told(scope) }),
    ),
  ),
);

/** All that a spell or ability does as it resolves. */
export const effectText: Parser<Told> = map(
  sentences,
  (all): Told =>
    (scope) => {
      const told: (readonly Instruction[])[] = [];
      for (const one of all) {
        if (one.isStill === true) {
          const before = told.pop();
          if (before === undefined) throw new NotUnderstood(0, 'an effect before');
          told.push(before.map(keeping));
          continue;
        }
        if (one.isReflexive === true) {
          told.push(afterDoing(told.pop(), one.told(scope, undefined)));
          continue;
        }
        if (one.isOtherwise === true) {
          told.push(withOtherwise(told.pop(), one.told(scope, undefined)));
          continue;
        }
        if (one.instead === undefined || told.length === 0) {
          if (one.instead !== undefined && !scope.isShared)
            throw new NotUnderstood(0, 'something to take the place of');
          if (one.instead !== undefined) {
            const test = one.instead(scope);
            told.push([instead(test, one.told(scope, undefined), [THE_LINE_BEFORE])]);
            continue;
          }
          told.push(one.told(scope, undefined));
          continue;
        }
        const otherwise = told.pop() ?? [];
        const test = one.instead(scope);
        // biome-ignore lint/suspicious/noThenProperty: the word of the data; nobody awaits an instruction.
        told.push([{ kind: 'if', condition: test, then: one.told(scope, undefined), otherwise }]);
      }
      return withNextSentence(told.flat());
    },
);

const instead = (
  condition: Condition,
  so: readonly Instruction[],
  otherwise: readonly Instruction[],
): Instruction =>
  // biome-ignore lint/suspicious/noThenProperty: the word of the data; nobody awaits an instruction.
  ({ kind: 'if', condition, then: so, otherwise });

/** Stands for the instruction of the line before, which takes its place. */
export const THE_LINE_BEFORE: Instruction = { kind: 'other', words: '' };
