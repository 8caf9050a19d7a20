/** Two lists of words compared by their longest common subsequence. */
export interface WordDiff {
  /** How many words both have, in order. */
  readonly common: number;
  /** All words; those only in the first as `[-…-]`, only in the second as `{+…+}`. */
  readonly text: string;
}

export function diffWords(one: readonly string[], another: readonly string[]): WordDiff {
  const lengths = commonLengths(one, another);
  const parts: { readonly mark: '-' | '+' | ''; readonly words: string[] }[] = [];
  const add = (mark: '-' | '+' | '', word: string | undefined): void => {
    const last = parts.at(-1);
    if (last?.mark === mark) last.words.push(word ?? '');
    else parts.push({ mark, words: [word ?? ''] });
  };
  let [i, j] = [0, 0];
  while (i < one.length || j < another.length) {
    if (i < one.length && one[i] === another[j]) {
      add('', one[i]);
      i += 1;
      j += 1;
    } else if (j >= another.length || (i < one.length && at(lengths, i + 1, j) >= at(lengths, i, j + 1))) {
      add('-', one[i]);
      i += 1;
    } else {
      add('+', another[j]);
      j += 1;
    }
  }
  const text = parts.map(({ mark, words }) => marked(mark, words.join(' '))).join(' ');
  return { common: at(lengths, 0, 0), text };
}

const marked = (mark: '-' | '+' | '', words: string): string =>
  mark === '' ? words : mark === '-' ? `[-${words}-]` : `{+${words}+}`;

const at = (table: readonly (readonly number[])[], i: number, j: number): number => table[i]?.[j] ?? 0;

/** `[i][j]`: length of the longest common subsequence of the words from `i` and from `j` on. */
function commonLengths(one: readonly string[], another: readonly string[]): number[][] {
  const table = one.map(() => new Array<number>(another.length).fill(0));
  for (let i = one.length - 1; i >= 0; i -= 1) {
    const row = table[i];
    if (row === undefined) continue;
    for (let j = another.length - 1; j >= 0; j -= 1)
      row[j] =
        one[i] === another[j]
          ? 1 + at(table, i + 1, j + 1)
          : Math.max(at(table, i + 1, j), at(table, i, j + 1));
  }
  return table;
}
