import { describe, expect, it } from 'vitest';
import type { Ability } from '../../abilities/ability.ts';
import type { Condition } from '../../abilities/condition.ts';
import type { Modification } from '../../abilities/modification.ts';
import {
  allOf,
  anyOf,
  bothPaired,
  cardType,
  color,
  inZone,
  not,
  opponentsControl,
  pairedCreature,
  type Selector,
  source,
  subtype,
  youControl,
} from '../../abilities/selector.ts';
import { gets, has, kw, staticAbility, yourCreatures } from '../../cards/build.ts';
import { canonical } from './canonical.ts';
import { readBack } from './read-back.ts';

const you = { kind: 'you' } as const;
const self = { kind: 'source' } as const;
const opponents = { kind: 'opponents' } as const;

/** One effect of a static ability. */
const effect = (appliesTo: Selector, parts: readonly Modification[], condition?: Condition): Ability =>
  staticAbility({ appliesTo, parts, ...(condition === undefined ? {} : { condition }) });
const youHave = (ability: ReturnType<typeof kw>): Ability =>
  effect(source, [{ kind: 'player-gains-ability', player: you, ability }]);
const exists = (...of: Selector[]): Condition => ({ kind: 'exists', what: allOf(...of) });
const sized = (amount: NonNullable<Extract<Modification, { kind: 'set-base-power-toughness' }>['power']>) =>
  ({ kind: 'set-base-power-toughness', power: amount, toughness: amount }) as const;

/** The text means these abilities, and what is said of them is read as the same. */
function reads(text: string, abilities: readonly Ability[]): void {
  const { unread, tree, said, again } = readBack(text);
  expect(unread).toEqual([]);
  expect(tree).toEqual(canonical(abilities));
  expect(again, said).toEqual(canonical(abilities));
}

const unread = (text: string): void => {
  expect(readBack(text).unread).not.toEqual([]);
};

describe('several subjects and conditions in one sentence', () => {
  it('gives to a player and to objects what both have (613.10)', () => {
    reads('You and Elves you control have shroud.', [
      youHave(kw('shroud')),
      effect(allOf(subtype('Elf'), youControl), [has(kw('shroud'))]),
    ]);
  });

  it('tells of a second subject under the same condition', () => {
    const test = exists(subtype('Goat'), youControl);
    reads('As long as you control a Goat, this creature gets +1/+0 and Elves you control have reach.', [
      effect(source, [gets(1, 0)], test),
      effect(allOf(subtype('Elf'), youControl), [has(kw('reach'))], test),
    ]);
    unread('This creature gets +1/+0 and Elves you control have reach as long as you control a Goat.');
  });

  it('gives each change its own condition', () => {
    reads(
      'This creature has haste as long as you control a Goat and gets +2/+0 as long as you control an Ox.',
      [
        effect(source, [has(kw('haste'))], exists(subtype('Goat'), youControl)),
        effect(source, [gets(2, 0)], exists(subtype('Ox'), youControl)),
      ],
    );
    reads("Each creature you control has haste if it's white and reach if it's green.", [
      effect(allOf(color('W'), cardType('creature'), youControl), [has(kw('haste'))]),
      effect(allOf(color('G'), cardType('creature'), youControl), [has(kw('reach'))]),
    ]);
  });

  it('puts one effect in the place of another', () => {
    const test: Condition = { kind: 'matches', object: self, selector: { kind: 'tapped' } };
    reads("This creature gets +1/+1. It gets +3/+3 instead as long as it's tapped.", [
      effect(source, [gets(1, 1)], { ...test, selector: not({ kind: 'tapped' }) }),
      effect(source, [gets(3, 3)], test),
    ]);
  });

  it('says with "unless" where an effect does not hold', () => {
    reads("This creature has reach unless it's attacking.", [
      effect(source, [has(kw('reach'))], {
        kind: 'matches',
        object: self,
        selector: not({ kind: 'attacking' }),
      }),
    ]);
  });

  it('says of more keywords what it says of one', () => {
    reads(
      'As long as a card exiled with this creature has flying, this creature has flying. The same is true for haste and reach.',
      [
        effect(source, [
          {
            kind: 'add-abilities-of',
            among: { kind: 'exiled-with-source' },
            which: ['flying', 'haste', 'reach'],
          },
        ]),
      ],
    );
  });

  it('defines no characteristics under a condition (604.3a)', () => {
    reads(
      "During your turn, this creature's power and toughness are each equal to the number of Goats you control.",
      [
        effect(source, [sized({ kind: 'count', of: allOf(subtype('Goat'), youControl) })], {
          kind: 'turn-of',
          player: you,
        }),
      ],
    );
  });
});

describe('conditions', () => {
  it.each<[string, Condition]>([
    [
      'two or more Equipment are attached to it',
      {
        kind: 'exists',
        what: allOf(subtype('Equipment'), { kind: 'attached-to', what: source }),
        atLeast: 2,
      },
    ],
    [
      'a creature has a flying counter on it',
      exists(cardType('creature'), { kind: 'counters', counter: 'flying', atLeast: 1 }),
    ],
    [
      'a Goat card and an Elf card are in your graveyard',
      {
        kind: 'all-of',
        of: ['Goat', 'Elf'].map((word) =>
          exists(subtype(word), inZone('graveyard'), { kind: 'owner', is: you }),
        ),
      },
    ],
    [
      'an opponent has nine or more cards in their graveyard',
      {
        kind: 'some-player',
        who: opponents,
        value: 'graveyard-size',
        comparison: '>=',
        to: 9,
      },
    ],
    [
      'an opponent is poisoned',
      {
        kind: 'compare',
        left: { kind: 'counters-on-player', player: opponents, counter: 'poison' },
        comparison: '>=',
        right: 1,
      },
    ],
    [
      'you have at least 3 life more than your starting life total',
      {
        kind: 'compare',
        left: { kind: 'life', of: you },
        comparison: '>=',
        right: { kind: 'sum', of: [{ kind: 'starting-life', of: you }, 3] },
      },
    ],
    [
      'you have more cards in hand than each opponent',
      {
        kind: 'compare',
        left: { kind: 'hand-size', of: you },
        comparison: '>',
        right: { kind: 'greatest-among-players', value: 'hand-size', of: opponents },
      },
    ],
    [
      'red is the most common color among all creatures or is tied for most common',
      {
        kind: 'most-common-color',
        color: 'R',
        among: cardType('creature'),
      },
    ],
    ['you control a transformed permanent', exists({ kind: 'transformed' }, youControl)],
    [
      'there are four or more mana values among cards in your graveyard',
      {
        kind: 'compare',
        left: {
          kind: 'distinct',
          what: 'mana-values',
          among: allOf(inZone('graveyard'), { kind: 'owner', is: you }),
        },
        comparison: '>=',
        right: 4,
      },
    ],
  ])('reads "as long as %s"', (clause, condition) => {
    reads(`This creature gets +1/+1 as long as ${clause}.`, [effect(source, [gets(1, 1)], condition)]);
  });

  it('pairs a creature with another (702.95)', () => {
    reads('As long as this creature is paired with another creature, both creatures have reach.', [
      effect(bothPaired, [has(kw('reach'))], {
        kind: 'matches',
        object: { kind: 'paired' },
        selector: pairedCreature,
      }),
    ]);
  });

  it('ends the condition before another noun', () => {
    reads('As long as this creature is untapped, green creatures you control get +1/+1.', [
      effect(allOf(color('G'), yourCreatures), [gets(1, 1)], {
        kind: 'matches',
        object: self,
        selector: not({ kind: 'tapped' }),
      }),
    ]);
  });
});

describe('amounts', () => {
  it('adds what is counted "for each … and each …"', () => {
    const amount = {
      kind: 'sum',
      of: [
        { kind: 'count', of: allOf(subtype('Goat'), youControl) },
        { kind: 'count', of: allOf(subtype('Goat'), inZone('graveyard'), { kind: 'owner', is: you }) },
      ],
    } as const;
    reads('This creature gets +1/+1 for each Goat you control and each Goat card in your graveyard.', [
      effect(source, [gets(amount, amount)]),
    ]);
  });

  it('tells X from Y', () => {
    reads(
      'This creature gets +X/+Y, where X is the number of Goats you control and Y is the number of Oxen you control.',
      [
        effect(source, [
          gets(
            { kind: 'count', of: allOf(subtype('Goat'), youControl) },
            { kind: 'count', of: allOf(subtype('Ox'), youControl) },
          ),
        ]),
      ],
    );
    unread('This creature gets +X/+Y, where X is the number of Goats you control.');
  });

  it('tells a number that only the course of the game knows', () => {
    const told = { kind: 'told', words: "cards you've drawn this turn", isCount: true } as const;
    reads("Creatures you control get +X/+X, where X is the number of cards you've drawn this turn.", [
      effect(yourCreatures, [gets(told, told)]),
    ]);
    unread('Each creature you control gets +1/+0 for each time it has attacked this turn.');
  });

  it('counts mana symbols, a party, counters of any kind', () => {
    const symbols = { kind: 'mana-symbols', of: ['G'], among: youControl } as const;
    const party = { kind: 'party', of: you } as const;
    const counters = { kind: 'counters-on', object: self } as const;
    reads(
      'This creature gets +1/+1 for each green mana symbol in the mana costs of permanents you control.',
      [effect(source, [gets(symbols, symbols)])],
    );
    reads('This creature gets +1/+1 for each creature in your party.', [
      effect(source, [gets(party, party)]),
    ]);
    reads('This creature gets +1/+1 for each counter on it.', [effect(source, [gets(counters, counters)])]);
  });

  it('reads no sum of life totals as the life of one opponent', () => {
    unread("This creature gets +X/+0, where X is an opponent's life total.");
  });
});

describe('what the course of the game knows of objects', () => {
  it.each<[string, Selector]>([
    [
      'Creatures attacking your opponents',
      allOf(cardType('creature'), { kind: 'designation', designation: 'attacking your opponents' }),
    ],
    [
      'Goblin spells you cast from your hand',
      allOf(subtype('Goblin'), inZone('stack'), youControl, {
        kind: 'designation',
        designation: 'cast from your hand',
      }),
    ],
    [
      'Other snow and Elf creatures you control',
      allOf(not(source), anyOf({ kind: 'supertype', supertype: 'snow' }, subtype('Elf')), yourCreatures),
    ],
  ])('reads "%s"', (noun, selector) => {
    reads(`${noun} have haste.`, [effect(selector, [has(kw('haste'))])]);
  });
});

describe('protection', () => {
  it('is from players and from own colors (702.16h, 702.16k)', () => {
    reads('This creature has protection from the chosen player.', [
      effect(source, [
        has(
          kw('protection', {
            kind: 'quality',
            quality: { kind: 'controller', is: { kind: 'chosen-player' } },
          }),
        ),
      ]),
    ]);
    reads('All creatures have protection from each of its colors.', [
      effect(cardType('creature'), [
        has(kw('protection', { kind: 'quality', quality: { kind: 'shares', what: 'color', with: self } })),
      ]),
    ]);
  });
});

describe('abilities seen elsewhere', () => {
  it('tells activated from triggered ones', () => {
    reads('This creature has all triggered abilities of Goats your opponents control.', [
      effect(source, [
        { kind: 'add-abilities-of', among: allOf(subtype('Goat'), opponentsControl), which: 'triggered' },
      ]),
    ]);
  });

  it('reads loyalty abilities in brackets', () => {
    reads('Goats you control have "[+1]: Draw a card."', [
      effect(allOf(subtype('Goat'), youControl), [
        has({
          kind: 'activated',
          cost: { loyalty: 1 },
          isLoyalty: true,
          instructions: [{ kind: 'draw', player: you, amount: 1 }],
        }),
      ]),
    ]);
  });
});
