import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { useActions, useStrata, useTrace } from '../../store/hooks.ts';
import { EVENT_KINDS, labOf } from '../../views/lab/lab.ts';
import { aboutOf, kindsForObject, startEvent } from '../../views/lab/starters.ts';
import css from './Lab.module.css';

/** No event yet: every kind of them, about the selected object if it fits, else about the active player. */
export function EmptyLab() {
  const { t } = useTranslation('lab');
  const actions = useActions();
  const trace = useTrace();
  const selected = useStrata(({ selection }) => (selection?.kind === 'object' ? selection.id : undefined));
  const about = aboutOf(trace, selected);
  const fitting = kindsForObject(about);
  const ordered = [...fitting, ...EVENT_KINDS.filter((kind) => !fitting.includes(kind))];
  return (
    <section className={css.panel} aria-label={t('title')}>
      <div className={css.empty}>
        <h1>{t('empty.title')}</h1>
        <p>{t('empty.text')}</p>
        <ul className={css.kinds}>
          {ordered.map((kind) => (
            <li key={kind}>
              <Button
                look="line"
                onPress={() => actions.setLab(labOf(startEvent(kind, about, !fitting.includes(kind))))}
              >
                {t(`kind.${kind}`)}
              </Button>
            </li>
          ))}
        </ul>
        <p className={css.faint}>{t('empty.board')}</p>
      </div>
    </section>
  );
}
