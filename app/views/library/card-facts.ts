import type { CardDefinition, CardFace, Color } from '../../../engine/index.ts';
import { COLORS, colorsOfCost, manaValueOf } from '../../../engine/index.ts';

const BASIC_COLORS: Readonly<Record<string, Color>> = {
  Plains: 'W',
  Island: 'U',
  Swamp: 'B',
  Mountain: 'R',
  Forest: 'G',
};

/** Mana value of a card (202.3): of a split card that of both halves (709.4b), otherwise of its front (712.8). */
export const manaValueOfCard = ({ layout, faces }: Pick<CardDefinition, 'layout' | 'faces'>): number =>
  (layout === 'split' ? faces : faces.slice(0, 1))
    .map(({ manaCost }) => manaValueOf(manaCost))
    .reduce((sum, value) => sum + value, 0);

/** The colors that a face has by cost or indicator (202.2, 204). */
export const colorsOfFace = ({ colorIndicator, manaCost }: CardFace): readonly Color[] =>
  COLORS.filter((color) => (colorIndicator ?? colorsOfCost(manaCost)).includes(color));

/** Color identity (903.4): colors of costs, of symbols in the text outside of reminders, of land types. */
export function identityOf(
  faces: readonly Pick<CardFace, 'manaCost' | 'colorIndicator' | 'subtypes'>[],
  text: string,
): readonly Color[] {
  const symbols = [
    ...faces.map(({ manaCost }) => manaCost),
    ...(text.replace(/\([^()]*\)/g, '').match(/\{[^}]*\}/g) ?? []),
  ].join('');
  const found = new Set<Color>([
    ...faces.flatMap(({ colorIndicator }) => colorIndicator ?? []),
    ...faces.flatMap(({ subtypes }) => subtypes.flatMap((type) => BASIC_COLORS[type] ?? [])),
    ...COLORS.filter((color) => new RegExp(`\\{[^}]*${color}[^}]*\\}`).test(symbols)),
  ]);
  return COLORS.filter((color) => found.has(color));
}
