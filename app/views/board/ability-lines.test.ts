import { describe, expect, test } from 'vitest';
import { type AbilityLine, shortened, withSharedLines } from './ability-lines.ts';

const line = (text: string, state: AbilityLine['state'] = 'same'): AbilityLine => ({ text, state });

describe('lines of abilities', () => {
  test('keywords beside each other share a line while they share a state', () => {
    expect(
      withSharedLines([
        line('Flying'),
        line('Vigilance'),
        line('Trample', 'gained'),
        line('{T}: Add {G}.', 'gained'),
      ]),
    ).toEqual([line('Flying, vigilance'), line('Trample', 'gained'), line('{T}: Add {G}.', 'gained')]);
  });

  test('too many are cut, those that changed last', () => {
    const lines = [line('one.'), line('two.'), line('three.', 'lost'), line('four.', 'gained')];
    expect(shortened(lines, 3)).toEqual({ lines: [lines[2], lines[3]], more: 2 });
    expect(shortened(lines, 4)).toEqual({ lines, more: 0 });
  });
});
