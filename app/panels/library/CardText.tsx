import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon.tsx';
import { RulesText } from '../../components/RulesText.tsx';
import { UnreadText } from '../../components/UnreadText.tsx';
import type { CardRow } from '../../views/library/card-rows.ts';
import { textPieces } from '../../views/library/text-pieces.ts';
import css from './Rows.module.css';
import { useCompiled } from './use-card-pool.ts';

/** The text of a card, with the words underlined that were not understood. */
export function CardText({ row }: { readonly row: CardRow }) {
  const { t } = useTranslation();
  const compiled = useCompiled(row, true);
  const unread =
    compiled === undefined || compiled === 'none'
      ? row.unread
      : compiled.card.faces.flatMap((face) => face.unread ?? []);
  return (
    <p className={css.text}>
      {textPieces(row.text, unread).map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change places
        <span key={index}>
          {piece.unread === undefined ? <RulesText text={piece.text} /> : <UnreadText {...piece.unread} />}
        </span>
      ))}
      {unread.length > 0 && (
        <span className={css.unreadNote}>
          <Icon name="triangle-alert" size={12} />
          {t('unread.title', { count: unread.length })}. {t('unread.why')}
        </span>
      )}
    </p>
  );
}

/** That some lines of a card were not understood. */
export function UnreadMark({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  const title = t('unread.title', { count });
  return (
    <span className={css.unread} title={title}>
      <Icon name="triangle-alert" size={12} />
      <span className="visually-hidden">{title}</span>
    </span>
  );
}
