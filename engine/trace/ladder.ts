import type { AppliedEvent, NotAppliedEvent } from '../layers/observer.ts';
import { compareTimestamps } from '../state/timestamp.ts';
import { LAYERS, type Layer } from '../vocabulary/layers.ts';
import type { Trace } from './trace.ts';

/** One layer of the ladder with its effects in the order in which they had their turn, or without any. */
export interface LadderLayer {
  readonly layer: Layer;
  readonly rows: readonly LadderRow[];
}

export type LadderRow =
  | { readonly kind: 'applied'; readonly event: AppliedEvent }
  | { readonly kind: 'not-applied'; readonly event: NotAppliedEvent };

/**
 * All layers in order. An effect that was not applied stands where its timestamp would have put it. Left out are only
 * abilities that do not work where their card is: nobody expects a card in a hand to do anything.
 */
export function ladderOf(trace: Trace): readonly LadderLayer[] {
  return LAYERS.map((layer) => {
    const rows: LadderRow[] = trace.applied
      .filter((event) => event.layer === layer)
      .map((event) => ({ kind: 'applied', event }));
    for (const step of trace.steps) {
      if (step.kind !== 'not-applied' || step.layer !== layer || step.why.kind === 'wrong-zone') continue;
      const time = step.effect.timestamp;
      const younger = rows.findIndex(({ event }) => compareTimestamps(event.effect.timestamp, time) > 0);
      rows.splice(younger === -1 ? rows.length : younger, 0, { kind: 'not-applied', event: step });
    }
    return { layer, rows };
  });
}

/** Neighboring layers without any row, put together: they are said in one line. */
export function collapsedLadder(
  trace: Trace,
): readonly (LadderLayer & { readonly layers: readonly Layer[] })[] {
  const collapsed: (LadderLayer & { readonly layers: readonly Layer[] })[] = [];
  for (const each of ladderOf(trace)) {
    const last = collapsed.at(-1);
    if (last !== undefined && last.rows.length === 0 && each.rows.length === 0)
      collapsed[collapsed.length - 1] = { ...last, layers: [...last.layers, each.layer] };
    else collapsed.push({ ...each, layers: [each.layer] });
  }
  return collapsed;
}
