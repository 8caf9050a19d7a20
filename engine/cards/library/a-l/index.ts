import type { CardDefinition } from '../../card-definition.ts';

/** Cards of the library whose names begin with A–L. */
export const CARDS_A_L: readonly CardDefinition[] = [];
