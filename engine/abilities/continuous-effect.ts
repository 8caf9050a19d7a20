import type { Condition } from './condition.ts';
import type { Modification } from './modification.ts';
import type { Selector } from './selector.ts';

/**
 * A continuous effect as a static ability states it (CR 611.3): to what it applies, under which condition, and
 * its parts in the order of the text. One effect may have parts in several layers (613.6).
 */
export interface ContinuousEffectDefinition {
  readonly appliesTo: Selector;
  readonly condition?: Condition;
  readonly parts: readonly Modification[];
  /** "If this leaves the battlefield, this effect continues until end of turn." */
  readonly continuesUntilEndOfTurn?: boolean;
  /** "This effect doesn't remove this Aura": protection that it gives leaves its own source attached (702.16n). */
  readonly doesNotRemoveSource?: boolean;
}
