import { createContext } from 'react';
import type { LabChoice } from '../../views/lab/lab.ts';
import type { LabTree } from '../../views/lab/tree-view.ts';

interface TreeContextValue {
  readonly tree: LabTree;
  readonly onPath: ReadonlySet<string>;
  readonly tabStop: string;
  readonly onGo: (path: readonly LabChoice[]) => void;
  readonly onFocus: (id: string) => void;
}

/** What nodes of the tree need to know of all of it. */
export const TreeContext = createContext<TreeContextValue | undefined>(undefined);
