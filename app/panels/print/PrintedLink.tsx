import { useTranslation } from 'react-i18next';
import { qrCode } from '../../picture/parts/qr-code.ts';
import css from './Print.module.css';

/** Modules of white around a code. */
const QUIET = 4;

/** The address of the board, and the code of it unless it is too long for one. */
export function PrintedLink({ link }: { readonly link: string }) {
  const { t } = useTranslation('share');
  const code = qrCode(link);
  const side = (code?.modules ?? 0) + 2 * QUIET;
  return (
    <footer className={css.link}>
      {code !== undefined && (
        <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
          <path d={code.path} transform={`translate(${QUIET} ${QUIET})`} />
        </svg>
      )}
      <p>
        <b>{t('report.open')}</b>
        <a href={link}>{link}</a>
      </p>
    </footer>
  );
}
