import { describe, expect, test } from 'vitest';
import {
  buildParts,
  CHANGES,
  CONDITIONS,
  DURATIONS,
  FIRST_CHANGE,
  FIRST_PARTS,
  QUALITIES,
  replaced,
  SCOPES,
} from './parts.ts';
import { isReadBack } from './read-back.ts';

describe('an effect from parts', () => {
  test('says what it is', () =>
    expect(
      buildParts('effect', {
        ...FIRST_PARTS,
        qualities: [{ is: 'W', not: true }],
        changes: [FIRST_CHANGE, { ...FIRST_CHANGE, kind: 'gain' }],
      }).text,
    ).toBe('Target nonwhite creature gets +1/+1 and gains flying until end of turn.'));

  test.each(CHANGES)('is read back from its text: %s', (kind) => {
    const parts = {
      ...FIRST_PARTS,
      changes: [{ ...FIRST_CHANGE, kind, subtype: kind === 'land-type' ? 'Island' : 'Zombie' }],
    };
    for (const scope of SCOPES)
      for (const duration of DURATIONS)
        for (const condition of CONDITIONS) {
          const built = buildParts('effect', { ...parts, scope, duration, condition });
          expect(isReadBack('effect', built), built.text).toBe(true);
        }
  });

  test.each(QUALITIES)('is read back with a quality and without it: %s', (is) => {
    for (const not of [false, true]) {
      const built = buildParts('emblem', { ...FIRST_PARTS, qualities: [{ is, not }] });
      expect(isReadBack('emblem', built), built.text).toBe(true);
    }
  });

  test('is not taken for read where the words say another thing', () => {
    const built = buildParts('effect', FIRST_PARTS);
    expect(isReadBack('effect', { ...built, text: built.text.replace('+1/+1', '+1/+2') })).toBe(false);
  });

  test('a change takes the place of another', () => expect(replaced([1, 2, 3], 1, 5)).toEqual([1, 5, 3]));
});
