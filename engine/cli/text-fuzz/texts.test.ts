import { describe, expect, it } from 'vitest';
import { faultOf, LONG_TEXTS, textsFrom, timed } from './texts.ts';

const REAL = [
  'Flying',
  'Whenever this creature attacks, draw a card.',
  'Target creature gets +2/+2 until end of turn.',
];

describe('texts that nobody wrote', () => {
  it('are the same for the same seed, a third of each kind, and others for another', () => {
    const texts = [...textsFrom(REAL, 30, 1)];
    expect([...textsFrom(REAL, 30, 1)]).toEqual(texts);
    expect([...textsFrom(REAL, 30, 2)]).not.toEqual(texts);
    expect(texts.filter(({ kind }) => kind === 'joined')).toHaveLength(10);
  });

  it('are read without a fault', () => {
    for (const { text } of textsFrom(REAL, 60, 3)) expect(faultOf(text)).toBeUndefined();
  });

  it('are long where they are to be', () => {
    for (const text of LONG_TEXTS) expect(text.length).toBeGreaterThan(17_000);
  });
});

describe('a fault', () => {
  it('is what is thrown, too', () => {
    const { fault } = timed('Flying', () => {
      throw new Error('a broken reader');
    });
    expect(fault).toContain('a broken reader');
    expect(timed('Flying', () => undefined).fault).toBeUndefined();
  });
});
