import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMBED_SIZES, embedAddress, embedInAddress, embedSnippet } from './embed-address.ts';

describe('an embedded board', () => {
  it('is asked for in the address, with a theme and an example', () => {
    expect(embedInAddress('?embed')).toEqual({ theme: 'system', example: undefined });
    expect(embedInAddress('?embed=1&theme=dark&example=life-and-limb-loop')).toEqual({
      theme: 'dark',
      example: 'life-and-limb-loop',
    });
    expect(embedInAddress('?embed&theme=pink&example=')).toEqual({ theme: 'system', example: undefined });
  });

  it('has an address that says so and keeps the board', () => {
    const address = embedAddress('https://example.org/strata/#b1=abc_-', 'dark');
    expect(address).toBe('https://example.org/strata/?embed&theme=dark#b1=abc_-');
    expect(embedInAddress(new URL(address).search).theme).toBe('dark');
    expect(embedAddress('https://example.org/#b1=a', 'system')).toBe('https://example.org/?embed#b1=a');
  });

  it('comes as one frame, whatever its title is', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...EMBED_SIZES), (title, size) => {
        const snippet = embedSnippet('https://example.org/?embed&theme=dark#b1=x', title, size);
        const holder =
          /^<iframe src="([^"<>]*)" title="([^"<>]*)" style="[^"<>]*" loading="lazy" allowfullscreen><\/iframe>$/;
        const match = holder.exec(snippet);
        expect(match?.[1]).toBe('https://example.org/?embed&amp;theme=dark#b1=x');
        const back = match?.[2]
          ?.replaceAll('&quot;', '"')
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&amp;', '&');
        expect(back).toBe(title);
      }),
    );
  });
});
