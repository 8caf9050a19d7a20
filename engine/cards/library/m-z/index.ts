import type { CardDefinition } from '../../card-definition.ts';
import { AURAS } from './auras.ts';
import { COPIES } from './copies.ts';
import { LAND_CREATURES } from './land-creatures.ts';
import { LANDS } from './lands.ts';
import { SPELLS } from './spells.ts';
import { THIEVES } from './thieves.ts';
import { TYPE_CHANGERS } from './type-changers.ts';
import { VANILLAS } from './vanillas.ts';

/** Cards of the library whose names begin with M–Z. */
export const CARDS_M_Z: readonly CardDefinition[] = [
  ...VANILLAS,
  ...LANDS,
  ...LAND_CREATURES,
  ...TYPE_CHANGERS,
  ...AURAS,
  ...SPELLS,
  ...COPIES,
  ...THIEVES,
];
