import type { Instruction } from '../../abilities/instruction.ts';
import type { Zone } from '../../vocabulary/zones.ts';
import type { Told } from './clauses.ts';
import { NotUnderstood, type Scope } from './scope.ts';
import { settleTargets } from './settle-targets.ts';

/** The zone in which it works if not the battlefield: what it is paid with or moves tells. */
export function functioning(scope: Scope, words = ''): { functionsIn?: readonly Zone[] } {
  const zone =
    /^(?:exile|discard|reveal) ~/.exec(words) === null
      ? scope.worksIn
      : (/ from your (graveyard|hand)/.exec(words)?.[1] ?? (words === 'discard ~' ? 'hand' : scope.worksIn));
  return zone === undefined ? {} : { functionsIn: [zone as Zone] };
}

/** The instructions of an ability with the targets they ask for, each in its place. */
export function carriedOut(
  scope: Scope,
  told: Told,
  at: number,
): { targets?: Scope['targets']; instructions: readonly Instruction[] } {
  scope.isResolving = true;
  const instructions = told(scope);
  const { targets } = scope;
  const settled = settleTargets({ instructions, targets }, targets);
  if (settled === undefined) throw new NotUnderstood(at, 'targets that can be told apart');
  return targets.length === 0 ? { instructions: settled.instructions } : settled;
}

/** A scope for the next ability of the same object. */
export const fresh = (scope: Scope): Scope => ({
  ...scope,
  isShared: false,
  targets: [],
  named: [],
  it: undefined,
  player: undefined,
  damaged: [],
  dealer: undefined,
  isAboutSource: false,
  x: undefined,
  telling: undefined,
  worksIn: undefined,
  created: undefined,
});
