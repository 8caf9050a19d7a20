import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompilableFace } from '../../../engine/index.ts';
import { MarkedTextArea } from '../../components/MarkedTextArea.tsx';
import { stretchesOf } from '../../views/own/reading.ts';
import { MarkedText } from './MarkedText.tsx';
import css from './Own.module.css';
import { Reading } from './Reading.tsx';
import { useReading } from './use-reading.ts';

interface TextWithReadingProps {
  readonly face: CompilableFace;
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly autoFocus?: boolean;
  readonly onChange: (text: string) => void;
  readonly onSubmit: () => void;
}

/** A text to write, and below it what each word of it does, or where it is not understood. */
export function TextWithReading({ face, onChange, ...field }: TextWithReadingProps) {
  const { t } = useTranslation('own');
  const id = useId();
  const { view, adviceFor } = useReading(face);
  const wrong = view.lines.filter(({ unread }) => unread !== undefined);
  const isFresh = view.text === face.text;
  const replace = (start: number, end: number, text: string) =>
    onChange(face.text.slice(0, start) + text + face.text.slice(end));
  return (
    <>
      <MarkedTextArea
        {...field}
        value={face.text}
        onChange={onChange}
        isInvalid={wrong.length > 0}
        describedBy={id}
        marks={isFresh ? <MarkedText stretches={stretchesOf(view)} /> : face.text}
      />
      <p id={id} className={css.summary} role="status">
        <Summary lines={view.lines.length} wrong={wrong} text={view.text} />
      </p>
      <section className={css.reading} aria-label={t('reading.title')}>
        <h3>{t('reading.title')}</h3>
        {view.lines.length === 0 ? (
          <p className={css.empty}>{t('reading.empty')}</p>
        ) : (
          <Reading view={view} adviceFor={adviceFor} onReplace={replace} />
        )}
      </section>
    </>
  );
}

interface SummaryProps {
  readonly lines: number;
  readonly wrong: ReturnType<typeof useReading>['view']['lines'];
  readonly text: string;
}

function Summary({ lines, wrong, text }: SummaryProps) {
  const { t } = useTranslation('own');
  const [first] = wrong;
  if (first?.unread === undefined) return lines === 0 ? null : t('reading.summary.read', { count: lines });
  return t('reading.summary.error', {
    summary: t('reading.summary.unread', { count: wrong.length }),
    line: first.number,
    word: text.slice(first.unread.start, first.unread.end),
  });
}
