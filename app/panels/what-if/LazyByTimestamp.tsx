import { lazy, Suspense } from 'react';
import type { EffectId, Layer } from '../../../engine/index.ts';

const ByTimestamp = lazy(async () => ({ default: (await import('./ByTimestamp.tsx')).ByTimestamp }));

/** What would happen by timestamp alone comes when a dependency is explained. */
export function LazyByTimestamp(props: {
  readonly effect: EffectId;
  readonly layer: Layer;
  readonly most?: number;
  readonly onlyWaits?: boolean;
}) {
  return (
    <Suspense fallback={null}>
      <ByTimestamp {...props} />
    </Suspense>
  );
}
