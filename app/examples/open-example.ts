import { type BoardDocument, cardNamesIn, libraryCard } from '../../engine/index.ts';
import { withMoreCards } from '../services/more-cards.ts';
import type { StrataActions } from '../store/actions.ts';
import { historyOf, momentAt, traceOf } from '../store/derived.ts';
import { labOf } from '../views/lab/lab.ts';
import { mostInteresting } from '../views/most-interesting.ts';

/** Opens the example with its question already asked: what is this, or what would happen? */
export function openExample(example: BoardDocument, actions: StrataActions): void {
  if (cardNamesIn(example).every((name) => libraryCard(name) !== undefined)) ask(example, actions);
  else void withMoreCards(example).then((whole) => ask(whole, actions));
}

function ask(example: BoardDocument, actions: StrataActions): void {
  actions.open(example);
  const last = example.steps.at(-1);
  if (last?.action.kind === 'event' && last.off === true) {
    actions.setLab(labOf(last.action.event));
    actions.setView('lab');
    actions.setPanels({ phone: 'lab', isLibraryOpen: false });
    return;
  }
  const moment = momentAt(historyOf(example), undefined);
  const id = mostInteresting(moment, traceOf(moment));
  if (id !== undefined) actions.select({ kind: 'object', id });
}
