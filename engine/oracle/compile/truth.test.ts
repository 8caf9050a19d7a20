import { describe, expect, it } from 'vitest';
import type { Instruction } from '../../abilities/instruction.ts';
import { abilities, instructions, isUnread, statics } from '../../testing/reading.ts';

const durations = (told: readonly Instruction[]): string[] =>
  told.flatMap((one) => (one.kind === 'continuous-effect' ? [one.duration.kind] : []));

/** Texts that were once read wrongly, each in words of our own; every one says what would be wrong. */
describe('durations', () => {
  it('gives a duration at the end of a sentence to all its clauses, but not to a change of control', () => {
    expect(
      durations(
        instructions('Red creatures get +1/+0 and blue creatures get +0/+1 until end of turn.', ['sorcery']),
      ),
    ).toEqual(['until-end-of-turn', 'until-end-of-turn']);
    expect(
      durations(
        instructions('Gain control of target creature and it gains haste until end of turn.', ['sorcery']),
      )[0],
    ).toBe('until-end-of-game');
  });

  it.each([
    ['Target creature attacks this turn if able.', 'until-end-of-turn'],
    ['Target creature blocks this turn if able.', 'until-end-of-turn'],
    ['Target creature attacks this combat if able.', 'until-end-of-combat'],
  ])('reads how long in "%s"', (text, kind) => {
    expect(durations(instructions(text, ['instant']))).toEqual([kind]);
  });
});

describe('sentences that turn what was said before', () => {
  it('keeps the types where a later sentence says "still"', () => {
    const text =
      "{T}: Target land you control becomes an X/X Elemental creature until end of turn, where X is the number of Elves you control. It's still a land.";
    const [effect] = instructions(text);
    expect(JSON.stringify(effect)).toContain('add-card-types');
    expect(JSON.stringify(effect)).not.toContain('set-card-types');
  });

  it('reads "Otherwise" as the other case, never as a second thing to do', () => {
    expect(
      isUnread('If you control a Forest, draw a card. Then scry 1. Otherwise, you lose 1 life.', ['sorcery']),
    ).toBe(true);
    const offered = instructions(
      'When this creature enters, you may pay {2}. If you do, draw a card. Otherwise, destroy target artifact.',
    );
    expect(offered.map(({ kind }) => kind)).toEqual(['may', 'if']);
  });

  it('does not take "it" for the copy itself, nor for one of several that a condition names', () => {
    expect(
      isUnread(
        'Choose an artifact card in exile. Until end of turn, target token you control becomes a copy of it.',
        ['sorcery'],
      ),
    ).toBe(true);
    expect(
      isUnread(
        "Choose target creature you control and target creature you don't control. If the creature you control entered this turn, put a +1/+1 counter on it.",
        ['sorcery'],
      ),
    ).toBe(true);
  });
});

describe('abilities in their place', () => {
  it('reads "can\'t be countered" of a spell as static, not as something that it does (113.6g)', () => {
    expect(
      abilities("This spell can't be countered.\nDraw two cards.", ['sorcery']).map(({ kind }) => kind),
    ).toEqual(['static', 'spell']);
  });

  it('reads a size that defines a token as characteristic-defining (604.3a)', () => {
    const [create] = instructions(
      'When this creature enters, create a green Ooze creature token with "This token\'s power and toughness are each equal to the number of lands you control."',
    );
    const made = create?.kind === 'create-token' ? create.token.abilities : [];
    expect(made).toMatchObject([{ kind: 'static', isCharacteristicDefining: true }]);
  });

  it('does not take the granting object for the one that has the ability (201.5a)', () => {
    const [granted] = abilities(
      'Equipped creature has "{T}, Sacrifice this Equipment: Put a charge counter on this Equipment."',
      ['artifact'],
      ['Equipment'],
    );
    expect(JSON.stringify(granted)).not.toContain('"source"');
    expect(JSON.stringify(granted)).toContain('put a charge counter on this Equipment');
    expect(JSON.stringify(granted)).toContain('sacrifice this Equipment');
    expect(
      isUnread(
        'Equipped creature has "{T}: Target creature gets +1/+1 for each charge counter on Test Card."',
        ['artifact'],
        ['Equipment'],
      ),
    ).toBe(true);
    expect(
      isUnread('Other enchantments have "{T}: Put a charge counter on this enchantment."', ['enchantment']),
    ).toBe(false);
  });

  it('grants what stands behind "Max speed" only at that speed (702.178a)', () => {
    expect(statics(abilities('Max speed — This creature gets +2/+0.'))).toMatchObject([
      {
        condition: { kind: 'player-designation', designation: 'max speed' },
        parts: [{ kind: 'add-ability' }],
      },
    ]);
  });

  it('lets what stands behind "Solved" work only while it is solved (719.3c)', () => {
    expect(
      statics(abilities('Solved — Elves you control get +1/+0.', ['enchantment'], ['Case'])),
    ).toMatchObject([
      { condition: { kind: 'matches', selector: { designation: 'solved' } }, parts: [{ power: 1 }] },
    ]);
  });
});

describe('lines with a structure', () => {
  it('keeps a class ability at higher levels, on its own line or on that of the bar (716.2a)', () => {
    const levels = (text: string): unknown =>
      statics(abilities(text, ['enchantment'], ['Class'])).map(({ condition }) => condition);
    const both = [
      { selector: { kind: 'any-of', of: [{ designation: 'level 2' }, { designation: 'level 3' }] } },
      { selector: { kind: 'designation', designation: 'level 3' } },
    ];
    expect(
      levels('{G}: Level 2\nElves you control have reach.\n{2}{G}: Level 3\nElves you control have haste.'),
    ).toMatchObject(both);
    expect(
      levels('{G}: Level 2 — Elves you control have reach.\n{2}{G}: Level 3 — Elves you control have haste.'),
    ).toMatchObject(both);
  });

  it('makes a station card a creature by the size in its striation (721.2b)', () => {
    const text = 'STATION 7+\nFlying\n4/5';
    expect(statics(abilities(text, ['artifact'], ['Spacecraft']))[0]?.parts.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['add-card-types', 'set-base-power-toughness', 'add-ability']),
    );
  });

  it('takes the results of a roll for no station symbol', () => {
    expect(isUnread('15+ | Draw three cards.', ['sorcery'])).toBe(true);
  });
});

it('gives an adjective to one noun where the noun is said again', () => {
  const [ability] = abilities(
    'Whenever this creature attacks, tap target enchanted creature or enchantment creature.',
  );
  expect(ability).toMatchObject({
    targets: [
      {
        what: {
          kind: 'any-of',
          of: [
            { kind: 'all-of', of: [{ kind: 'has-attached' }, { type: 'creature' }] },
            { kind: 'all-of', of: [{ type: 'enchantment' }, { type: 'creature' }] },
          ],
        },
      },
    ],
  });
});

it('does not read what each player has as one number', () => {
  expect(
    isUnread('Lands each player controls have shroud as long as that player controls two or fewer lands.'),
  ).toBe(true);
});

describe('exceptions and variants', () => {
  it("doesn't lock mana abilities where the text spares them", () => {
    const [effect] = statics(
      abilities(
        "Enchanted permanent can't block, and its activated abilities can't be activated unless they're mana abilities.",
        ['enchantment'],
        ['Aura'],
      ),
    );
    expect(effect?.parts.map((part) => (part.kind === 'restrict' ? part.restriction : part.kind))).toEqual([
      'cannot-block',
      'other-rule',
    ]);
  });

  it.each([
    ['Multikicker {R}', { keyword: 'kicker', words: 'multikicker {R}' }],
    ['Partner with Vesh of the Doors', { keyword: 'partner', words: 'partner with Vesh of the Doors' }],
    ['Equip Knight {2}', { keyword: 'equip', words: 'equip Knight {2}' }],
    ['Mountaincycling {2}', { keyword: 'cycling', words: 'mountaincycling {2}' }],
  ])('keeps what the keyword alone does not say: %s', (text, ability) => {
    expect(abilities(text)).toMatchObject([ability]);
  });

  it('reads "bands with other" as that, not as banding', () => {
    expect(statics(abilities('Elves you control have bands with other Elves.'))).toMatchObject([
      {
        parts: [
          { ability: { keyword: 'banding', parameter: { kind: 'quality', quality: { subtype: 'Elf' } } } },
        ],
      },
    ]);
  });

  it('asks "any other target" for another one', () => {
    expect(
      abilities('{T}: This creature deals 2 damage to any target and 1 damage to any other target.'),
    ).toMatchObject([{ targets: [{ kind: 'any' }, { kind: 'any', isOther: true }] }]);
  });

  it('creates tapped copies tapped', () => {
    expect(
      instructions("{T}: Create a tapped token that's a copy of target artifact you control."),
    ).toMatchObject([{ kind: 'create-token-copy', tapped: true }]);
  });

  it('takes the results of a roll for no things that all happen', () => {
    expect(isUnread('1 — Draw a card.', ['sorcery'])).toBe(true);
  });

  it('reads a permanent spell as one of the types that permanents have', () => {
    const [ability] = abilities('Permanent spells you cast have convoke.', ['enchantment']);
    expect(JSON.stringify(ability)).toContain('planeswalker');
  });

  it('gives control to one opponent, not to all of them', () => {
    expect(instructions('When this creature enters, an opponent gains control of it.')).toMatchObject([
      { parts: [{ kind: 'set-controller', to: { kind: 'chosen-player' } }] },
    ]);
  });
});

describe('who is meant', () => {
  it.each([
    'Whenever equipped creature becomes blocked by a creature, that creature loses all abilities until end of turn.',
    'Whenever equipped creature deals combat damage to a creature, that creature gets -1/-1 until end of turn.',
  ])('takes "that creature" for the other one of an event: %s', (text) => {
    expect(abilities(text, ['artifact'], ['Equipment'])).toMatchObject([
      { instructions: [{ appliesTo: { kind: 'is', object: { kind: 'chosen' } } }] },
    ]);
  });

  it('compares a creature with its own power', () => {
    const [effect] = statics(
      abilities("Creatures you control with toughness greater than its power can't block."),
    );
    expect(JSON.stringify(effect?.appliesTo)).toContain('"of":{"kind":"candidate"}');
  });

  it("doesn't take base power for power", () => {
    expect(isUnread('Creatures you control with base power 1 have haste.')).toBe(true);
  });

  it('takes "that player" for the controller of the target', () => {
    const told = instructions(
      'Destroy target creature an opponent controls. Each other creature that player controls gets -1/-0 until end of turn.',
      ['sorcery'],
    );
    expect(JSON.stringify(told.at(-1))).toContain('"controller-of"');
  });

  it('reads no "other" in a spell that names nothing', () => {
    expect(isUnread("Proliferate. Other creatures you control can't block this turn.", ['sorcery'])).toBe(
      true,
    );
  });

  it('tells what was created from the target to which it is attached', () => {
    const told = instructions(
      'When this creature enters, create a green Aura enchantment token named Home attached to target land you control. It has enchant land and "Enchanted land has hexproof."',
    );
    expect(told.at(-1)).toMatchObject({ appliesTo: { kind: 'is', object: { kind: 'that' } } });
  });

  it('keeps "it" where free words speak of nothing new', () => {
    const told = instructions(
      "Choose target artifact. You get {E}{E}, then you may pay an amount of {E} equal to that permanent's mana value. If you do, gain control of it.",
      ['sorcery'],
    );
    expect(told.at(-1)).toMatchObject({
      kind: 'may',
      instructions: [{ kind: 'other' }, { kind: 'continuous-effect', appliesTo: { kind: 'targets' } }],
    });
  });

  it('reads your commander as your own', () => {
    expect(
      JSON.stringify(abilities('As long as you control your commander, this creature has haste.')),
    ).toContain('"owner"');
  });

  it('keeps the words of a target that may be only some things', () => {
    expect(abilities('{T}: This creature deals 1 damage to target player or planeswalker.')).toMatchObject([
      { targets: [{ kind: 'any', words: 'target player or planeswalker' }] },
    ]);
  });
});

describe('"If you do"', () => {
  it('belongs to the condition before it', () => {
    const [only, ...others] = instructions(
      'If target creature is an Elf, put a +1/+1 counter on it. If you do, draw a card.',
      ['sorcery'],
    );
    expect(only?.kind === 'if' ? only.then.map(({ kind }) => kind) : []).toEqual(['put-counters', 'draw']);
    expect(others).toEqual([]);
  });

  it('is not read behind what happens later', () => {
    expect(
      isUnread(
        '{T}: Put a +1/+1 counter on target creature. At the beginning of the next end step, sacrifice that creature. If you do, destroy target artifact.',
      ),
    ).toBe(true);
  });
});

it('does not give to what was sacrificed what the one that attacks gets', () => {
  const told = instructions(
    'Whenever this creature attacks, you may sacrifice a Blood token. If you do, it gets +2/+2 until end of turn.',
  );
  expect(told.at(-1)).toMatchObject({ appliesTo: { kind: 'is', object: { kind: 'source' } } });
});

it('takes "those tokens" for none of the cards that were named', () => {
  expect(
    isUnread(
      'Exile the top three cards of your library. Those tokens have "Sacrifice this creature: Add {C}."',
      ['sorcery'],
    ),
  ).toBe(true);
});
