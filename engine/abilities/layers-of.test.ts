import { describe, expect, it } from 'vitest';
import { compileText } from '../oracle/compile/compile-text.ts';
import type { CardType } from '../vocabulary/card-types.ts';
import { definesCharacteristics, layersOfAbilities } from './layers-of.ts';

const read = (text: string, ...cardTypes: readonly CardType[]) => {
  const { abilities, lines } = compileText({ name: 'Own Card', text, cardTypes });
  expect(lines.filter(({ unread }) => unread !== undefined)).toEqual([]);
  return abilities;
};

describe('the layers in which abilities act', () => {
  it.each([
    ['Other creatures you control get +1/+1 and have flying.', ['6', '7c']],
    ['Put a flying counter on target creature.', ['6']],
    [
      'This creature enters with your choice of a +1/+1 counter or a first strike counter on it.',
      ['6', '7c'],
    ],
    ['You get an emblem with “Creatures you control get +1/+1.”', ['7c']],
    ['Put a charge counter on target artifact.', []],
  ])('%s', (text, layers) => {
    const type = text.startsWith('Put') || text.startsWith('You get') ? 'sorcery' : 'creature';
    expect(layersOfAbilities(read(text, type))).toEqual(layers);
  });

  it.each([
    ['Changeling', ['4']],
    ['Devoid', ['5']],
    ['Crew 2', ['4']],
    ['Exalted', ['7c']],
    ['Morph {2}', ['1b']],
    ['Riot', ['6', '7c']],
    ['Flying', []],
  ])('the keyword %s by its rule', (text, layers) => {
    expect(layersOfAbilities(read(text, 'creature'))).toEqual(layers);
  });

  it('tell characteristic-defining abilities, keywords among them', () => {
    const text =
      'Changeling\nFlying\nOwn Card’s power and toughness are each equal to the number of lands you control.';
    expect(read(text, 'creature').map(definesCharacteristics)).toEqual([true, false, true]);
  });
});
