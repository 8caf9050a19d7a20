import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { isPrinting, subscribeToPrinting } from '../../services/printing.ts';
import { PrintSheet } from './PrintSheet.tsx';

/** What is printed instead of the panels, drawn as printing begins. */
export function PrintLayer() {
  const isOnPaper = useSyncExternalStore(subscribeToPrinting, isPrinting);
  return isOnPaper && createPortal(<PrintSheet />, document.body);
}
