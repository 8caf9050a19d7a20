import { lazy, Suspense } from 'react';
import css from './Graph.module.css';

/** The graph's library is large and the first view does without it, so it comes when it is asked for. */
const GraphView = lazy(async () => {
  const { GraphView: view } = await import('./GraphView.tsx');
  return { default: view };
});

/** Effects by layer and timestamp, in the order in which they are applied, with who waits for whom and why. */
export function GraphPanel() {
  return (
    <Suspense fallback={<div className={css.panel} aria-busy="true" />}>
      <GraphView />
    </Suspense>
  );
}
