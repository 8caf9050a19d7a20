import { type ComponentType, useEffect, useState } from 'react';

const later = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1200));

/** What must be there before it is asked for, but waits until there is time: `load` is called once. */
export function Late({ load }: { readonly load: () => Promise<ComponentType> }) {
  const [Layer, setLayer] = useState<ComponentType>();
  useEffect(() => {
    later(() => void load().then((layer) => setLayer(() => layer)));
  }, [load]);
  return Layer !== undefined && <Layer />;
}

/** What is printed instead of the panels. */
export const printLayer = async () => (await import('../print/PrintLayer.tsx')).PrintLayer;
export const offline = async () => (await import('../../offline/Offline.tsx')).Offline;
