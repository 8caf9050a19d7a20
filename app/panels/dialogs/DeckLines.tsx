import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { UnreadMark } from '../library/CardText.tsx';
import css from './PasteDialog.module.css';
import type { FoundLine } from './use-deck.ts';

interface DeckLinesProps {
  readonly lines: readonly FoundLine[];
  readonly isLooking: boolean;
  readonly onRename: (line: FoundLine, name: string) => void;
}

/** What was found for each line of a list; for what was not, the nearest names. */
export function DeckLines({ lines, isLooking, onRename }: DeckLinesProps) {
  const { t } = useTranslation('pool');
  if (lines.length === 0) return null;
  const unknown = lines.filter(({ card }) => card === undefined);
  const found = lines.filter(({ card }) => card !== undefined);
  return (
    <>
      <p className={css.count} aria-live="polite">
        {isLooking
          ? t('paste.looking')
          : unknown.length === 0
            ? t('paste.allFound', { count: found.length })
            : t('paste.unknown', { count: unknown.length })}
      </p>
      {!isLooking && unknown.length > 0 && (
        <ul className={css.unknown} aria-label={t('paste.unknownTitle')}>
          {unknown.map((line) => (
            <li key={line.line}>
              <b>{line.name}</b>
              {line.near.map((name) => (
                <Button key={name} look="line" size="small" onPress={() => onRename(line, name)}>
                  {name}
                </Button>
              ))}
            </li>
          ))}
        </ul>
      )}
      <ul className={css.found} aria-label={t('paste.foundTitle')}>
        {found.map(({ line, count, card }) => (
          <li key={line}>
            <Icon name="check" size={13} />
            <span className={css.number}>{count}</span>
            <span>{card?.name}</span>
            <UnreadMark count={card?.faces.reduce((sum, face) => sum + (face.unread?.length ?? 0), 0) ?? 0} />
          </li>
        ))}
      </ul>
    </>
  );
}
