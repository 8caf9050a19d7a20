import type { Ability } from '../../abilities/ability.ts';
import { sameTree } from '../same-tree.ts';
import { canonical } from './canonical.ts';

/** Whether these abilities mean the same as those, in whatever order and form the data says it. */
export const sameMeaning = (these: readonly Ability[], those: readonly Ability[]): boolean =>
  sameTree(canonical(these), canonical(those));
