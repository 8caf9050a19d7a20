import { describe, expect, it } from 'vitest';
import { say } from '../ladder-testing.ts';
import { changeTokens, marked, shortened, tokensText } from './value-tokens.ts';

type Row = Parameters<typeof changeTokens>[0];
const row = (more: Partial<Row>): Row => ({
  what: 'types',
  before: '',
  after: '',
  added: [],
  removed: [],
  isDifferent: true,
  note: undefined,
  ...more,
});
const looks = (more: Partial<Row>) => changeTokens(row(more), say).map(({ kind, text }) => `${kind}:${text}`);

describe('changeTokens', () => {
  it('marks what came and strikes what went, without the beginning that stayed', () => {
    expect(
      looks({
        before: 'Land Creature — Forest Dryad',
        after: 'Land Creature — Mountain Dryad',
        added: ['Mountain'],
        removed: ['Forest'],
      }),
    ).toEqual(['removed:Forest', 'plain: Dryad', 'arrow:→', 'added:Mountain', 'plain: Dryad']);
  });

  it('keeps the last shared word when something is added to a type line', () => {
    const tokens = changeTokens(
      row({ before: 'Legendary Land', after: 'Legendary Land — Mountain', added: ['Mountain'] }),
      say,
    );
    expect(tokensText(tokens)).toBe('Land → Land — Mountain');
  });

  it('shows an effect that changes nothing as such', () => {
    const same: Partial<Row> = { what: 'power-toughness', before: '1/1', after: '1/1', isDifferent: false };
    expect(looks(same)).toEqual(['plain:1/1', 'arrow:→', 'plain:1/1']);
  });

  it('strikes lost abilities, marks gained ones and adds the note in grey', () => {
    expect(looks({ what: 'abilities', removed: ['flying'], note: 'goes on in 7b' })).toEqual([
      'removed:flying',
      'plain: ',
      'faint:goes on in 7b',
    ]);
    expect(looks({ what: 'abilities', before: 'none', added: ['trample', 'haste'] })).toEqual([
      'plain:none',
      'arrow:→',
      'added:trample',
      'plain:, ',
      'added:haste',
    ]);
    expect(looks({ what: 'abilities', isDifferent: false, note: 'has none to lose' })).toEqual([
      'faint:has none to lose',
    ]);
  });

  it('marks whole words only, whatever their case', () => {
    expect(marked('Landfall Land', ['land'], 'added').map(({ kind, text }) => `${kind}:${text}`)).toEqual([
      'plain:Landfall ',
      'added:Land',
    ]);
  });

  it('shortens long texts at a word', () => {
    expect(shortened('“Each land is a Swamp in addition to its other land types”')).toBe(
      'Each land is a Swamp in …',
    );
    expect(shortened('Flying.')).toBe('Flying');
  });
});
