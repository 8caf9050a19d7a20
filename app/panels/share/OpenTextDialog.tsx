import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { projectOfState } from '../../../engine/index.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Message } from '../../components/Message.tsx';
import { TextArea } from '../../components/TextArea.tsx';
import { openAnyText, readText } from '../../services/share/open-any.ts';
import { openShared } from '../../services/share/open-shared.ts';
import { readNotation } from '../../sharing/link/board-link.ts';
import { useActions, useStrataStore } from '../../store/hooks.ts';
import css from './Share.module.css';
import { useErrorWords } from './use-error-words.ts';

/** A link, a line of notation or the text of a file, typed or pasted, and what it means while it is written. */
export function OpenTextDialog({ text: pasted }: { readonly text: string }) {
  const { t } = useTranslation();
  const actions = useActions();
  const { store } = useStrataStore();
  const words = useErrorWords();
  const [text, setText] = useState(pasted);
  const isEmpty = text.trim() === '';
  const read = useMemo(() => (isEmpty ? undefined : (readText(text) ?? readNotation(text))), [text, isEmpty]);
  const document = read?.document;
  const isGame = useMemo(() => projectOfState(text) !== undefined, [text]);
  const close = () => actions.openDialog(undefined);
  const open = () => {
    if (read?.document === undefined && !isGame) return;
    close();
    if (isGame || read === undefined) {
      void openAnyText(text, actions, store.getState().document);
      return;
    }
    void openShared(read, t('share.pastedName'), actions, store.getState().document);
  };
  return (
    <Dialog
      title={t('share.openText.title')}
      isWide
      onClose={close}
      actions={
        <>
          <Button onPress={close}>{t('cancel')}</Button>
          <Button look="primary" isDisabled={document === undefined && !isGame} onPress={open}>
            {t('share.openText.open')}
          </Button>
        </>
      }
    >
      <div className={css.body}>
        <TextArea
          label={t('share.openText.label')}
          placeholder={t('share.openText.example')}
          value={text}
          onChange={setText}
          rows={6}
        />
        {isEmpty && <p className={css.hint}>{t('share.openText.hint')}</p>}
        {document !== undefined && (
          <Message tone="success">
            {t('share.openText.found', {
              title: document.title ?? t('header.untitled'),
              steps: t('share.steps', { count: document.steps.length }),
            })}
          </Message>
        )}
        {(read?.errors ?? []).slice(0, 3).map((error) => (
          <Message key={`${error.path} ${error.code}`} tone="error">
            <b>{words(error)}</b>
            {error.path !== '' && (
              <>
                <br />
                {t('share.openText.where', { path: error.path })}
              </>
            )}
          </Message>
        ))}
      </div>
    </Dialog>
  );
}
