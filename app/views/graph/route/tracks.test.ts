import { describe, expect, it } from 'vitest';
import { shareTracks } from './tracks.ts';

const user = (key: string, from: number, to: number, more = {}) => ({
  key,
  from,
  to,
  size: 10,
  rank: 0,
  ...more,
});

describe('shareTracks', () => {
  it('puts users that do not touch on one track', () => {
    const { trackOf, sizes } = shareTracks([user('a', 0, 1), user('b', 2, 3)]);
    expect(Object.fromEntries(trackOf)).toEqual({ a: 0, b: 0 });
    expect(sizes).toEqual([10]);
  });

  it('nests: the shorter lies inside the longer', () => {
    const { trackOf } = shareTracks([user('long', 0, 9), user('short', 3, 4)]);
    expect(Object.fromEntries(trackOf)).toEqual({ short: 0, long: 1 });
  });

  it('keeps a higher rank outside of a lower one that it touches, however short it is', () => {
    const { trackOf } = shareTracks([user('frame', 0, 9, { rank: 1 }), user('edge', 2, 3, { rank: 2 })]);
    expect(Object.fromEntries(trackOf)).toEqual({ frame: 0, edge: 1 });
  });

  it('makes a track as wide as its widest user', () => {
    expect(shareTracks([user('a', 0, 1), user('b', 3, 4, { size: 20 })]).sizes).toEqual([20]);
  });
});
