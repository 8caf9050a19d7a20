import type { Problem, Sentence } from '../../engine/index.ts';
import { shownDocument } from '../store/derived.ts';
import { useSentences, useStrata } from '../store/hooks.ts';
import { namedProblem } from '../views/named-problem.ts';

/** Words a problem, with the objects called by their names. */
export function useProblemSentence(): (problem: Problem) => Sentence {
  const say = useSentences();
  const document = useStrata(shownDocument);
  return (problem) => say.problemSentence(namedProblem(problem, document));
}
