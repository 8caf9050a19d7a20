import type { ScryfallCard } from '../../../engine/index.ts';

/** A card object in Scryfall's shape, for tests. */
export const cardObject = (name: string, fields: Partial<ScryfallCard> = {}): ScryfallCard => ({
  name,
  layout: 'normal',
  mana_cost: '{1}{G}',
  type_line: 'Creature — Bear',
  oracle_text: '',
  power: '2',
  toughness: '2',
  ...fields,
});

/** A file as it is dropped on the page. */
export const cardFile = (text: string, name = 'cards.jsonl'): File => new File([text], name);
