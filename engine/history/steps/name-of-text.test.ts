import { expect, test } from 'vitest';
import { nameOfText } from './name-of-text.ts';

test('an effect is called by the beginning of its text, in whole words', () => {
  expect(nameOfText('Creatures lose flying.')).toBe('Creatures lose flying');
  expect(nameOfText('Creatures you control get +1/+1 until end of turn.')).toBe(
    'Creatures you control get +1/+1 …',
  );
  expect(nameOfText('Until end of turn, target creature,  whatever it is, has flying.')).toBe(
    'Until end of turn, target …',
  );
  expect(nameOfText(' . ')).toBe('Effect');
});
