import { lazy, Suspense } from 'react';

const Lab = lazy(async () => ({ default: (await import('./LabPanel.tsx')).LabPanel }));

/** The lab comes when it is asked for. */
export function LazyLab() {
  return (
    <Suspense fallback={<div aria-busy="true" />}>
      <Lab />
    </Suspense>
  );
}
