import { describe, expect, it } from 'vitest';
import { abilities, isUnread } from '../../testing/reading.ts';
import { contextOf } from '../describe/en/context.ts';
import { describeAbility } from '../describe/en/describe.ts';

const CHOICE =
  'As this creature enters, it becomes your choice of a 3/3 creature, a 2/2 creature with flying, or a 1/6 creature with defender.';
const COIN =
  'As this creature enters, flip a coin. If the coin comes up heads, this creature enters as a 5/2 creature with haste. If it comes up tails, this creature enters as a 2/5 creature with defender.';

describe('forms that an object enters in', () => {
  it('are its base power and toughness and its abilities; the types that it has anyway are no change', () => {
    const entry = [
      {
        kind: 'one-of',
        modes: [
          { mode: '3/3 creature', parts: [{ kind: 'set-base-power-toughness', power: 3, toughness: 3 }] },
          { mode: '2/2 creature with flying', parts: [{ power: 2, toughness: 2 }, { kind: 'add-ability' }] },
          {
            mode: '1/6 creature with defender',
            parts: [{ power: 1, toughness: 6 }, { kind: 'add-ability' }],
          },
        ],
      },
    ];
    expect(abilities(CHOICE)).toMatchObject([{ kind: 'replacement', effect: { kind: 'enters', entry } }]);
  });

  it('may be those of a coin', () => {
    expect(abilities(COIN)).toMatchObject([
      {
        effect: {
          entry: [
            { byCoinFlip: true, modes: [{ parts: [{ power: 5 }, {}] }, { parts: [{ power: 2 }, {}] }] },
          ],
        },
      },
    ]);
  });

  it.each([CHOICE, COIN])('are described as they are read: %s', (text) => {
    const [ability] = abilities(text);
    const context = contextOf({
      name: 'Test Card',
      supertypes: [],
      cardTypes: ['creature'],
      subtypes: [],
      abilities: [],
    });
    expect(ability === undefined ? '' : describeAbility(ability, context)).toBe(text);
  });

  it('are not read where they would take types away', () => {
    expect(
      isUnread('As this creature enters, it becomes your choice of a 3/3 creature or a 4/4 enchantment.'),
    ).toBe(true);
  });
});
