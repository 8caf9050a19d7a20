import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type OutcomesState, RemoteOutcomes } from '../../worker/lab/remote-outcomes.ts';
import type { LabNow } from './use-lab.ts';

/** So long the last change must be ago: a number that is counted up asks once. */
const REST = 120;

/** All orders of the lab's event, worked out in a worker; the last ones stay while new ones are on their way. */
export function useOutcomes(now: LabNow | undefined) {
  const remote = useRef<RemoteOutcomes>(undefined);
  const [answer, setAnswer] = useState<OutcomesState>();
  const [asked, setAsked] = useState(0);
  const isFit = now?.played.start !== undefined;
  const state = now?.game.state;
  const action = now?.lab.action;
  const cards = now?.cards;
  // What is asked is told apart by what it says: the choices made so far change nothing of it.
  const asks = JSON.stringify([action, cards?.map(({ name }) => name)]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asks` stands for the event and the cards
  const request = useMemo(
    () =>
      state === undefined || action === undefined || !isFit
        ? undefined
        : { state, action, cards: cards ?? [] },
    [state, asks, isFit],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: it may be asked again
  useEffect(() => {
    remote.current ??= new RemoteOutcomes(
      () => new Worker(new URL('../../worker/lab/lab.worker.ts', import.meta.url), { type: 'module' }),
    );
    if (request === undefined) return;
    setAnswer((before) => (before?.kind === 'tree' ? before : { kind: 'working' }));
    const slow = setTimeout(() => setAnswer({ kind: 'working' }), 400 + REST);
    const timer = setTimeout(() => {
      remote.current?.ask(request, (state) => {
        clearTimeout(slow);
        setAnswer(state);
      });
    }, REST);
    return () => {
      clearTimeout(timer);
      clearTimeout(slow);
      remote.current?.stop();
    };
  }, [request, asked]);
  const stop = useCallback(() => {
    remote.current?.stop();
    setAnswer({ kind: 'stopped' });
  }, []);
  const again = useCallback(() => setAsked((count) => count + 1), []);
  return { answer: request === undefined ? undefined : answer, stop, again };
}
