import { isPlayer } from '../../state/edit-state.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { refuse } from '../refusal.ts';
import type { Resolution } from './resolution.ts';

/**
 * How much of `total` each of these receivers gets, as `choices.divide` says in the order of the targets: each gets at
 * least one, and nothing is left over (CR 601.2d). One receiver gets all. Without a choice it is divided evenly, the first
 * ones getting more, with a warning. Refuses a division that isn't one. What an illegal target would get is lost (608.2b).
 */
export function divided<T extends ObjectId | PlayerId>(
  resolution: Resolution,
  total: number,
  receivers: readonly T[],
): readonly (readonly [T, number])[] {
  const { targets, choices, sourceName, run } = resolution;
  const all = targets.filter((id) => isPlayer(run.state, id) || run.state.objects.has(id as ObjectId));
  const wanted = choices.divide;
  if (wanted === undefined) {
    if (receivers.length > 1) run.warn('missing-choice', { source: sourceName, choice: 'divide' });
    return evenly(total, receivers);
  }
  const among: readonly (ObjectId | PlayerId)[] =
    wanted.length === targets.length ? targets : wanted.length === all.length ? all : receivers;
  const sum = wanted.reduce((whole, share) => whole + share, 0);
  if (wanted.length !== among.length || sum !== total || wanted.some((share) => share < 1))
    refuse('illegal-choice', { source: sourceName, choice: 'divide', value: wanted.join(', ') }, '601.2d');
  return receivers.map((id) => [id, wanted[among.indexOf(id)] ?? 0] as const);
}

/** Receivers in the order in which they were chosen as targets. */
export const inOrder = <T extends ObjectId | PlayerId>(
  { targets }: Resolution,
  receivers: readonly T[],
): readonly T[] => [...receivers].sort((one, other) => targets.indexOf(one) - targets.indexOf(other));

function evenly<T>(total: number, receivers: readonly T[]): readonly (readonly [T, number])[] {
  const { length } = receivers;
  const share = Math.floor(Math.max(0, total) / Math.max(1, length));
  const more = Math.max(0, total) - share * length;
  return receivers.map((one, index) => [one, share + (index < more ? 1 : 0)] as const);
}
