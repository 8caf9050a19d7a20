import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { History, Moment, Trace } from '../../engine/index.ts';
import type { StrataStore } from './create-store.ts';
import { historyOf, momentAt, traceOf } from './derived.ts';
import type { StrataActions, StrataState } from './state.ts';

const StrataContext = createContext<StrataStore | undefined>(undefined);

/** Gives its children the store. */
export const StrataProvider = StrataContext.Provider;

function useStrataStore(): StrataStore {
  const store = useContext(StrataContext);
  if (store === undefined) throw new Error('There is no StrataProvider around this component');
  return store;
}

/** One stored value. The selector must return the same identity for the same state. */
export function useStrata<T>(selector: (state: StrataState) => T): T {
  return useStore(useStrataStore().store, selector);
}

/** The actions; the same object for ever. */
export const useActions = (): StrataActions => useStrataStore().actions;

/** The document played out. */
export const useHistory = (): History => historyOf(useStrata((state) => state.document));

/** The moment that is shown: after which step, its state and evaluation. */
export function useMoment(): Moment {
  const history = useHistory();
  return momentAt(
    history,
    useStrata((state) => state.moment),
  );
}

/** What the evaluation of the shown moment did, in order. */
export const useTrace = (): Trace => traceOf(useMoment());
