import { describe, expect, it } from 'vitest';
import { plainText } from '../fragments.ts';
import { pickedUpSentence, putBackSentence, reorderedSentence } from './announcements.ts';

const moved = (changed: readonly string[]) =>
  plainText(
    reorderedSentence({ step: 'Urborg', now: 't7', after: 'Blood Moon', before: undefined, changed }),
  );

describe('announcements of reordering', () => {
  it('say the new place and that nothing changed', () => {
    expect(moved([])).toBe('Urborg now t7, after Blood Moon. Nothing changed.');
  });

  it('say what changed, and count what is too much to list', () => {
    expect(moved(['Humility', 'Opalescence'])).toBe(
      'Urborg now t7, after Blood Moon. Changed: Humility and Opalescence.',
    );
    expect(moved(['a', 'b', 'c', 'd', 'e'])).toMatch(/5 objects changed\.$/);
  });

  it('say that the first step stands before the next', () => {
    const first = reorderedSentence({
      step: 'Urborg',
      now: 't1',
      after: undefined,
      before: 'Blood Moon',
      changed: [],
    });
    expect(plainText(first)).toBe('Urborg now t1, before Blood Moon. Nothing changed.');
  });

  it('tell which keys move a step that is held', () => {
    expect(plainText(pickedUpSentence('Urborg', 't1'))).toContain('Space drops it');
    expect(plainText(putBackSentence('Urborg', 't1'))).toBe('Urborg is back at t1.');
  });
});
