import type { History } from '../../../engine/index.ts';
import { Message } from '../../components/Message.tsx';
import { SentenceText } from '../../components/SentenceText.tsx';
import { notCarriedOut, problemsAt } from '../../views/inspector/inspected.ts';
import { useProblemSentence } from '../use-problem-sentence.ts';
import css from './Inspector.module.css';

interface StepNotesProps {
  readonly history: History;
  readonly step: number;
}

/** What is wrong with a step, and what of it the engine shows but does not carry out. */
export function StepNotes({ history, step }: StepNotesProps) {
  const sentenceOf = useProblemSentence();
  const problems = problemsAt(history, step);
  const notes = notCarriedOut(history.moments, step);
  if (problems.length + notes.length === 0) return null;
  return (
    <div className={css.notes}>
      {problems.map((problem) => (
        <Message key={`${problem.code} ${JSON.stringify(problem.parameters)}`} tone="warning">
          <SentenceText sentence={sentenceOf(problem)} withRules />
        </Message>
      ))}
      {notes.map((words) => (
        <Message key={words} tone="info">
          {words}
        </Message>
      ))}
    </div>
  );
}
