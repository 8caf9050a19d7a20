import type { ReplacementAbility } from '../../abilities/ability.ts';
import type { Amount } from '../../abilities/amount.ts';
import type { ChoiceKind } from '../../abilities/instruction.ts';
import type { EntryModification } from '../../abilities/replacement-effect.ts';
import { type Selector, source } from '../../abilities/selector.ts';
import { countTail, plainNumber, whereX, withTail } from './amounts.ts';
import { condition } from './conditions.ts';
import { entryExceptions } from './exceptions.ts';
import { nounGroup } from './nouns.ts';
import { selfWord } from './objects.ts';
import {
  ahead,
  alt,
  atEnd,
  followed,
  lazy,
  map,
  notAhead,
  opt,
  type Parser,
  phrase,
  preceded,
  seq,
  table,
  token,
  word,
} from './parser.ts';
import { type Meaning, name, type Scope, sourceReferent } from './scope.ts';
import { spanned } from './spans.ts';
import { textOf } from './text-of.ts';
import { toldFact } from './told-facts.ts';
import { counterKind } from './words.ts';

type Made = Meaning<ReplacementAbility>;
type Entry = Meaning<EntryModification>;
type Enters = Extract<ReplacementAbility['effect'], { kind: 'enters' }>;

const end = alt<unknown>(word('.'), atEnd);
const made = (effect: Enters): ReplacementAbility => ({ kind: 'replacement', effect });
const itself = (scope: Scope): Selector => {
  name(scope, sourceReferent);
  return source;
};
const onBattlefield = opt(phrase('the battlefield'));
const ENTERS = seq(word('enter', 'enters'), onBattlefield);

/** "with three +1/+1 counters on it", "with an additional counter on it for each …". */
const countersEntry: Parser<Entry> = map(
  seq(
    word('with'),
    alt<Meaning<Amount> | undefined>(
      map(phrase('a number of additional?'), () => undefined),
      map(alt(phrase('an additional'), word('a', 'an')), () => undefined),
      lazy(() => plainNumber),
    ),
    opt(word('additional')),
    counterKind,
    phrase('on it|them|him|her'),
    opt(lazy(() => countTail)),
    opt(lazy(() => whereX)),
  ),
  ([, count, , counter, , tail, x]): Entry =>
    (scope) => {
      if (x !== undefined) scope.x = x;
      const many = count?.(scope) ?? 1;
      scope.x = undefined;
      return { kind: 'counters', counter, amount: withTail(many, tail, scope) };
    },
);
const tapped: Parser<Entry> = map(word('tapped'), (): Entry => () => ({ kind: 'tapped' }));
const ways: Parser<readonly Entry[]> = alt<readonly Entry[]>(
  map(seq(tapped, opt(word('and')), countersEntry), ([first, , second]) => [first, second]),
  map(seq(countersEntry, word('and'), countersEntry), ([first, , second]) => [first, second]),
  map(alt(tapped, countersEntry), (one) => [one]),
);

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

const tested = alt(followed(condition, ahead(alt<unknown>(word('.', ','), atEnd))), toldFact);
const plainEntry: Parser<Made> = alt<Made>(
  map(
    seq(selfWord, word('escapes'), ways, end),
    ([, , how]): Made =>
      (scope) =>
        made({
          kind: 'enters',
          what: itself(scope),
          condition: { kind: 'player-designation', player: { kind: 'you' }, designation: 'it escaped' },
          entry: how.map((one) => one(scope)),
        }),
  ),
  map(
    seq(entrant, ENTERS, ways, opt(preceded(word('unless'), tested)), end),
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
    seq(word('if'), tested, word(','), entrant, ENTERS, ways, end),
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
    seq(entrant, ENTERS, ways, word('if'), tested, end),
    ([what, , how, , test]): Made =>
      (scope) => {
        const selector = what(scope);
        const entry = how.map((one) => one(scope));
        return made({ kind: 'enters', what: selector, condition: test(scope), entry });
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

const CHOICES = table<{ readonly what: ChoiceKind; readonly words?: string }>({
  'a color': { what: 'color' },
  'a creature type': { what: 'creature-type' },
  'a basic land type': { what: 'basic-land-type' },
  'a land type': { what: 'land-type' },
  'two basic land types': { what: 'basic-land-type', words: 'two basic land types' },
  'a card name': { what: 'card-name' },
  'a nonland card name': { what: 'card-name', words: 'a nonland card name' },
  'a nonbasic land card name': { what: 'card-name', words: 'a nonbasic land card name' },
  'a creature card name': { what: 'card-name', words: 'a creature card name' },
  'a land card name': { what: 'card-name', words: 'a land card name' },
  'a number': { what: 'number' },
  'a player': { what: 'player' },
  'an opponent': { what: 'player', words: 'an opponent' },
});
const untilPeriod: Parser<true> = (input, at) => {
  let next = at;
  while (next < input.tokens.length && input.tokens[next]?.w !== '.') next += 1;
  return next === at ? undefined : { value: true, next };
};
const restOfWords: Parser<string> = textOf((input, at) => {
  let next = at;
  while (next < input.tokens.length && input.tokens[next]?.w !== '.') next += 1;
  return next === at ? undefined : { value: true, next };
});
const MODE = textOf(
  token(
    ({ kind, text }) =>
      kind === 'word' &&
      /^\p{Lu}|^(?:odd|even|artifact|creature|land|flying|first|left|right|nonland|enchantment)/u.test(text)
        ? true
        : undefined,
    'a mode',
  ),
);
const choice: Parser<EntryModification> = alt<EntryModification>(
  map(seq(word('choose'), CHOICES, notAhead(word('other', 'between'))), ([, { what, words }]) => ({
    kind: 'choose',
    what,
    ...(words === undefined ? {} : { words }),
  })),
  map(seq(phrase('choose a color'), restOfWords), ([, rest]) => ({
    kind: 'choose',
    what: 'color',
    words: `a color ${rest}`,
  })),
  map(seq(phrase('choose a number'), restOfWords), ([, rest]) => ({
    kind: 'choose',
    what: 'number',
    words: `a number ${rest}`,
  })),
  map(seq(word('choose'), MODE, word('or'), MODE), ([, one, , other]) => ({
    kind: 'choose',
    what: 'mode',
    from: [one, other],
  })),
  map(seq(word('choose'), MODE, word(','), MODE, phrase(', or'), MODE), ([, one, , other, , last]) => ({
    kind: 'choose',
    what: 'mode',
    from: [one, other, last],
  })),
);

const AS = seq(word('as'), alt<unknown>(selfWord, word('it')), ENTERS, word(','));
const choosing: Parser<Made> = alt<Made>(
  map(
    seq(
      AS,
      opt(phrase('you may')),
      choice,
      opt(preceded(alt(word('and'), phrase(', then'), phrase('. then')), choice)),
      end,
    ),
    ([, , first, second]): Made =>
      (scope) =>
        made({
          kind: 'enters',
          what: itself(scope),
          entry: second === undefined ? [first] : [first, second],
        }),
  ),
  map(
    seq(
      AS,
      phrase('you may'),
      textOf(seq(word('reveal'), untilPeriod)),
      alt(phrase(". if you don't , ~ enters"), phrase(". if you don't , it enters")),
      onBattlefield,
      word('tapped'),
      end,
    ),
    ([, , cost]): Made =>
      (scope) =>
        made({
          kind: 'enters',
          what: itself(scope),
          entry: [{ kind: 'unless-paid', cost, otherwise: [{ kind: 'tapped' }] }],
        }),
  ),
  map(
    seq(
      AS,
      phrase('you may pay'),
      lazy(() => plainNumber),
      phrase("life . if you don't , it enters"),
      onBattlefield,
      word('tapped'),
      end,
    ),
    ([, , life]): Made =>
      (scope) => {
        const paid = life(scope);
        return made({
          kind: 'enters',
          what: itself(scope),
          entry: [
            {
              kind: 'unless-paid',
              payLife: typeof paid === 'number' ? paid : 0,
              otherwise: [{ kind: 'tapped' }],
            },
          ],
        });
      },
  ),
);

/** "You may have this creature enter as a copy of any creature on the battlefield, except …" (707.5). */
const asCopy: Parser<Made> = map(
  seq(
    opt(phrase('you may have')),
    entrant,
    ENTERS,
    opt(word('tapped')),
    phrase('as a copy of'),
    opt(word('any', 'a', 'an')),
    alt<Meaning<Selector>>(
      map(
        lazy(() => nounGroup),
        (noun): Meaning<Selector> => noun.selector,
      ),
      map(
        selfWord,
        (self): Meaning<Selector> =>
          (scope) =>
            self(scope).selector,
      ),
    ),
    opt(lazy(() => entryExceptions)),
    end,
  ),
  ([optional, what, , isTapped, , , of, except]): Made =>
    (scope) => {
      const selector = what(scope);
      const original = of(scope);
      const own = except?.(scope);
      const copy: EntryModification = {
        kind: 'as-copy',
        of: original,
        except: own?.except ?? [],
        ...(own?.notCopied === undefined ? {} : { notCopied: own.notCopied }),
      };
      return made({
        kind: 'enters',
        what: selector,
        ...(optional === undefined ? {} : { optional: true }),
        entry: [
          ...(isTapped === undefined ? [] : [{ kind: 'tapped' } as const]),
          copy,
          ...(own?.entry ?? []),
        ],
      });
    },
);

/** What is different about how objects enter (614.1c–d). */
const any = alt<Made>(asCopy, choosing, plainEntry);
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
