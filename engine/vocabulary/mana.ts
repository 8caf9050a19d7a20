import { COLORS, type Color } from './colors.ts';

/** A mana cost as printed, symbols in braces: `{2}{G/U}{X}`. The empty string is "no mana cost" (CR 202.1b). */
export type ManaCost = string;

const SYMBOL = /\{([^}]+)\}/g;

/** The symbols of a cost without their braces, in printed order. */
export function manaSymbols(cost: ManaCost): string[] {
  return [...cost.matchAll(SYMBOL)].map((match) => match[1] ?? '');
}

/** Mana value of a cost (CR 202.3) with X as given (202.3e); hybrid counts its larger half (202.3f). */
export function manaValueOf(cost: ManaCost, x = 0): number {
  let total = 0;
  for (const symbol of manaSymbols(cost)) total += valueOfSymbol(symbol, x);
  return total;
}

function valueOfSymbol(symbol: string, x: number): number {
  if (/^\d+$/.test(symbol)) return Number(symbol);
  if (symbol === 'X' || symbol === 'Y' || symbol === 'Z') return x;
  if (symbol.includes('/'))
    return Math.max(...symbol.split('/').map((half) => (half === 'P' ? 0 : valueOfSymbol(half, x))));
  return 1;
}

/** Colors of the colored mana symbols in a cost (CR 105.2, 202.2), in WUBRG order. */
export function colorsOfCost(cost: ManaCost): Color[] {
  const halves = manaSymbols(cost).flatMap((symbol) => symbol.split('/'));
  return COLORS.filter((color) => halves.includes(color));
}
