import { useMemo } from 'react';
import type { EffectId, ObjectId } from '../../../engine/index.ts';
import { useActions } from '../../store/hooks.ts';

/** What pressing a name in a sentence does: it selects what is named. */
export function useLinks() {
  const { select } = useActions();
  return useMemo(
    () => ({
      onObject: (id: ObjectId) => select({ kind: 'object', id }),
      onEffect: (id: EffectId) => select({ kind: 'effect', id }),
    }),
    [select],
  );
}

/** Lights an effect up in all views while the pointer or the focus is on something that speaks of it. */
export function useEffectHover(effect: EffectId | undefined) {
  const { hover } = useActions();
  return useMemo(() => {
    if (effect === undefined) return {};
    const on = () => hover({ kind: 'effect', id: effect });
    const off = () => hover(undefined);
    return { onPointerEnter: on, onPointerLeave: off };
  }, [hover, effect]);
}
