import '../../i18n/add-states.ts';
import { useTranslation } from 'react-i18next';
import { wordNote } from '../../../engine/index.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { SelectInput } from '../../components/SelectInput.tsx';
import { openState } from '../../services/states/open-state.ts';
import { useStrataStore } from '../../store/hooks.ts';
import type { StateReport } from '../../store/state.ts';
import css from './States.module.css';

/** What came of a state file of another program: what was left out, and another group of it. */
export function StateReportDialog({ report }: { readonly report: StateReport }) {
  const { t } = useTranslation('states');
  const { t: tApp } = useTranslation();
  const { store, actions } = useStrataStore();
  const { name, project, notes, groups, group, text } = report;
  const close = () => actions.openDialog(undefined);
  return (
    <Dialog
      title={t('report.title', { project: t(`project.${project}`) })}
      isWide
      onClose={close}
      actions={
        <Button look="primary" onPress={close} autoFocus>
          {tApp('close')}
        </Button>
      }
    >
      {groups.length > 1 && (
        <SelectInput
          label={t('report.group')}
          value={group ?? ''}
          options={groups.map((each) => ({ value: each, text: each }))}
          onChange={(wanted) =>
            void openState(text, t('project.xmage'), actions, store.getState().document, wanted)
          }
        />
      )}
      <p className={css.intro}>
        {notes.length === 0
          ? t('report.introNone', { name })
          : t('report.intro', { name, count: notes.length })}
      </p>
      {notes.length > 0 && (
        <ul className={css.notes}>
          {notes.map((note) => (
            <li key={`${note.code} ${note.about} ${note.what}`}>{wordNote(note)}</li>
          ))}
        </ul>
      )}
      <p className={css.hint}>{t('report.undo')}</p>
    </Dialog>
  );
}
