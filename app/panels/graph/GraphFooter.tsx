import { useReactFlow, useStore } from '@xyflow/react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../../components/Button.tsx';
import { fitViewport } from '../../views/graph/fit-viewport.ts';
import type { GraphLayout } from '../../views/graph/graph-layout.ts';
import edges from './Edges.module.css';
import css from './Graph.module.css';

interface GraphFooterProps {
  readonly layout: GraphLayout;
  readonly isList: boolean;
  readonly onList: (isList: boolean) => void;
}

/** What the lines mean, and the ways to see the graph. */
export function GraphFooter({ layout, isList, onList }: GraphFooterProps) {
  const { t } = useTranslation();
  const flow = useReactFlow();
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  return (
    <footer className={css.footer}>
      <Legend />
      <span className={css.spring} />
      {!isList && (
        <span className={css.zoom}>
          <IconButton icon="minus" size="small" label={t('graph.zoomOut')} onPress={() => flow.zoomOut()} />
          <IconButton icon="plus" size="small" label={t('graph.zoomIn')} onPress={() => flow.zoomIn()} />
          <IconButton
            icon="maximize"
            size="small"
            label={t('graph.fit')}
            onPress={() => flow.setViewport(fitViewport(layout, width, height))}
          />
        </span>
      )}
      <Button
        size="small"
        icon={isList ? 'workflow' : 'list-ordered'}
        isPressed={isList}
        onPress={() => onList(!isList)}
      >
        {t('graph.asList')}
      </Button>
    </footer>
  );
}

function Legend() {
  const { t } = useTranslation();
  return (
    <ul className={css.legend} aria-label={t('graph.legend.title')}>
      <li>
        <svg width="26" height="8" className={edges.order} aria-hidden="true">
          <path className={edges.line} d="M0 4H24" />
        </svg>
        {t('graph.legend.order')}
      </li>
      <li>
        <svg width="26" height="10" className={edges.depends} aria-hidden="true">
          <path className={edges.line} d="M1 5H18" />
          <path className={edges.head} d="M16 1L25 5L16 9Z" />
        </svg>
        {t('graph.legend.depends')}
      </li>
      <li>
        <svg width="26" height="12" aria-hidden="true">
          <rect x="1" y="1" width="24" height="10" rx="3" className={css.loopKey} />
        </svg>
        {t('graph.legend.loop')}
      </li>
      <li>
        <svg width="14" height="14" aria-hidden="true">
          <rect x="0.5" y="0.5" width="13" height="13" className={css.ribbonKey} />
        </svg>
        {t('graph.legend.ribbon')}
      </li>
      <li>
        <svg width="26" height="12" aria-hidden="true">
          <rect x="1" y="1" width="24" height="10" rx="3" className={css.ghostKey} />
        </svg>
        {t('graph.legend.vanished')}
      </li>
    </ul>
  );
}
