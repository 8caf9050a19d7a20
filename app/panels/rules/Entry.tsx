import { useTranslation } from 'react-i18next';
import { cx } from '../../components/cx.ts';
import { Icon } from '../../components/Icon.tsx';
import { openRuleBoard } from '../../services/open-rule-board.ts';
import { useActions } from '../../store/hooks.ts';
import type { RuleEntry } from '../../views/rules/rules-page.ts';
import css from './Rules.module.css';

interface EntryProps {
  readonly entry: RuleEntry;
  /** As they are stored, by their ids. */
  readonly boards: Readonly<Record<string, unknown>>;
  readonly isCurrent: boolean;
}

/** One rule: its number, our sentence, and a button for each board that shows it. */
export function Entry({ entry, boards, isCurrent }: EntryProps) {
  const { t } = useTranslation('rules');
  const actions = useActions();
  const { rule, sentence, isSubrule, hasSubrules } = entry;
  const open = async (id: string, title: string) => {
    actions.setPanels({ rule });
    await openRuleBoard(boards[id], actions);
    actions.say(t('opened', { title }));
  };
  return (
    <li data-rule={rule} className={cx(css.entry, isSubrule && css.sub, isCurrent && css.current)}>
      <button
        type="button"
        data-entry=""
        className={css.number}
        aria-label={t('link', { rule })}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => actions.setPanels({ rule })}
      >
        {rule}
      </button>
      <div>
        <p className={css.sentence}>{sentence}</p>
        {entry.boards.length > 0 ? (
          <ul className={css.boards} aria-label={t('boards', { rule })}>
            {entry.boards.map(({ id, title }) => (
              <li key={id}>
                <button
                  type="button"
                  data-entry=""
                  data-board={id}
                  className={css.board}
                  aria-label={t('open', { title })}
                  onClick={() => void open(id, title)}
                >
                  <Icon name="layout-grid" size={13} />
                  {title}
                </button>
              </li>
            ))}
          </ul>
        ) : (
          !hasSubrules && <p className={css.none}>{t('noBoard.not-carried-out')}</p>
        )}
      </div>
    </li>
  );
}
