import type { BoardDocument } from '../document/board-document.ts';
import type { EventAction } from '../document/event-spec.ts';
import { tryRun, wouldHappen } from '../history/happening/would-happen.ts';
import type { History } from '../history/history.ts';
import type { CardFinder } from '../history/step-run.ts';
import type { TextReader } from '../oracle/text-reader.ts';
import type { WouldBeEvent } from '../replacement/event.ts';
import { type OutcomeTree, outcomesOf } from '../replacement/outcome-tree.ts';
import type { EventRun, Happened } from '../replacement/run.ts';
import type { RunStep } from '../replacement/trace.ts';
import type { GameState } from '../state/game-state.ts';

/** An event that a report is about: what became of it, or what would in each order (CR 614–616). */
export interface AskedEvent {
  readonly action: EventAction;
  /** The game right before it. */
  readonly state: GameState;
  /** What would happen if nothing applied to it. */
  readonly first: readonly WouldBeEvent[];
  readonly answer:
    | {
        readonly kind: 'happened';
        readonly steps: readonly RunStep[];
        readonly happened: readonly Happened[];
      }
    | { readonly kind: 'orders'; readonly tree: OutcomeTree };
}

/** So many situations are looked at for a report. */
const MOST_NODES = 600;

export interface AskedOptions {
  readonly cards: CardFinder;
  readonly reader: TextReader;
  /** Events that are looked at and are no step yet: asked of the shown moment. */
  readonly extra?: readonly EventAction[];
}

/**
 * The events that a board asks about up to a moment: those that its steps let happen, and those behind the last step
 * that happened, which are switched off because they are only asked about. One that can't begin is left out.
 */
export function askedEvents(
  { steps }: BoardDocument,
  { moments }: History,
  index: number,
  options: AskedOptions,
): readonly AskedEvent[] {
  const shown = moments.slice(0, index + 1);
  const lastDone = shown.reduce((last, { status }, at) => (status === 'done' ? at : last), 0);
  const ofSteps = shown.slice(1).flatMap((moment, at): readonly AskedEvent[] => {
    const action = steps[moment.step]?.action;
    const before = moments[at];
    if (action?.kind !== 'event' || before === undefined) return [];
    if (moment.status === 'off') return at + 1 > lastDone ? wouldBe(before.state, action, options) : [];
    const recorded = moment.recorded.find(({ id }) => id === action.id);
    const [asked] = wouldBe(before.state, action, options, 1);
    if (recorded === undefined || asked === undefined) return [];
    return [{ ...asked, answer: { kind: 'happened', steps: recorded.steps, happened: recorded.happened } }];
  });
  const now = moments[index]?.state;
  const extra = now === undefined ? [] : (options.extra ?? []).flatMap((each) => wouldBe(now, each, options));
  return [...ofSteps, ...extra];
}

function wouldBe(
  state: GameState,
  action: EventAction,
  { cards, reader }: AskedOptions,
  most = MOST_NODES,
): readonly AskedEvent[] {
  const { event, cause, choices } = action;
  const { run } = wouldHappen(state, event, {
    cards,
    reader,
    ...(cause === undefined ? {} : { cause }),
    ...(choices === undefined ? {} : { choices }),
  });
  if (run === undefined) return [];
  let tree: OutcomeTree | undefined;
  // An order may need a choice that the document doesn't make.
  tryRun(() => {
    tree = outcomesOf(run, most);
    return run;
  });
  return tree === undefined ? [] : [{ action, state, first: firstOf(run), answer: { kind: 'orders', tree } }];
}

function firstOf({ tasks: [task], choice, happened }: EventRun): readonly WouldBeEvent[] {
  if (choice !== undefined && task?.kind === 'events') return task.pending.map(({ event }) => event);
  return happened.slice(0, 1).map(({ event }) => event);
}
