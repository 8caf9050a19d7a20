import { createContext, useContext, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { History, Moment, Sentences, Trace } from '../../engine/index.ts';
import { sentencesIn } from '../../engine/index.ts';
import type { Progress } from '../worker/remote-history.ts';
import type { StrataActions } from './actions.ts';
import type { StrataStore } from './create-store.ts';
import {
  historyOf,
  historyProgress,
  momentAt,
  momentIndex,
  shownDocument,
  subscribeToHistory,
  traceOf,
} from './derived.ts';
import type { StrataState } from './state.ts';

const StrataContext = createContext<StrataStore | undefined>(undefined);

/** Gives its children the store. */
export const StrataProvider = StrataContext.Provider;

/** The store itself, for what happens outside of rendering. */
export function useStrataStore(): StrataStore {
  const store = useContext(StrataContext);
  if (store === undefined) throw new Error('There is no StrataProvider around this component');
  return store;
}

/** One stored value. The selector must return the same identity for the same state. */
export function useStrata<T>(selector: (state: StrataState) => T): T {
  return useStore(useStrataStore().store, selector);
}

/** Whether the board is only to be looked at. */
export const useIsReadOnly = (): boolean => useStrata((state) => state.isReadOnly);

/** The actions; the same object for ever. */
export const useActions = (): StrataActions => useStrataStore().actions;

/** The document played out (or, while something is dragged, what it would be). */
export function useHistory(): History {
  const document = useStrata(shownDocument);
  const moment = useStrata((state) => state.moment);
  return useSyncExternalStore(subscribeToHistory, () => historyOf(document, moment));
}

/** How far a long game has been played, while it is; what is shown is older then. */
export const useHistoryProgress = (): Progress | undefined =>
  useSyncExternalStore(subscribeToHistory, historyProgress);

/** The moment that is shown: after which step, its state and evaluation. */
export function useMoment(): Moment {
  const history = useHistory();
  return momentAt(
    history,
    useStrata((state) => state.moment),
  );
}

/** Its index: 0 is the start, the number of steps is the end. */
export function useMomentIndex(): number {
  const history = useHistory();
  return momentIndex(
    history,
    useStrata((state) => state.moment),
  );
}

/** What the evaluation of the shown moment did, in order. */
export const useTrace = (): Trace => traceOf(useMoment());

/** What the engine says, in the language of the app. */
export const useSentences = (): Sentences => sentencesIn('en');
