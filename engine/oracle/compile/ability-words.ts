import type { Token } from './token.ts';

/** The tokens behind "Word —", if the line begins so. */
export function afterWord(
  tokens: readonly Token[],
  text: string,
): { word: string; tokens: readonly Token[] } | undefined {
  const dash = tokens.findIndex(({ kind, w }) => kind === 'mark' && w === '—');
  const first = tokens[0];
  const last = tokens[dash - 1];
  if (dash < 1 || dash > 7 || first === undefined || last === undefined || dash + 1 >= tokens.length)
    return undefined;
  if (
    tokens.slice(0, dash).some(({ kind, w }) => kind === 'mana' || kind === 'quote' || w === ':' || w === '.')
  )
    return undefined;
  if (!/^[\p{Lu}\d]/u.test(first.text)) return undefined;
  // A keyword with a cost that could not be read.
  if (first.w === 'splice') return undefined;
  // "1 —", "2—5 —": what a roll brings about, not what the line does.
  if (tokens.slice(0, dash).every(({ kind }) => kind === 'number')) return undefined;
  return { word: text.slice(first.start, last.end), tokens: tokens.slice(dash + 1) };
}
