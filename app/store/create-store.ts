import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BoardDocument } from '../../engine/index.ts';
import type { StrataActions, StrataState } from './state.ts';

export interface StrataStore {
  readonly store: StoreApi<StrataState>;
  readonly actions: StrataActions;
}

/** A store of its own for one app (or one test), beginning with the document. */
export function createStrataStore(document: BoardDocument, initial: Partial<StrataState> = {}): StrataStore {
  const store = createStore<StrataState>(() => ({
    document,
    past: [],
    future: [],
    selection: undefined,
    hovered: undefined,
    moment: undefined,
    position: undefined,
    view: 'board',
    theme: 'system',
    showsPrinted: false,
    ...initial,
  }));
  const { getState: get, setState: set } = store;

  function edit(next: BoardDocument): void {
    const { document: now, past } = get();
    if (next !== now) set({ document: next, past: [...past, now], future: [], position: undefined });
  }

  const actions: StrataActions = {
    edit,
    open(next) {
      edit(next);
      set({ selection: undefined, hovered: undefined, moment: undefined });
    },
    undo() {
      const { document: now, past, future } = get();
      const previous = past.at(-1);
      if (previous === undefined) return;
      set({ document: previous, past: past.slice(0, -1), future: [now, ...future], position: undefined });
    },
    redo() {
      const { document: now, past, future } = get();
      const [next, ...rest] = future;
      if (next === undefined) return;
      set({ document: next, past: [...past, now], future: rest, position: undefined });
    },
    select: (selection) => set({ selection }),
    hover: (hovered) => set({ hovered }),
    setMoment: (moment) => set({ moment, position: undefined }),
    setPosition: (position) => set({ position }),
    setView: (view) => set({ view }),
    setTheme: (theme) => set({ theme }),
    togglePrinted: () => set({ showsPrinted: !get().showsPrinted }),
  };
  return { store, actions };
}
