import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardDocument } from '../../../engine/index.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { keptBoards } from '../../services/share/kept-boards.ts';
import { openShared } from '../../services/share/open-shared.ts';
import { useActions, useStrataStore } from '../../store/hooks.ts';
import css from './Share.module.css';

/** The boards that were there before a shared one was opened, each to be had back. */
export function KeptBoardsDialog() {
  const { t } = useTranslation();
  const actions = useActions();
  const { store } = useStrataStore();
  const [boards, setBoards] = useState<readonly BoardDocument[]>();
  useEffect(() => {
    void keptBoards().then(setBoards);
  }, []);
  const close = () => actions.openDialog(undefined);
  return (
    <Dialog title={t('share.kept.title')} onClose={close}>
      <p className={css.hint}>{t(boards?.length === 0 ? 'share.kept.none' : 'share.kept.hint')}</p>
      <ul className={css.list}>
        {(boards ?? []).map((document, index) => {
          const title = document.title ?? t('header.untitled');
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal boards are told apart by their place
            <li key={index}>
              <span>
                <b>{title}</b> {t('share.steps', { count: document.steps.length })}
              </span>
              <Button
                size="small"
                aria-label={t('share.kept.open', { title })}
                onPress={() => {
                  close();
                  void openShared({ document }, title, actions, store.getState().document);
                }}
              >
                {t('share.openText.open')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
