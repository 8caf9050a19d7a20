import type { CardFace } from '../../../engine/index.ts';
import { compileText, sameMeaning } from '../../../engine/index.ts';
import { type EffectKind, faceOfText } from './own-effect.ts';
import type { BuiltParts } from './parts.ts';

/** Whether the words of the parts are read back as what the parts are. */
export function isReadBack(kind: EffectKind, { ability, text }: BuiltParts): boolean {
  const { abilities, lines } = compileText(faceOfText(kind, text));
  return lines.every(({ unread }) => unread === undefined) && sameMeaning(abilities, [ability]);
}

/** Parts that no text says: a card that has them as data. An emblem's become an enchantment's. */
export const faceOfParts = (kind: EffectKind, name: string, { ability }: BuiltParts): CardFace => ({
  name,
  manaCost: '',
  supertypes: [],
  cardTypes: [kind === 'effect' ? 'instant' : 'enchantment'],
  subtypes: [],
  abilities: [ability],
});
