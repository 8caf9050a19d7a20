import type { Condition } from '../../abilities/condition.ts';
import type { Duration } from '../../abilities/duration.ts';
import type { PlayerReference } from '../../abilities/references.ts';
import type { EventReplacement, ReplacementLimit } from '../../abilities/replacement-effect.ts';
import { condition } from './conditions.ts';
import { duration } from './durations.ts';
import { effectText } from './effects.ts';
import { damageSource, eventPlayer } from './event-parts.ts';
import { eventClause, thisTurn } from './events.ts';
import { forEachPrevented } from './for-each-prevented.ts';
import { carriedOut, insteadPart } from './instead.ts';
import { type InsteadRead, inputFor } from './instead-input.ts';
import {
  ahead,
  alt,
  atEnd,
  type Input,
  lazy,
  map,
  opt,
  type Parsed,
  type Parser,
  phrase,
  preceded,
  seq,
  word,
} from './parser.ts';
import { turnPart } from './player-events.ts';
import { preventing, redirecting, type Told } from './prevented-damage.ts';
import { sentenceEnd } from './replacement-clauses.ts';
import type { Meaning } from './scope.ts';
import { toldFact } from './told-facts.ts';
import { numberValue } from './words.ts';

/** A replacement or prevention effect as one or more sentences tell it. */
export interface ReplacementRead {
  readonly effect: Meaning<EventReplacement>;
  /** What the words say of how long it lasts; nothing for a static ability. */
  readonly duration: Meaning<Duration> | undefined;
}

const untilEndOfTurn: Meaning<Duration> = () => ({ kind: 'until-end-of-turn' });
const lasting = (isThisTurn: boolean): Meaning<Duration> | undefined =>
  isThisTurn ? untilEndOfTurn : undefined;

/** "skip your draw step", "target player skips their next two untap steps" (614.10). */
const skipping: Parser<Told> = map(
  seq(
    opt(eventPlayer),
    word('skip', 'skips'),
    word('your', 'their', 'his'),
    opt(seq(word('next'), opt(numberValue))),
    turnPart,
    opt(thisTurn),
  ),
  ([player, , , next, what, time]): Told => ({
    isThisTurn: time !== undefined,
    effect: (scope) => {
      const who: PlayerReference = player?.(scope) ?? { kind: 'you' };
      const limit: ReplacementLimit | undefined =
        next === undefined ? undefined : { kind: 'next', times: next[1] ?? 1 };
      return {
        kind: 'replace',
        event: { kind: 'begin', player: who, what },
        ...(limit === undefined ? {} : { limit }),
        instead: { kind: 'nothing' },
      };
    },
  }),
);

/** "damage that would reduce your life total to less than 1 reduces it to 1 instead" */
const reducing: Parser<Told> = map(
  seq(eventClause, phrase('reduces it to'), numberValue, word('instead')),
  ([{ event }, , to]): Told => ({
    isThisTurn: false,
    effect: (scope) => ({
      kind: 'replace',
      event: event(scope),
      instead: { kind: 'change-amount', to },
    }),
  }),
);

/** Few sentences speak of that, and reading an event takes long. */
const notBelow: Parser<Told> = (input, at) => (speaksOfReducing(input) ? reducing(input, at) : undefined);
const reducers = new WeakMap<Input['tokens'], boolean>();
function speaksOfReducing({ tokens }: Input): boolean {
  const known = reducers.get(tokens) ?? tokens.some(({ w }) => w === 'reduces');
  reducers.set(tokens, known);
  return known;
}

/** "Double all damage that sources you control would deal": the same as "… deal double that damage instead". */
const doublingAll: Parser<Told> = map(
  seq(phrase('double all damage'), opt(word('that')), damageSource, phrase('would deal')),
  ([, , by]): Told => ({
    isThisTurn: false,
    effect: (scope) => ({
      kind: 'replace',
      event: { kind: 'deal-damage', by: by(scope) },
      instead: { kind: 'change-amount', to: { kind: 'times', factor: 2, of: { kind: 'event-amount' } } },
    }),
  }),
);

type Beginning = 'each' | 'next' | 'first-each-turn';
const BEGINS: Parser<Beginning> = alt<Beginning>(
  map(word('if'), () => 'each' as const),
  map(phrase('each time'), () => 'each' as const),
  map(phrase('the next time'), () => 'next' as const),
  map(phrase('the first time'), () => 'first-each-turn' as const),
);

/** "while your library has no cards in it", "and it wasn't cast", "during your turn". */
const atThatTime: Parser<Meaning<Condition>> = alt<Meaning<Condition>>(
  preceded(
    word('while', 'if'),
    lazy(() => condition),
  ),
  preceded(word('and'), toldFact),
  map(
    alt(phrase('during your turn'), phrase('during each of your turns')),
    (): Meaning<Condition> => () => ({ kind: 'turn-of', player: { kind: 'you' } }),
  ),
);

/** "if …, … instead": the event clause, then what happens instead with the sentences that belong to it. */
function conditional(input: Input, at: number, isStatic: boolean): Parsed<ReplacementRead> | undefined {
  const head = seq(
    BEGINS,
    eventClause,
    opt(
      alt(
        phrase('each turn'),
        map(ahead(phrase('during each of your turns')), () => 'each turn'),
      ),
    ),
    opt(atThatTime),
    opt(thisTurn),
    word(','),
  )(input, at);
  if (head === undefined) return undefined;
  const [begins, read, eachTurn, test, time] = head.value;
  if ((begins === 'first-each-turn') !== (eachTurn !== undefined)) return undefined;
  const isThisTurn = read.isThisTurn || time !== undefined;
  if (isStatic && (isThisTurn || begins === 'next')) return undefined;
  const isGroup = begins === 'each' && /^(?:an?|another|one)$/.test(input.tokens[at + 1]?.w ?? '');
  const ends = sentencesFrom(input, head.next, isStatic, isGroup);
  for (const end of ends) {
    const part = insteadPart(input, input.tokens.slice(head.next, end));
    if (part === undefined) continue;
    return {
      next: end,
      value: { effect: together(read.event, test, begins, part), duration: lasting(isThisTurn) },
    };
  }
  return undefined;
}

function together(
  event: Meaning<EventReplacement['event']>,
  test: Meaning<Condition> | undefined,
  begins: Beginning,
  { instead, isOptional }: InsteadRead,
): Meaning<EventReplacement> {
  return (scope) => {
    const pattern = event(scope);
    const holds = test === undefined ? undefined : without(scope, test);
    const limit: ReplacementLimit | undefined =
      begins === 'each'
        ? undefined
        : begins === 'next'
          ? { kind: 'next', times: 1 }
          : { kind: 'first-each-turn' };
    return {
      kind: 'replace',
      event: pattern,
      ...(holds === undefined ? {} : { condition: holds }),
      ...(isOptional ? { optional: true } : {}),
      ...(limit === undefined ? {} : { limit }),
      instead: instead(scope, pattern),
    };
  };
}

/** A condition names nothing that "it" means afterwards. */
function without(scope: Parameters<Meaning<unknown>>[0], test: Meaning<Condition>): Condition {
  const { it, player, thatMany } = scope;
  scope.thatMany = { kind: 'event-amount' };
  const holds = test(scope);
  scope.thatMany = thatMany;
  scope.it = it;
  scope.player = player;
  return holds;
}

/** Sentences that can only belong to what happens instead. */
const GOES_ON = alt<unknown>(
  phrase("if you|they do|don't|can't ,"),
  phrase("if that|a player does|doesn't ,"),
  phrase('when you do ,'),
  phrase('when damage is prevented this way ,'),
  phrase('if damage is prevented this way ,'),
  phrase('for each 1 damage prevented this way ,'),
  phrase('otherwise ,'),
);

/** Where the effect may end, the farthest first. */
function sentencesFrom(input: Input, at: number, isStatic: boolean, isGroup = false): readonly number[] {
  const ends = [sentenceEnd(input, at)];
  for (;;) {
    const start = (ends[0] ?? at) + 1;
    if (start >= input.tokens.length) break;
    const end = sentenceEnd(input, start);
    const words = input.tokens.slice(start, end).map(({ w }) => w);
    if (words.includes('would') && words.includes('instead')) break;
    // "Shuffle this card into its owner's library" is another instruction: not about what would die.
    const isAboutOne =
      isGroup && !words.includes('~') && words.some((each) => each === 'it' || each === 'its');
    if (!isStatic && !isAboutOne && GOES_ON(input, start) === undefined && !saysThisWay(words)) break;
    ends.unshift(end);
  }
  return ends;
}

const saysThisWay = (words: readonly string[]): boolean =>
  words.some((each, at) => each === 'prevented' && words[at + 1] === 'this' && words[at + 2] === 'way');

/** A whole sentence of damage or steps, with what happens after it. */
function plain(input: Input, at: number): Parsed<ReplacementRead> | undefined {
  const result = alt<Told>(preventing, redirecting, doublingAll, skipping, notBelow)(input, at);
  if (result === undefined) return undefined;
  const { effect, isThisTurn } = result.value;
  const read = (told: Meaning<EventReplacement>, next: number): Parsed<ReplacementRead> => ({
    next,
    value: { effect: told, duration: lasting(isThisTurn) },
  });
  if (ENDS(input, result.next) === undefined) return read(effect, result.next);
  const end = result.next;
  const last = sentencesFrom(input, end, false)[0] ?? end;
  if (last === end) return read(effect, end);
  const inner = inputFor(input, input.tokens.slice(end + 1, last));
  const after = alt(forEachPrevented, effectText)(inner, 0);
  if (after === undefined || after.next < inner.tokens.length) return read(effect, end);
  const start = inner.tokens[0]?.start ?? 0;
  return read((scope) => {
    const told = effect(scope);
    const { instead } = told;
    if (instead.kind !== 'prevent') return told;
    return { ...told, instead: { ...instead, after: carriedOut(scope, after.value, start) } };
  }, last);
}
const ENDS = alt<unknown>(word('.'), atEnd);

/** What stands before: "as long as …,", "during your turn,", "until your next turn,". */
type Prefix = { readonly holds?: Meaning<Condition>; readonly duration?: Meaning<Duration> };
const prefix: Parser<Prefix> = alt<Prefix>(
  map(
    seq(
      phrase('as long as'),
      alt(
        lazy(() => condition),
        toldFact,
      ),
      word(','),
    ),
    ([, holds]) => ({ holds }),
  ),
  map(phrase('during your turn ,'), () => ({
    holds: (): Condition => ({ kind: 'turn-of', player: { kind: 'you' } }),
  })),
  map(
    seq(
      word('if'),
      lazy(() => condition),
      word(','),
    ),
    ([, holds]) => ({ holds }),
  ),
  map(
    seq(
      lazy(() => duration),
      word(','),
    ),
    ([lasts]) => ({ duration: lasts }),
  ),
);
const suffix: Parser<Meaning<Condition>> = alt<Meaning<Condition>>(
  preceded(
    alt<unknown>(phrase('as long as'), word('if')),
    lazy(() => condition),
  ),
  map(
    phrase('during your turn'),
    (): Meaning<Condition> => () => ({ kind: 'turn-of', player: { kind: 'you' } }),
  ),
);

/** Reads a replacement or prevention effect (614.1a–b, 615.1) up to its last period. */
export function readReplacement(
  input: Input,
  at: number,
  isStatic: boolean,
): Parsed<ReplacementRead> | undefined {
  const first = prefix(input, at);
  const begin = first?.next ?? at;
  if (first?.value.duration !== undefined && isStatic) return undefined;
  const result = conditional(input, begin, isStatic) ?? plain(input, begin);
  if (result === undefined) return undefined;
  if (isStatic && result.value.duration !== undefined) return undefined;
  const behind = isStatic ? suffix(input, result.next) : undefined;
  const tests = [first?.value.holds, behind?.value].filter((each) => each !== undefined);
  const { effect } = result.value;
  const next = behind?.next ?? result.next;
  return {
    next,
    value: {
      duration: first?.value.duration ?? result.value.duration,
      effect:
        tests.length === 0
          ? effect
          : (scope) => {
              const [test] = tests;
              const before =
                test === undefined ? undefined : first === undefined ? without(scope, test) : test(scope);
              const told = effect(scope);
              if (before === undefined) return told;
              const holds: Condition =
                told.condition === undefined ? before : { kind: 'all-of', of: [before, told.condition] };
              return { ...told, condition: holds };
            },
    },
  };
}
