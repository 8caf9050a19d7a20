import type { Sentence } from '../../explanation.ts';
import { list, sentence, type Words, words } from '../fragments.ts';

/** What a reordered step did: spoken by a live region and shown for a moment. */
export interface Reordered {
  readonly step: string;
  /** Its timestamp now, as shown: `t7`. */
  readonly now: string;
  /** The neighbor after which, or before which, it stands now. */
  readonly after: string | undefined;
  readonly before: string | undefined;
  /** Names of the objects whose values are different because of it. */
  readonly changed: readonly string[];
}

/** "Urborg now t7, after Blood Moon. Nothing changed." */
export function reorderedSentence({ step, now, after, before, changed }: Reordered): Sentence {
  const place = after !== undefined ? `after ${after}` : before !== undefined ? `before ${before}` : 'alone';
  return sentence(words`${step} now ${now}, ${place}. ${changedWords(changed)}`);
}

function changedWords(changed: readonly string[]): Words {
  if (changed.length === 0) return 'Nothing changed.';
  if (changed.length > 4) return `${changed.length} objects changed.`;
  return words`Changed: ${list(changed, ' and ')}.`;
}

/** While a step is held with the keyboard: "Urborg picked up at t1. Left and right move it, Space drops it." */
export const pickedUpSentence = (step: string, time: string): Sentence =>
  sentence(`${step} picked up at ${time}. Left and right move it, Space drops it, Escape puts it back.`);

export const putBackSentence = (step: string, time: string): Sentence =>
  sentence(`${step} is back at ${time}.`);
