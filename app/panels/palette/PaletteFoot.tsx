import { useTranslation } from 'react-i18next';
import { PREFIXES } from '../../commands/palette/search.ts';
import { Keys } from '../../components/Keys.tsx';
import css from './Palette.module.css';

/** What the keys do, and the signs that leave only one kind of entries. */
export function PaletteFoot() {
  const { t } = useTranslation('palette');
  return (
    <footer className={css.foot}>
      <span>
        <Keys shortcut="arrowup" /> <Keys shortcut="arrowdown" /> {t('keys.move')}
      </span>
      <span>
        <Keys shortcut="enter" /> {t('keys.run')}
      </span>
      <span>
        <Keys shortcut="escape" /> {t('keys.close')}
      </span>
      <span className={css.space} />
      {Object.entries(PREFIXES).map(([sign, kind]) => (
        <span key={sign} className={css.prefix}>
          <kbd>{sign}</kbd> {t(`prefix.${kind}`)}
        </span>
      ))}
    </footer>
  );
}
