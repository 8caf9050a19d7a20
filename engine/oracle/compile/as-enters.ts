import type { ReplacementAbility } from '../../abilities/ability.ts';
import type { ChoiceKind } from '../../abilities/instruction.ts';
import type { EntryModification } from '../../abilities/replacement-effect.ts';
import { plainNumber } from './amounts.ts';
import { effectText } from './effects.ts';
import { ENTERS, end, itself, made, onBattlefield } from './entering-parts.ts';
import { nounGroup } from './nouns.ts';
import { selfWord } from './objects.ts';
import {
  alt,
  between,
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
import { sentenceEnd } from './replacement-clauses.ts';
import { type Meaning, NotUnderstood } from './scope.ts';
import { textOf } from './text-of.ts';
import { colorName, numberValue } from './words.ts';

type Made = Meaning<ReplacementAbility>;

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
  'two creature types': { what: 'creature-type', words: 'two creature types' },
  'a color word': { what: 'color', words: 'a color word' },
  'two colors': { what: 'color', words: 'two colors' },
  'a card type': { what: 'mode', words: 'a card type' },
  'a planeswalker type': { what: 'mode', words: 'a planeswalker type' },
  'any card name': { what: 'card-name', words: 'any card name' },
  'a noncreature , nonland card name': { what: 'card-name', words: 'a noncreature, nonland card name' },
  'a card name other than a basic land card name': {
    what: 'card-name',
    words: 'a card name other than a basic land card name',
  },
  'a number': { what: 'number' },
  'a player': { what: 'player' },
  'an opponent': { what: 'player', words: 'an opponent' },
  'two players': { what: 'player', words: 'two players' },
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
      /^\p{Lu}|^(?:odd|even|artifact|creature|land|flying|first|left|right|nonland|enchantment|instant|sorcery|planeswalker|battle)/u.test(
        text,
      )
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
  map(
    seq(word('choose'), textOf(seq(numberValue, phrase('abilities from among'), untilPeriod))),
    ([, words]) => ({ kind: 'choose', what: 'mode', words }),
  ),
  map(seq(word('choose'), textOf(seq(colorName, word('or'), colorName))), ([, words]) => ({
    kind: 'choose',
    what: 'color',
    words,
  })),
  map(phrase('secretly choose an opponent'), () => ({
    kind: 'choose',
    what: 'player',
    words: 'an opponent secretly',
  })),
  map(seq(word('choose'), MODE, word('or'), MODE), ([, one, , other]) => ({
    kind: 'choose',
    what: 'mode',
    from: [one, other],
  })),
  map(
    seq(word('choose'), MODE, word(','), between(MODE, word(',')), phrase(', or'), MODE),
    ([, one, , others, , last]) => ({ kind: 'choose', what: 'mode', from: [one, ...others, last] }),
  ),
  map(
    seq(
      word('choose'),
      textOf(
        seq(
          word('a', 'an', 'another'),
          lazy(() => nounGroup),
        ),
      ),
    ),
    ([, words]) => ({ kind: 'choose', what: 'object', words }),
  ),
);
/** The second of two things chosen may stand without its verb: "choose a color and an opponent". */
const secondChoice: Parser<EntryModification> = alt<EntryModification>(
  choice,
  map(CHOICES, ({ what, words }) => ({
    kind: 'choose',
    what,
    ...(words === undefined ? {} : { words }),
  })),
);

const AS = seq(word('as'), alt<unknown>(selfWord, word('it')), ENTERS, word(','));
const cardCount: Parser<number | undefined> = alt<number | undefined>(
  map(phrase('any number of'), () => undefined),
  map(word('a', 'an'), () => 1),
  numberValue,
);

/** "As this enters, discard your hand.": what is done before it is there; a choice must be known as one. */
const doing: Parser<Made> = (input, at) => {
  const first = AS(input, at);
  if (first === undefined) return undefined;
  const stop = sentenceEnd(input, first.next);
  const tokens = input.tokens.slice(first.next, stop);
  if (tokens.some(({ w, kind }) => kind === 'quote' || /^(?:chooses?|becomes?|would|gets?)$/.test(w)))
    return undefined;
  const told = effectText({ ...input, tokens, memo: new Map() }, 0);
  if (told === undefined || told.next < tokens.length) return undefined;
  const start = input.tokens[at]?.start ?? 0;
  return {
    next: Math.min(stop + 1, input.tokens.length),
    value: (scope) => {
      const what = itself(scope);
      const instructions = told.value(scope);
      const isMore = instructions.some(
        ({ kind }) =>
          kind === 'continuous-effect' ||
          kind === 'replacement-effect' ||
          kind === 'sacrifice' ||
          kind === 'if',
      );
      if (isMore || scope.targets.length > 0) throw new NotUnderstood(start, 'what is done as it enters');
      return made({ kind: 'enters', what, entry: [{ kind: 'do', instructions }] });
    },
  };
};

export const asEnters: Parser<Made> = alt<Made>(
  map(
    seq(
      AS,
      opt(phrase('you may')),
      choice,
      opt(preceded(alt(word('and'), phrase(', then'), phrase('. then')), secondChoice)),
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
  map(
    seq(AS, phrase("look at an opponent 's hand , then"), choice, end),
    ([, , chosen]): Made =>
      (scope) =>
        made({
          kind: 'enters',
          what: itself(scope),
          entry: [
            { kind: 'do', instructions: [{ kind: 'other', words: "look at an opponent's hand" }] },
            chosen,
          ],
        }),
  ),
  map(
    seq(
      AS,
      word('turn'),
      word('all', 'each'),
      lazy(() => nounGroup),
      phrase('face down'),
      end,
    ),
    ([, , , noun]): Made =>
      (scope) =>
        made({
          kind: 'enters',
          what: itself(scope),
          entry: [{ kind: 'turn-face-down', what: noun.selector(scope) }],
        }),
  ),
  map(
    seq(
      AS,
      opt(phrase('you may')),
      word('exile'),
      cardCount,
      lazy(() => nounGroup),
      end,
    ),
    ([, , , count, noun]): Made =>
      (scope) => {
        const what = itself(scope);
        const exiled = noun.selector(scope);
        return made({
          kind: 'enters',
          what,
          entry: [{ kind: 'exile', what: exiled, ...(count === undefined ? {} : { count }) }],
        });
      },
  ),
  doing,
);
