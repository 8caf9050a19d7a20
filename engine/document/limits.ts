/** Largest sizes of a board file. What is larger is refused with a clear error instead of freezing the page. */
export const LIMITS = {
  /** Characters of the whole file. */
  fileLength: 5_000_000,
  steps: 2_000,
  players: 8,
  cards: 1_000,
  expectations: 5_000,
  /** Objects that one step lets enter, its targets, its modes and the like. */
  listLength: 500,
  idLength: 120,
  nameLength: 300,
  textLength: 20_000,
  /** Absolute value of any number. */
  number: 1_000_000,
  /** How deep JSON may be nested. */
  depth: 64,
} as const;
