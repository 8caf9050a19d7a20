import { lazy, Suspense } from 'react';
import css from './LazyLibrary.module.css';

const Library = lazy(async () => ({ default: (await import('./LibraryPanel.tsx')).LibraryPanel }));

/** The library comes right after the board: nobody needs it before there is something to look at. */
export function LazyLibrary() {
  return (
    <Suspense fallback={<div className={css.waiting} aria-busy="true" />}>
      <Library />
    </Suspense>
  );
}
