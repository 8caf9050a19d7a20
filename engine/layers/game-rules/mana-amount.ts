import type { ManaCost } from '../../vocabulary/mana.ts';
import { manaSymbols } from '../../vocabulary/mana.ts';

/** The mana component of a cost: generic mana, and every other symbol as it is written. */
export interface ManaAmount {
  readonly generic: number;
  readonly symbols: readonly string[];
}

const PLAIN = /^[WUBRGC]$/;

/** A mana cost as its components (107.4b). */
export function manaAmount(cost: ManaCost): ManaAmount {
  const all = manaSymbols(cost);
  return {
    generic: all.filter(isGeneric).reduce((sum, symbol) => sum + Number(symbol), 0),
    symbols: all.filter((symbol) => !isGeneric(symbol)),
  };
}

/** `{2}{R}`; a cost that came to nothing is {0} (601.2f, 118.7). */
export function printMana({ generic, symbols }: ManaAmount): ManaCost {
  const [variable, others] = [symbols.filter(isVariable), symbols.filter((symbol) => !isVariable(symbol))];
  const number = generic > 0 || symbols.length === 0 ? `{${generic}}` : '';
  return `${inBraces(variable)}${number}${inBraces(others)}`;
}

export const addMana = (one: ManaAmount, other: ManaAmount): ManaAmount => ({
  generic: one.generic + other.generic,
  symbols: [...one.symbols, ...other.symbols],
});

export const timesMana = ({ generic, symbols }: ManaAmount, times: number): ManaAmount => ({
  generic: generic * times,
  symbols: Array.from({ length: times }, () => symbols).flat(),
});

/**
 * A cost less some mana (118.7a–g): generic mana takes away generic mana only; what a color has too much of takes away
 * generic mana. `undefined` if that depends on a choice: which half of a hybrid symbol, or the value of X.
 */
export function lessMana(cost: ManaAmount, by: ManaAmount): ManaAmount | undefined {
  if (by.symbols.some((symbol) => !PLAIN.test(symbol) && !isPhyrexian(symbol) && symbol !== 'S'))
    return undefined;
  const symbols = [...cost.symbols];
  let generic = by.generic;
  for (const symbol of by.symbols) {
    const wanted = symbol.replace(/\/P$/, '');
    const at = symbols.indexOf(wanted);
    if (at >= 0) symbols.splice(at, 1);
    else if (wanted !== 'S' && symbols.some((each) => each.split('/').includes(wanted))) return undefined;
    else generic += 1;
  }
  const rest = cost.generic - generic;
  if (rest < 0 && symbols.some((symbol) => isVariable(symbol) || /^\d+\//.test(symbol))) return undefined;
  return { generic: Math.max(0, rest), symbols };
}

/** How much mana it is at least; `undefined` while X or a hybrid symbol with a number is not chosen. */
export function sizeOfMana({ generic, symbols }: ManaAmount): number | undefined {
  if (symbols.some((symbol) => isVariable(symbol) || /^\d+\//.test(symbol) || isPhyrexian(symbol)))
    return undefined;
  return generic + symbols.length;
}

const isGeneric = (symbol: string): boolean => /^\d+$/.test(symbol);
const isVariable = (symbol: string): boolean => /^[XYZ]$/.test(symbol);
const isPhyrexian = (symbol: string): boolean => symbol.endsWith('/P');
const inBraces = (symbols: readonly string[]): string => symbols.map((symbol) => `{${symbol}}`).join('');
