import { sameJson } from '../../engine/index.ts';
import { restore } from '../services/autosave.ts';
import { boardAddress } from '../services/share/board-address.ts';
import type { StrataState } from '../store/state.ts';

/** Milliseconds in which an edit is written at the latest. */
const WRITTEN = 500;

/** Sees to it that the board is there after the page was loaded anew: where the browser keeps nothing, in its address. */
export async function keepForReload(state: () => StrataState): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, WRITTEN));
  const { document, past } = state();
  if (past.length === 0) return;
  const kept = await restore().catch(() => undefined);
  if (kept?.document !== undefined && sameJson(kept.document, document)) return;
  window.history.replaceState(null, '', await boardAddress(state()));
}
