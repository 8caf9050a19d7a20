import '../i18n/add-offline.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../components/Button.tsx';
import { Message } from '../components/Message.tsx';
import { useActions, useStrataStore } from '../store/hooks.ts';
import { keepForReload } from './keep-for-reload.ts';
import { workOffline } from './new-version.ts';
import css from './Offline.module.css';

/** Makes the app work without a network, and says when there is another version of it. */
export function Offline() {
  const { t } = useTranslation('offline');
  const { store } = useStrataStore();
  const { say } = useActions();
  const [hasNew, setNew] = useState(false);
  const change = useRef<() => void>(undefined);
  useEffect(() => {
    // Once for the page: a service worker is not given back.
    change.current ??= workOffline({
      onReady: () => say(t('ready')),
      onNewVersion: () => setNew(true),
    });
  }, [say, t]);
  if (!hasNew) return null;
  return (
    <div className={css.notice} role="status">
      <Message
        tone="info"
        onClose={() => setNew(false)}
        actions={
          <Button
            size="small"
            look="line"
            onPress={() => void keepForReload(store.getState).then(() => change.current?.())}
          >
            {t('reload')}
          </Button>
        }
      >
        {t('newVersion')}
      </Message>
    </div>
  );
}
