import type { History, HistoryEvent, historySentenceIn, Moment, Sentence } from '../../../engine/index.ts';
import { concerns } from './inspected.ts';

type Say = ReturnType<typeof historySentenceIn>;

/** Something that happened, and when. */
export interface HappenedView {
  readonly step: number;
  /** The timestamp of its step. */
  readonly at: number;
  readonly sentence: Sentence;
}

/**
 * What happened at a step besides the step itself: state-based actions (704), players who lost, won or left, and effects
 * that ended. What objects came and went is said for every step but an event, which tells that itself.
 */
export function happenedAt(history: History, step: number, say: Say, isEvent: boolean) {
  return told(history, say, ({ step: at }, event) => {
    if (at !== step) return false;
    if (event.kind === 'not-carried-out' || event.kind === 'effect-created') return false;
    // Why somebody lost has been said already.
    if (event.kind === 'lost' && event.rule === '104.5') return false;
    return !isEvent || (event.kind !== 'entered' && event.kind !== 'left');
  });
}

/** What state-based actions (704) have done to an object or player up to a step: moved, destroyed, taken off. */
export const doneTo = (history: History, id: string, upTo: number, say: Say) =>
  told(history, say, ({ step }, event) => step <= upTo && concerns(event, id));

function told(
  { moments }: History,
  say: Say,
  isMeant: (moment: Moment, event: HistoryEvent) => boolean,
): readonly HappenedView[] {
  return moments.flatMap((moment, index) => {
    const before = moments[index - 1];
    if (before === undefined) return [];
    return moment.events
      .filter((event) => isMeant(moment, event))
      .map((event) => ({
        step: moment.step,
        at: before.state.clock,
        sentence: say(event, before.state, moment.state),
      }));
  });
}
