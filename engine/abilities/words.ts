import type { Color } from '../vocabulary/colors.ts';
import type { Subtype } from '../vocabulary/subtypes.ts';

/**
 * Words of a card's text are data, because text-changing effects replace them (CR 612) and because some are
 * chosen: `{ chosen: … }` reads the choice that the source remembers (607.2d).
 */
export type ColorWord =
  | Color
  | {
      readonly chosen: 'color';
      /** Which one, where several were chosen, from 0. */
      readonly index?: number;
    };
export type SubtypeWord =
  | Subtype
  | {
      readonly chosen: 'creature-type' | 'basic-land-type' | 'land-type';
      /** Which one, where the source remembers several ("the first chosen type"), from 0. */
      readonly index?: number;
    };
export type NameWord = string | { readonly chosen: 'card-name' };
