import { lazy, Suspense } from 'react';

const Ladder = lazy(async () => ({ default: (await import('./LadderPanel.tsx')).LadderPanel }));

/** The ladder comes when it is asked for. */
export function LazyLadder() {
  return (
    <Suspense fallback={<div aria-busy="true" />}>
      <Ladder />
    </Suspense>
  );
}
