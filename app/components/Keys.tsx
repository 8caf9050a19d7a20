import { useTranslation } from 'react-i18next';
import css from './Keys.module.css';

interface KeysProps {
  /** As in the key map: `mod+shift+z`, `]`, `delete`. */
  readonly shortcut: string;
}

const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);

/** A shortcut as it is printed on keys. */
export function Keys({ shortcut }: KeysProps) {
  const { t } = useTranslation();
  const words: Readonly<Record<string, string>> = {
    mod: isApple ? '⌘' : t('key.control'),
    shift: isApple ? '⇧' : t('key.shift'),
    alt: isApple ? '⌥' : t('key.alt'),
    delete: t('key.delete'),
    escape: t('key.escape'),
    enter: t('key.enter'),
    space: t('key.space'),
    arrowleft: '←',
    arrowright: '→',
    arrowup: '↑',
    arrowdown: '↓',
  };
  const keys = shortcut === '+' ? ['+'] : shortcut.split('+');
  return <kbd className={css.keys}>{keys.map((key) => words[key] ?? key.toUpperCase()).join(' ')}</kbd>;
}
