import { describe, expect, test } from 'vitest';
import { CardPool } from './card-pool.ts';
import { cardObject } from './testing.ts';

const cards = [
  cardObject('Bear'),
  cardObject('Fire // Ice', {
    layout: 'split',
    mana_cost: '{1}{R} // {1}{U}',
    type_line: 'Instant // Instant',
    colors: ['U', 'R'],
    card_faces: [
      { name: 'Fire', mana_cost: '{1}{R}', type_line: 'Instant', oracle_text: 'Draw a card.' },
      { name: 'Ice', mana_cost: '{1}{U}', type_line: 'Instant', oracle_text: 'Tap target permanent.' },
    ],
  }),
  cardObject('Jötun Banner', {
    type_line: 'Enchantment',
    mana_cost: '{2}{W}',
    oracle_text: 'Creatures you control get +1/+1.',
  }),
  cardObject('Odd One', { oracle_text: 'Flying\nWhile frobnicating, this zorbles.' }),
].map((card) => ({ ...card, sets: ['tst'] }));

const NOBODY: ReadonlySet<string> = new Set();
const pool = new CardPool(cards);
const found = (query: string, hidden = NOBODY) =>
  pool.search(query, 10, hidden).hits.map(({ card }) => card.name);

describe('imported cards', () => {
  test('are found by words, types, numbers and sets', () => {
    expect(found('jotun')).toEqual(['Jötun Banner']);
    expect(found('t:instant mv:4 c:ur')).toEqual(['Fire // Ice']);
    expect(found('set:tst pow=2 -odd id:g')).toEqual(['Bear']);
    expect(found('"tap target"')).toEqual(['Fire // Ice']);
    expect(found('!bear', new Set(['Bear']))).toEqual([]);
  });

  test('are found by layer once they are compiled', () => {
    expect(pool.search('layer:7c', 10, NOBODY)).toMatchObject({ hits: [], isIncomplete: true });
    for (const at of cards.keys()) pool.read(at);
    expect(pool.search('layer:7c', 10, NOBODY)).toMatchObject({ total: 1, isIncomplete: false });
    expect(found('is:static')).toEqual(['Jötun Banner']);
    expect(found('is:unread')).toEqual(['Odd One']);
    expect(found('kw:flying')).toEqual(['Odd One']);
  });

  test('are given for a name of a face, in any spelling; nearly right names give the nearest', () => {
    expect(pool.find('fire')?.name).toBe('Fire // Ice');
    expect(pool.find('Fire/Ice')?.name).toBe('Fire // Ice');
    expect(pool.find('JOTUN BANNER')?.name).toBe('Jötun Banner');
    expect(pool.find('Wind')).toBeUndefined();
    expect(pool.nearest('Joton Baner', 3)).toEqual(['Jötun Banner']);
    expect(pool.search('joton baner', 10, NOBODY)).toMatchObject({ isNear: true, total: 1 });
  });

  test('are compiled with what was not read', () => {
    const compiled = pool.compiled('Odd One');
    expect(compiled?.card.faces[0].abilities).toHaveLength(1);
    expect(compiled?.card.faces[0].unread).toMatchObject([{ text: 'While frobnicating, this zorbles.' }]);
  });
});
