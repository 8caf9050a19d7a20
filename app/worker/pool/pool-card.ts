import type { Color, ScryfallCard } from '../../../engine/index.ts';
import { COLORS, colorsOfCost, manaValueOf } from '../../../engine/index.ts';
import { identityOf } from '../../views/library/card-facts.ts';
import type { Origin, Reading, Searchable } from '../../views/library/query/searchable.ts';

/** A card of the pool: what was kept of its object, and which sets have it. */
export interface PoolCard extends ScryfallCard {
  readonly sets: readonly string[];
}

/** Objects that are no cards of the game: they can't be put on a board as cards. */
const NO_CARDS: ReadonlySet<string> = new Set(['token', 'double_faced_token', 'emblem', 'art_series']);

export const isGameCard = ({ layout }: ScryfallCard): boolean => !NO_CARDS.has(layout);

/** The card as the search sees it. */
export function searchableOf(card: PoolCard, origin: Origin, reading: Reading | undefined): Searchable {
  const faces = card.card_faces ?? [];
  const front = faces[0] ?? card;
  const text = card.oracle_text || faces.map(({ oracle_text }) => oracle_text ?? '').join('\n');
  const typeLine = card.type_line || faces.map(({ type_line }) => type_line ?? '').join(' // ');
  const cost = card.mana_cost || front.mana_cost || '';
  return {
    name: card.name,
    typeLine,
    text,
    layout: card.layout,
    colors: colorsIn(card.colors ?? front.colors ?? colorsOfCost(cost)),
    identity: colorsIn(card.color_identity ?? computedIdentity(card, typeLine, text)),
    manaValue: card.cmc ?? manaValueOf(card.layout === 'split' ? cost : (cost.split(' // ')[0] ?? '')),
    power: sizeNumber(card.power ?? front.power),
    toughness: sizeNumber(card.toughness ?? front.toughness),
    loyalty: sizeNumber(card.loyalty ?? front.loyalty),
    keywords: card.keywords ?? [],
    sets: card.sets,
    tags: [],
    origin,
    reading,
  };
}

const colorsIn = (letters: readonly string[]): readonly Color[] =>
  COLORS.filter((color) => letters.includes(color));

function computedIdentity(card: ScryfallCard, typeLine: string, text: string): readonly Color[] {
  const subtypes = typeLine.split(/[\s—/]+/);
  const faces = [card, ...(card.card_faces ?? [])].map((face) => ({
    manaCost: face.mana_cost ?? '',
    subtypes,
    colorIndicator: colorsIn(face.color_indicator ?? []),
  }));
  return identityOf(faces, text);
}

/** A star or X counts as 0, as Scryfall counts it. */
const sizeNumber = (size: string | undefined): number | undefined =>
  size === undefined ? undefined : Number.parseFloat(size) || 0;
