import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { Message } from '../../components/Message.tsx';
import { ReadOnlyText } from './ReadOnlyText.tsx';
import css from './Share.module.css';
import type { SharedBoard } from './shared-board.ts';
import { useCopy } from './use-copy.ts';

/** Some sites cut off links that are longer. */
const LONG = 2000;

/** The board in an address, and on a line that can be read. */
export function LinkPart({ board }: { readonly board: SharedBoard }) {
  const { t } = useTranslation('share');
  const { t: tApp } = useTranslation();
  const copy = useCopy();
  const { link, line } = board;
  return (
    <>
      <p className={css.hint}>{t('dialog.linkHint')}</p>
      <ReadOnlyText label={t('dialog.linkLabel')} text={link} rows={3} />
      {link.length > LONG && <Message tone="warning">{t('dialog.linkLong', { count: link.length })}</Message>}
      <div className={css.actions}>
        <Button look="primary" icon="link" autoFocus onPress={() => copy(link, tApp('share.linkCopied'))}>
          {t('dialog.copyLink')}
        </Button>
      </div>
      <ReadOnlyText label={t('dialog.lineLabel')} text={line} rows={4} />
      <div className={css.actions}>
        <span className={css.hint}>{t('dialog.lineHint')}</span>
        <Button icon="copy" look="line" onPress={() => copy(line)}>
          {t('dialog.copyLine')}
        </Button>
      </div>
    </>
  );
}
