import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { isPrinting, subscribeToPrinting } from '../../services/printing.ts';

const later = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1200));

/**
 * What is printed instead of the panels. It is drawn as printing begins, and that waits for nothing: so its code is
 * loaded before, when there is time.
 */
export function PrintLayer() {
  const [Sheet, setSheet] = useState<ComponentType>();
  const isOnPaper = useSyncExternalStore(subscribeToPrinting, isPrinting);
  useEffect(() => {
    later(() => {
      void import('./PrintSheet.tsx').then(({ PrintSheet }) => setSheet(() => PrintSheet));
    });
  }, []);
  return isOnPaper && Sheet !== undefined ? createPortal(<Sheet />, document.body) : null;
}
