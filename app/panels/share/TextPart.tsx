import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedEvent } from '../../../engine/index.ts';
import { Button } from '../../components/Button.tsx';
import { Segmented } from '../../components/Segmented.tsx';
import { askedOf } from '../../services/share/asked-of.ts';
import { download, fileNameOf } from '../../services/share/download.ts';
import { loadTextReader } from '../../services/text-reader.ts';
import { derive } from '../../store/derived.ts';
import { useActions, useSentences, useStrataStore } from '../../store/hooks.ts';
import { REPORT_FORMATS, type ReportFormat, reportText } from '../../views/report/report-text.ts';
import { ReadOnlyText } from './ReadOnlyText.tsx';
import css from './Share.module.css';
import type { SharedBoard } from './shared-board.ts';
import { useCopy } from './use-copy.ts';

/** The board, the events that are asked about, its steps, its ladder and its dependencies in words. */
export function TextPart({ board }: { readonly board: SharedBoard }) {
  const { t } = useTranslation('share');
  const { t: tApp } = useTranslation();
  const { store } = useStrataStore();
  const { say } = useActions();
  const sentences = useSentences();
  const copy = useCopy();
  const [format, setFormat] = useState<ReportFormat>('markdown');
  const [asked, setAsked] = useState<readonly AskedEvent[]>([]);
  useEffect(() => {
    void loadTextReader().then((reader) => setAsked(askedOf(store.getState(), reader)));
  }, [store]);
  const text = useMemo(() => {
    const { history, index } = derive({ ...store.getState(), preview: undefined });
    const input = { document: store.getState().document, history, moment: index, link: board.link, asked };
    return reportText(format, input, sentences, { app: tApp, report: t });
  }, [format, store, board, asked, sentences, t, tApp]);
  const save = () => {
    const title = board.document.title ?? '';
    download(
      new Blob([text], { type: 'text/plain' }),
      fileNameOf(title, format === 'markdown' ? 'md' : 'txt'),
    );
    say(t('dialog.saved'), 'success');
  };
  return (
    <>
      <Segmented
        label={t('dialog.formats')}
        value={format}
        options={REPORT_FORMATS.map((value) => ({ value, text: t(`dialog.format.${value}`) }))}
        onChange={setFormat}
      />
      <ReadOnlyText label={t('dialog.textLabel')} text={text} rows={14} />
      <div className={css.actions}>
        <Button icon="arrow-down" look="line" onPress={save}>
          {t('dialog.saveText')}
        </Button>
        <Button icon="copy" look="primary" onPress={() => copy(text)}>
          {t('dialog.copyReport')}
        </Button>
      </div>
    </>
  );
}
