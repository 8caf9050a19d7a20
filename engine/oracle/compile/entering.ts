import type { ReplacementAbility } from '../../abilities/ability.ts';
import type { Condition } from '../../abilities/condition.ts';
import type { EntryModification } from '../../abilities/replacement-effect.ts';
import { type Selector, source } from '../../abilities/selector.ts';
import { asEnters } from './as-enters.ts';
import { condition } from './conditions.ts';
import { ENTERS, end, itself, made } from './entering-parts.ts';
import { enteringForms } from './entry-forms.ts';
import { entryWays } from './entry-ways.ts';
import { entryExceptions } from './exceptions.ts';
import { nounGroup } from './nouns.ts';
import { attachedPhrase, referentPhrase, selfWord } from './objects.ts';
import {
  ahead,
  alt,
  atEnd,
  followed,
  lazy,
  map,
  opt,
  type Parser,
  phrase,
  preceded,
  seq,
  token,
  word,
} from './parser.ts';
import type { Meaning } from './scope.ts';
import { spanned } from './spans.ts';
import { textOf } from './text-of.ts';
import { toldFact } from './told-facts.ts';
import { turnedFaceUp } from './turned-face-up.ts';

type Made = Meaning<ReplacementAbility>;

/** Who enters: the object itself, or others ("creatures your opponents control", "each other creature you control"). */
const entrant: Parser<Meaning<Selector>> = alt<Meaning<Selector>>(
  map(
    selfWord,
    (self): Meaning<Selector> =>
      (scope) =>
        self(scope).selector,
  ),
  map(word('it', 'he', 'she'), (): Meaning<Selector> => () => source),
  map(
    seq(
      opt(word('each', 'all')),
      lazy(() => nounGroup),
    ),
    ([, noun]): Meaning<Selector> =>
      (scope) => {
        const selector = noun.selector(scope);
        return selector;
      },
  ),
);

const isInGraveyard = (test: Condition): boolean =>
  test.kind === 'matches' &&
  test.object.kind === 'source' &&
  test.selector.kind === 'zone' &&
  test.selector.zone === 'graveyard';
const tested = alt(followed(condition, ahead(alt<unknown>(word('.', ','), atEnd))), toldFact);
const plainEntry: Parser<Made> = alt<Made>(
  map(
    seq(selfWord, word('escapes'), entryWays, end),
    ([, , how]): Made =>
      (scope) =>
        made({
          kind: 'enters',
          what: itself(scope),
          condition: { kind: 'fact', words: 'it escaped' },
          entry: how.map((one) => one(scope)),
        }),
  ),
  map(
    seq(entrant, ENTERS, entryWays, opt(preceded(word('unless'), tested)), end),
    ([what, , how, unless]): Made =>
      (scope) => {
        const selector = what(scope);
        const entry = how.map((one) => one(scope));
        return made({
          kind: 'enters',
          what: selector,
          ...(unless === undefined ? {} : { condition: { kind: 'not', of: unless(scope) } }),
          entry,
        });
      },
  ),
  map(
    seq(word('if'), tested, word(','), entrant, ENTERS, entryWays, end),
    ([, test, , what, , how]): Made =>
      (scope) => {
        const holds = test(scope);
        const selector = what(scope);
        return made({
          kind: 'enters',
          what: selector,
          condition: holds,
          entry: how.map((one) => one(scope)),
        });
      },
  ),
  map(
    seq(entrant, ENTERS, entryWays, word('if'), tested, end),
    ([what, , how, , test]): Made =>
      (scope) => {
        const selector = what(scope);
        const entry = how.map((one) => one(scope));
        return made({ kind: 'enters', what: selector, condition: test(scope), entry });
      },
  ),
  map(
    seq(phrase('as long as'), tested, word(','), entrant, ENTERS, entryWays, end),
    ([, test, , what, , how]): Made =>
      (scope) => {
        const holds = test(scope);
        const selector = what(scope);
        const entry = how.map((one) => one(scope));
        // 113.6: "as long as this card is in your graveyard" says where it works.
        if (isInGraveyard(holds))
          return { ...made({ kind: 'enters', what: selector, entry }), functionsIn: ['graveyard'] };
        return made({ kind: 'enters', what: selector, condition: holds, entry });
      },
  ),
  map(
    seq(
      entrant,
      ENTERS,
      phrase('tapped unless you pay'),
      textOf(token(({ kind }) => (kind === 'mana' ? true : undefined), 'mana')),
      end,
    ),
    ([what, , , cost]): Made =>
      (scope) =>
        made({
          kind: 'enters',
          what: what(scope),
          entry: [{ kind: 'unless-paid', cost, otherwise: [{ kind: 'tapped' }] }],
        }),
  ),
);

/** "It escapes with twelve +1/+1 counters on it instead" behind the sentence that it takes the place of. */
export const escapingInstead: Parser<Meaning<readonly ReplacementAbility[]>> = map(
  seq(
    selfWord,
    ENTERS,
    entryWays,
    word('.'),
    alt<unknown>(word('it', 'he', 'she'), selfWord),
    word('escapes'),
    entryWays,
    word('instead'),
    end,
  ),
  ([, , plain, , , , escaped]): Meaning<readonly ReplacementAbility[]> =>
    (scope) => {
      scope.isResolving = true;
      const what = itself(scope);
      const test: Condition = { kind: 'fact', words: 'it escaped' };
      return [
        made({
          kind: 'enters',
          what,
          condition: { kind: 'not', of: test },
          entry: plain.map((one) => one(scope)),
        }),
        made({ kind: 'enters', what, condition: test, entry: escaped.map((one) => one(scope)) }),
      ];
    },
);

/** "This enters under the control of an opponent of your choice" (616.1b). */
const underOther: Parser<Made> = map(
  seq(selfWord, ENTERS, phrase('under the control of an opponent of your choice'), end),
  (): Made => () => ({
    kind: 'replacement',
    effect: {
      kind: 'replace',
      event: { kind: 'enter', what: source },
      instead: {
        kind: 'enter-under',
        control: { kind: 'chosen-player', noun: 'an opponent of your choice' },
      },
    },
  }),
);

/** "You may have this creature enter as a copy of any creature on the battlefield, except …" (707.5). */
const asCopy: Parser<Made> = map(
  seq(
    opt(followed(preceded(word('if'), tested), word(','))),
    opt(phrase('you may have')),
    entrant,
    ENTERS,
    opt(word('tapped')),
    phrase('as a copy of'),
    alt<Meaning<Selector>>(
      map(
        alt(attachedPhrase, selfWord),
        (referent): Meaning<Selector> =>
          (scope) =>
            referent(scope).selector,
      ),
      map(
        seq(
          opt(word('any', 'a', 'an')),
          lazy(() => nounGroup),
        ),
        ([, noun]): Meaning<Selector> => noun.selector,
      ),
    ),
    opt(lazy(() => entryExceptions)),
    end,
  ),
  ([test, optional, what, , isTapped, , of, except]): Made =>
    (scope) => {
      const holds = test?.(scope);
      const selector = what(scope);
      const original = of(scope);
      const own = except?.(scope);
      const copy: EntryModification = {
        kind: 'as-copy',
        of: original,
        except: own?.except ?? [],
        ...(own?.exceptIf === undefined ? {} : { exceptIf: own.exceptIf }),
        ...(own?.notCopied === undefined ? {} : { notCopied: own.notCopied }),
      };
      return made({
        kind: 'enters',
        what: selector,
        ...(holds === undefined ? {} : { condition: holds }),
        ...(optional === undefined ? {} : { optional: true }),
        entry: [
          ...(isTapped === undefined ? [] : [{ kind: 'tapped' } as const]),
          copy,
          ...(own?.entry ?? []),
        ],
      });
    },
);

/** How others enter for a while, or one that a resolution speaks of: "that creature enters with a counter on it" (614.1d). */
export const enteringClause: Parser<Meaning<ReplacementAbility['effect']>> = map(
  seq(
    alt<Meaning<Selector>>(
      map(
        lazy(() => referentPhrase),
        (referent): Meaning<Selector> =>
          (scope) =>
            referent(scope).selector,
      ),
      entrant,
    ),
    ENTERS,
    entryWays,
  ),
  ([what, , how]): Meaning<ReplacementAbility['effect']> =>
    (scope) => {
      const selector = what(scope);
      return { kind: 'enters', what: selector, entry: how.map((one) => one(scope)) };
    },
);

/** "Counters remain on ~ as it moves to any zone other than a player's hand or library" (against 122.2). */
const keepingCounters: Parser<Made> = map(
  seq(
    phrase('counters remain on'),
    selfWord,
    phrase('as it moves to any zone other than a player'),
    word("'s"),
    phrase('hand or library'),
    end,
  ),
  ([, self]): Made =>
    (scope) => ({
      kind: 'replacement',
      effect: { kind: 'keeps-counters', what: self(scope).selector, exceptTo: ['hand', 'library'] },
    }),
);

/** What is different about how objects enter (614.1c–d) or are turned face up (614.1e). */
const any = alt<Made>(keepingCounters, asCopy, enteringForms, asEnters, plainEntry, underOther, turnedFaceUp);
export const enteringLine: Parser<Made> = spanned('replacement', (input, at) => {
  const result = any(input, at);
  if (result === undefined) return undefined;
  return {
    next: result.next,
    value: (scope) => {
      // X and what is told are known as it enters (614.12).
      scope.isResolving = true;
      return result.value(scope);
    },
  };
});
