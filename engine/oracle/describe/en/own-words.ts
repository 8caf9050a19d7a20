import type { DescribeContext } from './context.ts';

/** Free words of the data; `~` stands for the object that has the text. */
export const ownWords = (words: string, context: DescribeContext): string =>
  words.replaceAll('~', context.source);
