import { manaCost } from './costs.ts';
import { endsAt, type InsteadOf, type InsteadRead, inputFor, type Reader } from './instead-input.ts';
import { alt, type Input, map, opt, phrase, seq, word } from './parser.ts';
import { NotUnderstood } from './scope.ts';
import { wordsBetween } from './text-of.ts';
import type { Token } from './token.ts';

/** "that mana becomes black": mana is only shown. */
export const producing: Reader = (input) => {
  const end = input.tokens.at(-1)?.w === '.' ? input.tokens.length - 1 : input.tokens.length;
  if (!input.tokens.some(({ kind, w }) => kind === 'mana' || w === 'mana' || w === 'colorless'))
    return undefined;
  const words = wordsBetween(input, 0, end);
  const start = input.tokens[0]?.start ?? 0;
  return (_scope, event) => {
    if (event.kind !== 'lose-unspent-mana' && event.kind !== 'tap-for-mana')
      throw new NotUnderstood(start, 'mana');
    return { kind: 'do', instructions: [{ kind: 'other', words }] };
  };
};

/** "it produces {B} instead of any other type and amount": what is chosen is only shown. */
export function producesInstead(input: Input, tokens: readonly Token[]): InsteadRead | undefined {
  const own = inputFor(input, tokens);
  if (PRODUCES(own, 0) === undefined) return undefined;
  const from = tokens.findIndex(({ w }, at) => w === 'instead' && tokens[at + 1]?.w === 'of');
  const behind = from < 0 ? undefined : OTHER_MANA(own, from);
  if (behind === undefined || !endsAt(own, behind.next)) return undefined;
  const [, amount] = behind.value;
  const told = fixedMana(own, from, amount === undefined) ?? producing(own);
  return told === undefined ? undefined : { isOptional: false, instead: told };
}

/** Mana of one type, if that is all that stands before "instead of". */
function fixedMana(own: Input, from: number, keepsAmount: boolean): InsteadOf | undefined {
  const read = FIXED_MANA(own, 0);
  if (read === undefined || read.next !== from) return undefined;
  const [, mana] = read.value;
  return (_scope, event) => {
    if (event.kind !== 'tap-for-mana') throw new NotUnderstood(own.tokens[0]?.start ?? 0, 'mana');
    return { kind: 'produce', mana, keepsAmount };
  };
}
const PRODUCES = seq(alt<unknown>(word('it'), phrase('that land')), word('produces'));
const FIXED_MANA = seq(
  PRODUCES,
  alt<string>(
    manaCost,
    map(phrase('colorless mana'), () => '{C}'),
  ),
);
const OTHER_MANA = seq(phrase('instead of any other type|color'), opt(phrase('and amount')));
