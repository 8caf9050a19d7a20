import { type ComponentProps, lazy, Suspense } from 'react';
import css from './Outcomes.module.css';
import type { TreeCanvas } from './TreeCanvas.tsx';

/** The library that draws the tree is large; the words are there before it. */
const Canvas = lazy(async () => ({ default: (await import('./TreeCanvas.tsx')).TreeCanvas }));

export function LazyTreeCanvas(props: ComponentProps<typeof TreeCanvas>) {
  return (
    <Suspense fallback={<div className={css.canvas} aria-busy="true" />}>
      <Canvas {...props} />
    </Suspense>
  );
}
