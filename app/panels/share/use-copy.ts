import { useTranslation } from 'react-i18next';
import { useActions } from '../../store/hooks.ts';

/** Copies a text and says that it did, or that the browser does not allow it. */
export function useCopy(): (text: string, done?: string) => void {
  const { t } = useTranslation();
  const { say } = useActions();
  return (text, done = t('file.copied')) => {
    navigator.clipboard.writeText(text).then(
      () => say(done, 'success'),
      () => say(t('file.copyFailed'), 'error'),
    );
  };
}
