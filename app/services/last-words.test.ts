// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { forgetLeft, leave, takeLeft } from './last-words.ts';

const words = { board: '{"players":["A"],"steps":[]}', theme: 'dark', tip: 'closed' };

describe('what a page leaves behind', () => {
  afterEach(() => localStorage.clear());

  it('is there for the next one until the database has it', () => {
    leave(words);
    expect(takeLeft()).toEqual(words);
    forgetLeft();
    expect(takeLeft()).toBeUndefined();
  });

  it('is nothing if it can’t be read', () => {
    for (const broken of ['no JSON', '"text"', '{"board":7}']) {
      localStorage.setItem('strata.left', broken);
      expect(takeLeft()).toBeUndefined();
    }
  });
});
