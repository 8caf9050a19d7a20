import { useSyncExternalStore } from 'react';

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
  );
}

/** One panel at a time, with a bar at the bottom. */
export const useIsPhone = (): boolean => useMedia('(width < 720px)');

/** The library is a drawer beside a rail. */
export const useIsNarrow = (): boolean => useMedia('(width < 1180px)');
