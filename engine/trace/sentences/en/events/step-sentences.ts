import type { Candidate } from '../../../../replacement/candidates.ts';
import type { ActiveEffect } from '../../../../replacement/effects/active-effect.ts';
import type { RunStep } from '../../../../replacement/trace.ts';
import type { GameState } from '../../../../state/game-state.ts';
import { rule } from '../../../../vocabulary/ids.ts';
import type { Sentence } from '../../../explanation.ts';
import { list, objectLink, sentence, strong, type Words, words } from '../../fragments.ts';
import { objectName, playerName } from '../names.ts';
import { eventsSentence, eventWords } from './event-sentence.ts';

/** The name of an effect's source, as a link where that is there. */
function sourceWords(state: GameState, { source, sourceName, label }: ActiveEffect): Words {
  if (source !== undefined && state.objects.has(source)) return objectLink(objectName(state, source), source);
  return strong(sourceName === '' ? label : sourceName);
}

export const sourceSentence = (state: GameState, effect: ActiveEffect): Sentence =>
  sentence(sourceWords(state, effect));

/** What was decided or happened in one step of a run. */
export function stepSentence(state: GameState, step: RunStep): Sentence {
  switch (step.kind) {
    case 'chosen': {
      const who = playerName(step.choice.chooser);
      const what = sourceWords(state, step.candidate.effect);
      if (!step.isApplied) return sentence(words`${who} leaves ${what}, which is optional.`, [rule('614.5')]);
      const alone = step.choice.candidates.length === 1;
      return alone
        ? sentence(words`${what} applies.`, [step.choice.group])
        : sentence(words`${who} chooses ${what}.`, [step.choice.group]);
    }
    case 'impossible': {
      const because = list(
        step.because.map((effect) => sourceWords(state, effect)),
        ' and ',
      );
      const rules = [rule('614.17')];
      return sentence(
        words`${eventWords(state, step.event, 'would')}, but ${because} says that it can’t.`,
        rules,
      );
    }
    case 'happened':
      return eventsSentence(state, step.events, 'does');
  }
}

/** What became applicable by a step, and what no longer is (616.2); `undefined` if nothing did. */
export function changedSentence(
  state: GameState,
  { gained, lost }: { readonly gained: readonly Candidate[]; readonly lost: readonly Candidate[] },
): Sentence | undefined {
  if (gained.length + lost.length === 0) return undefined;
  const names = (these: readonly Candidate[]): Words =>
    list(
      these.map(({ effect }) => sourceWords(state, effect)),
      ' and ',
    );
  const now =
    gained.length === 0 ? '' : words`Now ${names(gained)} ${gained.length === 1 ? 'applies' : 'apply'}.`;
  const space = gained.length > 0 && lost.length > 0 ? ' ' : '';
  const gone =
    lost.length === 0 ? '' : words`${names(lost)} no longer ${lost.length === 1 ? 'applies' : 'apply'}.`;
  return sentence(words`${now}${space}${gone}`, [rule('616.2')]);
}
