const KEY = 'strata-online';

/** Where Scryfall answers: the page says it in one place, so that another address needs no other build. */
export const scryfallAddress = (): string | undefined => {
  const address = document.querySelector<HTMLMetaElement>('meta[name="scryfall"]')?.content;
  return address?.replace(/\/+$/, '');
};

/** Whether the user let Scryfall be asked at an earlier visit. Nobody is asked before that. */
export function wasOnline(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

/** Remembers it, where the browser keeps anything. */
export function keepOnline(isOnline: boolean): void {
  try {
    if (isOnline) localStorage.setItem(KEY, 'on');
    else localStorage.removeItem(KEY);
  } catch {
    // It is asked again at the next visit.
  }
}
