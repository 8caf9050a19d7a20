import { useTranslation } from 'react-i18next';
import type { UnreadLine } from '../../../engine/index.ts';
import { Message } from '../../components/Message.tsx';
import { UnreadText } from '../../components/UnreadText.tsx';
import css from './Inspector.module.css';

/** Lines of a card's text of which nothing is applied, with the words that could not be read. */
export function UnreadNote({ lines }: { readonly lines: readonly UnreadLine[] }) {
  const { t } = useTranslation();
  if (lines.length === 0) return null;
  return (
    <section className={css.notes} aria-label={t('unread.title', { count: lines.length })}>
      <Message tone="warning">
        <b>{t('unread.title', { count: lines.length })}</b>
        <p className={css.unreadWhy}>{t('unread.why')}</p>
        <ul className={css.unread}>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal lines are told apart by their place
            <li key={index}>
              <UnreadText {...line} />
            </li>
          ))}
        </ul>
      </Message>
    </section>
  );
}
