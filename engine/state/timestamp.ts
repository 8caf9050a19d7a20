/**
 * A timestamp (CR 613.7): `at` grows with every step of the game; `order` tells simultaneous ones apart
 * (613.7m). Compare with {@link compareTimestamps} only.
 */
export interface Timestamp {
  readonly at: number;
  readonly order: number;
}

/** Negative if `a` is earlier, positive if later, 0 if equal. */
export const compareTimestamps = (a: Timestamp, b: Timestamp): number => a.at - b.at || a.order - b.order;

/** The later of two, as 613.7a wants for effects of static abilities. */
export const laterTimestamp = (a: Timestamp, b: Timestamp): Timestamp =>
  compareTimestamps(a, b) < 0 ? b : a;
