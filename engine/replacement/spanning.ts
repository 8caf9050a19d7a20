import type { Candidate, PendingEvent } from './candidates.ts';

/**
 * To which of the events that would happen together an effect is applied when it is chosen for one of them. "If damage
 * would be dealt to this creature" speaks of all damage that would be dealt to it at that time, whatever deals it; an
 * effect about a source, or a shield that counts damage, of each by itself (615.7, 615.10). "The next time this would deal
 * damage" is one time, whatever that source would deal damage to then (615.8).
 */
export function spanned(
  pending: readonly PendingEvent[],
  candidates: readonly Candidate[],
  chosen: Candidate,
): readonly number[] {
  const { definition, key } = chosen.effect;
  const event = pending[chosen.member]?.event;
  // It takes the place of all that the instruction would have happen.
  if (definition.kind === 'self-replacement')
    return pending.flatMap(({ own }, index) => (own?.key === key ? [index] : []));
  if (definition.kind !== 'replace' || event?.kind !== 'deal-damage') return [chosen.member];
  const { event: pattern, limit } = definition;
  if (pattern.kind !== 'deal-damage' || limit?.kind === 'next-damage') return [chosen.member];
  const isNextTime = limit !== undefined && pattern.by !== undefined;
  if (pattern.by !== undefined && !isNextTime) return [chosen.member];
  return pending.flatMap((each, index) => {
    const isSame =
      each.event.kind === 'deal-damage' &&
      (isNextTime ? each.event.source === event.source : each.event.to === event.to);
    const isApplicable = candidates.some(({ member, effect }) => member === index && effect.key === key);
    return isSame && isApplicable ? [index] : [];
  });
}
