import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { TextInput } from '../../components/TextInput.tsx';
import { useActions, useStrata } from '../../store/hooks.ts';

export function RenameDialog() {
  const { t } = useTranslation();
  const actions = useActions();
  const title = useStrata((state) => state.document.title);
  const [text, setText] = useState(title ?? '');
  const close = () => actions.openDialog(undefined);
  const save = () => {
    actions.dispatch({ kind: 'set-title', title: text.trim() === '' ? undefined : text.trim() });
    close();
  };
  return (
    <Dialog
      title={t('rename.title')}
      onClose={close}
      actions={
        <>
          <Button onPress={close}>{t('cancel')}</Button>
          <Button look="primary" onPress={save}>
            {t('save')}
          </Button>
        </>
      }
    >
      <TextInput label={t('rename.label')} value={text} onChange={setText} onEnter={save} autoFocus />
    </Dialog>
  );
}
