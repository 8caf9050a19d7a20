import { useTranslation } from 'react-i18next';
import { openExample } from '../../examples/open-example.ts';
import { useExamples } from '../../examples/use-examples.ts';
import { useActions, useStrata } from '../../store/hooks.ts';
import css from './Rows.module.css';

/** Boards that answer what people ask judges about. */
export function ExamplesTab() {
  const { t } = useTranslation();
  const actions = useActions();
  const examples = useExamples();
  const current = useStrata((state) => state.document.id);
  return (
    <>
      <p className={css.hint}>{t('examples.hint')}</p>
      <ul className={css.rows} aria-label={t('examples.title')}>
        {examples.map((example) => (
          <li key={example.id}>
            <button
              type="button"
              className={css.example}
              aria-current={current === example.id}
              onClick={() => {
                openExample(example, actions);
                actions.setPanels({ phone: 'board', isTipOpen: true });
              }}
            >
              <b>{example.title}</b>
              <span>{example.why}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
