import type { Evaluation, ObjectId } from '../../../engine/index.ts';
import { matchesOn, objectId, playerId } from '../../../engine/index.ts';
import { asksForPlayer, selectorOf } from './needs.ts';
import type { Pending } from './pending.ts';

/** What on the board can meet the next need: ids of objects and names of players. Empty if nothing is needed. */
export function legalFor(evaluation: Evaluation, pending: Pending): ReadonlySet<string> {
  const need = pending.needs[0];
  if (need === undefined) return new Set();
  const selector = selectorOf(need);
  const context = {
    source: sourceOf(evaluation, pending),
    you: playerId(pending.controller),
  };
  const objects =
    selector === undefined
      ? []
      : [...evaluation.state.objects.keys()].filter((id) => matchesOn(evaluation, selector, id, context));
  if (need.kind === 'merge') return mergeable(evaluation, need.with);
  const players = asksForPlayer(need) ? evaluation.state.players.map(({ id }) => id) : [];
  return new Set<string>([...objects, ...players]);
}

/** 730.2: creature spells, and creatures on the battlefield. */
const mergeable = (evaluation: Evaluation, kind: 'spell' | 'permanent'): ReadonlySet<string> =>
  new Set(
    [...evaluation.state.objects.values()].flatMap(({ id, zone, isPhasedOut }) => {
      const isThere = zone === (kind === 'spell' ? 'stack' : 'battlefield') && !isPhasedOut;
      return isThere && evaluation.object(id).cardTypes.includes('creature') ? [id] : [];
    }),
  );

function sourceOf(evaluation: Evaluation, { source }: Pending): ObjectId | undefined {
  if (source === undefined) return undefined;
  const id = objectId(source);
  return evaluation.state.objects.has(id) ? id : undefined;
}
