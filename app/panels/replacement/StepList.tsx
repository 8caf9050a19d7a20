import { useTranslation } from 'react-i18next';
import { cx } from '../../components/cx.ts';
import { SentenceText } from '../../components/SentenceText.tsx';
import type { StepView } from '../../views/lab/step-view.ts';
import css from './StepList.module.css';

/** What became of an event, step by step: who chose what among which effects, before and after, what that changed. */
export function StepList({ steps }: { readonly steps: readonly StepView[] }) {
  const { t } = useTranslation('lab');
  return (
    <ol className={css.steps}>
      {steps.map((step) => (
        <li key={step.key} className={cx(css.step, css[step.kind])}>
          <p className={css.words}>
            <SentenceText sentence={step.sentence} withRules />
          </p>
          {step.group !== undefined && (
            <p className={css.group}>
              <SentenceText sentence={step.group} />
            </p>
          )}
          {step.candidates.length > 1 && (
            <ul className={css.candidates} aria-label={t('candidates')}>
              {step.candidates.map(({ key, name, isOpen, isChosen }) => (
                <li key={key} className={cx(isChosen && css.chosen, !isOpen && css.shut)}>
                  {isChosen ? (
                    <>
                      <span aria-hidden="true">{name}</span>
                      <span className="visually-hidden">{t('chosen', { name })}</span>
                    </>
                  ) : isOpen ? (
                    name
                  ) : (
                    <>
                      <span aria-hidden="true">{name}</span>
                      <span className="visually-hidden">{t('notOpen', { name })}</span>
                    </>
                  )}
                </li>
              ))}
            </ul>
          )}
          {step.before !== undefined && (
            <p className={css.change}>
              <s>
                <SentenceText sentence={step.before} />
              </s>{' '}
              {step.after === undefined ? t('gone') : <SentenceText sentence={step.after} />}
            </p>
          )}
          {step.changed !== undefined && (
            <p className={css.changed}>
              <SentenceText sentence={step.changed} withRules />
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
