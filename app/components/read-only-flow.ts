import type { ReactFlowProps } from '@xyflow/react';

/** A drawing that is looked at, not changed: its nodes have the keys and the focus of their own. */
export const READ_ONLY_FLOW = {
  zoomOnDoubleClick: false,
  nodesDraggable: false,
  nodesConnectable: false,
  nodesFocusable: false,
  edgesFocusable: false,
  elementsSelectable: false,
  disableKeyboardA11y: true,
  deleteKeyCode: null,
  attributionPosition: 'bottom-left',
} as const satisfies Partial<ReactFlowProps>;
