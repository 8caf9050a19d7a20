import type { Instruction } from '../../abilities/instruction.ts';
import type { EventReplacement } from '../../abilities/replacement-effect.ts';
import type { PendingEvent } from '../candidates.ts';
import type { ActiveEffect } from '../effects/active-effect.ts';
import type { CreateTokensEvent, TokenBatch, WouldBeEvent } from '../event.ts';
import type { EventWords, Game } from '../game.ts';
import type { Asked } from '../matching/matches-event.ts';
import { matchesTokens } from '../matching/matches-tokens.ts';
import { type Applied, speakerOf, tasksOf } from './applied.ts';

/** "those tokens plus …": what is created besides is created with them, in the same event where it can be. */
export function withMore(
  game: Game,
  pending: PendingEvent,
  effect: ActiveEffect,
  instructions: readonly Instruction[],
  words: EventWords,
): Applied {
  const { event } = pending;
  const more = eventsOf(game, effect, instructions, words);
  if (event.kind !== 'create-tokens') return { instead: [event, ...more], next: [], used: 1 };
  const { joined, others } = split(event, more);
  return {
    instead: [{ ...event, batches: mergeAlike([...event.batches, ...joined]) }, ...others],
    next: [],
    used: 1,
  };
}

/**
 * "instead create …": the tokens that match are not created; what is created for them takes their place in the event, once
 * for `each` of them where the text speaks of one.
 */
export function replaceTokens(
  game: Game,
  pending: PendingEvent,
  effect: ActiveEffect,
  { event: pattern }: EventReplacement,
  instructions: readonly Instruction[],
  asked: Asked,
): Applied {
  const { event } = pending;
  if (event.kind !== 'create-tokens' || pattern.kind !== 'create-tokens')
    return {
      instead: [],
      next: tasksOf(effect, instructions, asked.context.event as EventWords, pending, 'whole'),
      used: 1,
    };
  const others: WouldBeEvent[] = [];
  const matching = event.batches.filter((batch) => matchesTokens(asked, pattern.what, event, batch));
  const total = matching.reduce((sum, { count }) => sum + count, 0);
  const put = (count: number, times: number): readonly TokenBatch[] => {
    const words = { ...(asked.context.event as EventWords), amount: count };
    const made = split(event, eventsOf(game, effect, instructions, words));
    others.push(...made.others);
    return made.joined.map((batch) => ({ ...batch, count: batch.count * times }));
  };
  const batches =
    pattern.each === true
      ? event.batches.flatMap((batch) => (matching.includes(batch) ? put(1, batch.count) : [batch]))
      : event.batches.flatMap((batch) =>
          batch === matching[0] ? put(total, 1) : matching.includes(batch) ? [] : [batch],
        );
  const merged = mergeAlike(batches);
  return {
    instead: [...(merged.length > 0 ? [{ ...event, batches: merged }] : []), ...others],
    next: [],
    used: 1,
  };
}

const eventsOf = (
  game: Game,
  effect: ActiveEffect,
  instructions: readonly Instruction[],
  words: EventWords,
): readonly WouldBeEvent[] =>
  instructions.flatMap((instruction) => game.begin(instruction, speakerOf(effect, words)).flat());

/** Tokens of the same player belong to the same event. */
function split(
  { controller }: CreateTokensEvent,
  more: readonly WouldBeEvent[],
): { readonly joined: readonly TokenBatch[]; readonly others: readonly WouldBeEvent[] } {
  const isJoined = (event: WouldBeEvent): event is CreateTokensEvent =>
    event.kind === 'create-tokens' && event.controller === controller;
  return {
    joined: more.filter(isJoined).flatMap(({ batches }) => batches),
    others: more.filter((event) => !isJoined(event)),
  };
}

/** Tokens that are alike in everything are counted together. */
function mergeAlike(batches: readonly TokenBatch[]): readonly TokenBatch[] {
  const merged: TokenBatch[] = [];
  for (const batch of batches) {
    const at = merged.findIndex(
      (each) => each.isTapped === batch.isTapped && JSON.stringify(each.card) === JSON.stringify(batch.card),
    );
    const known = merged[at];
    if (known === undefined) merged.push(batch);
    else merged[at] = { ...known, count: known.count + batch.count };
  }
  return merged;
}
