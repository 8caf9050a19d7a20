import type { RecordedEvent } from '../history/history.ts';
import { Differences } from './difference.ts';
import type { EventExpectation } from './expectation-schema.ts';
import {
  isWritten,
  joinTokenEntries,
  joinTokens,
  type OutcomeEntry,
  outcomeEntries,
  type WrittenEvent,
} from './outcome-events.ts';

/** What of an expected event does not hold: what came of it, what could be applied first, and who chose. */
export function checkEvent(recorded: RecordedEvent, expected: EventExpectation): Differences {
  const differences = new Differences();
  const entries = outcomeEntries(recorded.happened);
  if (expected.outcome !== undefined && !isOutcome(entries, expected.outcome as readonly WrittenEvent[]))
    differences.add(
      'outcome',
      JSON.stringify(expected.outcome),
      JSON.stringify(entries.map(({ ways }) => ways[0])),
    );
  const first = recorded.steps.find((step) => step.kind === 'chosen');
  // What types bring by themselves (306.5b) counts as no ability in a case.
  const open =
    first?.choice.open.filter(({ effect }) => effect.definition.kind !== 'intrinsic-counters') ?? [];
  const options = [...new Set(open.map(({ effect }) => effect.label))];
  differences.sameSet('options', expected.options, options);
  if (expected.chooser !== undefined) differences.same('chooser', expected.chooser, first?.choice.chooser);
  return differences;
}

function isOutcome(entries: readonly OutcomeEntry[], expected: readonly WrittenEvent[]): boolean {
  const fits = (list: readonly OutcomeEntry[], written = expected): boolean =>
    list.length === written.length &&
    list.every((entry, index) => isWritten(entry, written[index] as WrittenEvent));
  const others = entries.filter(({ isAdditional }) => !isAdditional);
  // Tokens that look alike may be written together, or apart for what brought them.
  const [together, alike] = [joinTokens(expected), joinTokenEntries(entries)];
  return fits(entries) || fits(others) || fits(alike, together);
}
