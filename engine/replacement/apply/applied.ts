import type { Instruction } from '../../abilities/instruction.ts';
import type { PendingEvent } from '../candidates.ts';
import type { ActiveEffect } from '../effects/active-effect.ts';
import type { WouldBeEvent } from '../event.ts';
import type { EventWords, Speaker } from '../game.ts';
import type { Listing, Task } from '../task.ts';

/** What an applied effect makes of an event. */
export interface Applied {
  /** What would happen now in its place, at the same time as before. */
  readonly instead: readonly WouldBeEvent[];
  /** What follows right after that. */
  readonly next: readonly Task[];
  /** How much of a shield is used (615.7), or how often the effect has applied. */
  readonly used: number;
}

export const changed = (...instead: readonly WouldBeEvent[]): Applied => ({ instead, next: [], used: 1 });

/** Who speaks in the instructions of an effect that is applied. */
export const speakerOf = (effect: ActiveEffect, event: EventWords): Speaker => ({
  id: effect.label,
  source: effect.source,
  sourceName: effect.sourceName,
  controller: effect.you,
  choices: effect.choices,
  x: effect.x,
  event,
  did: true,
});

/** Instructions of an effect as what is to be done next. */
export function tasksOf(
  effect: ActiveEffect,
  instructions: readonly Instruction[] | undefined,
  words: EventWords,
  { applied }: Pick<PendingEvent, 'applied'>,
  listing: Listing,
): readonly Task[] {
  if (instructions === undefined || instructions.length === 0) return [];
  const speaker = speakerOf(effect, words);
  return [{ kind: 'instructions', instructions, speaker, applied: [...applied, effect.key], listing }];
}
