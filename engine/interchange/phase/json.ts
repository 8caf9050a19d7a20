/** Reading of JSON of which nothing is sure: what isn't as expected is absent. */
export type Json = Readonly<Record<string, unknown>>;

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const record = (value: unknown): Json | undefined => (isJson(value) ? value : undefined);

export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

export const texts = (value: unknown): readonly string[] => list(value).flatMap((each) => text(each) ?? []);

/** A whole number that a board could have. */
export const whole = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= 1_000_000 ? value : undefined;

/** The number of an object, which may be the key of a map. */
export const id = (value: unknown): string | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : text(value);
