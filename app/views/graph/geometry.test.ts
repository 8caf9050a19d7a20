import { describe, expect, it } from 'vitest';
import { overlaps, roundedPath } from './geometry.ts';
import { fitText, textWidth } from './text-width.ts';

describe('roundedPath', () => {
  it('rounds each corner, and no more than its shorter leg allows', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 20, y: 0 },
      { x: 20, y: 8 },
    ];
    expect(roundedPath(points, 10)).toBe('M0 0L16 0Q20 0 20 4L20 8');
  });

  it('is a line for two points and nothing for none', () => {
    expect(
      roundedPath(
        [
          { x: 1, y: 2 },
          { x: 3, y: 2 },
        ],
        10,
      ),
    ).toBe('M1 2L3 2');
    expect(roundedPath([], 10)).toBe('');
  });
});

describe('overlaps', () => {
  const box = { x: 0, y: 0, width: 10, height: 10 };
  it('is more than a shared edge', () => {
    expect(overlaps(box, { ...box, x: 10 })).toBe(false);
    expect(overlaps(box, { ...box, x: 9 })).toBe(true);
    expect(overlaps(box, { ...box, x: 11 }, 2)).toBe(true);
  });
});

describe('fitText', () => {
  it('keeps what fits and shortens the rest', () => {
    expect(fitText('its ability goes', 11, 200)).toBe('its ability goes');
    const short = fitText('it would apply to far too many things', 11, 100);
    expect(short).toMatch(/…$/);
    expect(textWidth(short, 11)).toBeLessThanOrEqual(100);
  });
});
