import { useTranslation } from 'react-i18next';
import { stepWords } from '../../views/timeline/step-words.ts';
import type { StepLabel } from '../../views/timeline/timeline-view.ts';

/** Words a step's label, as chips and announcements show it. */
export function useStepLabel(): (label: StepLabel) => string {
  const { t } = useTranslation();
  return (label) => stepWords(t, label);
}
