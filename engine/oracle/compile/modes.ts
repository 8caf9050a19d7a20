import type { Condition } from '../../abilities/condition.ts';
import type { Instruction } from '../../abilities/instruction.ts';
import type { Told } from './clauses.ts';
import { condition } from './conditions.ts';
import { effectText } from './effects.ts';
import { alt, inputOf, map, miss, opt, type Parser, phrase, seq, table, word } from './parser.ts';
import type { Meaning } from './scope.ts';
import { textOf } from './text-of.ts';
import type { Token } from './token.ts';
import { shownFact } from './told-facts.ts';

interface Choosing {
  readonly choose: number;
  readonly upTo?: number | 'all';
  readonly restriction?: string;
  readonly more?: { readonly condition: Meaning<Condition>; readonly upTo: number | 'all' };
}

const CHOOSING = table<Choosing>({
  one: { choose: 1 },
  two: { choose: 2 },
  three: { choose: 3 },
  four: { choose: 4 },
  five: { choose: 5 },
  'one or both': { choose: 1, upTo: 2 },
  'one or more': { choose: 1, upTo: 'all' },
  'up to one': { choose: 0, upTo: 1 },
  'up to two': { choose: 0, upTo: 2 },
  'up to three': { choose: 0, upTo: 3 },
  'up to four': { choose: 0, upTo: 4 },
  'up to five': { choose: 0, upTo: 5 },
  'any number': { choose: 0, upTo: 'all' },
  'up to five {P} worth of modes': {
    choose: 0,
    upTo: 5,
    restriction: 'What they cost must not be more than five {P}.',
  },
});

/** Who chooses, if not you (700.2e). */
const chooser: Parser<string | undefined> = alt<string | undefined>(
  map(phrase('you may'), () => 'may'),
  textOf(phrase('an opponent')),
  textOf(phrase('target|that player|opponent')),
  textOf(phrase('each player|opponent')),
);
const limit = textOf(
  alt(
    phrase("that hasn't been chosen this turn"),
    phrase("that hasn't been chosen"),
    phrase('at random'),
    phrase('that|those targets'),
  ),
);

/** "choose two. You may choose the same mode more than once." */
const sentenceAbout: Parser<string> = map(
  seq(
    word('.'),
    textOf(
      alt(
        phrase('you may choose the same mode more than once'),
        phrase('each mode must target a different player|creature|permanent|opponent'),
      ),
    ),
  ),
  ([, words]) => `${words}.`,
);
/** "choose one. If you control a Forest, you may choose both instead." */
const sentenceIf: Parser<NonNullable<Choosing['more']>> = map(
  seq(
    phrase('. if'),
    alt(
      map(seq(condition, word(',')), ([test]) => test),
      map(seq(shownFact, word(',')), ([test]) => test),
    ),
    opt(phrase('you may')),
    word('choose'),
    alt<number | 'all'>(
      map(word('both', 'two'), () => 2),
      map(word('three'), () => 3),
      map(phrase('any number'), () => 'all' as const),
      map(word('all'), () => 'all' as const),
      map(phrase('one or more'), () => 'all' as const),
    ),
    opt(word('instead')),
  ),
  ([, test, , , upTo]) => ({ condition: test, upTo }),
);
const announced: Parser<Choosing> = map(
  seq(
    opt(chooser),
    word('choose', 'chooses'),
    CHOOSING,
    opt(limit),
    alt<readonly [string | undefined, Choosing['more']]>(
      map(word('—'), () => [undefined, undefined] as const),
      map(seq(opt(sentenceIf), opt(sentenceAbout), word('.')), ([more, about]) => [about, more] as const),
    ),
  ),
  ([who, , how, limited, [about, more]]) => {
    const offered = who === 'may' ? { choose: 0, upTo: how.upTo ?? how.choose } : how;
    const said = [
      ...(who === undefined || who === 'may' ? [] : [`${capital(who)} chooses.`]),
      ...(limited === undefined
        ? []
        : [limited === 'at random' ? 'The mode is chosen at random.' : `It must be one ${limited}.`]),
      ...(how.restriction === undefined ? [] : [how.restriction]),
      ...(about === undefined ? [] : [about]),
    ];
    return {
      ...offered,
      ...(said.length === 0 ? {} : { restriction: said.join(' ') }),
      ...(more === undefined ? {} : { more }),
    };
  },
);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "choose one —" with the modes below it (700.2). */
export const modal: Parser<Told> = (input, at) => {
  const head = announced(input, at);
  const found = head === undefined ? undefined : input.tokens[head.next];
  if (head === undefined || found?.modes === undefined) return undefined;
  const modes: Told[] = [];
  for (const tokens of found.modes) {
    const read = modeText(tokens);
    if (read === undefined) return miss(input, head.next, 'a mode');
    modes.push(read);
  }
  const { choose, upTo, restriction, more } = head.value;
  return {
    next: head.next + 1,
    value: (scope) => {
      const before = scope.it;
      const told = modes.map((mode): readonly Instruction[] => {
        scope.it = before;
        return mode(scope);
      });
      const most = upTo === 'all' ? told.length : upTo;
      const limits = {
        ...(more === undefined
          ? {}
          : {
              more: { condition: more.condition(scope), upTo: more.upTo === 'all' ? told.length : more.upTo },
            }),
        ...(restriction === undefined ? {} : { restriction }),
      };
      return [
        { kind: 'modal', choose, ...(most === undefined ? {} : { upTo: most }), modes: told, ...limits },
      ];
    },
  };
};

/** One mode; a flavor word before a dash says nothing. */
function modeText(tokens: readonly Token[]): Told | undefined {
  const dash = tokens.findIndex(({ kind, w }) => kind === 'mark' && w === '—');
  const second = tokens.findIndex(({ kind, w }, index) => index > dash && kind === 'mark' && w === '—');
  const bare = [
    tokens,
    ...(dash > 0 && dash < 6 ? [tokens.slice(dash + 1)] : []),
    ...(second > 0 && second < 9 ? [tokens.slice(second + 1)] : []),
  ];
  for (const own of bare) {
    const result = effectText(inputOf(own), 0);
    if (result !== undefined && result.next === own.length && own.length > 0) return result.value;
  }
  return undefined;
}

/** "Spree" with the modes below it, each behind its cost (702.172). */
export const spreeModes: Parser<Told> = (input, at) => {
  const head = word('spree', 'tiered')(input, at);
  const found = head === undefined ? undefined : input.tokens[head.next];
  if (head === undefined || found?.modes === undefined) return undefined;
  const modes: Told[] = [];
  for (const tokens of found.modes) {
    const read = modeText(tokens);
    if (read === undefined) return miss(input, head.next, 'a mode');
    modes.push(read);
  }
  return {
    next: head.next + 1,
    value: (scope) => [
      {
        kind: 'modal',
        choose: 1,
        ...(head.value === 'spree' ? { upTo: modes.length } : {}),
        modes: modes.map((mode) => mode(scope)),
      },
    ],
  };
};
