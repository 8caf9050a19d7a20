import { looksLikeForge, readForgeState } from './forge/read-state.ts';
import { looksLikePhase, readPhaseState } from './phase/read-state.ts';
import type { ReadState } from './snapshot.ts';
import { STATE_LIMITS, StateError, type StateFault } from './state-limits.ts';
import { looksLikeXmage, readXmageState } from './xmage/read-state.ts';

/** The programs whose files are read and written. */
export const PROJECTS = ['forge', 'xmage', 'phase'] as const;
export type Project = (typeof PROJECTS)[number];

export type StateResult =
  | ({ readonly project: Project; readonly fault?: undefined } & ReadState)
  | { readonly fault: StateFault; readonly project: Project | undefined };

/** Whose state file a text looks like; `undefined` for any other text. Looks at its beginning only. */
export function projectOfState(text: string): Project | undefined {
  const head = text.slice(0, 100_000);
  if (looksLikePhase(head)) return 'phase';
  if (/^\s*[{[<]/.test(head) && !/^\s*\[[^\]"{]+\]\s*$/m.test(head)) return undefined;
  if (looksLikeForge(head)) return 'forge';
  return looksLikeXmage(head) ? 'xmage' : undefined;
}

/**
 * Reads a state file of another program. Never throws: a text that is none, or is too large, gives a fault. `group` says
 * which group of commands is read where a file has several.
 */
export function readState(source: string, group?: string): StateResult {
  // Some editors begin every file with a mark of its encoding.
  const text = source.replace(/^\ufeff/, '');
  const project = projectOfState(text);
  if (project === undefined) return { fault: 'not-a-state', project };
  if (text.length > STATE_LIMITS.length) return { fault: 'too-large', project };
  try {
    switch (project) {
      case 'forge':
        return { project, ...readForgeState(text) };
      case 'xmage':
        return { project, ...readXmageState(text, group) };
      case 'phase':
        return { project, ...readPhaseState(text) };
    }
  } catch (error) {
    if (error instanceof StateError) return { fault: error.fault, project };
    throw error;
  }
}
