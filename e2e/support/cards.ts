/** A card object in Scryfall's shape; texts are of our own making. */
export const cardObject = (name: string, fields: Readonly<Record<string, unknown>> = {}) => ({
  object: 'card',
  name,
  layout: 'normal',
  mana_cost: '{1}{G}',
  cmc: 2,
  type_line: 'Creature — Bear',
  oracle_text: '',
  power: '2',
  toughness: '2',
  colors: ['G'],
  color_identity: ['G'],
  set: 'tst',
  ...fields,
});

/** Nobody prints this: half of it can be read. */
export const halfRead = cardObject('Half Read Bear', {
  oracle_text: 'Trample\nWhile frobnicating, this creature zorbles.',
});

export const bearLord = cardObject('Lord of Test Bears', {
  type_line: 'Legendary Creature — Bear Noble',
  oracle_text: 'Other Bears you control get +2/+2.',
  power: '3',
  toughness: '3',
});

export const twoFaces = cardObject('Calm Tester // Wild Tester', {
  layout: 'transform',
  type_line: 'Creature — Human // Creature — Werewolf',
  oracle_text: undefined,
  mana_cost: undefined,
  card_faces: [
    {
      name: 'Calm Tester',
      mana_cost: '{2}{R}',
      type_line: 'Creature — Human',
      oracle_text: '',
      power: '2',
      toughness: '2',
      colors: ['R'],
    },
    {
      name: 'Wild Tester',
      mana_cost: '',
      type_line: 'Creature — Werewolf',
      oracle_text: 'Menace',
      power: '4',
      toughness: '4',
      colors: ['R'],
    },
  ],
});

/** As in Scryfall's bulk files: an array with a card a line. */
export const bulkFile = (cards: readonly unknown[]): string =>
  `[\n${cards.map((card) => JSON.stringify(card)).join(',\n')}\n]\n`;
