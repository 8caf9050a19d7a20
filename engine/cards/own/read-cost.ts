import type { ManaCost } from '../../vocabulary/mana.ts';

const SYMBOL = /^(?:\d{1,3}|[XYZWUBRGCSP]|(?:2|C|[WUBRG])\/[WUBRG](?:\/P)?|[WUBRG]\/P)$/;

/**
 * A mana cost as it is typed: symbols in braces, or letters and numbers without ("2WW", "2 w w"). `undefined` for
 * anything that is no mana cost (CR 107.4); nothing typed is no mana cost (202.1b).
 */
export function readCost(typed: string): ManaCost | undefined {
  const text = typed.replaceAll(/\s+/g, '').toUpperCase();
  if (text === '') return '';
  const symbols = [...text.matchAll(/\{([^{}]*)\}|(\d+|[A-Z](?:\/[A-Z])*)/g)];
  if (symbols.map(([whole]) => whole).join('') !== text) return undefined;
  const inner = symbols.map(([, braced, bare]) => braced ?? bare ?? '');
  return inner.every((symbol) => SYMBOL.test(symbol))
    ? inner.map((symbol) => `{${symbol}}`).join('')
    : undefined;
}
