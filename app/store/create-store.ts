import { createStore, type StoreApi } from 'zustand/vanilla';
import { applyCommand, type BoardDocument } from '../../engine/index.ts';
import type { StrataActions } from './actions.ts';
import { addedStep } from './added-step.ts';
import { problemsOf } from './derived.ts';
import type { PanelState, StrataState } from './state.ts';

export interface StrataStore {
  readonly store: StoreApi<StrataState>;
  readonly actions: StrataActions;
}

/** A store of its own for one app (or one test), beginning with the document. */
export function createStrataStore(document: BoardDocument, initial: Partial<StrataState> = {}): StrataStore {
  const store = createStore<StrataState>(() => ({ ...startingState(document), ...initial }));
  return { store, actions: actionsOf(store) };
}

export const STARTING_PANELS: PanelState = {
  isLibraryOpen: false,
  libraryTab: 'cards',
  split: 'ladder',
  phone: 'board',
  sheet: 'low',
  isTipOpen: true,
};

const startingState = (document: BoardDocument): StrataState => ({
  document,
  isReadOnly: false,
  preview: undefined,
  past: [],
  future: [],
  selection: undefined,
  hovered: undefined,
  moment: undefined,
  position: undefined,
  view: 'board',
  theme: 'system',
  showsPrinted: false,
  pending: undefined,
  lab: undefined,
  dialog: undefined,
  isPresenting: false,
  notice: undefined,
  panels: STARTING_PANELS,
});

function actionsOf({ getState: get, setState: set }: StoreApi<StrataState>): StrataActions {
  /** A step and the end of the ladder are named by numbers that another document gives to something else. */
  const forNewDocument = (next: BoardDocument): Partial<StrataState> => {
    const { selection, moment } = get();
    return {
      document: next,
      preview: undefined,
      position: undefined,
      hovered: undefined,
      selection: selection?.kind === 'step' && selection.id >= next.steps.length ? undefined : selection,
      moment: moment === undefined || moment >= next.steps.length ? undefined : moment,
    };
  };
  const edit = (next: BoardDocument): void => {
    const { document, past, isReadOnly } = get();
    if (isReadOnly) return;
    if (next === document) set({ preview: undefined });
    else set({ ...forNewDocument(next), past: [...past, document], future: [] });
  };
  return {
    dispatch: (command) => edit(applyCommand(get().document, command)),
    addStep(step, cards) {
      const { document, moment } = get();
      const index = moment ?? document.steps.length;
      edit(applyCommand(document, addedStep(step, index, cards)));
      set({ moment: moment === undefined ? undefined : index + 1, pending: undefined });
      const { document: now } = get();
      return { index, problems: problemsOf(now, index), document: now };
    },
    open(next) {
      if (get().isReadOnly) return;
      edit(next);
      set({ selection: undefined, moment: undefined, pending: undefined, lab: undefined, dialog: undefined });
    },
    undo() {
      const { document, past, future } = get();
      const previous = past.at(-1);
      if (previous === undefined) return;
      set({ ...forNewDocument(previous), past: past.slice(0, -1), future: [document, ...future] });
    },
    redo() {
      const { document, past, future } = get();
      const [next, ...rest] = future;
      if (next === undefined) return;
      set({ ...forNewDocument(next), past: [...past, document], future: rest });
    },
    preview: (preview) => set({ preview: get().isReadOnly ? undefined : preview }),
    select: (selection) => set({ selection }),
    hover: (hovered) => set({ hovered }),
    setMoment: (moment) => set({ moment, position: undefined }),
    setPosition: (position) => set({ position }),
    setView: (view) => set({ view }),
    setTheme: (theme) => set({ theme }),
    togglePrinted: () => set({ showsPrinted: !get().showsPrinted }),
    setPending: (pending) => set({ pending: get().isReadOnly ? undefined : pending }),
    setLab: (lab) => set({ lab }),
    present: (isPresenting) => set({ isPresenting }),
    openDialog: (dialog) => set({ dialog }),
    setPanels: (panels) => set({ panels: { ...get().panels, ...panels } }),
    say(text, tone = 'info', isQuiet = false) {
      set({ notice: { id: (get().notice?.id ?? 0) + 1, text, tone, isQuiet } });
    },
    dismissNotice: () => set({ notice: undefined }),
  };
}
