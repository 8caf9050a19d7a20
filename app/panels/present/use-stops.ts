import { useEffect, useMemo } from 'react';
import type { ObjectId, Trace } from '../../../engine/index.ts';
import { recordTrace } from '../../../engine/index.ts';
import { momentIndex, stateAt } from '../../store/derived.ts';
import { useHistory, useMomentIndex, useStrata, useStrataStore } from '../../store/hooks.ts';
import { positionsIn } from '../../views/present/present-view.ts';
import { type Move, moved, moveOf, type Stop, type Stops } from '../../views/present/stops.ts';

interface Walk {
  readonly at: Stop;
  readonly last: number;
  readonly canMove: (move: Move) => boolean;
  readonly move: (move: Move) => void;
}

/** Goes through the moments and their effects, by keys and buttons; the app stays where the presentation ends. */
export function useStops(object: ObjectId | undefined, onEnd: () => void): Walk {
  const { actions, store } = useStrataStore();
  const history = useHistory();
  const moment = useMomentIndex();
  const position = useStrata((state) => state.position);
  const stops = useMemo((): Stops => {
    const traceOf = (index: number): Trace | undefined => {
      const state = stateAt(history, index);
      return state === undefined ? undefined : recordTrace(state);
    };
    return {
      last: history.moments.length - 1,
      positionsOf: (index) => {
        const trace = traceOf(index);
        if (trace === undefined) return [];
        const isThere = object !== undefined && trace.evaluation.state.objects.has(object);
        return positionsIn(trace, isThere ? object : undefined);
      },
    };
  }, [history, object]);
  const at: Stop = { moment, position };
  const move = (by: Move) => {
    // A second key may come before the first one is on screen.
    const now = store.getState();
    const from: Stop = { moment: momentIndex(history, now.moment), position: now.position };
    const to = moved(from, by, stops);
    if (to.moment !== from.moment) actions.setMoment(to.moment === stops.last ? undefined : to.moment);
    actions.setPosition(to.position);
  };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isInOverlay(event.target)) return;
      if (event.key.startsWith('Arrow') && isInChoice(event.target)) return;
      const by = moveOf(event);
      if (by === undefined && event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      if (by === undefined) onEnd();
      else move(by);
    };
    // Before buttons, for which Space would be a press: a clicker's Space goes on wherever the focus is.
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  });
  return {
    at,
    last: stops.last,
    canMove: (by) => {
      const to = moved(at, by, stops);
      return to.moment !== moment || to.position !== position;
    },
    move,
  };
}

const isInOverlay = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('[role="dialog"], [role="menu"], [role="alertdialog"]') !== null;

/** Arrow keys choose there. */
const isInChoice = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="radiogroup"]') !== null;
