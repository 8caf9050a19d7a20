import { useTranslation } from 'react-i18next';
import { cx } from '../../components/cx.ts';
import { RulesText } from '../../components/RulesText.tsx';
import { type AbilityLine, shortened, withSharedLines } from '../../views/board/ability-lines.ts';
import css from './AbilityList.module.css';

interface AbilityListProps {
  readonly lines: readonly AbilityLine[];
  readonly limit: number;
}

/** Abilities of a tile: what is lost is struck out, what came is marked. */
export function AbilityList({ lines, limit }: AbilityListProps) {
  const { t } = useTranslation();
  const shown = shortened(withSharedLines(lines), limit);
  if (shown.lines.length === 0) return <span />;
  const rows = Math.max(1, Math.floor(limit / (shown.lines.length + (shown.more > 0 ? 1 : 0))));
  return (
    <ul className={css.list}>
      {shown.lines.map(({ text, state }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal texts are told apart by their place
        <li key={index} className={cx(css.line, css[state])} style={{ '--rows': rows }} title={text}>
          {state === 'same' ? (
            <RulesText text={text} />
          ) : state === 'lost' ? (
            <s>
              <span className="visually-hidden">{t('tile.lost')}: </span>
              <RulesText text={text} />
            </s>
          ) : (
            <span>
              <span className="visually-hidden">{t('tile.gained')}: </span>
              <RulesText text={text} />
            </span>
          )}
        </li>
      ))}
      {shown.more > 0 && <li className={css.more}>{t('tile.more', { count: shown.more })}</li>}
    </ul>
  );
}
