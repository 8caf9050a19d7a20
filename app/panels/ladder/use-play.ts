import { useEffect, useState } from 'react';
import { useActions } from '../../store/hooks.ts';

/** Time for one effect: enough to see what changed; longer where nothing may move on the way. */
const PACE = 1000;
const CALM_PACE = 1800;

/** Whether the user asks for less motion. */
export const prefersReducedMotion = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Steps forward by itself until the end; pressed at the end, it begins again. */
export function usePlay(position: number, total: number) {
  const { setPosition } = useActions();
  const [isWanted, setWanted] = useState(false);
  const isOn = isWanted && position < total;
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(
      () => {
        setPosition(position + 1);
        if (position + 1 >= total) setWanted(false);
      },
      prefersReducedMotion() ? CALM_PACE : PACE,
    );
    return () => clearTimeout(timer);
  }, [isOn, position, total, setPosition]);
  const toggle = () => {
    if (!isOn && position >= total) setPosition(0);
    setWanted(!isOn);
  };
  return { isOn, toggle };
}
