import { describeCard } from '../../oracle/describe/en/describe.ts';
import type { CardFace, PrintedSize } from '../card-definition.ts';
import type { CardDraft } from './draft.ts';

/**
 * A face as a draft to go on with: in the words of its writer, or as the describer says its abilities, with the lines
 * that nobody understood. Only the first letters of types are capitals, as on a card.
 */
export function draftOf(face: CardFace): CardDraft {
  const before = [...face.supertypes, ...face.cardTypes].map(capital).join(' ');
  return {
    name: face.name,
    manaCost: face.manaCost,
    indicator: (face.colorIndicator ?? []).join(''),
    typeLine: face.subtypes.length === 0 ? before : `${before} — ${face.subtypes.join(' ')}`,
    power: size(face.power),
    toughness: size(face.toughness),
    loyalty: size(face.loyalty),
    defense: size(face.defense),
    text: face.text ?? [...describeCard(face), ...(face.unread ?? []).map(({ text }) => text)].join('\n'),
  };
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const size = (value: PrintedSize | undefined): string => (value === undefined ? '' : String(value));
