import { describe, expect, it } from 'vitest';
import { abilities, instructions, isUnread, statics } from '../../testing/reading.ts';
import { compileText } from './compile-text.ts';

describe('what is done by itself (113.3a)', () => {
  it.each(['Draw a card.', 'Target player draws two cards.', 'Equipped creature has "Draw a card."'])(
    'is no ability of a permanent: %s',
    (text) => expect(isUnread(text)).toBe(true),
  );
  it.each(['Draw a card.', 'Target player draws two cards.'])('is what a spell does: %s', (text) =>
    expect(isUnread(text, ['sorcery'])).toBe(false),
  );
  it('is not what is always so', () => {
    expect(isUnread("Players can't draw cards.")).toBe(false);
    expect(isUnread('You draw cards from the bottom of your library rather than the top.')).toBe(false);
  });
});

describe('instead', () => {
  it('takes the place only of what it says otherwise', () => {
    const [told] = instructions(
      'Until end of turn, target creature becomes an artifact creature with base power and toughness 4/3. If you control a Forest, it has base power and toughness 1/1 until end of turn instead.',
      ['instant'],
    );
    expect(told?.kind === 'if' && told.then).toMatchObject([
      { parts: [{ kind: 'add-card-types' }, { kind: 'set-base-power-toughness', power: 1 }] },
    ]);
  });

  it('leaves out both of "other than … and …"', () => {
    expect(
      statics(
        abilities(
          'Enchant creature\nAll creatures other than this Aura and enchanted creature get -1/-1.',
          ['enchantment'],
          ['Aura'],
        ),
      ),
    ).toMatchObject([{ appliesTo: { of: [{}, { kind: 'not' }, { kind: 'not' }] } }]);
  });

  it('protects those that were found, not any that are like them later', () => {
    const [, shield] = instructions(
      'Artifacts you control gain haste until end of turn. Prevent all damage that would be dealt to those permanents this turn.',
      ['instant'],
    );
    expect(shield).toMatchObject({ effect: { event: { to: { objects: { kind: 'those', what: 'that' } } } } });
  });
});

describe('other objects', () => {
  it('takes "other" in a trigger of an enchantment for other than the one of which it speaks', () => {
    const [told] = instructions(
      'Whenever a creature you control attacks, other creatures you control get +1/+0 until end of turn.',
      ['enchantment'],
    );
    expect(told).toMatchObject({
      appliesTo: { of: [{ kind: 'not', of: { kind: 'is', object: { kind: 'chosen' } } }, {}, {}] },
    });
  });

  it('copies the one enchanted creature, not any that is enchanted', () => {
    const [, copies] = abilities(
      'Enchant creature\nCreatures you control enter as a copy of enchanted creature.',
      ['enchantment'],
      ['Aura'],
    );
    expect(copies).toMatchObject({
      effect: { entry: [{ kind: 'as-copy', of: { kind: 'is', object: { kind: 'attached-to' } } }] },
    });
  });
});

describe('abilities that are had', () => {
  it('keeps in a granted cost of X what the text says that X is', () => {
    expect(
      statics(
        abilities('Each Elf card in your graveyard has encore {X}, where X is its mana value.', [
          'enchantment',
        ]),
      ),
    ).toMatchObject([
      { parts: [{ ability: { keyword: 'encore', words: 'encore {X}, where X is its mana value' } }] },
    ]);
  });

  it('lets what holds outside the battlefield work there and nowhere else (113.6b)', () => {
    const [ability] = abilities(
      "As long as this card isn't on the battlefield, it's a 1/1 Insect creature in addition to its other types.",
      ['planeswalker'],
    );
    expect(ability).toMatchObject({
      functionsIn: ['hand', 'library', 'graveyard', 'exile', 'stack', 'command'],
      effects: [{ appliesTo: { kind: 'is', object: { kind: 'source' } } }],
    });
    expect(statics(ability === undefined ? [] : [ability])[0]?.condition).toBeUndefined();
  });

  it('takes abilities seen elsewhere without those that are excepted', () => {
    expect(
      statics(
        abilities(
          'This creature has all activated abilities of lands your opponents control except mana abilities.',
        ),
      ),
    ).toMatchObject([{ parts: [{ kind: 'add-abilities-of', which: 'activated', except: 'mana' }] }]);
  });

  it.each([
    ['the colors of permanents you control', { kind: 'shares-with-some', what: 'color' }],
    ['each mana value among artifacts you control', { kind: 'shares-with-some', what: 'mana-value' }],
    ['each mana value other than the chosen number', { kind: 'compare', comparison: '!=' }],
  ])('protects from %s', (what, quality) => {
    expect(statics(abilities(`Creatures you control have protection from ${what}.`))).toMatchObject([
      { parts: [{ ability: { keyword: 'protection', parameter: { quality } } }] },
    ]);
  });
});

describe('what stands in the place of an event', () => {
  const unread = (text: string): boolean =>
    compileText({ name: 'Test Card', text, cardTypes: ['creature'], subtypes: [] }).lines.some(
      (line) => line.unread !== undefined,
    );

  it.each([
    'If you would draw a card, exile the top card of your library face down instead.',
    'If this creature would be dealt damage, sacrifice that many permanents instead.',
    "{1}: The next time you would draw a card this turn, each player returns a permanent they control to its owner's hand instead.",
    'If damage would be dealt to you, exile that many cards from your graveyard instead.',
    'Prevent all damage that would be dealt to this creature by spells that target it.',
  ])('is not read where words alone would undo the event: "%s"', (text) => {
    expect(unread(text)).toBe(true);
  });

  it.each([
    'If a player would draw a card while their library has no cards in it, you win the game instead.',
    'If you would lose unspent mana, that mana becomes red instead.',
    'If a creature an opponent controls would die, exile it instead. When you do, create a 2/2 green Wolf creature token.',
  ])('may be words where the engine keeps nothing of it, or where they come later: "%s"', (text) => {
    expect(unread(text)).toBe(false);
  });

  it('does not keep what the spell does with itself for the one that would die', () => {
    const { abilities } = compileText({
      name: 'Test Card',
      text: "Test Card deals 2 damage to target creature. If a creature dealt damage this way would die this turn, exile it instead. Shuffle Test Card into its owner's library.",
      cardTypes: ['sorcery'],
      subtypes: [],
    });
    expect(abilities).toMatchObject([
      {
        instructions: [
          { kind: 'deal-damage' },
          { effect: { instead: { kind: 'go-to', zone: 'exile' } } },
          { kind: 'other' },
        ],
      },
    ]);
    expect(JSON.stringify(abilities)).not.toContain('"after"');
  });
});

describe('durations that a sentence tells elsewhere', () => {
  const durations = (text: string): unknown[] => {
    const { abilities } = compileText({ name: 'Test Card', text, cardTypes: ['sorcery'], subtypes: [] });
    return [...JSON.stringify(abilities).matchAll(/"duration":\{"kind":"([^"]+)"/g)].map(([, kind]) => kind);
  };

  it.each([
    ["Until your next turn, your life total can't change.", ['until-next-turn']],
    [
      "Until end of turn, your life total can't change, and permanents you control gain hexproof.",
      ['until-end-of-turn', 'until-end-of-turn'],
    ],
    ["Target creature can't block this combat.", ['until-end-of-combat']],
    [
      'Target creature gets -1/-1 until end of turn. That creature gets -4/-4 instead if you control an Elf.',
      ['until-end-of-turn', 'until-end-of-turn'],
    ],
  ])('%s', (text, kinds) => {
    expect(durations(text)).toEqual(kinds);
  });
});

it('reads regeneration each time as a replacement of destruction (701.19b)', () => {
  const text = 'If this creature would be destroyed, regenerate it.';
  const { abilities } = compileText({ name: 'Test Card', text, cardTypes: ['creature'], subtypes: [] });
  expect(abilities).toEqual([
    { kind: 'replacement', effect: { kind: 'regenerate', what: { kind: 'source' } } },
  ]);
});

it('reads "If you do" behind what must be done as a condition: it may be impossible', () => {
  const { abilities } = compileText({
    name: 'Test Card',
    text: 'Choose two target creature cards in your graveyard. Sacrifice a creature. If you do, return the chosen cards to the battlefield tapped.',
    cardTypes: ['sorcery'],
    subtypes: [],
  });
  expect(abilities).toMatchObject([
    {
      instructions: [
        { kind: 'other' },
        { kind: 'other' },
        { kind: 'if', condition: { kind: 'fact', words: 'you do' } },
      ],
    },
  ]);
});

it('a clause with its own subject lasts as it says itself', () => {
  const told = instructions(
    'Whenever another creature you control enters, it gains haste until end of turn, and it becomes a Vampire in addition to its other types.',
  );
  expect(told).toMatchObject([
    { parts: [{ kind: 'add-ability' }], duration: { kind: 'until-end-of-turn' } },
    { parts: [{ kind: 'add-subtypes' }], duration: { kind: 'until-end-of-game' } },
  ]);
});

it.each(['whenever a creature dies this turn', 'for each opponent'])(
  'a condition in words ends where something told later begins: %s',
  (later) => {
    expect(
      instructions(
        `When this creature enters, draw a card. If that player is tired of it, ${later}, draw a card.`,
      ),
    ).toMatchObject([
      { kind: 'draw' },
      {
        kind: 'if',
        condition: { kind: 'fact', words: 'that player is tired of it' },
        // biome-ignore lint/suspicious/noThenProperty: the word of the data; nobody awaits an instruction.
        then: [{ kind: 'other', words: `${later}, draw a card` }],
      },
    ]);
  },
);

it('what happens instead is no part of a condition in words', () => {
  expect(
    isUnread(
      'When this creature enters, draw a card. If that player is tired of it, instead of that, draw a card.',
    ),
  ).toBe(true);
});
