import '../../i18n/add-rules.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../components/cx.ts';
import { Icon } from '../../components/Icon.tsx';
import { useActions, useHistory, useMomentIndex, useSentences, useStrata } from '../../store/hooks.ts';
import { expectedLines } from '../../views/expected/expected-view.ts';
import css from './Expected.module.css';

/** What the board carries as expected, each with whether it is so; one that is about another moment leads there. */
export function Expected() {
  const { t } = useTranslation('rules');
  const actions = useActions();
  const say = useSentences();
  const history = useHistory();
  const document = useStrata((state) => state.document);
  const moment = useMomentIndex();
  const lines = useMemo(() => expectedLines(document, history, say), [document, history, say]);
  const shown = lines.filter((line) => line.moment === moment || line.refused !== undefined);
  const others = lines.filter((line) => !shown.includes(line));
  const elsewhere = [...new Set(others.map((line) => line.moment))];
  if (lines.length === 0) return null;
  return (
    <section className={css.expected} aria-label={t('expected.title')}>
      <b>{t('expected.title')}</b>
      <ul>
        {shown.map((line) => (
          <li key={line.key} className={cx(!line.holds && css.wrong)}>
            <Icon name={line.holds ? 'check' : 'triangle-alert'} size={13} />
            <span>
              <span className="visually-hidden">{t(line.holds ? 'expected.holds' : 'expected.fails')} </span>
              {line.refused === undefined
                ? `${line.subject}: ${line.words.join(' · ')}`
                : t('expected.refused', { step: line.refused })}
              {!line.holds && <i> {t('expected.got', { what: line.got.join(', ') })}</i>}
            </span>
          </li>
        ))}
        {elsewhere.map((each) => (
          <li key={`moment ${each}`}>
            <Icon name="history" size={13} />
            <button type="button" className={css.link} onClick={() => actions.setMoment(each)}>
              {t('expected.elsewhere', {
                count: others.filter((line) => line.moment === each).length,
                step: each,
              })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
