import type { Instruction } from '../../abilities/instruction.ts';
import type { Told } from './clauses.ts';
import { effectText } from './effects.ts';
import { alt, inputOf, map, miss, opt, type Parser, phrase, seq, table, word } from './parser.ts';
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
  const bare = dash > 0 && dash < 6 ? [tokens, tokens.slice(dash + 1)] : [tokens];
  for (const own of bare) {
    const result = effectText(inputOf(own), 0);
    if (result !== undefined && result.next === own.length && own.length > 0) return result.value;
  }
  return undefined;
}
