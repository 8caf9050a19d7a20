import type { CardDefinition } from '../../card-definition.ts';

/** Cards of the library whose names begin with M–Z. */
export const CARDS_M_Z: readonly CardDefinition[] = [];
