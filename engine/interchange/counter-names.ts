import { KEYWORDS } from '../vocabulary/keywords.ts';

const SIZE = /^([PM])(\d+)([PM])(\d+)$/i;
const SIGN: Readonly<Record<string, string>> = { P: '+', M: '-' };

/** A kind of counter as the rules write it, from the way in which Forge and phase name it: `P1P1` → `+1/+1`. */
export function counterKind(name: string): string {
  const [, a = '', power, b = '', toughness] = SIZE.exec(name) ?? [];
  if (power !== undefined) return `${SIGN[a.toUpperCase()]}${power}/${SIGN[b.toUpperCase()]}${toughness}`;
  return name.trim().toLowerCase().replaceAll('_', ' ');
}

/** `+1/+1` → `P1P1`; `undefined` for a kind that changes no size. */
export function sizeCounterName(kind: string): string | undefined {
  const match = /^([+-])(\d+)\/([+-])(\d+)$/.exec(kind);
  if (match === null) return undefined;
  const letter = (sign: string | undefined): string => (sign === '-' ? 'M' : 'P');
  return `${letter(match[1])}${match[2]}${letter(match[3])}${match[4]}`;
}

/** As Forge names it: keyword counters after the keyword, all others in capitals. */
export function forgeCounter(kind: string): string {
  const size = sizeCounterName(kind);
  if (size !== undefined) return size;
  if (KEYWORDS.some((keyword) => keyword === kind)) return capitalised(kind);
  return kind.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_');
}

const capitalised = (words: string): string => words.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
