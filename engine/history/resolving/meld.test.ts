import { describe, expect, it } from 'vitest';
import { play } from '../../testing/play.ts';

const face = (name: string, manaCost: string, abilities: readonly object[] = []) => ({
  name,
  layout: name === 'Whole' ? 'meld' : 'normal',
  faces: [
    {
      name,
      manaCost,
      supertypes: [],
      cardTypes: ['creature'],
      subtypes: [],
      power: 1,
      toughness: 1,
      abilities,
    },
  ],
});
const melds = {
  kind: 'triggered',
  trigger: { kind: 'other', words: 'at the beginning of your end step' },
  instructions: [{ kind: 'meld', counterpart: 'Right', into: 'Whole' }],
};
const cards = [face('Left', '{2}', [melds]), face('Right', '{3}'), face('Whole', '')];
const enter = (id: string, card: string, controller: string) => ({ enter: { id, card, controller } });
const melding = { trigger: { source: 'l', ability: 'meld' } };

describe('melding (701.42)', () => {
  it('makes one permanent of two, which parts again as it leaves', () => {
    const steps = [enter('l', 'Left', 'A'), enter('r', 'Right', 'A'), melding];
    const { values, zone } = play(steps, { cards });
    expect(values('l')).toMatchObject({ names: ['Whole'], manaValue: 5 });
    expect(zone('r')).toBe('nowhere');
    const gone = play([...steps, { move: { id: 'l', to: 'graveyard' } }], { cards });
    expect([gone.values('l').names, gone.values('r').names]).toEqual([['Left'], ['Right']]);
  });

  it('does nothing unless the player controls and owns both', () => {
    const { values, zone } = play([enter('l', 'Left', 'A'), enter('r', 'Right', 'B'), melding], { cards });
    expect([values('l').names, zone('r')]).toEqual([['Left'], 'battlefield']);
  });

  it('leaves a token in exile until it ceases to exist', () => {
    const copy = { token: { id: 'r', controller: 'A', copyOf: 'theirs' } };
    const steps = [enter('l', 'Left', 'A'), enter('theirs', 'Right', 'B'), copy, melding];
    const { zone } = play(steps, { cards });
    expect([zone('l'), zone('r')]).toEqual(['exile', 'nowhere']);
  });
});
