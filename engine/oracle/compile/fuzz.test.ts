import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIBRARY_CARDS } from '../../cards/library/index.ts';
import { describeCard } from '../describe/en/describe.ts';
import { compileText } from './compile-text.ts';

const TEXTS = LIBRARY_CARDS.flatMap((card) => card.faces.map((face) => describeCard(face).join('\n'))).filter(
  (text) => text !== '',
);
const WORDS = [...new Set(TEXTS.join(' ').split(/\s+/))];

const compile = (text: string) => compileText({ name: 'Some Name', text, cardTypes: ['creature'] });

/** Words of real texts in any order, and texts with words taken out, doubled or moved. */
const jumbled = fc.array(fc.constantFrom(...WORDS), { maxLength: 60 }).map((words) => words.join(' '));
const mutated = fc
  .tuple(
    fc.constantFrom(...TEXTS),
    fc.array(fc.tuple(fc.nat(400), fc.nat(3), fc.constantFrom(...WORDS)), { maxLength: 6 }),
  )
  .map(([text, changes]) => {
    const words = text.split(' ');
    for (const [at, how, word] of changes) {
      const place = at % Math.max(1, words.length);
      if (how === 0) words.splice(place, 1);
      else if (how === 1) words.splice(place, 0, word);
      else words[place] = word;
    }
    return words.join(' ');
  });

describe('any text', () => {
  it('is read without an error, and each line is either read or marked', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 200, unit: 'grapheme' }), jumbled, mutated), (text) => {
        const { abilities, lines } = compile(text);
        for (const line of lines) {
          expect(line.start).toBeLessThanOrEqual(line.end);
          expect(line.unread === undefined || line.abilities.length === 0).toBe(true);
          for (const index of line.abilities) expect(abilities[index]).toBeDefined();
          for (const span of line.spans) expect(span.end <= text.length && span.start <= span.end).toBe(true);
        }
      }),
      { numRuns: 300, seed: 613 },
    );
  });

  it('is read without an error where X explains itself', () => {
    for (const x of ['twice X', 'X plus 1', 'X', 'half X, rounded up'])
      expect(compile(`You gain X life, where X is ${x}.`).lines).toHaveLength(1);
  });

  it('comes to an end, however long and however it repeats itself', () => {
    const line =
      'creatures you control get +1/+1 and have flying as long as you control a creature with a counter on it and ';
    for (const text of [
      line.repeat(190),
      'as long as '.repeat(1800),
      '"'.repeat(20_000),
      'target creature and '.repeat(1000),
      '{T}, '.repeat(4000),
    ]) {
      expect(compile(text.slice(0, 20_000)).lines.length).toBeGreaterThan(0);
    }
  });
});
