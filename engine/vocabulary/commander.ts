/** What a card is called that is somebody's commander (CR 903.3): it is that in every zone. */
export const COMMANDER = 'commander';

/** Of what an object is called, what it is still called as a new object in another zone (400.7, 903.3). */
export const lastingDesignations = (designations: readonly string[]): readonly string[] =>
  designations.includes(COMMANDER) ? [COMMANDER] : [];
