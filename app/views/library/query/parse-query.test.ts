import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lexQuery } from './lex-query.ts';
import { onlyWords, parseQuery } from './parse-query.ts';

const errorsOf = (text: string) =>
  parseQuery(text).errors.map(({ code, start, end }) => `${code}: ${text.slice(start, end)}`);

describe('a query', () => {
  test('binds “or” looser than standing side by side', () => {
    expect(parseQuery('t:elf -c:g or (layer:4 moon)').query).toEqual({
      kind: 'any-of',
      of: [
        {
          kind: 'all-of',
          of: [
            { kind: 'type', text: 'elf' },
            { kind: 'not', of: { kind: 'colors', of: 'card', comparison: '>=', colors: ['G'] } },
          ],
        },
        {
          kind: 'all-of',
          of: [
            { kind: 'layer', layers: ['4'] },
            { kind: 'words', text: ' moon' },
          ],
        },
      ],
    });
  });

  test('takes quoted words together, and names with punctuation', () => {
    expect(parseQuery('"Urza’s Saga"').query).toEqual({ kind: 'words', text: ' urzas saga' });
    expect(parseQuery('!"Blood Moon"').query).toEqual({ kind: 'exact-name', text: 'Blood Moon' });
    expect(onlyWords(parseQuery('Circle of Protection: Red').query)).toBe('circle of protection red');
    expect(parseQuery("urza's").query).toEqual({ kind: 'words', text: ' urzas' });
    expect(parseQuery('layer:7').query).toEqual({ kind: 'layer', layers: ['7a', '7b', '7c', '7d'] });
    expect(parseQuery('pow>=tou').query).toEqual({
      kind: 'number',
      of: 'pow',
      comparison: '>=',
      than: 'tou',
    });
    expect(parseQuery('').query).toBeUndefined();
  });

  test.each([
    ['layer:9 moon', 'unknown-layer: layer:9'],
    ['c:xyz', 'unknown-color: c:xyz'],
    ['is:funny', 'unknown-mark: is:funny'],
    ['replaces:sleep', 'unknown-event: replaces:sleep'],
    ['foo:bar', 'unknown-field: foo:bar'],
    ['t:', 'no-value: t:'],
    ['pow>many', 'no-number: pow>many'],
    ['t>elf', 'no-comparison: t>elf'],
    ['o:/a+/', 'no-pattern: o:/a+/'],
    ['"blood moon', 'open-quote: "blood moon'],
    ['(t:elf', 'open-parenthesis: ('],
    ['t:elf)', 'extra-parenthesis: )'],
    ['t:elf or', 'nothing-after: or'],
  ])('%s is wrong: what and where', (text, error) => {
    expect(errorsOf(text)).toEqual([error]);
  });

  test('leaves out what is wrong and keeps the rest', () => {
    expect(parseQuery('moon layer:9').query).toEqual({ kind: 'words', text: ' moon' });
  });

  test('can be anything', () => {
    const pieces = fc.constantFrom(
      '(',
      ')',
      '-',
      '!',
      '"',
      "'",
      ' ',
      'or',
      't:',
      'layer',
      ':',
      '4',
      '<=',
      'é',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (list) => {
        const text = list.join('');
        const tokens = lexQuery(text);
        for (const [index, { start, end }] of tokens.entries()) {
          expect(end).toBeGreaterThan(start);
          expect(start).toBeGreaterThanOrEqual(tokens[index - 1]?.end ?? 0);
        }
        for (const { start, end } of parseQuery(text).errors) expect(end).toBeGreaterThan(start);
      }),
    );
  });
});
