import { describe, expect, it } from 'vitest';
import { compileText } from '../oracle/compile/compile-text.ts';
import type { CardType } from '../vocabulary/card-types.ts';
import { replacedEvents } from './replaced-events.ts';

const eventsOf = (text: string, ...cardTypes: readonly CardType[]) => {
  const { abilities, lines } = compileText({ name: 'Own Card', text, cardTypes });
  expect(lines.filter(({ unread }) => unread !== undefined)).toEqual([]);
  return replacedEvents(abilities);
};

describe('the events that abilities replace', () => {
  it.each([
    ['If you would draw a card, you gain 1 life instead.', ['draw']],
    ['If a source would deal damage to you, prevent 1 of that damage.', ['deal-damage']],
    ['This creature enters with two +1/+1 counters on it.', ['enter']],
    ['{1}: Regenerate this creature.', ['destroy']],
    ['Skip your draw step.', ['begin']],
    ['Dredge 3', ['draw']],
    ['Flying, graft 2', ['enter']],
    // A restriction and a trigger replace nothing, whatever words they have.
    ['This creature can’t block.', []],
    ['Whenever a creature dies, draw a card.', []],
  ])('%s', (text, kinds) => {
    expect(eventsOf(text, 'creature').map(({ kind }) => kind)).toEqual(kinds);
  });

  it('are found in a resolution, and in what it grants', () => {
    expect(
      eventsOf('Prevent the next 3 damage that would be dealt to any target this turn.', 'instant'),
    ).toEqual([{ kind: 'deal-damage' }]);
    expect(eventsOf('Creatures you control gain umbra armor until end of turn.', 'instant')).toEqual([
      { kind: 'destroy' },
    ]);
    expect(
      eventsOf('Creatures you control have “If this creature would die, exile it instead.”', 'enchantment'),
    ).toEqual([{ kind: 'die' }]);
  });

  it('say between which zones something would go', () => {
    expect(
      eventsOf('If a card would be put into a graveyard from anywhere, exile that card instead.', 'artifact'),
    ).toEqual([{ kind: 'change-zone', to: 'graveyard' }]);
  });
});
