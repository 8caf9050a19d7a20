import type { CardDefinition } from '../../card-definition.ts';
import { AURAS_A_L } from './auras.ts';
import { COPIES_A_L } from './copies.ts';
import { ENCHANTMENTS_A_L } from './enchantments.ts';
import { EQUIPMENT_A_L } from './equipment.ts';
import { LANDS_A_L } from './lands.ts';
import { SPELLS_A_L } from './spells.ts';
import { TYPE_CHANGERS_A_L } from './type-changers.ts';
import { VANILLAS_A_L } from './vanillas.ts';

/** Cards of the library whose names begin with A–L. */
export const CARDS_A_L: readonly CardDefinition[] = [
  ...VANILLAS_A_L,
  ...LANDS_A_L,
  ...AURAS_A_L,
  ...SPELLS_A_L,
  ...COPIES_A_L,
  ...EQUIPMENT_A_L,
  ...TYPE_CHANGERS_A_L,
  ...ENCHANTMENTS_A_L,
];
