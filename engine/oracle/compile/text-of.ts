import { type Input, ok, type Parsed, type Parser } from './parser.ts';

/** The words from one token to before another, as the data keeps free words: the object itself is `~`. */
export function wordsBetween(input: Input, from: number, to: number): string {
  let text = '';
  let end: number | undefined;
  for (const token of input.tokens.slice(from, to)) {
    const gap = end !== undefined && token.start > end ? ' ' : '';
    text += gap + (token.kind === 'self' ? '~' : token.text);
    end = token.end;
  }
  return text;
}

export const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Reads what the parser reads, for its words. */
export const textOf =
  (parser: Parser<unknown>): Parser<string> =>
  (input, at): Parsed<string> | undefined => {
    const result = parser(input, at);
    return result === undefined ? undefined : ok(wordsBetween(input, at, result.next), result.next);
  };

/** What is read, and its words. */
export const withWords =
  <T>(parser: Parser<T>): Parser<{ readonly value: T; readonly words: string }> =>
  (input, at) => {
    const result = parser(input, at);
    if (result === undefined) return undefined;
    const words = uncapital(wordsBetween(input, at, result.next));
    return ok({ value: result.value, words }, result.next);
  };
