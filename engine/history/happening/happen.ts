import type { Candidate, Choice } from '../../replacement/candidates.ts';
import type { ActiveEffect } from '../../replacement/effects/active-effect.ts';
import type { WouldBeEvent } from '../../replacement/event.ts';
import { namedByOrder } from '../../replacement/order-entry.ts';
import { choose, decline, type EventRun, startRun } from '../../replacement/run.ts';
import type { StepRun } from '../step-run.ts';

/**
 * Lets events that would happen at the same time happen (CR 614–616): the effects are applied in the order that the
 * document gives, then in that in which they are found. An optional one is applied where the document names it, or leaves
 * the choice open.
 */
export function letHappen(run: StepRun, events: readonly WouldBeEvent[], own?: ActiveEffect): EventRun {
  let going = startRun(run, events, own);
  while (going.choice !== undefined) {
    const next = pick(run, going.choice);
    going = next.isTaken ? choose(going, next.candidate) : decline(going, next.candidate);
  }
  return going;
}

function pick(run: StepRun, { open }: Choice): { readonly candidate: Candidate; readonly isTaken: boolean } {
  for (const [index, entry] of run.order.entries()) {
    const named = namedByOrder(open, entry);
    if (named === undefined) continue;
    run.order.splice(index, 1);
    return { candidate: named.candidate, isTaken: named.isApplied };
  }
  const mandatory = open.find(({ isOptional }) => !isOptional);
  const candidate = mandatory ?? (open[0] as Candidate);
  return { candidate, isTaken: mandatory !== undefined || run.takesOptional };
}
