import { describe, expect, it } from 'vitest';
import { KEYWORDS } from './keywords.ts';
import { isRuleNumber } from './rule-numbers.ts';
import { ruleOfKeyword } from './rule-of-keyword.ts';

describe('the rule of a keyword', () => {
  it.each([
    ['deathtouch', '702.2'],
    ['flying', '702.9'],
    ['daybound', '702.145'],
    ['nightbound', '702.145'],
    ['disturb', '702.146'],
    ['storied', '702.195'],
  ] as const)('%s is %s', (keyword, number) => expect(ruleOfKeyword(keyword)).toBe(number));

  it('exists for each', () =>
    expect(KEYWORDS.map(ruleOfKeyword).filter((each) => !isRuleNumber(each))).toEqual([]));
});
