import type { Instruction } from '../../abilities/instruction.ts';
import type { Told } from './clauses.ts';
import { effectText } from './effects.ts';
import {
  alt,
  type Input,
  inputOf,
  map,
  miss,
  opt,
  type Parsed,
  type Parser,
  phrase,
  seq,
  table,
  word,
} from './parser.ts';
import type { Token } from './token.ts';

interface Choosing {
  readonly choose: number;
  readonly upTo?: number | 'all';
}

const CHOOSING = table<Choosing>({
  one: { choose: 1 },
  two: { choose: 2 },
  three: { choose: 3 },
  four: { choose: 4 },
  'one or both': { choose: 1, upTo: 2 },
  'one or more': { choose: 1, upTo: 'all' },
  'up to one': { choose: 0, upTo: 1 },
  'up to two': { choose: 0, upTo: 2 },
  'up to three': { choose: 0, upTo: 3 },
  'up to four': { choose: 0, upTo: 4 },
  'any number': { choose: 0, upTo: 'all' },
});

const announced: Parser<Choosing> = map(
  seq(
    opt(phrase('you may')),
    word('choose'),
    CHOOSING,
    opt(
      alt(
        phrase("that hasn't been chosen this turn?"),
        phrase("that hasn't been chosen"),
        phrase('at random'),
      ),
    ),
    word('—'),
  ),
  ([may, , how]) => (may === undefined ? how : { choose: 0, upTo: how.upTo ?? how.choose }),
);

/** "choose three. You may choose the same mode more than once.", "choose one. If …, you may choose both instead." */
const more = alt<Partial<Choosing>>(
  map(phrase('. you may choose the same mode more than once .'), () => ({})),
  map(
    seq(
      phrase('. if'),
      (input: Input, at: number) => toldUntilComma(input, at),
      word(','),
      opt(phrase('you may')),
      word('choose'),
      word('both', 'two', 'any', 'all'),
      opt(phrase('number')),
      opt(word('instead')),
      word('.'),
    ),
    (): Partial<Choosing> => ({ upTo: 'all' as const }),
  ),
);
function toldUntilComma(input: Input, at: number): Parsed<true> | undefined {
  let next = at;
  while (next < input.tokens.length && input.tokens[next]?.w !== ',' && input.tokens[next]?.w !== '.')
    next += 1;
  return next > at ? { value: true, next } : undefined;
}
const announcedMore: Parser<Choosing> = map(seq(word('choose'), CHOOSING, more), ([, how, extra]) => ({
  ...how,
  ...extra,
}));

/** "choose one —" with the modes below it (700.2). */
export const modal: Parser<Told> = (input, at) => {
  const head = alt(announced, announcedMore)(input, at);
  const found = head === undefined ? undefined : input.tokens[head.next];
  if (head === undefined || found?.modes === undefined) return undefined;
  const modes: Told[] = [];
  for (const tokens of found.modes) {
    const read = modeText(tokens);
    if (read === undefined) return miss(input, head.next, 'a mode');
    modes.push(read);
  }
  const { choose, upTo } = head.value;
  return {
    next: head.next + 1,
    value: (scope) => {
      const before = scope.it;
      const told = modes.map((mode): readonly Instruction[] => {
        scope.it = before;
        return mode(scope);
      });
      const most = upTo === 'all' ? told.length : upTo;
      return [{ kind: 'modal', choose, ...(most === undefined ? {} : { upTo: most }), modes: told }];
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
