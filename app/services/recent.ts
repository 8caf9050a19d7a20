const KEY = 'strata.recent';
/** So many are remembered. */
const MOST = 12;

/** Keys of what was run from the palette, the last one first; none where the browser keeps nothing. */
export function recentlyUsed(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Remembers that it was run just now. */
export function rememberUse(key: string): void {
  const used = [key, ...recentlyUsed().filter((each) => each !== key)].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(used));
  } catch {
    // Then nothing is said to have been used lately.
  }
}
