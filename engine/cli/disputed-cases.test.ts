import { describe, expect, it } from 'vitest';
import { withDispute } from './disputed-cases.ts';

const failed = {
  status: 'failed',
  failures: [{ expectation: 'ego', field: 'power', expected: '3', got: '6' }],
} as const;

describe('a disputed case', () => {
  it('that fails is listed with the rules and with what was found', () => {
    const result = withDispute('altered-ego-copies-endless-one', failed);
    expect(result.status).toBe('skipped');
    expect(result.status === 'skipped' && result.wants.join()).toMatch(/107\.3m.*ego power 6, not 3/);
  });

  it('that passes has passed, and any other that fails has failed', () => {
    expect(withDispute('altered-ego-copies-endless-one', { status: 'passed' }).status).toBe('passed');
    expect(withDispute('another', failed)).toBe(failed);
  });
});
