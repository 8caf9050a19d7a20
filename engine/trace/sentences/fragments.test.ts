import { describe, expect, it } from 'vitest';
import { objectId, rule } from '../../vocabulary/ids.ts';
import { list, objectLink, plainText, sentence, strong, together, words } from './fragments.ts';

const urborg = objectLink('urborg', objectId('u1'));

describe('sentences', () => {
  it('join neighboring texts, drop empty ones and begin with a capital', () => {
    const made = sentence(words`the land ${urborg}${''}${undefined} is${' '}${strong('gone')}.`);
    expect(made.fragments).toEqual([
      { kind: 'text', text: 'The land ' },
      urborg,
      { kind: 'text', text: ' is ' },
      { kind: 'strong', text: 'gone' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('capitalise a link at the beginning and keep what it links', () => {
    expect(sentence(words`${urborg} is tapped.`).fragments[0]).toEqual({ ...urborg, text: 'Urborg' });
  });

  it('are put together with spaces and with the rules of all, each once', () => {
    const whole = together([
      sentence('One.', [rule('613.6')]),
      undefined,
      sentence('Two.', [rule('613.6'), rule('613.7')]),
    ]);
    expect(plainText(whole)).toBe('One. Two.');
    expect(whole.rules).toEqual(['613.6', '613.7']);
  });

  it('list things with the last conjunction', () => {
    const said = (items: readonly string[]) => plainText(sentence(list(items, ' and ')));
    expect([said(['a']), said(['a', 'b']), said(['a', 'b', 'c'])]).toEqual(['A', 'A and b', 'A, b and c']);
  });
});
