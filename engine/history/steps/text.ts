import type { StepAction } from '../../document/board-document.ts';
import { COLOR_WORDS, COLORS } from '../../vocabulary/colors.ts';
import { effectId } from '../../vocabulary/ids.ts';
import { SUBTYPES } from '../../vocabulary/subtypes.ts';
import { refuse } from '../refusal.ts';
import type { StepRun } from '../step-run.ts';

/**
 * All instances of one color word or subtype in the text of an object become another of the same sort, for the rest of
 * the game (CR 612.1–2). Refuses what is no such word.
 */
export function changeText(run: StepRun, action: Extract<StepAction, { kind: 'text' }>): void {
  const object = run.object(action.id);
  const [from, to] = [wordOf(action.from, 'from'), wordOf(action.to, 'to')];
  if (from.sort !== to.sort) {
    refuse('malformed-step', { field: 'to', expected: `a ${from.sort}`, found: action.to }, '612.2');
  }
  run.apply({
    kind: 'effect-begins',
    effect: {
      id: effectId(`step-${run.step + 1}`),
      source: undefined,
      sourceName: `${action.from} → ${action.to}`,
      controller: object.controller,
      timestamp: run.timestamp(),
      affected: { kind: 'locked-in', objects: [object.id] },
      condition: undefined,
      parts: [{ kind: 'change-words', from: from.word, to: to.word }],
      copied: [undefined],
      duration: { kind: 'until-end-of-game' },
      sinceStep: run.step,
    },
  });
}

type Word = { readonly sort: 'color word' | 'subtype'; readonly word: string };

function wordOf(text: string, field: string): Word {
  const wanted = text.toLowerCase();
  const color = COLORS.find((each) => each.toLowerCase() === wanted || COLOR_WORDS[each] === wanted);
  if (color !== undefined) return { sort: 'color word', word: color };
  const subtype = Object.values(SUBTYPES)
    .flat()
    .find((each) => each.toLowerCase() === wanted);
  if (subtype !== undefined) return { sort: 'subtype', word: subtype };
  return refuse('malformed-step', { field, expected: 'a color word or a subtype', found: text });
}
