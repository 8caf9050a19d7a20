import type { Replacement } from '../../abilities/replacement-effect.ts';
import { amountOn } from '../../layers/amounts.ts';
import type { PendingEvent } from '../candidates.ts';
import type { ActiveEffect } from '../effects/active-effect.ts';
import type { DamageEvent } from '../event.ts';
import type { EventWords } from '../game.ts';
import { recipientOf } from '../matching/matches-definition.ts';
import type { Asked } from '../matching/matches-event.ts';
import { type Applied, changed, tasksOf } from './applied.ts';

/**
 * Damage is prevented: all, so much of it, or what a shield still holds (615.6–7). Damage that can't be prevented stays,
 * uses no shield up, and has the additional effect all the same (615.12).
 */
export function prevent(
  pending: PendingEvent,
  event: DamageEvent,
  effect: ActiveEffect,
  { amount, after }: Extract<Replacement, { kind: 'prevent' }>,
  { board, context }: Asked,
  { words, isPreventable }: { readonly words: EventWords; readonly isPreventable: boolean },
): Applied {
  const wanted = amount === undefined ? event.amount : Math.max(0, amountOn(board, amount, context));
  const held = isShield(effect) ? (effect.left ?? 0) : wanted;
  const covered = Math.min(event.amount, wanted, held);
  const prevented = isPreventable ? covered : 0;
  const left = event.amount - prevented;
  return {
    instead: left > 0 ? [{ ...event, amount: left }] : [],
    next: tasksOf(effect, after, { ...words, amount: covered, prevented }, pending, 'additional'),
    used: isShield(effect) ? prevented : isPreventable ? 1 : 0,
  };
}

/** Damage is dealt to another object or player (614.9); of a shield's worth, the rest stays where it is. */
export function redirect(
  event: DamageEvent,
  effect: ActiveEffect,
  { to }: Extract<Replacement, { kind: 'redirect' }>,
  asked: Asked,
): Applied {
  const recipient = recipientOf(asked, to);
  if (recipient === undefined) return { ...changed(event), used: 0 };
  const amount = isShield(effect) ? Math.min(event.amount, effect.left ?? 0) : event.amount;
  const rest = event.amount - amount;
  return {
    instead: [{ ...event, to: recipient, amount }, ...(rest > 0 ? [{ ...event, amount: rest }] : [])],
    next: [],
    used: isShield(effect) ? amount : 1,
  };
}

const isShield = ({ definition }: ActiveEffect): boolean =>
  definition.kind === 'replace' && definition.limit?.kind === 'next-damage';
