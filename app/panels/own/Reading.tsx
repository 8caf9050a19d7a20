import '../../i18n/add-own.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { LayerBadge, layerColor } from '../../components/LayerBadge.tsx';
import { RuleLink } from '../../components/RuleLink.tsx';
import { RulesText } from '../../components/RulesText.tsx';
import type { FragmentView, LineView, ReadingView } from '../../views/own/reading.ts';
import type { Advice } from '../../views/own/suggest.ts';
import css from './Own.module.css';

interface ReadingProps {
  readonly view: ReadingView;
  /** What can be done about a line that is not understood; without it nobody can change the text here. */
  readonly adviceFor?: (line: LineView) => Advice;
  readonly onReplace?: (start: number, end: number, text: string) => void;
  /** Whether what was read is said in our own words. */
  readonly says?: boolean;
}

/** What was made of a text: each fragment with what it is for, its layers and its rules. */
export function Reading({ view, adviceFor, onReplace, says = true }: ReadingProps) {
  return (
    <ol className={css.lines}>
      {view.lines.map((line) => (
        <li key={line.number} className={css.line} data-status={line.status}>
          <LineHead line={line} />
          {line.unread === undefined ? (
            <Fragments fragments={line.fragments} />
          ) : (
            <Unread
              line={line}
              text={view.text}
              advice={adviceFor?.(line)}
              {...(onReplace === undefined ? {} : { onReplace })}
            />
          )}
          {says && line.says.length > 0 && <Says texts={line.says} />}
        </li>
      ))}
    </ol>
  );
}

function LineHead({ line }: { readonly line: LineView }) {
  const { t } = useTranslation('own');
  const { sort, status } = line;
  return (
    <p className={css.lineHead}>
      <span className={css.number}>{t('reading.line', { number: line.number })}</span>
      {sort !== undefined && <b>{t(`sort.${sort}`)}</b>}
      {status === 'reminder' && <b>{t('reading.reminder')}</b>}
      {status === 'unread' && (
        <b className={css.bad}>
          <Icon name="triangle-alert" size={13} /> {t('reading.unread')}
        </b>
      )}
      {line.rules.map((rule) => (
        <RuleLink key={rule} rule={rule} />
      ))}
      {status === 'no-effect' && <span className={css.noLayer}>{t('reading.noLayer')}</span>}
    </p>
  );
}

function Fragments({ fragments }: { readonly fragments: readonly FragmentView[] }) {
  const { t } = useTranslation('own');
  return (
    <ul className={css.fragments}>
      {fragments.map((fragment) => (
        <li key={fragment.start} data-means={fragment.means}>
          <span
            className={css.words}
            data-look={fragment.layers.length > 0 ? 'layer' : 'no-layer'}
            style={fragment.layers[0] === undefined ? {} : { '--c': layerColor(fragment.layers[0]) }}
          >
            <RulesText text={fragment.text} />
          </span>
          <span className={css.where}>
            {fragment.layers.map((layer) => (
              <LayerBadge key={layer} layer={layer} />
            ))}
            <span className={css.means}>{t(`means.${fragment.means}`)}</span>
            {fragment.rules.map((rule) => (
              <RuleLink key={rule} rule={rule} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Says({ texts }: { readonly texts: readonly string[] }) {
  const { t } = useTranslation('own');
  return (
    <p className={css.says}>
      <span>{t('reading.says')}</span>{' '}
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the texts of a line never change places
        <q key={index}>
          <RulesText text={text} />
        </q>
      ))}
    </p>
  );
}

interface UnreadProps {
  readonly line: LineView;
  readonly text: string;
  readonly advice: Advice | undefined;
  readonly onReplace?: (start: number, end: number, text: string) => void;
}

/** Why a line is not understood, at the word, and ways on. */
function Unread({ line, text, advice, onReplace }: UnreadProps) {
  const { t } = useTranslation('own');
  const { unread } = line;
  if (unread === undefined) return null;
  const [from, to] = [Math.max(unread.start, line.start), Math.min(unread.end, line.end)];
  const goesOn = advice?.goesOn;
  return (
    <div className={css.unread}>
      <p>
        {text.slice(line.start, from)}
        <u className={css.error}>{text.slice(from, to)}</u>
        {text.slice(to, line.end)}
      </p>
      {advice === undefined || (advice.fixes.length === 0 && goesOn === undefined) ? (
        <p>{t('reading.expected', { expected: unread.expected })}</p>
      ) : null}
      {advice !== undefined && onReplace !== undefined && advice.fixes.length > 0 && (
        <div className={css.ways}>
          {advice.fixes.map(({ start, end, was, text: word }) => (
            <Button
              key={`${start} ${word}`}
              look="line"
              size="small"
              onPress={() => onReplace(start, end, word)}
            >
              {t('reading.replace', { text: word, was })}
            </Button>
          ))}
        </div>
      )}
      {goesOn !== undefined && onReplace !== undefined && (
        <div className={css.ways}>
          <span>{t('reading.readUpTo')}</span>
          {goesOn.phrases.map((phrase) => (
            <Button
              key={phrase}
              look="line"
              size="small"
              onPress={() => onReplace(goesOn.start, line.end, phrase === '.' ? '.' : ` ${phrase}.`)}
            >
              {phrase === '.' ? t('reading.end') : phrase}
            </Button>
          ))}
        </div>
      )}
      <p className={css.faint}>{t('reading.unreadWhy')}</p>
    </div>
  );
}
