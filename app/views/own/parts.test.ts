import { describe, expect, test } from 'vitest';
import {
  buildParts,
  CHANGES,
  CONDITIONS,
  DURATIONS,
  FIRST_AFFECTED,
  FIRST_CHANGE,
  FIRST_PARTS,
  JOINS,
  KINDS,
  QUALITIES,
  replaced,
  SCOPES,
  WHOSE,
} from './parts.ts';
import { isReadBack } from './read-back.ts';

describe('an effect from parts', () => {
  test('says what it is', () =>
    expect(
      buildParts('effect', {
        ...FIRST_PARTS,
        affected: [{ ...FIRST_AFFECTED, qualities: [{ is: 'W', not: true }] }],
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
        for (const conditions of [[], ...CONDITIONS.map((each) => [each])]) {
          const built = buildParts('effect', { ...parts, scope, duration, conditions });
          expect(isReadBack('effect', built), built.text).toBe(true);
        }
  });

  test.each(QUALITIES)('is read back with a quality and without it: %s', (is) => {
    for (const not of [false, true]) {
      const built = buildParts('emblem', {
        ...FIRST_PARTS,
        affected: [{ ...FIRST_AFFECTED, qualities: [{ is, not }] }],
      });
      expect(isReadBack('emblem', built), built.text).toBe(true);
    }
  });

  test.each(KINDS.filter((what) => what !== 'creature' && what !== 'permanent'))(
    'is read back if it changes creatures or another kind: %s',
    (what) => {
      for (const kind of ['effect', 'emblem'] as const)
        for (const whose of WHOSE) {
          const affected = [
            { ...FIRST_AFFECTED, whose },
            { ...FIRST_AFFECTED, what, whose },
          ] as const;
          const built = buildParts(kind, { ...FIRST_PARTS, affected });
          expect(built.text).toMatch(/creatures? (?:and|or) /i);
          expect(isReadBack(kind, built), built.text).toBe(true);
        }
    },
  );

  test.each(JOINS)('is read back with two conditions: %s', (join) => {
    for (const kind of ['effect', 'emblem'] as const)
      for (const one of CONDITIONS)
        for (const other of CONDITIONS.filter((each) => each !== one)) {
          const built = buildParts(kind, { ...FIRST_PARTS, conditions: [one, other], join });
          expect(isReadBack(kind, built), built.text).toBe(true);
        }
  });

  test('changes all permanents if one of several is any of them', () => {
    const affected = [FIRST_AFFECTED, { ...FIRST_AFFECTED, what: 'permanent' }] as const;
    expect(buildParts('effect', { ...FIRST_PARTS, affected }).text).toBe(
      'Target permanent gets +1/+1 until end of turn.',
    );
  });

  test('is not taken for read where the words say another thing', () => {
    const built = buildParts('effect', FIRST_PARTS);
    expect(isReadBack('effect', { ...built, text: built.text.replace('+1/+1', '+1/+2') })).toBe(false);
  });

  test('a change takes the place of another', () => expect(replaced([1, 2, 3], 1, 5)).toEqual([1, 5, 3]));
});
