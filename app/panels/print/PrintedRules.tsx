import '../../i18n/add-rules.ts';
import { useTranslation } from 'react-i18next';
import { RULES_EDITION, ruleSummariesIn } from '../../../engine/index.ts';
import { RULE_SECTIONS, ruleEntries } from '../../views/rules/rules-page.ts';
import css from './Print.module.css';

/** The rules on paper: their numbers and our sentences. */
export function PrintedRules() {
  const { t } = useTranslation('rules');
  const entries = ruleEntries({ boards: {}, byRule: {} }, ruleSummariesIn('en'));
  return (
    <article className={css.sheet} data-print="">
      <header className={css.head}>
        <h1>{t('title')}</h1>
        <p>{t('edition', { edition: RULES_EDITION })}</p>
      </header>
      {RULE_SECTIONS.map((section) => (
        <section key={section}>
          <h2>{t(`section.${section}`)}</h2>
          <ul className={css.plain}>
            {entries
              .filter((entry) => entry.section === section)
              .map(({ rule, sentence }) => (
                <li key={rule}>
                  <b>{rule}</b> {sentence}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </article>
  );
}
