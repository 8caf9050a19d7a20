import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Message } from '../../components/Message.tsx';
import { useActions } from '../../store/hooks.ts';
import type { FileError } from '../../store/state.ts';
import { useCommands } from '../use-commands.ts';
import css from './BadFileDialog.module.css';

interface BadFileDialogProps {
  readonly name: string;
  readonly errors: readonly FileError[];
}

/** The engine names kinds of values by code words. */
const worded = (parameters: FileError['parameters']): FileError['parameters'] =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name,
      typeof value === 'string'
        ? value.replaceAll('whole-number', 'a whole number').replace(/^other$/, 'something else')
        : value,
    ]),
  );

/** At most so many errors are listed. */
const SHOWN = 6;

/** What is wrong with a file, and where. */
export function BadFileDialog({ name, errors }: BadFileDialogProps) {
  const { t, i18n } = useTranslation();
  const actions = useActions();
  const commands = useCommands();
  const close = () => actions.openDialog(undefined);
  const words = ({ code, parameters }: FileError): string => {
    const key = i18n.exists(`file.error.${code}`)
      ? (`file.error.${code}` as 'file.error.other')
      : 'file.error.other';
    return t(key, { expected: '', found: '', field: '', limit: '', allowed: '', ...worded(parameters) });
  };
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
