import { describe, expect, it } from 'vitest';
import { PROBLEM_CODES, type Problem } from '../../../document/problem.ts';
import { plainText } from '../fragments.ts';
import { problemSentence } from './problems.ts';

const said = (code: Problem['code'], parameters: Problem['parameters'] = {}): string =>
  plainText(problemSentence({ code, at: 0, parameters }));

describe('problems', () => {
  it('name what is wrong and where', () => {
    expect(said('unknown-card', { card: 'Blod Moon' })).toBe(
      'There is no card called “Blod Moon” among those known here.',
    );
    expect(said('wrong-zone', { object: 'Bears', zone: 'graveyard' })).toBe(
      'Bears is in the graveyard, so this can’t be done.',
    );
    expect(said('ambiguous-ability', { object: 'Urborg', ability: 'Add', count: 2 })).toBe(
      '“Add” fits 2 abilities of Urborg. Write more of the one that you mean.',
    );
    expect(said('illegal-attachment', { object: 'Rancor', to: 'Swamp' })).toBe(
      'Rancor can’t be attached to Swamp.',
    );
    expect(said('malformed-step', { field: 'counter', expected: 'a number', found: 'a text' })).toBe(
      'Counter does not fit here: it should be a number, not a text.',
    );
  });

  it.each(PROBLEM_CODES)('have a whole sentence for %s even where nothing is known', (code) => {
    expect(said(code)).toMatch(/^[A-Z“].*[^.]\.$/);
  });

  it('mark what they are about, and cite the rule', () => {
    const sentence = problemSentence({
      code: 'illegal-attachment',
      at: 3,
      parameters: { object: 'Rancor', to: 'Swamp' },
      rule: '704.5m',
    });
    expect(sentence.fragments.filter(({ kind }) => kind === 'strong').map(({ text }) => text)).toEqual([
      'Rancor',
      'Swamp',
    ]);
    expect(sentence.rules).toEqual(['704.5m']);
  });
});
