import { useEffect, useRef } from 'react';

/**
 * Fills the screen where the browser lets it, and gives it back at the end. Where it doesn't, the page fills its window.
 * Whoever leaves the full screen by the browser's own means (Escape) ends what filled it.
 */
export function useFullScreen(onLeave: () => void): void {
  const latest = useRef(onLeave);
  latest.current = onLeave;
  useEffect(() => {
    const root = document.documentElement;
    const wasFull = document.fullscreenElement !== null;
    let isOver = false;
    const leave = () => {
      if (document.fullscreenElement !== null) void document.exitFullscreen().catch(() => undefined);
    };
    if (!wasFull && document.fullscreenEnabled)
      root.requestFullscreen().then(
        () => isOver && leave(),
        () => undefined,
      );
    const onChange = () => {
      if (!wasFull && document.fullscreenElement === null) latest.current();
    };
    document.addEventListener('fullscreenchange', onChange);
    return () => {
      isOver = true;
      document.removeEventListener('fullscreenchange', onChange);
      if (!wasFull) leave();
    };
  }, []);
}
