import { describe, expect, it } from 'vitest';
import { compileText } from './compile-text.ts';
import { readBack } from './read-back.ts';

const backAgain = (text: string) => {
  const { unread, tree, again } = readBack(text);
  expect({ text, unread }).toEqual({ text, unread: [] });
  expect({ text, again }).toEqual({ text, again: tree });
  return tree;
};

describe('tapped and attacking', () => {
  const goblins = '{T}: Create two 1/1 red Goblin creature tokens';

  it('is how the token of the sentence before enters (508.4)', () => {
    expect(readBack(`${goblins}. They enter tapped and attacking.`).tree).toEqual(
      backAgain(`${goblins} that are tapped and attacking.`),
    );
  });

  it('is how they enter only if a condition holds', () => {
    expect(backAgain(`${goblins}. If you control a Wizard, they enter tapped and attacking.`)).toEqual(
      readBack(
        '{T}: If you control a Wizard, create two 1/1 red Goblin creature tokens that are tapped and attacking. Otherwise, create two 1/1 red Goblin creature tokens.',
      ).tree,
    );
  });
});

describe('one subject', () => {
  it('enters tapped, and has a static ability besides', () => {
    expect(backAgain("This creature enters tapped and doesn't untap during your untap step.")).toMatchObject([
      { kind: 'replacement', effect: { entry: [{ kind: 'tapped' }] } },
      { kind: 'plain-static' },
    ]);
  });
});

describe('conditions', () => {
  it('ask for one of each name, all colors, a full party (700.8c)', () => {
    expect(
      backAgain('{T}: You gain 1 life. If you control creatures named Tall Oak and Old Elm, draw a card.'),
    ).toMatchObject([
      { instructions: [{}, { condition: { kind: 'all-of', of: [{ kind: 'exists' }, { kind: 'exists' }] } }] },
    ]);
    expect(
      backAgain(
        'As long as you control a permanent of each color, prevent all damage that would be dealt to you.',
      ),
    ).toMatchObject([{ effect: { condition: { left: { kind: 'distinct', what: 'colors' }, right: 5 } } }]);
    expect(
      backAgain('As long as you have a full party, prevent all damage that would be dealt to you.'),
    ).toMatchObject([{ effect: { condition: { left: { kind: 'party' }, comparison: '>=', right: 4 } } }]);
  });
});

describe('events with another amount', () => {
  it('are whole draws, never a single card of them (614.11)', () => {
    expect(
      backAgain('If you would draw one or more cards, you draw that many cards plus one instead.'),
    ).toMatchObject([
      { effect: { event: { kind: 'draw', atLeast: 1 }, instead: { kind: 'change-amount' } } },
    ]);
    expect(
      readBack('If you would draw a card, you draw that many cards plus one instead.').unread,
    ).toHaveLength(1);
  });

  it('may name again what the damage is', () => {
    expect(
      backAgain(
        'If a spell would deal damage to a permanent or player, prevent 1 damage that spell would deal to that permanent or player.',
      ),
    ).toMatchObject([{ effect: { instead: { kind: 'prevent', amount: 1 } } }]);
  });
});

describe('who deals damage instead', () => {
  it('is who dealt it in the sentence before, not the spell that was cast', () => {
    const same = (who: string) =>
      `Whenever you cast a noncreature spell, this creature deals 1 damage to each opponent. If you have a full party, ${who} deals 3 damage to each opponent instead.`;
    expect(backAgain(same('it'))).toEqual(readBack(same('this creature')).tree);
  });
});

describe('its own name', () => {
  it('may be written without accents and with either apostrophe', () => {
    for (const [name, said] of [
      ['Éowyn', 'Eowyn'],
      ["Karn's Test", 'Karn’s Test'],
    ] as const)
      expect(
        compileText({ name, text: `${said} gets +1/+1.`, cardTypes: ['creature'] }).abilities,
      ).toMatchObject([{ effects: [{ appliesTo: { kind: 'is', object: { kind: 'source' } } }] }]);
  });
});

describe('counters with which it enters', () => {
  it('may be counted apart', () => {
    const read = readBack(
      'This creature enters with a +1/+1 counter on it plus an additional +1/+1 counter on it for each other creature you control.',
    );
    expect(read.unread).toEqual([]);
    expect(read.again).toEqual(read.tree);
    expect(read.tree).toMatchObject([
      {
        effect: {
          entry: [
            { counter: '+1/+1', amount: 1 },
            { counter: '+1/+1', amount: { kind: 'count' } },
          ],
        },
      },
    ]);
  });
});

describe('what is told later', () => {
  it('may begin at the end of combat of this turn (603.7)', () => {
    backAgain("{T}: At this turn's next end of combat, destroy all creatures that blocked it this turn.");
  });
});
