import type { ChoiceKind } from '../../../engine/index.ts';
import { BASIC_LAND_TYPES, COLORS, LIBRARY_CARDS, SUBTYPES } from '../../../engine/index.ts';

/** What can be chosen, where it can be listed; `undefined` where it is written or pointed at. */
export function optionsOf(
  what: ChoiceKind,
  from: readonly string[] | undefined,
): readonly string[] | undefined {
  if (from !== undefined) return from;
  switch (what) {
    case 'color':
      return COLORS;
    case 'creature-type':
      return [...SUBTYPES.creature].sort();
    case 'basic-land-type':
      return BASIC_LAND_TYPES;
    case 'land-type':
      return SUBTYPES.land;
    case 'card-name':
      return LIBRARY_CARDS.map(({ name }) => name);
    case 'number':
    case 'player':
    case 'object':
    case 'mode':
    case 'copy':
      return undefined;
  }
}
