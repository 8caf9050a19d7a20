import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { isPrinting, subscribeToPrinting } from '../../services/printing.ts';
import { useStrata } from '../../store/hooks.ts';
import { PrintedRules } from './PrintedRules.tsx';
import { PrintSheet } from './PrintSheet.tsx';

/** What is printed instead of the panels, drawn as printing begins. */
export function PrintLayer() {
  const isOnPaper = useSyncExternalStore(subscribeToPrinting, isPrinting);
  const view = useStrata((state) => state.view);
  const hasGraph = useStrata(
    ({ view, panels }) => view === 'graph' || (view === 'split' && panels.split === 'graph'),
  );
  const Graph = usePrintedGraph(hasGraph);
  if (!isOnPaper) return null;
  return createPortal(
    view === 'rules' ? <PrintedRules /> : <PrintSheet Graph={hasGraph ? Graph : undefined} />,
    document.body,
  );
}

/** Printing waits for nothing: what draws graphs is loaded as soon as one is seen. */
function usePrintedGraph(isWanted: boolean): ComponentType | undefined {
  const [Graph, setGraph] = useState<ComponentType>();
  useEffect(() => {
    if (isWanted) void import('./PrintedGraph.tsx').then((loaded) => setGraph(() => loaded.PrintedGraph));
  }, [isWanted]);
  return Graph;
}
