import type { CardType } from '../../vocabulary/card-types.ts';

/** A card as somebody types it: each field as it stands in the form. */
export interface CardDraft {
  readonly name: string;
  /** `{1}{W}{W}`, or shorter `1WW`. */
  readonly manaCost: string;
  /** Letters of the color indicator (204), for a card without mana cost that has colors: `GW`. */
  readonly indicator: string;
  /** `Legendary Creature — Elf Druid`. */
  readonly typeLine: string;
  readonly power: string;
  readonly toughness: string;
  readonly loyalty: string;
  readonly defense: string;
  readonly text: string;
}

export const EMPTY_DRAFT: CardDraft = {
  name: '',
  manaCost: '',
  indicator: '',
  typeLine: '',
  power: '',
  toughness: '',
  loyalty: '',
  defense: '',
  text: '',
};

export type DraftField = Exclude<keyof CardDraft, 'text'>;

/** What is wrong with a field, or only strange (then the card can be made all the same). */
export interface DraftProblem {
  readonly field: DraftField;
  readonly code:
    | 'missing'
    | 'too-long'
    | 'no-card-type'
    | 'unknown-type'
    | 'unknown-subtype'
    | 'not-a-cost'
    | 'not-a-color'
    | 'not-a-size'
    | 'not-a-number'
    | 'missing-size'
    | 'same-name';
  readonly found: string;
  readonly isStrange: boolean;
}

/** Which printed numbers a card of these types has (208.1, 209, 210). */
export const numbersOf = (types: readonly CardType[], subtypes: readonly string[]): readonly DraftField[] => [
  ...(types.includes('creature') || subtypes.includes('Vehicle') || subtypes.includes('Spacecraft')
    ? (['power', 'toughness'] as const)
    : []),
  ...(types.includes('planeswalker') ? (['loyalty'] as const) : []),
  ...(types.includes('battle') ? (['defense'] as const) : []),
];
