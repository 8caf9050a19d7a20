/** Largest sizes of a state file. What is larger is refused. */
export const STATE_LIMITS = {
  /** Characters; a snapshot of a long game is large. */
  length: 20_000_000,
  lines: 20_000,
  objects: 600,
  effects: 200,
  players: 8,
  nameLength: 200,
  counters: 100_000,
  /** How often groups of commands may name one another. */
  references: 200,
} as const;

/** Why a state file can't be read at all. */
export const STATE_FAULTS = [
  'not-a-state',
  'too-large',
  'too-many-objects',
  'not-json',
  'no-objects',
] as const;
export type StateFault = (typeof STATE_FAULTS)[number];

/** Thrown inside the readers, and caught at their door. */
export class StateError extends Error {
  readonly fault: StateFault;
  constructor(fault: StateFault) {
    super(fault);
    this.fault = fault;
  }
}
