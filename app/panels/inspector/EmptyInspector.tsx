import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon.tsx';
import css from './Inspector.module.css';

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
