import { describe, expect, test } from 'vitest';
import { game } from '../testing.ts';
import { complete, isWhole } from './complete.ts';
import { cardsIn, named } from './named.ts';

describe('a step that is put together in a form', () => {
  test('names what it makes after the card, and unlike anything else', () => {
    const document = game({ kind: 'enter', entries: [{ id: 'swamp', card: 'Swamp', controller: 'A' }] });
    const entry = { id: '', card: 'Swamp', controller: 'A' };
    expect(named({ kind: 'enter', entries: [entry, entry] }, document)).toMatchObject({
      entries: [{ id: 'swamp-2' }, { id: 'swamp-2-2' }],
    });
    expect(named({ kind: 'cast', id: '', card: 'Rancor', controller: 'A' }, document)).toMatchObject({
      id: 'rancor',
    });
    const sticker = { kind: 'sticker', id: 'mine', on: 'swamp', sticker: 'art', value: 'x' } as const;
    expect(named(sticker, document)).toBe(sticker);
  });

  test('leaves out choices that were begun and not made', () => {
    expect(
      complete({
        kind: 'enter',
        entries: [
          { id: 'a', card: 'Clone', controller: 'A', choices: { creatureType: '', number: 0, mode: [''] } },
          { id: 'b', card: 'Clone', controller: 'A', choices: { cardName: '' } },
        ],
      }),
    ).toEqual({
      kind: 'enter',
      entries: [
        { id: 'a', card: 'Clone', controller: 'A', choices: { number: 0 } },
        { id: 'b', card: 'Clone', controller: 'A' },
      ],
    });
  });

  test('is whole when nothing is empty that may not be', () => {
    const field = (name: string, value: string, isOptional = false) => ({
      name,
      value,
      input: 'text',
      isOptional,
    });
    expect(isWhole([field('card', 'Rancor'), field('x', '', true), field('addTarget', '')])).toBe(true);
    expect(isWhole([field('card', ' ')])).toBe(false);
  });

  test('says which cards the board must have', () => {
    expect(cardsIn({ kind: 'cast', id: 's', card: 'Rancor', controller: 'A' })).toEqual(['Rancor']);
    expect(cardsIn({ kind: 'resolve', spell: 's' })).toEqual([]);
    expect(cardsIn({ kind: 'turn', player: 'A' })).toEqual([]);
  });
});
