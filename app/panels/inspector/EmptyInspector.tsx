import { useTranslation } from 'react-i18next';
import type { History } from '../../../engine/index.ts';
import { Icon } from '../../components/Icon.tsx';
import { useStrata } from '../../store/hooks.ts';
import css from './Inspector.module.css';
import { StepNotes } from './StepNotes.tsx';

/** Nothing is selected: what to do, and what one will see then. */
export function EmptyInspector() {
  const { t } = useTranslation();
  return (
    <div className={css.empty}>
      <Icon name="scan" size={22} />
      <h2>{t('inspector.empty.title')}</h2>
      <p>{t('inspector.empty.text')}</p>
      <p className={css.faint}>{t('inspector.empty.keys')}</p>
    </div>
  );
}

/** What is selected has not come yet, or is gone. */
export function AbsentInspector({ name }: { readonly name: string }) {
  const { t } = useTranslation();
  return (
    <div className={css.empty}>
      <Icon name="clock" size={22} />
      <h2>{t('inspector.absent.title')}</h2>
      <p>{t('inspector.absent.text', { name })}</p>
    </div>
  );
}

/** A step about which there is nothing to explain but what went wrong. */
export function StepInspector({ index, history }: { readonly index: number; readonly history: History }) {
  const { t } = useTranslation();
  const isOff = useStrata((state) => state.document.steps[index]?.off === true);
  return (
    <>
      <header className={css.head}>
        <h2>{t('inspector.step.title', { number: index + 1 })}</h2>
        <p className={css.verdict}>{t(isOff ? 'inspector.step.off' : 'inspector.step.text')}</p>
      </header>
      <div className={css.body}>
        <StepNotes history={history} step={index} />
      </div>
    </>
  );
}
