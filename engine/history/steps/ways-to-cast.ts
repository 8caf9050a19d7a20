import type { CardDefinition } from '../../cards/card-definition.ts';
import type { Keyword } from '../../vocabulary/keywords.ts';
import { refuse } from '../refusal.ts';

/** Ways to cast that change what the spell or permanent is, and what it is called as long as that is so. */
const CHANGING: Readonly<Record<string, { readonly keyword: Keyword; readonly designation: string }>> = {
  // 702.103b
  bestow: { keyword: 'bestow', designation: 'bestowed' },
  // 718.3
  prototype: { keyword: 'prototype', designation: 'prototyped' },
  // 702.176a
  impending: { keyword: 'impending', designation: 'impending' },
  // 702.140a
  mutate: { keyword: 'mutate', designation: 'mutating' },
};

/**
 * What a spell is called for the way in which it is cast: "bestowed", "kicked" … Effects may ask about that of the
 * permanent too (CR 400.7d). Refuses a way that the card doesn't offer, where the way changes the spell.
 */
export function designationsOfWay(
  card: CardDefinition,
  face: number,
  { id, how, kicked = false }: { readonly id?: string; readonly how?: string; readonly kicked?: boolean },
): readonly string[] {
  const isKicked = kicked ? ['kicked'] : [];
  if (how === undefined) return isKicked;
  const way = CHANGING[how];
  if (way === undefined) return [...new Set([...isKicked, how])];
  const offers = card.faces[face]?.abilities.some(
    (ability) => ability.kind === 'keyword' && ability.keyword === way.keyword,
  );
  if (offers !== true) refuse('illegal-choice', { source: id ?? card.name, choice: 'how', value: how });
  return [...isKicked, way.designation];
}
