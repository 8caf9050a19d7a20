import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { plainText, type Sentence } from '../../../engine/index.ts';
import { cx } from '../../components/cx.ts';
import { LayerBadge } from '../../components/LayerBadge.tsx';
import { SentenceText } from '../../components/SentenceText.tsx';
import { Timestamp } from '../../components/Timestamp.tsx';
import { useActions, useStrata } from '../../store/hooks.ts';
import type { GraphListItem, GraphList as List } from '../../views/graph/graph-list.ts';
import { ByTimestamp } from '../what-if/ByTimestamp.tsx';
import css from './GraphList.module.css';

interface GraphListProps {
  readonly list: List;
  /** Only for screen readers: without buttons, so that the keyboard does not get lost in what can't be seen. */
  readonly isHidden?: boolean;
}

/** The graph in words: the same layers, effects, dependencies and loops. */
export function GraphList({ list, isHidden = false }: GraphListProps) {
  const { t } = useTranslation();
  return (
    <section className={isHidden ? 'visually-hidden' : css.list} aria-label={t('graph.list.title')}>
      <h2 className="visually-hidden">{t('graph.list.title')}</h2>
      {list.length === 0 && <p>{t('graph.empty')}</p>}
      {list.map(({ layer, items, loops }) => (
        <section key={layer}>
          <h3 className={css.layer}>
            {!isHidden && <LayerBadge layer={layer} look="solid" />}
            {isHidden
              ? t('graph.list.layer', { layer: t(`layer.number.${layer}`), name: t(`layer.name.${layer}`) })
              : t(`layer.name.${layer}`)}
          </h3>
          {loops.map((loop) => (
            <p key={plainText(loop)} className={css.loop}>
              <b>{t('graph.list.loop')}</b> <Words sentence={loop} isPlain={isHidden} />
            </p>
          ))}
          <ol>
            {items.map((item) => (
              <Item key={item.node.key} item={item} isHidden={isHidden} />
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

function Words({ sentence, isPlain }: { readonly sentence: Sentence; readonly isPlain: boolean }) {
  return isPlain ? plainText(sentence) : <SentenceText sentence={sentence} withRules />;
}

function Item({ item, isHidden }: { readonly item: GraphListItem; readonly isHidden: boolean }) {
  const { t } = useTranslation();
  const { node, source, text, reason, waits } = item;
  const isSelected = useStrata(
    ({ selection }) => selection?.kind === 'effect' && selection.id === node.effect.id,
  );
  const goesOn = node.abilityIsGone ? 'graph.list.goesOnGone' : 'graph.list.goesOn';
  return (
    <li className={cx(css.item, isSelected && css.selected, reason !== undefined && css.vanished)}>
      <span className={css.order}>
        <span className="visually-hidden">
          {node.order === undefined
            ? t('graph.list.vanished')
            : t('graph.list.applied', { order: node.order })}
        </span>
        <span aria-hidden="true">{node.order ?? '–'}</span>
      </span>
      <Timestamp at={node.effect.timestamp.at} />
      <div>
        <Name item={item} isHidden={isHidden}>
          {reason === undefined ? source : <s>{source}</s>}
        </Name>{' '}
        <span className={css.text}>{reason === undefined ? text : <s>{text}</s>}</span>
        {reason !== undefined && (
          <p>
            <Words sentence={reason} isPlain={isHidden} />
          </p>
        )}
        {node.startedIn !== undefined && <p>{t(goesOn, { layer: t(`layer.number.${node.startedIn}`) })}</p>}
        {waits.map(({ on, reason: why }) => (
          <p key={plainText(why)}>
            {t('graph.list.waits', { on })} <Words sentence={why} isPlain={isHidden} />
          </p>
        ))}
        {!isHidden && item.asksForTime && (
          <ByTimestamp effect={node.effect.id} layer={node.layer} most={2} onlyWaits />
        )}
      </div>
    </li>
  );
}

interface NameProps {
  readonly item: GraphListItem;
  readonly isHidden: boolean;
  readonly children: ReactNode;
}

function Name({ item, isHidden, children }: NameProps) {
  const { select } = useActions();
  const id = item.node.effect.id;
  if (isHidden) return <b>{children}</b>;
  return (
    <button type="button" className={css.name} onClick={() => select({ kind: 'effect', id })}>
      {children}
    </button>
  );
}
