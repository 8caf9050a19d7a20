const KEY = 'strata.left';

/** What a page that is being closed writes down at once: its database may not get to it any more. */
export interface LastWords {
  readonly board: string;
  readonly theme: string;
  readonly tip: string;
}

/** Writes them down. Where the browser keeps nothing, or has no room, the database has to do. */
export function leave(words: LastWords): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(words));
  } catch {
    // Nothing else can be done while the page goes.
  }
}

/** They are in the database by now. */
export function forgetLeft(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Then there was nothing to forget.
  }
}

/** What the last page left; `undefined` if it left nothing, or nothing that can be read. */
export function takeLeft(): Partial<LastWords> | undefined {
  try {
    const left: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return typeof left === 'object' && left !== null && isAllText(left) ? left : undefined;
  } catch {
    return undefined;
  }
}

const isAllText = (left: object): left is Partial<LastWords> =>
  Object.values(left).every((value) => typeof value === 'string');
