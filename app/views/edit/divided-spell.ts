import type { CardDefinition } from '../../../engine/index.ts';
import { dividedAmount } from '../pending/divided.ts';
import type { ChoiceName } from './step-field.ts';

/** What a spell with these targets wants chosen: how it divides what it says, among more than one of them (601.2d). */
export const choicesOfSpell = (
  card: CardDefinition | undefined,
  targets: readonly unknown[] = [],
): readonly ChoiceName[] =>
  targets.length >= 2 && dividedAmount(card?.faces.map(({ abilities }) => abilities)) !== undefined
    ? ['divide']
    : [];
