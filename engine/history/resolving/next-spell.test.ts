import { describe, expect, it } from 'vitest';
import { effect, play } from '../../testing/play.ts';

const cast = (id: string, card: string, more: object = {}) => ({
  cast: { id, card, controller: 'A', ...more },
});
const keywordsOf = (steps: readonly object[], id: string): readonly string[] =>
  play(steps as never)
    .values(id)
    .abilities.flatMap(({ ability }) => (ability.kind === 'keyword' ? [ability.keyword] : []));

describe('the next spell (611.2f)', () => {
  const next = effect('The next creature spell you cast this turn has trample.');

  it('is the next of its kind and of that player, and no other', () => {
    const steps = [
      next,
      { cast: { id: 'theirs', card: 'Silvercoat Lion', controller: 'B' } },
      cast('growth', 'Giant Growth'),
      cast('lion', 'Silvercoat Lion'),
      cast('bears', 'Grizzly Bears'),
    ];
    expect(keywordsOf(steps, 'lion')).toEqual(['trample']);
    expect(['theirs', 'growth', 'bears'].map((id) => keywordsOf(steps, id))).toEqual([[], [], []]);
  });

  it('is one of this turn, and keeps what it has after the turn and as a permanent (400.7a)', () => {
    expect(keywordsOf([next, { turn: 'B' }, cast('lion', 'Silvercoat Lion')], 'lion')).toEqual([]);
    const resolved = [next, cast('lion', 'Silvercoat Lion'), { resolve: { spell: 'lion' } }, { turn: 'B' }];
    expect(keywordsOf(resolved, 'lion')).toEqual(['trample']);
  });
});

describe('a permission that says what becomes of the spell (611.3d)', () => {
  const text =
    'You may play lands and cast spells from the top of your library. If you do, it gains "When this permanent leaves the battlefield, draw a card."';
  const paragon = { emblem: { id: 'paragon', controller: 'A', text } };
  const by = { choices: { object: 'paragon' } };
  const count = (steps: readonly object[], id: string) => play(steps as never).values(id).abilities.length;

  it('changes a spell that is cast by it and a land that is played by it, and nothing else', () => {
    expect(count([paragon, cast('bears', 'Grizzly Bears', by)], 'bears')).toBe(1);
    expect(count([paragon, cast('bears', 'Grizzly Bears')], 'bears')).toBe(0);
    const land = { enter: { id: 'land', card: 'Forest', controller: 'A', ...by } };
    expect(count([paragon, land], 'land')).toBe(2);
  });
});
