import '../../i18n/add-pool.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Message } from '../../components/Message.tsx';
import { Progress } from '../../components/Progress.tsx';
import { cardPool } from '../../services/card-pool.ts';
import { useActions } from '../../store/hooks.ts';
import type { DamagedLine, ImportOutcome, ImportProgress } from '../../worker/pool/protocol.ts';
import { useCardPool } from '../library/use-card-pool.ts';
import css from './ImportDialog.module.css';

/** How far an import is, and what came of it. */
export function ImportDialog() {
  const { t } = useTranslation('pool');
  const { t: tApp } = useTranslation();
  const actions = useActions();
  const { importing, outcome } = useCardPool();
  const close = () => {
    actions.openDialog(undefined);
    cardPool.forgetOutcome();
  };
  return (
    <Dialog
      title={t('import.title')}
      onClose={close}
      actions={
        importing === undefined ? (
          <Button look="primary" onPress={close} autoFocus>
            {tApp('close')}
          </Button>
        ) : (
          <>
            <Button onPress={() => cardPool.cancelImport()}>{t('import.cancel')}</Button>
            <Button look="primary" onPress={() => actions.openDialog(undefined)} autoFocus>
              {t('import.background')}
            </Button>
          </>
        )
      }
    >
      <div className={css.body}>
        {importing !== undefined ? <Running progress={importing} /> : <Outcome outcome={outcome} />}
      </div>
    </Dialog>
  );
}

function Running({ progress }: { readonly progress: ImportProgress }) {
  const { t } = useTranslation('pool');
  const { file, read, size, cards, damaged } = progress;
  return (
    <>
      <p className={css.file}>{t('import.running', { file })}</p>
      <Progress label={t('import.progress')} percent={size === 0 ? 0 : Math.round((100 * read) / size)} />
      <p className={css.count}>
        {t('import.cards', { count: cards })}
        {damaged > 0 && ` · ${t('import.damaged', { count: damaged })}`}
      </p>
    </>
  );
}

function Outcome({ outcome }: { readonly outcome: ImportOutcome | undefined }) {
  const { t } = useTranslation('pool');
  switch (outcome?.kind) {
    case undefined:
      return <p>{t('import.nothing')}</p>;
    case 'cancelled':
      return <Message tone="info">{t('outcome.cancelled', { file: outcome.file })}</Message>;
    case 'failed':
      return (
        <>
          <Message tone="error">
            <b>{t('outcome.failed', { file: outcome.file })}</b> {t(`import.failed.${outcome.why}`)}{' '}
            {t('import.unchanged')}
          </Message>
          <Lines lines={outcome.lines} total={outcome.lines.length} />
        </>
      );
    case 'imported': {
      const { meta, lines, isKept } = outcome;
      return (
        <>
          <Message tone="success">
            <b>{t('outcome.imported', { count: meta.cards, file: meta.file })}</b> {t('import.layers')}
          </Message>
          {!isKept && <Message tone="warning">{t('import.notKept')}</Message>}
          {meta.leftOut > 0 && <p className={css.count}>{t('import.leftOut', { count: meta.leftOut })}</p>}
          <Lines lines={lines} total={meta.damaged} />
        </>
      );
    }
  }
}

function Lines({ lines, total }: { readonly lines: readonly DamagedLine[]; readonly total: number }) {
  const { t } = useTranslation('pool');
  if (total === 0) return null;
  return (
    <Message tone="warning">
      <b>{t('import.damaged', { count: total })}</b>
      <ul className={css.lines} aria-label={t('import.lines')}>
        {lines.map(({ line, kind, detail }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one line may be damaged twice
          <li key={index}>
            {t('import.line', {
              line,
              why: kind === 'json' ? t('import.lineJson') : t('import.lineShape', { detail }),
            })}
          </li>
        ))}
      </ul>
      {total > lines.length && t('import.moreLines', { count: total - lines.length })}
    </Message>
  );
}
