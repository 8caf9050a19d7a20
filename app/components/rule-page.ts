import { createContext } from 'react';

/** Opens the Rules page at a rule; `undefined` where there is no such page around. */
export const RulePageContext = createContext<((rule: string) => void) | undefined>(undefined);
