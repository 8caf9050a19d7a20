import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guessType, readPasted } from './read-pasted.ts';

describe('a pasted card', () => {
  test('has its name, its types and its text apart', () => {
    expect(readPasted('Own Bear {1}{G}\r\nLegendary Creature — Bear\r\nTrample\r\n\r\n2/2\r\n')).toEqual([
      {
        name: 'Own Bear',
        types: { supertypes: ['legendary'], cardTypes: ['creature'], subtypes: ['Bear'], unknown: [] },
        text: 'Trample',
      },
    ]);
  });

  test.each([
    ['Own Walk\n2UU\nInstant\nDraw a card.', 'Own Walk', 'Draw a card.'],
    ['Own Walk\nPlaneswalker — Own\n+1: Draw a card.\nLoyalty: 3', 'Own Walk', '+1: Draw a card.'],
    ['Enchantment\nCreatures have flying.', '', 'Creatures have flying.'],
    ['Own Climber\nCreature — Kor\nLEVEL 2+\n4/4', 'Own Climber', 'LEVEL 2+\n4/4'],
    ['Creatures you control have flying.', '', 'Creatures you control have flying.'],
    ['Flying\nThis creature gets +1/+1.\nMenace', '', 'Flying\nThis creature gets +1/+1.\nMenace'],
  ])('%j', (pasted, name, text) => {
    expect(readPasted(pasted)).toMatchObject([{ name, text }]);
  });

  test('may have two faces', () => {
    expect(
      readPasted('Day\nCreature — Human\nVigilance\n1/1\n//\nNight\nCreature — Werewolf\nTrample\n3/3'),
    ).toMatchObject([
      { name: 'Day', text: 'Vigilance' },
      { name: 'Night', text: 'Trample' },
    ]);
  });

  test('can be anything, and no word of it is lost', () => {
    const line = fc.constantFrom(
      'Creature — Bear',
      'Bear {G}',
      '2/2',
      '//',
      'Flying',
      '',
      'x. y',
      '{1}',
      '—',
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const faces = readPasted(lines.join('\n'));
        const flying = (text: string) => text.split('\n').filter((each) => each === 'Flying').length;
        const kept = faces.reduce((sum, { name, text }) => sum + flying(text) + flying(name), 0);
        expect(kept).toBe(flying(lines.join('\n')));
      }),
    );
  });

  test.each([
    ['Target creature gets +2/+2 until end of turn.', 'instant'],
    ['Other creatures you control get +1/+1.', 'creature'],
  ])('%s is read as on %s', (text, type) => expect(guessType(text)).toBe(type));
});
