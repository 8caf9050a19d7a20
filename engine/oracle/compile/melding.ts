import type { Told } from './clauses.ts';
import { idiom } from './idioms.ts';
import { tokenName } from './noun-after.ts';
import { type Parser, phrase, seq } from './parser.ts';

/** "Exile them, then meld them into …": the counterpart is whom the sentence has named before. */
export const melding: Parser<Told> = (input, at) => {
  const read = seq(phrase('exile them , then meld them into'), tokenName)(input, at);
  if (read === undefined) return undefined;
  const words = input.tokens.slice(0, at).map(({ w }) => w);
  // "{3}: If you both own …": a condition of the resolution, which is only told.
  if (words[words.lastIndexOf('if') - 1] === ':') return idiom(input, at);
  const from = words.lastIndexOf('named');
  const [first, last] = [input.tokens[from + 1], input.tokens[at - 2]];
  if (from < 0 || first === undefined || last === undefined || last.start < first.start)
    return idiom(input, at);
  const named = input.tokens.slice(from + 1, at - 1);
  const counterpart = named.map(({ text, start }, index) =>
    index > 0 && named[index - 1]?.end !== start ? ` ${text}` : text,
  );
  return {
    next: read.next,
    value: () => [{ kind: 'meld', counterpart: counterpart.join(''), into: read.value[1] }],
  };
};
