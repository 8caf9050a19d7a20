import type { CardDefinition } from '../../card-definition.ts';
import { ARTIFACTS_A_L } from './artifacts.ts';
import { AURAS_A_L } from './auras.ts';
import { COPIES_A_L } from './copies.ts';
import { ENCHANTMENTS_A_L } from './enchantments.ts';
import { EQUIPMENT_A_L } from './equipment.ts';
import { GIVING_CREATURES_A_L } from './giving-creatures.ts';
import { LANDS_A_L } from './lands.ts';
import { PLANESWALKERS_A_L } from './planeswalkers.ts';
import { RETURNING_AURAS_A_L } from './returning-auras.ts';
import { SHIFTING_CREATURES_A_L } from './shifting-creatures.ts';
import { SPELLS_A_L } from './spells.ts';
import { TYPE_CHANGERS_A_L } from './type-changers.ts';
import { TYPE_CHANGING_CREATURES_A_L } from './type-changing-creatures.ts';
import { VANILLAS_A_L } from './vanillas.ts';
import { WORKING_CREATURES_A_B } from './working-creatures-a-b.ts';
import { WORKING_CREATURES_C_D } from './working-creatures-c-d.ts';
import { WORKING_CREATURES_E_L } from './working-creatures-e-l.ts';

/** Cards of the library whose names begin with A–L. */
export const CARDS_A_L: readonly CardDefinition[] = [
  ...VANILLAS_A_L,
  ...LANDS_A_L,
  ...AURAS_A_L,
  ...RETURNING_AURAS_A_L,
  ...SPELLS_A_L,
  ...COPIES_A_L,
  ...ARTIFACTS_A_L,
  ...EQUIPMENT_A_L,
  ...TYPE_CHANGERS_A_L,
  ...ENCHANTMENTS_A_L,
  ...TYPE_CHANGING_CREATURES_A_L,
  ...GIVING_CREATURES_A_L,
  ...SHIFTING_CREATURES_A_L,
  ...WORKING_CREATURES_A_B,
  ...WORKING_CREATURES_C_D,
  ...WORKING_CREATURES_E_L,
  ...PLANESWALKERS_A_L,
];
