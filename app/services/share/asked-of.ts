import { type AskedEvent, askedEvents, libraryCard, type TextReader } from '../../../engine/index.ts';
import { derive } from '../../store/derived.ts';
import type { StrataState } from '../../store/state.ts';
import { namedEvent } from '../../views/lab/commit.ts';

/** The events that are asked about at the shown moment: by the board, and by the lab if it looks at another one. */
export function askedOf(state: StrataState, reader: TextReader): readonly AskedEvent[] {
  const { document, lab } = state;
  const { history, index } = derive({ ...state, preview: undefined });
  const own = new Map(
    [...(lab?.brings ?? []), ...(document.cards ?? [])].flatMap((card) =>
      [card.name, ...card.faces.map(({ name }) => name)].map((name) => [name, card] as const),
    ),
  );
  const known = document.steps.map(({ action }) =>
    action.kind === 'event' ? JSON.stringify(action.event) : '',
  );
  // The lab of an example looks at the event of its last step.
  const isNew = lab !== undefined && !known.includes(JSON.stringify(lab.action.event));
  return askedEvents(document, history, index, {
    cards: (name) => own.get(name) ?? libraryCard(name),
    reader,
    extra: isNew ? [namedEvent(lab.action, document)] : [],
  });
}
