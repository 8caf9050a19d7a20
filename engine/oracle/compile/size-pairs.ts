import type { Amount } from '../../abilities/amount.ts';
import type { Count } from './amounts.ts';
import { map, type Parser, token } from './parser.ts';
import { always, NotUnderstood } from './scope.ts';

/** Power and toughness as "2/3", "X/X"; `undefined` for a star. */
export const sizePair: Parser<{ power: Count; toughness: Count }> = map(
  token(({ kind, w }) => {
    const match = kind === 'size' ? /^(\d+|X|Y)\/(\d+|X|Y)$/.exec(w.toUpperCase()) : null;
    return match === null ? undefined : ([match[1] ?? '', match[2] ?? ''] as const);
  }, 'power and toughness'),
  ([power, toughness]) => ({ power: ofDigits(power), toughness: ofDigits(toughness) }),
);

/** "+2/-X". */
export const signedPair: Parser<{ power: Count; toughness: Count }> = map(
  token(({ kind, w }) => {
    const match = kind === 'size' ? /^([+-])(\d+|X|Y)\/([+-])(\d+|X|Y)$/.exec(w.toUpperCase()) : null;
    return match === null
      ? undefined
      : ([match[1] === '-', match[2] ?? '', match[3] === '-', match[4] ?? ''] as const);
  }, 'a change of power and toughness'),
  ([minusPower, power, minusToughness, toughness]) => ({
    power: signed(minusPower, power),
    toughness: signed(minusToughness, toughness),
  }),
);

const ofDigits = (digits: string): Count => {
  if (/^\d+$/.test(digits)) return always<Amount>(Number(digits));
  if (digits === 'X') return (scope) => scope.x?.(scope) ?? { kind: 'x' };
  return (scope) => {
    if (scope.y === undefined) throw new NotUnderstood(0, 'what Y is');
    return scope.y(scope);
  };
};
const signed = (isMinus: boolean, digits: string): Count => {
  const value = ofDigits(digits);
  return isMinus ? (scope) => negative(value(scope)) : value;
};
const negative = (value: Amount): Amount =>
  typeof value === 'number' ? (value === 0 ? 0 : -value) : { kind: 'times', factor: -1, of: value };
