import { describe, expect, it } from 'vitest';
import { addressOfRule, ruleInAddress } from './rule-address.ts';

describe('the address of a rule', () => {
  it('leads back to it', () => {
    expect(ruleInAddress(addressOfRule('613.8a'))).toEqual({ rule: '613.8a' });
    expect(ruleInAddress(addressOfRule(undefined))).toEqual({});
  });

  it('is taken by its form: which rules there are the page knows', () => {
    expect(ruleInAddress('#rules/613.99')).toEqual({ rule: '613.99' });
  });

  it('is no other address', () => {
    for (const hash of ['', '#board=abc', '#rulesx', '#rules/<b>'])
      expect(ruleInAddress(hash), hash).toBeUndefined();
  });
});
