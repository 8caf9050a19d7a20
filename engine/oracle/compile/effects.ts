import type { Condition } from '../../abilities/condition.ts';
import type { Instruction } from '../../abilities/instruction.ts';
import { amount, whereX } from './amounts.ts';
import { baseChanging } from './base-size.ts';
import { bothConditional } from './both-conditional.ts';
import { body, changing, endsHere, type Timed, type Told } from './clauses.ts';
import { condition } from './conditions.ts';
import { duration } from './durations.ts';
import { afterDoing, insteadOf, keeping, lastingAsLong, withOtherwise } from './earlier-sentences.ts';
import { ifClause, ifRegenerated } from './if-clause.ts';
import { ifDone } from './if-done.ts';
import { followed, isOfDeclined, withReflexive } from './later-sentences.ts';
import { modal } from './modes.ts';
import { withNextSentence } from './next-sentence.ts';
import {
  afterQuote,
  alt,
  atEnd,
  lazy,
  many1,
  map,
  opt,
  type Parser,
  phrase,
  preceded,
  seq,
  word,
} from './parser.ts';
import { stillSentence } from './predicates.ts';
import { type Meaning, NotUnderstood, type Referent, type Scope, sourceReferent } from './scope.ts';
import { withWords, wordsBetween } from './text-of.ts';
import { toldFact } from './told-facts.ts';
import { villainous } from './villainous-choice.ts';
import {
  delayed,
  delayedLast,
  distributed,
  manaRider,
  permission,
  unlessPaid,
  wordedIf,
  wordedLast,
} from './worded-sentences.ts';

/** "you may …" as an offer, with "If you do, …" in the next sentence. */
export const offer: Parser<Timed> = map(
  seq(
    phrase('you may'),
    opt(word('have')),
    lazy(() => offered),
    opt(
      preceded(
        word('.'),
        seq(
          alt(phrase('if you do ,'), phrase('when you do ,')),
          lazy(() => body),
        ),
      ),
    ),
  ),
  ([, , first, then]): Timed =>
    (scope, given) => {
      const offered = first(scope, given);
      if (then?.[0].startsWith('when') === true) scope.later = scope.targets.length;
      return [{ kind: 'may', instructions: [...offered, ...(then?.[1](scope, given) ?? [])] }];
    },
);
const offered: Parser<Timed> = alt<Timed>(
  lazy(() => haveDo),
  lazy(() => body),
);
/** "have your life total become 20" */
const lifeBecoming: Parser<Timed> = map(
  seq(
    phrase('your life total become'),
    opt(phrase('equal to')),
    lazy(() => amount),
  ),
  ([, , to]): Timed =>
    (scope) => [{ kind: 'set-life', player: { kind: 'you' }, to: to(scope) }],
);

/** "you may have this creature become a copy of …": the verb stands in its plain form. */
const haveDo: Parser<Timed> = (input, at) => {
  if (input.tokens[at - 1]?.w !== 'have') return undefined;
  return map(
    seq(alt(baseChanging, lifeBecoming, changing), opt(lazy(() => whereX))),
    ([told, x]): Timed =>
      (scope, given) => {
        if (x !== undefined) scope.x = x;
        const all = told(scope, given);
        scope.x = undefined;
        return all;
      },
  )(input, at);
};

interface Sentence {
  readonly told: Timed;
  /** "… instead": takes the place of the sentence before if the condition holds. */
  readonly instead?: Meaning<Condition>;
  /** "Otherwise, …": where the condition of the sentence before is false. */
  readonly isOtherwise?: boolean;
  /** It speaks of "that card", "them": of what the sentence before finds. */
  readonly isAboutFound?: boolean;
  /** "It's still a land.": the effect before keeps the types. */
  readonly isStill?: boolean;
  /** "If you do, …": only if what the sentence before tells was done; its words. */
  readonly reflexive?: string;
}

export const conditional: Parser<Timed> = map(
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
      opt(word('only')),
      lazy(() => body),
    ),
    ([test, , , told]) => ({ told, instead: test }),
  ),
  // "Draw three cards instead if you control a Forest."
  map(
    seq(
      lazy(() => body),
      phrase('instead if'),
      alt(
        condition,
        lazy(() => toldFact),
      ),
    ),
    ([told, , test]) => ({ told, instead: test }),
  ),
);

/** "draw a card if you control a Forest", "tap it unless you paid {2}". */
const conditionLast: Parser<Timed> = map(
  seq(
    lazy(() => body),
    word('if', 'unless'),
    alt(
      ifRegenerated,
      condition,
      lazy(() => toldFact),
    ),
    ahead(endsHere),
  ),
  ([told, how, test]): Timed =>
    (scope, given) => {
      const so = told(scope, given);
      const holds = test(scope);
      const when: Condition = how === 'if' ? holds : { kind: 'not', of: holds };
      // biome-ignore lint/suspicious/noThenProperty: the word of the data; nobody awaits an instruction.
      return [{ kind: 'if', condition: when, then: so }];
    },
);

const timedFirst: Parser<Timed> = map(
  seq(
    withWords(duration),
    word(','),
    lazy(() => body),
  ),
  ([{ value: lasts, words }, , told]): Timed =>
    (scope) => {
      // "For as long as you control this creature, it gets +1/+1"
      if (words.includes('~')) scope.it ??= sourceReferent;
      return lastingInWords(told(scope, lasts), words);
    },
);
/** What is told in words says how long in words, too; behind an effect they speak of something else. */
const lastingInWords = (told: readonly Instruction[], words: string): readonly Instruction[] =>
  told.map((one, index) =>
    one.kind === 'other' && told.slice(0, index).every(({ kind }) => kind === 'other')
      ? { ...one, words: `${words}, ${one.words}` }
      : one,
  );

/** "When you do, …": what a payment or an offer before it brings about (603.12). */
const reflexive: Parser<Timed> = map(
  seq(
    alt(phrase('when you do ,'), phrase('if you do ,'), phrase('if you do so ,'), phrase('when they do ,')),
    lazy(() =>
      alt(offer, delayed, conditional, distributed, delayedLast, chosenMode, closed(body), wordedLast),
    ),
  ),
  ([word, told]): Timed => (word.startsWith('if') ? ifDone(told) : told),
);
/** "When you do, choose one —" */
const chosenMode: Parser<Timed> = map(
  lazy(() => modal),
  (told): Timed =>
    (scope) =>
      told(scope),
);

const single: Parser<Sentence> = alt<Sentence>(
  map(alt<Timed>(permission, manaRider, timedFirst, delayed), (told) => ({ told })),
  (input, at) => {
    const result = reflexive(input, at);
    return result === undefined
      ? undefined
      : { next: result.next, value: { told: result.value, reflexive: wordsBetween(input, at, result.next) } };
  },
  map(
    alt<Timed>(
      offer,
      villainous,
      conditional,
      distributed,
      unlessPaid,
      closed(body),
      delayedLast,
      conditionLast,
      bothConditional,
      wordedIf,
      wordedLast,
    ),
    (told) => ({ told }),
  ),
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
      aboutFound(map(seq(replacing, ahead(endsHere)), ([one]) => one)),
      single,
    ),
    alt<unknown>(word('.', ';'), atEnd, afterQuote),
  ),
  ([, one]) => one,
);
/** Whether the words of a sentence speak of cards that another has found. */
function aboutFound(parser: Parser<Sentence>): Parser<Sentence> {
  return (input, at) => {
    const result = parser(input, at);
    if (result === undefined) return undefined;
    const words = wordsBetween(input, at, result.next);
    // "instead search your library for two cards, put them …": of its own.
    const isAboutFound = /\b(?:that card|those cards|them)\b/.test(words) && !/\bsearch\b/.test(words);
    return isAboutFound ? { ...result, value: { ...result.value, isAboutFound } } : result;
  };
}
/** "Search your library for a card, reveal it, …": what is told in words and finds cards. */
function findsCards(told: Instruction): boolean {
  if (told.kind === 'may') return told.instructions.some(findsCards);
  return told.kind === 'other' && /\b(?:search|reveals?|look at|exiles?|mills?)\b/.test(told.words);
}

function ahead(parser: Parser<unknown>): Parser<true> {
  return (input, at) => (parser(input, at) === undefined ? undefined : { value: true, next: at });
}

const sentences: Parser<readonly Sentence[]> = many1(
  alt(
    map(
      lazy(() => modal),
      (told): Sentence => ({ told: (scope) => told(scope) }),
    ),
    sentence,
  ),
);

/** All that a spell or ability does as it resolves. */
export const effectText: Parser<Told> = map(
  sentences,
  (all): Told =>
    (scope) => {
      const told: (readonly Instruction[])[] = [];
      let before: Mark = { it: scope.it, count: scope.named.length };
      for (const [index, one] of all.entries()) {
        scope.isAboutSource = false;
        const here: Mark = { it: scope.it, count: scope.named.length };
        if (one.instead === undefined) before = here;
        if (one.isStill === true) {
          const before = told.pop();
          if (before === undefined) throw new NotUnderstood(0, 'an effect before');
          told.push(before.map(keeping));
          continue;
        }
        if (one.reflexive !== undefined) {
          const isChoice = all[index + 1]?.isOtherwise === true;
          const { length } = scope.targets;
          const then = one.told(scope, undefined);
          if (/^when\b/i.test(one.reflexive)) scope.later = length;
          const words = scope.targets.length > length ? undefined : one.reflexive;
          told.push(afterDoing(told.pop(), then, words, isChoice));
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
          const next = one.told(scope, undefined);
          if (isOfDeclined(told.at(-1), next)) throw new NotUnderstood(0, 'what is so only if it is done');
          told.push(...withReflexive(told.pop(), next, scope.later));
          continue;
        }
        const otherwise = told.pop() ?? [];
        // "The flashback cost is equal to …": with the sentence before that, which is replaced, too.
        if (otherwise.some((each) => each.kind === 'other' && /^the \w+ cost is /.test(each.words)))
          throw new NotUnderstood(0, 'a sentence that is replaced as a whole');
        if (otherwise.some(findsCards) && one.isAboutFound === true)
          throw new NotUnderstood(0, 'a sentence that is replaced as a whole');
        forgetDone(scope, before);
        const test = one.instead(scope);
        const so = insteadOf(otherwise, lastingAsLong(otherwise, one.told(scope, undefined)));
        // biome-ignore lint/suspicious/noThenProperty: the word of the data; nobody awaits an instruction.
        told.push([{ kind: 'if', condition: test, then: so, otherwise }]);
      }
      return withNextSentence(followed(told.flat()));
    },
);

const instead = (
  condition: Condition,
  so: readonly Instruction[],
  otherwise: readonly Instruction[],
): Instruction =>
  // biome-ignore lint/suspicious/noThenProperty: the word of the data; nobody awaits an instruction.
  ({ kind: 'if', condition, then: so, otherwise });

/** What was named by some place of the text. */
interface Mark {
  readonly it: Scope['it'];
  readonly count: number;
}
/** What takes the place of a sentence speaks of what that names, not of what would come of it: that is not done. */
function forgetDone(scope: Scope, { it, count }: Mark): void {
  const kept = scope.named.slice(count).filter((each) => !comesOfIt(each));
  scope.named.splice(count, scope.named.length, ...kept);
  if (scope.it !== undefined && comesOfIt(scope.it)) scope.it = kept.at(-1) ?? it;
}
const comesOfIt = ({ selector }: Referent): boolean =>
  (selector.kind === 'is' && selector.object.kind === 'that') ||
  (selector.kind === 'those' && selector.what === 'that');

/** Stands for the instruction of the line before, which takes its place. */
export const THE_LINE_BEFORE: Instruction = { kind: 'other', words: '' };
