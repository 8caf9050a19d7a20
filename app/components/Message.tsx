import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './Button.tsx';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import css from './Message.module.css';

interface MessageProps {
  readonly tone: 'info' | 'warning' | 'error' | 'success';
  readonly children: ReactNode;
  /** Ways out, as buttons. */
  readonly actions?: ReactNode;
  readonly onClose?: (() => void) | undefined;
}

const ICON_OF = { info: 'info', warning: 'triangle-alert', error: 'ban', success: 'check' } as const;

/** Something that must be said: always with an icon, and a way out. */
export function Message({ tone, children, actions, onClose }: MessageProps) {
  const { t } = useTranslation();
  return (
    <div className={cx(css.message, css[tone])} role={tone === 'error' ? 'alert' : undefined}>
      <Icon name={ICON_OF[tone]} className={css.icon} />
      <div className={css.words}>
        {children}
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </div>
      {onClose !== undefined && <IconButton icon="x" size="small" label={t('close')} onPress={onClose} />}
    </div>
  );
}
