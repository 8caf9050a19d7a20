import { draftOf, type ObjectId, type StepAction } from '../../../engine/index.ts';
import { useStrata, useTrace } from '../../store/hooks.ts';
import { stepThatMade } from '../../views/timeline/timeline-view.ts';
import type { CardTexts } from '../use-card-texts.ts';

/** What is printed on an object of the board, in the words of the step that made it if it has some. */
export function useObjectTexts(id: ObjectId): CardTexts | 'none' {
  const object = useTrace().evaluation.state.objects.get(id);
  const action = useStrata(({ document }) => document.steps[stepThatMade(document, id) ?? -1]?.action);
  if (object === undefined) return 'none';
  const { card } = object;
  const written = writtenText(action);
  return { card, texts: card.faces.map((face) => written ?? draftOf(face).text) };
}

function writtenText(action: StepAction | undefined): string | undefined {
  if (action?.kind === 'token') return action.token.text;
  return action?.kind === 'emblem' ? action.text : undefined;
}
