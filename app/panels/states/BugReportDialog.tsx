import '../../i18n/add-states.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type BoardDocument,
  type Moment,
  noReader,
  PROJECTS,
  type Project,
  type TextReader,
  wordNote,
} from '../../../engine/index.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Message } from '../../components/Message.tsx';
import { Segmented } from '../../components/Segmented.tsx';
import { TextArea } from '../../components/TextArea.tsx';
import { TextInput } from '../../components/TextInput.tsx';
import { addressOf, shareableBoard } from '../../services/share/board-address.ts';
import { bugPackOf, PICTURE, reportPicture } from '../../services/states/bug-pack-of.ts';
import { saveArchive } from '../../services/states/save-archive.ts';
import { loadTextReader } from '../../services/text-reader.ts';
import { derive } from '../../store/derived.ts';
import { useActions, useStrataStore } from '../../store/hooks.ts';
import css from './States.module.css';

/** What the developers of another program need to see a bug: text, state, test and board, and what those leave out. */
export function BugReportDialog() {
  const { t } = useTranslation('states');
  const { t: tApp } = useTranslation();
  const actions = useActions();
  const { store } = useStrataStore();
  const [project, setProject] = useState<Project>('forge');
  const [actual, setActual] = useState('');
  const [version, setVersion] = useState('');
  const [board, setBoard] = useState<BoardDocument>();
  const [reader, setReader] = useState<{ readonly read: TextReader }>();
  const isSaving = useRef(false);
  useEffect(() => {
    void shareableBoard(store.getState()).then(setBoard, () => undefined);
    void loadTextReader().then((read) => setReader({ read }));
  }, [store]);
  const packWith = useCallback(
    (picture: string) => {
      const link = board === undefined ? undefined : addressOf(board);
      const read = reader?.read ?? noReader;
      return bugPackOf(store.getState(), project, { actual, version, link }, read, [picture]);
    },
    [store, project, actual, version, board, reader],
  );
  const pack = useMemo(() => packWith(PICTURE), [packWith]);
  const shown = derive(store.getState());
  const step = lastDone(shown.history.moments, shown.index);
  const close = () => actions.openDialog(undefined);
  const copy = () =>
    navigator.clipboard.writeText(pack.issue).then(
      () => actions.say(tApp('file.copied'), 'success'),
      () => actions.say(tApp('file.copyFailed'), 'error'),
    );
  const save = async () => {
    const name = `bug-${project}.zip`;
    // The button stays what has the focus, so it isn't disabled meanwhile.
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      const state = store.getState();
      const shared = board ?? state.document;
      const picture = await reportPicture(state, shared, addressOf(shared), reader?.read ?? noReader);
      saveArchive(name, [...packWith(picture.name).files, picture]);
      actions.say(t('bug.saved', { name }), 'success');
    } finally {
      isSaving.current = false;
    }
  };
  return (
    <Dialog
      title={t('bug.title')}
      isWide
      onClose={close}
      actions={
        <>
          <Button onPress={() => void copy()}>{t('bug.copy')}</Button>
          <Button look="primary" onPress={() => void save()}>
            {t('bug.save')}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <Segmented
          label={t('bug.project')}
          value={project}
          options={PROJECTS.map((value) => ({ value, text: t(`project.${value}`) }))}
          onChange={setProject}
        />
        <p className={css.hint}>
          {t('bug.moment', { moment: step < 0 ? t('bug.start') : t('bug.after', { step: step + 1 }) })}
        </p>
        <TextArea
          label={t('bug.actual')}
          placeholder={t('bug.actualExample')}
          value={actual}
          onChange={setActual}
          rows={2}
          maxLength={4000}
        />
        <TextInput label={t('bug.version')} value={version} onChange={setVersion} />
        {pack.losses.length === 0 ? (
          <Message tone="success">{t('bug.lossesNone')}</Message>
        ) : (
          <Message tone="warning">
            <b>{t('bug.losses', { count: pack.losses.length })}</b>
            <ul className={css.notes}>
              {pack.losses.map((note) => (
                <li key={`${note.code} ${note.about} ${note.what}`}>{wordNote(note)}</li>
              ))}
            </ul>
          </Message>
        )}
        <section aria-label={t('bug.text')}>
          <h3 className={css.label}>{t('bug.text')}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls has to be reachable by keyboard */}
          <pre className={css.text} tabIndex={0}>
            {pack.issue}
          </pre>
        </section>
        <p className={css.hint}>
          {t('bug.files', { names: [...pack.files.map(({ name }) => name), PICTURE].join(', ') })}
        </p>
      </div>
    </Dialog>
  );
}

/** Index of the last step that happened up to a moment: behind it there may be questions, which are switched off. */
const lastDone = (moments: readonly Moment[], index: number): number =>
  moments.slice(0, index + 1).reduce((last, { step, status }) => (status === 'done' ? step : last), -1);
