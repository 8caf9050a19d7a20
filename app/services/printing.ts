/** Whether the page is being printed, or shown as it would be. */
let isBetween = false;

const paper = (): MediaQueryList => window.matchMedia('print');

export const isPrinting = (): boolean => isBetween || paper().matches;

/** Tells when printing begins and ends. What is drawn anew in answer to that is on the paper. */
export function subscribeToPrinting(listener: () => void): () => void {
  const begin = () => {
    isBetween = true;
    listener();
  };
  const end = () => {
    isBetween = false;
    listener();
  };
  const query = paper();
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  query.addEventListener('change', listener);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    query.removeEventListener('change', listener);
  };
}

/** Lets the browser print once what goes on paper is loaded. */
export async function printBoard(): Promise<void> {
  await import('../panels/print/PrintLayer.tsx');
  // The dialog from which this was asked is gone by then.
  setTimeout(() => window.print(), 0);
}
