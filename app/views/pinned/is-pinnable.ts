import type { ChainGroupName } from '../../../engine/index.ts';

/** Values of an inspector of which one can say what one expected. */
export const PINNABLE: readonly ChainGroupName[] = [
  'name',
  'types',
  'power-toughness',
  'abilities',
  'colors',
  'controller',
  'loyalty',
  'defense',
];

/** Whether one can say of this value what one expected. */
export const isPinnable = (group: ChainGroupName): boolean => PINNABLE.includes(group);
