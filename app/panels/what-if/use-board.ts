import { useState } from 'react';
import {
  type BoardDocument,
  type History,
  libraryCard,
  playHistory,
  recordTrace,
  type Trace,
} from '../../../engine/index.ts';
import { textReader } from '../../services/text-reader.ts';
import { derive } from '../../store/derived.ts';
import { useStrataStore } from '../../store/hooks.ts';
import { timelineView } from '../../views/timeline/timeline-view.ts';
import { useStepLabel } from '../timeline/use-step-label.ts';

/** The board that is looked at: up to the shown moment, with what its steps are called. */
export interface ShownBoard {
  readonly document: BoardDocument;
  readonly history: History;
  readonly trace: Trace;
  readonly steps: readonly { readonly index: number; readonly text: string }[];
}

export function useShownBoard(): ShownBoard {
  const { store } = useStrataStore();
  const label = useStepLabel();
  // The dialog covers the board: it does not change while it is open.
  const [board] = useState((): ShownBoard => {
    const state = store.getState();
    const { history, index, moment, trace } = derive(state);
    const document = { ...state.document, steps: state.document.steps.slice(0, moment.step + 1) };
    const chips = timelineView(state.document, history, index);
    const steps = chips
      .slice(0, document.steps.length)
      .map((chip, place) => ({ index: place, text: `${place + 1}. ${label(chip.label)}` }));
    return { document, history, trace, steps };
  });
  return board;
}

/** The end of a board that is not shown, and how many of its steps are refused. */
export function playedBoard(document: BoardDocument): { readonly trace: Trace; readonly refused: number } {
  const { moments } = playHistory(document, libraryCard, undefined, textReader());
  const last = moments.at(-1);
  if (last === undefined) throw new Error('A history has no moment');
  return {
    trace: recordTrace(last.state),
    refused: moments.filter(({ status }) => status === 'refused').length,
  };
}
