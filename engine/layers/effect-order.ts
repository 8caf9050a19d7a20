import { compareTimestamps, type Timestamp } from '../state/timestamp.ts';

/** What decides which of two effects is the earlier one (CR 613.7). */
export interface EffectPlace {
  readonly timestamp: Timestamp;
  /**
   * Among equal timestamps: effects of an object's own text come first, then those of abilities that it was granted,
   * in the order of the granters (613.7a), then those of counters and resolutions (613.7n).
   */
  readonly rank: 0 | 1 | 2;
  readonly grantedAt: Timestamp | undefined;
  /** Printed order: of the ability on its object and of the effect in its ability. */
  readonly printed: readonly [ability: number, effect: number];
  /** Decides what no rule decides, so that the order in which objects are stored doesn't. */
  readonly id: string;
}

/** Negative if `a` is earlier; never 0 for two effects. */
export function compareEffects(a: EffectPlace, b: EffectPlace): number {
  return (
    compareTimestamps(a.timestamp, b.timestamp) ||
    a.rank - b.rank ||
    compareGranters(a.grantedAt, b.grantedAt) ||
    a.printed[0] - b.printed[0] ||
    a.printed[1] - b.printed[1] ||
    (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
  );
}

function compareGranters(a: Timestamp | undefined, b: Timestamp | undefined): number {
  return a === undefined || b === undefined ? 0 : compareTimestamps(a, b);
}
