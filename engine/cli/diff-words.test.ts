import { expect, it } from 'vitest';
import { diffWords } from './diff-words.ts';

it('marks the words that only one text has', () => {
  expect(diffWords(['all', 'lands', 'are', 'red'], ['lands', 'are', 'very', 'red'])).toEqual({
    common: 3,
    text: '[-all-] lands are {+very+} red',
  });
});

it('finds nothing to mark in equal texts and nothing in common in foreign ones', () => {
  expect(diffWords(['a', 'b'], ['a', 'b'])).toEqual({ common: 2, text: 'a b' });
  expect(diffWords(['a'], ['b']).common).toBe(0);
  expect(diffWords([], [])).toEqual({ common: 0, text: '' });
});
