import { useReactFlow, useStore, useStoreApi } from '@xyflow/react';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/Button.tsx';
import type { TreeBox, TreeLayout } from '../../views/lab/tree-layout.ts';
import css from './Outcomes.module.css';

const MARGIN = 20;
/** Smaller than this nobody can read it: then only the beginning is in sight. */
const SMALLEST = 0.62;

/** Keeps the tree in sight until the user moves it. */
export function useTreeView({ width: treeWidth, height: treeHeight }: TreeLayout) {
  const flow = useReactFlow();
  const store = useStoreApi();
  const isMoved = useRef(false);
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  const showAll = useCallback(() => {
    if (width === 0 || height === 0) return;
    const zoom = Math.max(
      SMALLEST,
      Math.min(1, (width - 2 * MARGIN) / treeWidth, (height - 2 * MARGIN) / treeHeight),
    );
    const x = Math.max(MARGIN, (width - treeWidth * zoom) / 2);
    const y = Math.max(MARGIN, (height - treeHeight * zoom) / 2);
    const isHigher = treeHeight * zoom > height - 2 * MARGIN;
    flow.setViewport({ x, y: isHigher ? (height - treeHeight * zoom) / 2 : y, zoom });
  }, [flow, width, height, treeWidth, treeHeight]);
  useEffect(() => {
    if (!isMoved.current) showAll();
  }, [showAll]);
  const onMoveStart = useCallback((event: unknown) => {
    if (event !== null) isMoved.current = true;
  }, []);
  const reveal = useCallback(
    (box: TreeBox) => {
      const size = store.getState();
      const { x, y, zoom } = flow.getViewport();
      const dx = shift(x + box.x * zoom, x + (box.x + box.width) * zoom, size.width);
      const dy = shift(y + box.y * zoom, y + (box.y + box.height) * zoom, size.height);
      if (dx !== 0 || dy !== 0) flow.setViewport({ x: x + dx, y: y + dy, zoom });
    },
    [flow, store],
  );
  return { showAll, onMoveStart, reveal };
}

/** How far to move so that the stretch from `start` to `end` is in sight. */
function shift(start: number, end: number, size: number): number {
  if (start < MARGIN) return MARGIN - start;
  return end > size - MARGIN ? size - MARGIN - end : 0;
}

/** Zooms and fits the tree. */
export function TreeZoom({ onAll }: { readonly onAll: () => void }) {
  const { t } = useTranslation('lab');
  const flow = useReactFlow();
  return (
    <div className={css.zoom}>
      <IconButton icon="minus" size="small" label={t('tree.zoomOut')} onPress={() => flow.zoomOut()} />
      <IconButton icon="plus" size="small" label={t('tree.zoomIn')} onPress={() => flow.zoomIn()} />
      <IconButton icon="maximize" size="small" label={t('tree.fit')} onPress={onAll} />
    </div>
  );
}
