import { useTranslation } from 'react-i18next';
import { plainText } from '../../../engine/index.ts';
import type { LadderLine, LadderRowView, LadderView } from '../../views/ladder/ladder-view.ts';
import { tokensText, type ValueToken } from '../../views/ladder/value-tokens.ts';
import css from './Print.module.css';

/** Every row of the ladder. The heads come again on each page; no row is torn apart. */
export function PrintedLadder({ ladder }: { readonly ladder: LadderView }) {
  const { t } = useTranslation();
  const { t: tShare } = useTranslation('share');
  if (ladder.rows.length === 0) return null;
  return (
    <section>
      <h2>{tShare('picture.ladder')}</h2>
      <table className={css.ladder}>
        <thead>
          <tr>
            <th>{tShare('picture.column.order')}</th>
            <th>{tShare('report.layer')}</th>
            <th>{tShare('picture.column.time')}</th>
            <th>{tShare('picture.column.source')}</th>
            <th>{tShare('picture.column.effect')}</th>
            <th>{tShare('picture.column.change')}</th>
            <th>{tShare('picture.column.rule')}</th>
          </tr>
        </thead>
        <tbody>
          {ladder.rows.map((row) => (
            <tr key={row.key}>
              <td>{row.order ?? '–'}</td>
              <td>
                {t(`layer.number.${row.layer}`)} <small>{t(`layer.name.${row.layer}`)}</small>
              </td>
              <td>{t('timestamp.at', { at: row.effect.timestamp.at })}</td>
              <td>
                <b>{row.source}</b>
              </td>
              <td>{row.text}</td>
              <td>
                <Changes row={row} />
              </td>
              <td>{[...new Set([...row.rules, ...row.notes.flatMap(({ rules }) => rules)])].join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Changes({ row }: { readonly row: LadderRowView }) {
  return (
    <ul className={css.plain}>
      {row.reason !== undefined && <li>{plainText(row.reason)}</li>}
      {grouped(row.lines).map(({ names, tokens, key }) => (
        <li key={key}>
          {names.join(', ')}: <Tokens tokens={tokens} />
        </li>
      ))}
      {row.notes.map((note) => (
        <li key={plainText(note)}>↳ {plainText(note)}</li>
      ))}
    </ul>
  );
}

/** Objects to which the same happened stand together. */
function grouped(lines: readonly LadderLine[]) {
  const groups = new Map<string, { key: string; names: string[]; tokens: readonly ValueToken[] }>();
  for (const { key, name, tokens } of lines) {
    const text = tokensText(tokens);
    const group = groups.get(text);
    if (group === undefined) groups.set(text, { key, names: [name], tokens });
    else group.names.push(name);
  }
  return [...groups.values()];
}

/** In black and white: what is new is bold, what is lost struck out. */
function Tokens({ tokens }: { readonly tokens: readonly ValueToken[] }) {
  return tokens.map(({ kind, text }, index) => {
    const key = `${index} ${text}`;
    if (kind === 'added') return <b key={key}>{text}</b>;
    if (kind === 'removed') return <s key={key}>{text}</s>;
    return <span key={key}>{kind === 'arrow' ? ` ${text} ` : text}</span>;
  });
}
