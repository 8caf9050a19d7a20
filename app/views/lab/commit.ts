import {
  type BoardDocument,
  type Entry,
  type EventAction,
  type EventRun,
  freshId,
  orderEntry,
} from '../../../engine/index.ts';
import type { Lab } from './lab.ts';

/** The event with a name for what it brings that has none yet, made from its card's name. */
export function namedEvent(action: EventAction, document: BoardDocument): EventAction {
  const { event } = action;
  if (!('enter' in event)) return action;
  const taken: string[] = [];
  const one = (entry: Entry): Entry => {
    if (entry.id !== '') return entry;
    let id = freshId(document, entry.card);
    while (taken.includes(id)) id = `${id}-2`;
    taken.push(id);
    return { ...entry, id };
  };
  const { enter } = event;
  return { ...action, event: { enter: Array.isArray(enter) ? enter.map(one) : one(enter as Entry) } };
}

/** The step with which the document lets the event happen as it was chosen in the lab. */
export function eventStep(document: BoardDocument, { action }: Lab, run: EventRun): EventAction {
  const order = run.steps.flatMap((step) =>
    step.kind === 'chosen' ? [orderEntry(step.choice.open, step.candidate, step.isApplied)] : [],
  );
  const hadChoice = run.steps.some((step) => step.kind === 'chosen');
  return { ...action, id: freshId(document, 'event'), ...(hadChoice ? { order } : {}) };
}
