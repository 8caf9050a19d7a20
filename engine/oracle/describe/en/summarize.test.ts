import { describe, expect, it } from 'vitest';
import type { Modification } from '../../../abilities/modification.ts';
import { allOf, cardType, not, supertype } from '../../../abilities/selector.ts';
import { subjectPhrase, summarizeParts } from './summarize.ts';

describe('summaries', () => {
  const cases: readonly [string, readonly Modification[]][] = [
    ['+3/+3', [{ kind: 'modify-power-toughness', power: 3, toughness: 3 }]],
    ['1/1', [{ kind: 'set-base-power-toughness', power: 1, toughness: 1 }]],
    ['no abilities', [{ kind: 'lose-all-abilities' }]],
    ['also a Swamp', [{ kind: 'add-subtypes', subtypes: ['Swamp'] }]],
    ['Mountain', [{ kind: 'set-basic-land-types', types: ['Mountain'] }]],
    ['trample', [{ kind: 'add-ability', ability: { kind: 'keyword', keyword: 'trample' } }]],
    ['colorless', [{ kind: 'set-colors', colors: [] }]],
    [
      'no abilities, 1/1',
      [{ kind: 'lose-all-abilities' }, { kind: 'set-base-power-toughness', power: 1, toughness: 1 }],
    ],
  ];
  it.each(cases)('%s', (expected, parts) => expect(summarizeParts(parts)).toBe(expected));
});

it('names the subject as its sentence begins', () => {
  expect(subjectPhrase(allOf(not(supertype('basic')), cardType('land')))).toBe('nonbasic lands');
  expect(subjectPhrase(cardType('creature'))).toBe('all creatures');
});
