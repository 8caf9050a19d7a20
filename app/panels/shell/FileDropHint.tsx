import { useTranslation } from 'react-i18next';
import css from './FileDropHint.module.css';

export function FileDropHint() {
  const { t } = useTranslation();
  return <div className={css.hint}>{t('file.dropHere')}</div>;
}
