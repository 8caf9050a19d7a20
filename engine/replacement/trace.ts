import type { Candidate, Choice } from './candidates.ts';
import type { ActiveEffect } from './effects/active-effect.ts';
import type { WouldBeEvent } from './event.ts';
import type { Task } from './task.ts';

/** One step of a run, as it was decided: for whoever wants to show why. */
export type RunStep =
  /** A player chose an effect (616.1), and applied it, or left it if it is optional. */
  | {
      readonly kind: 'chosen';
      readonly choice: Choice;
      readonly candidate: Candidate;
      readonly isApplied: boolean;
      readonly before: readonly WouldBeEvent[];
      readonly after: readonly WouldBeEvent[];
      /** What is to happen right after those events. */
      readonly follows: readonly Task[];
    }
  /** It can't happen (614.17). */
  | { readonly kind: 'impossible'; readonly event: WouldBeEvent; readonly because: readonly ActiveEffect[] }
  /** Nothing applied any more, so these happened, at the same time. */
  | { readonly kind: 'happened'; readonly events: readonly WouldBeEvent[] };

/** What a step made applicable (616.2), and what it made inapplicable, besides the effect that was chosen. */
export function changedCandidates(
  step: Extract<RunStep, { kind: 'chosen' }>,
  next: Choice | undefined,
): { readonly gained: readonly Candidate[]; readonly lost: readonly Candidate[] } {
  const before = step.choice.candidates;
  const after = next?.candidates ?? [];
  const without = (these: readonly Candidate[], those: readonly Candidate[]): readonly Candidate[] =>
    these.filter(({ effect }) => !those.some((other) => other.effect.key === effect.key));
  return {
    gained: without(after, before),
    lost: without(before, after).filter(({ effect }) => effect.key !== step.candidate.effect.key),
  };
}
