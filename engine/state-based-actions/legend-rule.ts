import type { Evaluation } from '../layers/evaluation.ts';
import { compareTimestamps } from '../state/timestamp.ts';
import { rule } from '../vocabulary/ids.ts';
import { type Permanent, permanentsOf } from './permanents.ts';
import type { SettleHints, StateBasedAction } from './state-based-action.ts';

/**
 * 704.5j: of legendary permanents with one name a player keeps one: the one that the document names, else the one that
 * entered last.
 */
export const legendRule: StateBasedAction = {
  rule: rule('704.5j'),
  find: (evaluation, hints) =>
    groupsOfSameName(evaluation).flatMap((group) => {
      const kept = keptOf(group, hints);
      return group
        .filter((each) => each !== kept)
        .map(({ object }) => ({ kind: 'put-into-graveyard' as const, object: object.id }));
    }),
};

/** Groups of two or more; a permanent with several names (612.7) belongs to the first group that it fits. */
function groupsOfSameName(evaluation: Evaluation): Permanent[][] {
  const groups = new Map<string, Permanent[]>();
  for (const each of permanentsOf(evaluation)) {
    const { values } = each;
    if (!values.supertypes.includes('legendary') || !evaluation.legendRuleApplies(values.controller))
      continue;
    const keys = values.names.map((name) => `${values.controller}\n${name}`);
    const key = keys.find((candidate) => groups.has(candidate)) ?? keys[0];
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

function keptOf(group: readonly Permanent[], { keep }: SettleHints): Permanent | undefined {
  const named = group.find(({ object }) => object.id === keep);
  if (named !== undefined) return named;
  return group.reduce<Permanent | undefined>(
    (newest, each) => (newest === undefined || isNewer(each, newest) ? each : newest),
    undefined,
  );
}

function isNewer({ object }: Permanent, than: Permanent): boolean {
  if (object.sinceStep !== than.object.sinceStep) return object.sinceStep > than.object.sinceStep;
  return compareTimestamps(object.timestamp, than.object.timestamp) > 0;
}
