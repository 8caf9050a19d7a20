import { describe, expect, it } from 'vitest';
import { lostWords } from './lost-words.ts';

describe('lostWords', () => {
  it('finds what was dropped and what was made up, by number of mentions', () => {
    const { lost, added, weight } = lostWords(
      'Other Elves you control get +1/+1 as long as you control a nontoken Elf.',
      'Elves you control get +2/+1.',
      [],
    );
    expect(lost).toEqual(['+1/+1', 'control', 'elf', 'long', 'nontoken', 'other', 'you']);
    expect(added).toEqual(['+2/+1']);
    expect(weight).toBeGreaterThan(20);
  });

  it('finds nothing between wordings of the same', () => {
    for (const [one, other] of [
      [
        'Whenever Vesh or another Elf enters, it gets +1/+1.',
        'When this creature or other Elf enters, it gets +1/+1.',
      ],
      [
        'Target creature gets -X/-X until end of turn, where X is the number of lands you control.',
        'Target creature gets -1/-1 until end of turn for each land you control.',
      ],
      [
        'Put X +1/+1 counters on it, where X is its power.',
        'Put a number of +1/+1 counters on it equal to its power.',
      ],
      ['Raid Hour — If you attacked, draw a card.', 'If you attacked, draw a card.'],
    ] as const)
      expect(lostWords(one, other, ['Vesh'])).toEqual({ lost: [], added: [], weight: 0 });
  });

  it('sees a sign that was turned', () => {
    expect(lostWords('It gets -1/-1.', 'It gets +1/+1.', [])).toEqual({
      lost: ['-1/-1'],
      added: ['+1/+1'],
      weight: 10,
    });
  });
});
