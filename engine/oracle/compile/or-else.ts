import type { Timed, Told } from './clauses.ts';
import { NotUnderstood } from './scope.ts';

/** What the words mean; where the trees can't say it, the other reading. */
export const orElse =
  (told: Timed, other: Told): Timed =>
  (scope, given) => {
    const before = { ...scope };
    const counts = [scope.targets.length, scope.named.length, scope.spans.length] as const;
    try {
      return told(scope, given);
    } catch (error) {
      if (!(error instanceof NotUnderstood)) throw error;
      Object.assign(scope, before);
      scope.targets.splice(counts[0]);
      scope.named.splice(counts[1]);
      scope.spans.splice(counts[2]);
      return other(scope);
    }
  };
