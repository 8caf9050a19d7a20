import type { CardDefinition } from '../../card-definition.ts';
import { necromancy } from '../a-l/returning-auras.ts';
import { AURAS } from './auras.ts';
import { CLASSICS } from './classics.ts';
import { COPIES } from './copies.ts';
import { CREATURES } from './creatures.ts';
import { ENCHANTMENTS } from './enchantments.ts';
import { EQUIPMENT } from './equipment.ts';
import { LAND_CREATURES } from './land-creatures.ts';
import { LANDS } from './lands.ts';
import { REPLACING } from './replacing.ts';
import { SHIFTING_CREATURES } from './shifting-creatures.ts';
import { SPELLS } from './spells.ts';
import { THIEVES } from './thieves.ts';
import { TYPE_CHANGERS } from './type-changers.ts';
import { VANILLAS } from './vanillas.ts';
import { WORKING_CREATURES_M_R } from './working-creatures-m-r.ts';
import { WORKING_CREATURES_S_Z } from './working-creatures-s-z.ts';

/** Cards of the library whose names begin with M–Z. */
export const CARDS_M_Z: readonly CardDefinition[] = [
  ...VANILLAS,
  ...CLASSICS,
  necromancy,
  ...LANDS,
  ...LAND_CREATURES,
  ...TYPE_CHANGERS,
  ...AURAS,
  ...SPELLS,
  ...COPIES,
  ...THIEVES,
  ...EQUIPMENT,
  ...ENCHANTMENTS,
  ...CREATURES,
  ...SHIFTING_CREATURES,
  ...REPLACING,
  ...WORKING_CREATURES_M_R,
  ...WORKING_CREATURES_S_Z,
];
