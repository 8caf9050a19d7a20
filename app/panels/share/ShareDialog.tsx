import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/Dialog.tsx';
import { boardAddress } from '../../services/share/board-address.ts';
import { useActions, useStrataStore } from '../../store/hooks.ts';

/** Link, picture and text of the board, to take along. */
export function ShareDialog() {
  const { t } = useTranslation();
  const actions = useActions();
  const { store } = useStrataStore();
  const [address, setAddress] = useState('');
  useEffect(() => {
    void boardAddress(store.getState()).then(setAddress);
  }, [store]);
  return (
    <Dialog title={t('command.share')} isWide onClose={() => actions.openDialog(undefined)}>
      <p>{address}</p>
    </Dialog>
  );
}
