import { describe, expect, test } from 'vitest';
import { looksLikeList, parseDecklist, withName } from './decklist.ts';

const read = (text: string) =>
  parseDecklist(text).map(({ count, name, isSideboard }) => `${isSideboard ? 'side ' : ''}${count} ${name}`);

describe('a list of cards', () => {
  test.each([
    ['4 Lightning Bolt', '4 Lightning Bolt'],
    ['1x Sol Ring', '1 Sol Ring'],
    ['2 × Humility', '2 Humility'],
    ['Blood Moon', '1 Blood Moon'],
    ['SB: 3 Abrade', 'side 3 Abrade'],
    ['1 Fire // Ice (MH2) 290', '1 Fire // Ice'],
    ['1 Fire/Ice', '1 Fire/Ice'],
    ['1 Opalescence [UDS]', '1 Opalescence'],
    ['1 Atraxa, Praetors’ Voice (CM2) 10 *F* *CMDR*', '1 Atraxa, Praetors’ Voice'],
    ['1 Sol Ring #Ramp', '1 Sol Ring'],
    ['+2 Mace', '1 +2 Mace'],
    ['1996 World Champion', '1 1996 World Champion'],
    ['1 B.F.M. (Big Furry Monster)', '1 B.F.M. (Big Furry Monster)'],
  ])('%s', (line, expected) => {
    expect(read(line)).toEqual([expected]);
  });

  test('has parts, comments and empty lines', () => {
    const text =
      'About\nName My deck\n\nDeck\n// lands\n17 Island\r\n\nCreatures (2)\n2 Bear\nSideboard:\n1 Ape\n0 None';
    expect(read(text)).toEqual(['17 Island', '2 Bear', 'side 1 Ape']);
  });

  test('is told from other texts', () => {
    expect(looksLikeList('4 Island\n2 Bear')).toBe(true);
    expect(looksLikeList('Island')).toBe(false);
    expect(looksLikeList('{\n"strata": 1\n}')).toBe(false);
  });

  test('takes another name in its place', () => {
    const text = '4 Island\nSB: 2 Baer (TST)\n1 Ape';
    const [, second] = parseDecklist(text);
    if (second === undefined) throw new Error('no line');
    expect(withName(text, second, 'Bear')).toBe('4 Island\nSB: 2 Bear\n1 Ape');
  });
});
