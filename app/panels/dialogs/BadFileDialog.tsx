import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Message } from '../../components/Message.tsx';
import { useActions } from '../../store/hooks.ts';
import type { FileError } from '../../store/state.ts';
import { useErrorWords } from '../share/use-error-words.ts';
import { useCommands } from '../use-commands.ts';
import css from './BadFileDialog.module.css';

interface BadFileDialogProps {
  readonly name: string;
  readonly errors: readonly FileError[];
}

/** At most so many errors are listed. */
const SHOWN = 6;

/** What is wrong with a file, and where. */
export function BadFileDialog({ name, errors }: BadFileDialogProps) {
  const { t } = useTranslation();
  const actions = useActions();
  const commands = useCommands();
  const close = () => actions.openDialog(undefined);
  const words = useErrorWords();
  return (
    <Dialog
      title={t('file.badTitle', { name })}
      onClose={close}
      actions={
        <>
          <Button
            onPress={() => {
              close();
              commands.run('open-file');
            }}
          >
            {t('command.open-file')}
          </Button>
          <Button look="primary" onPress={close} autoFocus>
            {t('close')}
          </Button>
        </>
      }
    >
      <p className={css.intro}>{t('file.badIntro')}</p>
      <ul className={css.errors}>
        {errors.slice(0, SHOWN).map((error) => (
          <li key={`${error.path} ${error.code}`}>
            <Message tone="error">
              <b>{words(error)}</b>
              <br />
              {error.path === '' ? t('file.whole') : <code>{t('file.where', { path: error.path })}</code>}
            </Message>
          </li>
        ))}
      </ul>
      {errors.length > SHOWN && (
        <p className={css.intro}>{t('file.more', { count: errors.length - SHOWN })}</p>
      )}
    </Dialog>
  );
}
