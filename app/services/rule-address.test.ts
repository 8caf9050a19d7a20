import { describe, expect, it } from 'vitest';
import { addressOfRule, ruleInAddress } from './rule-address.ts';

describe('the address of a rule', () => {
  it('leads back to it', () => {
    expect(ruleInAddress(addressOfRule('613.8a'))).toEqual({ rule: '613.8a' });
    expect(ruleInAddress(addressOfRule(undefined))).toEqual({});
  });

  it('with a number that the edition lacks leads to the page', () => {
    expect(ruleInAddress('#rules/613.99')).toEqual({});
  });

  it('is no other address', () => {
    for (const hash of ['', '#board=abc', '#rulesx', '#rules/<b>'])
      expect(ruleInAddress(hash), hash).toBeUndefined();
  });
});
