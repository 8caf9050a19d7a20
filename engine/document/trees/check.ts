import { type DocumentError, type DocumentErrorCode, printPath } from '../document-error.ts';
import { LIMITS } from '../limits.ts';

// Checks of the trees that abilities are made of. Each names what is wrong and where; none throws.

/** Where in the file a value stands, and the errors found so far. */
export interface Place {
  readonly path: readonly PropertyKey[];
  readonly errors: DocumentError[];
}

export type Check = (value: unknown, place: Place) => void;
/** A check of a field that may be absent. */
export interface Optional {
  readonly whenThere: Check;
}

export const optional = (whenThere: Check): Optional => ({ whenThere });

function fault(place: Place, code: DocumentErrorCode, parameters: DocumentError['parameters']): void {
  place.errors.push({ path: printPath(place.path), code, parameters });
}

const inside = (place: Place, key: PropertyKey): Place => ({ ...place, path: [...place.path, key] });

export const text: Check = (value, place) => {
  if (typeof value !== 'string') fault(place, 'expected', { expected: 'text', found: typeof value });
  else if (value.length > LIMITS.textLength) fault(place, 'too-long', { limit: LIMITS.textLength });
};

export const number: Check = (value, place) => {
  if (typeof value !== 'number') fault(place, 'expected', { expected: 'number', found: typeof value });
  else if (Math.abs(value) > LIMITS.number) fault(place, 'out-of-range', { limit: LIMITS.number });
};

export const flag: Check = (value, place) => {
  if (typeof value !== 'boolean') fault(place, 'expected', { expected: 'boolean', found: typeof value });
};

export const oneOf =
  (words: readonly (string | number)[]): Check =>
  (value, place) => {
    if (words.some((word) => word === value)) return;
    fault(place, 'unknown-value', {
      allowed: words.slice(0, 20).join(', '),
      found: String(value).slice(0, 80),
    });
  };

export const listOf =
  (item: Check): Check =>
  (value, place) => {
    if (!Array.isArray(value)) fault(place, 'expected', { expected: 'list', found: typeof value });
    else if (value.length > LIMITS.listLength) fault(place, 'too-many', { limit: LIMITS.listLength });
    else for (const [index, each] of value.entries()) item(each, inside(place, index));
  };

/** A value of one sort or another: `isFirst` tells which is meant. */
export const either =
  (isFirst: (value: unknown) => boolean, first: Check, second: Check): Check =>
  (value, place) =>
    (isFirst(value) ? first : second)(value, place);

export const isText = (value: unknown): boolean => typeof value === 'string';
export const isNumber = (value: unknown): boolean => typeof value === 'number';

/** A check for every field of a type but `kind`: required ones and {@link Optional} ones, none forgotten. */
export type Fields<Type> = {
  readonly [Field in Exclude<keyof Type, 'kind'>]-?: Record<never, never> extends Pick<Type, Field>
    ? Optional
    : Check;
};

/** For every kind of a union the checks of its fields. A kind without an entry does not compile. */
export type Kinds<Union extends { readonly kind: string }> = {
  readonly [Kind in Union['kind']]: Fields<Extract<Union, { readonly kind: Kind }>>;
};

type Row = Readonly<Record<string, Check | Optional>>;

/** An object with these fields and no others. */
export const fieldsOf =
  <Type>(fields: Fields<Type>): Check =>
  (value, place) => {
    if (isRecord(value, place)) checkFields(value, fields as Row, place, []);
  };

/** One of the kinds of a union, told apart by `kind`. */
export const kindOf =
  <Union extends { readonly kind: string }>(kinds: () => Kinds<Union>): Check =>
  (value, place) => {
    if (!isRecord(value, place)) return;
    const table = kinds() as Readonly<Record<string, Row>>;
    const { kind } = value;
    const row = typeof kind === 'string' && Object.hasOwn(table, kind) ? table[kind] : undefined;
    if (row === undefined) oneOf(Object.keys(table))(kind, inside(place, 'kind'));
    else checkFields(value, row, place, ['kind']);
  };

function checkFields(
  value: Readonly<Record<string, unknown>>,
  row: Row,
  place: Place,
  known: readonly string[],
): void {
  for (const [field, check] of Object.entries(row)) {
    const given = value[field];
    if (typeof check !== 'function') {
      if (given !== undefined) check.whenThere(given, inside(place, field));
    } else if (given === undefined) fault(inside(place, field), 'missing', { expected: field });
    else check(given, inside(place, field));
  }
  for (const field of Object.keys(value)) {
    if (known.includes(field) || Object.hasOwn(row, field)) continue;
    fault(inside(place, field), 'unknown-field', { field });
  }
}

function isRecord(value: unknown, place: Place): value is Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return true;
  fault(place, 'expected', { expected: 'object', found: Array.isArray(value) ? 'list' : typeof value });
  return false;
}
