import '../../i18n/add-rules.ts';
import boards from 'virtual:rule-boards';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RULES_EDITION, ruleSummariesIn } from '../../../engine/index.ts';
import { SearchInput } from '../../components/SearchInput.tsx';
import { useActions, useStrata } from '../../store/hooks.ts';
import { RULE_SECTIONS, ruleEntries, searchRules } from '../../views/rules/rules-page.ts';
import { Entry } from './Entry.tsx';
import css from './Rules.module.css';
import { useEntryKeys } from './use-entry-keys.ts';

/** Every rule on continuous effects with a sentence of our own, and boards that show it. */
export function RulesPanel() {
  const { t } = useTranslation('rules');
  const actions = useActions();
  const rule = useStrata((state) => state.panels.rule);
  const [query, setQuery] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const entries = useMemo(() => ruleEntries(boards, ruleSummariesIn('en')), []);
  const found = useMemo(() => searchRules(entries, query), [entries, query]);
  const { onKeyDown, focusFirst } = useEntryKeys(list);

  useEffect(() => {
    if (rule === undefined) return;
    setQuery('');
    // After the list is whole again.
    const frame = requestAnimationFrame(() => {
      const place = list.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(rule)}"]`);
      place?.scrollIntoView({ block: 'start' });
      place?.querySelector<HTMLElement>('[data-entry]')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [rule]);

  const sections = RULE_SECTIONS.filter((section) => found.some((each) => each.section === section));
  return (
    <section className={css.panel} aria-label={t('title')}>
      <header className={css.head}>
        <div className={css.titles}>
          <h2>{t('title')}</h2>
          <p>{t('intro')}</p>
          <p className={css.edition}>{t('edition', { edition: RULES_EDITION })}</p>
        </div>
        <div className={css.tools}>
          <SearchInput
            label={t('search')}
            placeholder={t('searchPlaceholder')}
            value={query}
            onChange={setQuery}
            onDown={focusFirst}
            onEnter={focusFirst}
          />
          <nav className={css.sections} aria-label={t('sections')}>
            {sections.map((section) => (
              <button
                key={section}
                type="button"
                title={t(`section.${section}`)}
                onClick={() => {
                  const first = found.find((each) => each.section === section);
                  if (first !== undefined) actions.setPanels({ rule: first.rule });
                  list.current?.querySelector(`#part-${section}`)?.scrollIntoView({ block: 'start' });
                }}
              >
                {section}
              </button>
            ))}
          </nav>
          <p className={css.count} aria-live="polite">
            {found.length === 0 ? t('nothing') : t('found', { count: found.length })}
          </p>
        </div>
      </header>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the buttons inside. */}
      <div ref={list} className={css.list} onKeyDown={onKeyDown}>
        {sections.map((section) => (
          <section key={section} id={`part-${section}`} className={css.part}>
            <h3>
              <span>{section}</span> {t(`section.${section}`)}
            </h3>
            <ol>
              {found
                .filter((each) => each.section === section)
                .map((entry) => (
                  <Entry
                    key={entry.rule}
                    entry={entry}
                    boards={boards.boards}
                    isCurrent={entry.rule === rule}
                  />
                ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
}
