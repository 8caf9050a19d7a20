import { forbidding } from '../../replacement/candidates.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';
import { refuse } from '../refusal.ts';
import type { StepRun } from '../step-run.ts';

/** A player pays life (119.4): an event that may be replaced. Refused where life can't be lost (614.17b, 119.8). */
export function payLife(run: StepRun, player: PlayerId, amount: number, source: string): void {
  if (amount <= 0) return;
  if (forbidding(run, { kind: 'lose-life', player, amount, cause: 'cost' }).length > 0)
    refuse('cannot-pay', { source, cost: `${amount} life` }, '614.17b');
  run.happen([{ kind: 'player-event', what: 'pay-life', player, amount }]);
}
