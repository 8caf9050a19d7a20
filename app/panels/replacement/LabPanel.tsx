import '../../i18n/add-lab.ts';
import { useTranslation } from 'react-i18next';
import { useIsReadOnly } from '../../store/hooks.ts';
import { EmptyLab } from './EmptyLab.tsx';
import { EventEditor } from './EventEditor.tsx';
import { EventTold } from './EventTold.tsx';
import css from './Lab.module.css';
import { Outcomes } from './Outcomes.tsx';
import { RunSection } from './RunSection.tsx';
import { useLab } from './use-lab.ts';

/** An event that would happen: what would change it, who chooses, and what comes of each order. */
export function LabPanel() {
  const { t } = useTranslation('lab');
  const now = useLab();
  const isReadOnly = useIsReadOnly();
  if (now === undefined) return <EmptyLab />;
  return (
    <section className={css.panel} aria-label={t('title')}>
      <div className={css.columns}>
        <div className={css.event}>
          {isReadOnly ? <EventTold now={now} /> : <EventEditor now={now} />}
          <RunSection now={now} />
        </div>
        <Outcomes now={now} />
      </div>
    </section>
  );
}
