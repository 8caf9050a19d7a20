/** One field of an expectation that does not hold. */
export interface Difference {
  readonly field: string;
  readonly expected: string;
  readonly got: string;
}

/** Collects the fields that differ. */
export class Differences {
  readonly found: Difference[] = [];

  /** Compares a value, if the case expects one. */
  same(field: string, expected: unknown, got: unknown): void {
    if (expected !== undefined && expected !== got) this.add(field, expected, got);
  }

  /** Compares lists as sets. */
  sameSet(field: string, expected: readonly string[] | undefined, got: readonly string[]): void {
    if (expected === undefined) return;
    if (!isSameSet(expected, got)) this.add(field, expected, got);
  }

  /** Compares lists in order. */
  sameList(field: string, expected: readonly string[] | undefined, got: readonly string[]): void {
    if (expected === undefined) return;
    const isSame = expected.length === got.length && expected.every((each, index) => each === got[index]);
    if (!isSame) this.add(field, expected, got);
  }

  add(field: string, expected: unknown, got: unknown): void {
    this.found.push({ field, expected: show(expected), got: show(got) });
  }
}

const show = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');

export const isSameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.every((each) => b.includes(each)) && b.every((each) => a.includes(each));
