import { Button as AriaButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { Checkbox } from '../../components/Checkbox.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Menu } from '../../components/Menu.tsx';
import { Progress } from '../../components/Progress.tsx';
import { cardPool } from '../../services/card-pool.ts';
import { useActions } from '../../store/hooks.ts';
import type { ImportProgress, PoolMeta } from '../../worker/pool/protocol.ts';
import { useCommands } from '../use-commands.ts';
import css from './PoolBar.module.css';
import { useCardPool } from './use-card-pool.ts';
import type { OnlineSearch } from './use-online-search.ts';

/** Where the cards beyond the built-in ones come from: how to get them, what is there, how far an import is. */
export function PoolBar({ online }: { readonly online: OnlineSearch | undefined }) {
  const { t } = useTranslation('pool');
  const commands = useCommands();
  const { meta, importing, compiled } = useCardPool();
  return (
    <section className={css.bar} aria-label={t('bar.more')}>
      {importing !== undefined && <Importing progress={importing} />}
      {meta !== undefined && <Imported meta={meta} compiled={compiled} />}
      {meta === undefined && importing === undefined && (
        <>
          <span>{t('bar.none')}</span>
          <Button look="line" size="small" onPress={() => commands.run('import-cards')}>
            {t('bar.import')}
          </Button>
        </>
      )}
      <Online search={online} />
    </section>
  );
}

/** The switch that lets Scryfall be asked, and what came of it. */
function Online({ search }: { readonly search: OnlineSearch | undefined }) {
  const { t } = useTranslation('pool');
  const { isOnline } = useCardPool();
  return (
    <div className={css.online} title={t('online.note')}>
      <Checkbox isSelected={isOnline} onChange={(isSelected) => cardPool.setOnline(isSelected)}>
        {t('online.switch')}
      </Checkbox>
      <p aria-live="polite">{isOnline ? <OnlineWords search={search} /> : t('online.note')}</p>
    </div>
  );
}

function OnlineWords({ search }: { readonly search: OnlineSearch | undefined }) {
  const { t } = useTranslation('pool');
  if (search === undefined) return null;
  const { answer } = search;
  switch (answer?.kind) {
    case undefined:
    case 'outdated':
      return t('online.asking');
    case 'not-asked':
      return t('online.notAsked');
    case 'found':
      return t('online.found', { count: answer.total });
    case 'failed':
      return <span className={css.failed}>{t(`online.failed.${answer.why}`)}</span>;
  }
}

function Importing({ progress }: { readonly progress: ImportProgress }) {
  const { t } = useTranslation('pool');
  const actions = useActions();
  const percent = progress.size === 0 ? 0 : Math.round((100 * progress.read) / progress.size);
  const text = t('bar.importing', { file: progress.file, percent });
  return (
    <AriaButton className={css.importing ?? ''} onPress={() => actions.openDialog({ kind: 'import-cards' })}>
      <span>{text}</span>
      <Progress label={text} percent={percent} />
    </AriaButton>
  );
}

function Imported({ meta, compiled }: { readonly meta: PoolMeta; readonly compiled: number }) {
  const { t, i18n } = useTranslation('pool');
  const actions = useActions();
  const commands = useCommands();
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(meta.at);
  const percent = Math.floor((100 * compiled) / Math.max(1, meta.cards));
  const remove = () =>
    void cardPool.ask({ kind: 'remove' }).then(() => actions.say(t('bar.removed'), 'success'));
  return (
    <>
      <p className={css.words}>
        <span className={css.file} title={meta.file}>
          {t('bar.cards', { count: meta.cards, file: meta.file })}
        </span>
        <span>
          {t('bar.at', { date })}
          {meta.damaged > 0 && ` · ${t('import.damaged', { count: meta.damaged })}`}
        </span>
        {compiled < meta.cards && <span>{t('bar.compiling', { percent })}</span>}
      </p>
      <Menu
        label={t('bar.more')}
        placement="top end"
        groups={[
          {
            id: 'pool',
            entries: [
              { id: 'replace', text: t('bar.replace'), run: () => commands.run('import-cards') },
              { id: 'remove', icon: 'trash-2', text: t('bar.remove'), run: remove },
            ],
          },
        ]}
      >
        <AriaButton className={css.more ?? ''} aria-label={t('bar.more')}>
          <Icon name="ellipsis" size={15} />
        </AriaButton>
      </Menu>
    </>
  );
}
