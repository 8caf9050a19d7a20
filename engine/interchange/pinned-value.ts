/** What somebody expected of one value, in words, beside what it is by the rules. */
export interface PinnedValue {
  /** The object that it is about, if it is one, and what it or something else is called. */
  readonly object: string | undefined;
  readonly name: string;
  /** Which value; `power-toughness`, `types`, `colors`, `abilities` where an object has it. */
  readonly group: string | undefined;
  readonly label: string;
  readonly expected: string;
  readonly found: string;
  readonly holds: boolean;
  /** Index of the moment at which it is checked. */
  readonly moment: number;
}
