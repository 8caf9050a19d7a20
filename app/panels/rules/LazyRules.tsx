import { lazy, Suspense } from 'react';

const Rules = lazy(async () => ({ default: (await import('./RulesPanel.tsx')).RulesPanel }));

/** The page and its boards come when they are asked for. */
export function LazyRules() {
  return (
    <Suspense fallback={<div aria-busy="true" />}>
      <Rules />
    </Suspense>
  );
}
