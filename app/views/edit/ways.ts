import type { CardDefinition, Keyword } from '../../../engine/index.ts';

/** Keywords that offer another way to cast a card, and what the step calls it (601.2b, 702). */
const WAY_OF_KEYWORD: Readonly<Partial<Record<Keyword, string>>> = {
  bestow: 'bestow',
  prototype: 'prototype',
  impending: 'impending',
  mutate: 'mutate',
  kicker: 'kicked',
  escape: 'escaped',
};

/** The ways to cast that the card offers; any other is written. */
export function waysOf(card: CardDefinition | undefined): readonly string[] {
  const abilities = card?.faces.flatMap((face) => face.abilities) ?? [];
  const ways = abilities.flatMap((ability) => {
    const way = ability.kind === 'keyword' ? WAY_OF_KEYWORD[ability.keyword] : undefined;
    return way === undefined ? [] : [way];
  });
  return [...new Set(ways)];
}

/** The card has a back face that can be up by itself (712.2, 712.3), which a meld card has not (712.4c). */
export const canBeTransformed = (card: CardDefinition | undefined): boolean =>
  card !== undefined && card.faces.length > 1 && DOUBLE_FACED.has(card.layout);

const DOUBLE_FACED: ReadonlySet<CardDefinition['layout']> = new Set(['transform', 'modal_dfc']);
