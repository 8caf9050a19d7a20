import type { TargetRequirement } from '../../abilities/target.ts';
import { refuse } from '../refusal.ts';
import type { Resolution } from './resolution.ts';

/** Refuses a step that names fewer targets than the text needs (CR 115.1, 601.2c). Whether they are legal is not asked. */
export function checkTargets(
  { targets, sourceName }: Resolution,
  requirements: readonly TargetRequirement[] = [],
): void {
  const needed = requirements.reduce((total, requirement) => total + fewest(requirement), 0);
  if (targets.length < needed) {
    refuse('missing-target', { source: sourceName, index: targets.length + 1 }, '115.1');
  }
}

function fewest(requirement: TargetRequirement): number {
  if (requirement.isUpTo === true) return 0;
  return typeof requirement.count === 'number' ? requirement.count : requirement.count === undefined ? 1 : 0;
}
