import { useTranslation } from 'react-i18next';
import css from './Logo.module.css';

interface LogoProps {
  /** Only the mark. */
  readonly isShort?: boolean;
}

export function Logo({ isShort = false }: LogoProps) {
  const { t } = useTranslation();
  return (
    <h1 className={css.logo}>
      <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
        <path d="M3 6.2 15.5 4v3L3 9.2z" fill="var(--text)" />
        <path d="M5 11.1 19 8.7v3L5 14.1z" fill="var(--accent)" />
        <path d="M3 16 13.5 14.2v3L3 19z" fill="var(--text)" />
      </svg>
      <span className={isShort ? 'visually-hidden' : undefined}>{t('app.name')}</span>
    </h1>
  );
}
