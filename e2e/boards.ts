/** Boards as the tests write them: plain files, as a user would have them. */
export interface BoardFile {
  readonly title: string;
  readonly steps: readonly object[];
  readonly [field: string]: unknown;
}

const enter = (id: string, card: string, controller: string, more: object = {}) => ({
  enter: { id, card, controller, ...more },
});

/** One creature, and nothing that touches it. */
export const bears: BoardFile = {
  strata: 1,
  title: 'Just bears',
  players: ['A', 'B'],
  steps: [enter('bears', 'Grizzly Bears', 'A')],
};

/** A card that nobody knows, between two that everybody knows. */
export const unknownCard: BoardFile = {
  strata: 1,
  title: 'With an unknown card',
  players: ['A', 'B'],
  steps: [
    enter('bears', 'Grizzly Bears', 'A'),
    enter('what', 'Nobody Knows This Card', 'A'),
    enter('anthem', 'Glorious Anthem', 'A'),
  ],
};

/** A creature with a spell on it. */
export const pumped: BoardFile = {
  strata: 1,
  title: 'Bears that grew',
  players: ['A', 'B'],
  steps: [
    enter('giant', 'Hill Giant', 'B'),
    enter('bears', 'Grizzly Bears', 'A'),
    { resolve: { id: 'growth', card: 'Giant Growth', controller: 'A', targets: ['bears'] } },
  ],
};

const face = (name: string, power: number, subtype: string) => ({
  name,
  manaCost: '{1}{W}',
  supertypes: [],
  cardTypes: ['creature'],
  subtypes: [subtype],
  power,
  toughness: power,
  abilities: [],
});

/** Abilities that can be used, a choice that was made, and somebody to see what comes of it. */
export const abilitiesBoard: BoardFile = {
  strata: 1,
  title: 'Abilities and choices',
  players: ['A', 'B'],
  steps: [
    enter('prowler', 'Kessig Prowler // Sinuous Predator', 'A'),
    enter('graft', 'Xenograft', 'A', { choices: { creatureType: 'Elf' } }),
    {
      token: {
        id: 'glad',
        controller: 'A',
        name: 'Glad Cleric',
        types: ['creature'],
        power: 1,
        toughness: 1,
        text: 'Whenever you gain life, put a +1/+1 counter on this creature.',
      },
    },
  ],
};

/** Something for every kind of step: two-sided, face down, a flip card, an Equipment, a card in hand. */
export const stepsBoard: BoardFile = {
  strata: 1,
  title: 'Something for every step',
  players: ['A', 'B'],
  cards: [
    {
      name: 'Test Novice // Test Master',
      layout: 'flip',
      faces: [face('Test Novice', 1, 'Human'), face('Test Master', 5, 'Human')],
    },
  ],
  steps: [
    enter('bears', 'Grizzly Bears', 'A'),
    enter('hulk', 'Marsh Hulk', 'A', { faceDown: 'morph' }),
    enter('prowler', 'Kessig Prowler // Sinuous Predator', 'A'),
    enter('novice', 'Test Novice // Test Master', 'A'),
    enter('shield', "Accorder's Shield", 'A'),
    enter('wall', 'Monastery Flock', 'A'),
    enter('giant', 'Hill Giant', 'B'),
    { place: { id: 'forest', card: 'Forest', zone: 'hand', owner: 'A' } },
  ],
};
