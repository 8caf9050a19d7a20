import type { EventReplacement } from '../../abilities/replacement-effect.ts';
import { amountOn } from '../../layers/amounts.ts';
import { referencedPlayers } from '../../layers/references.ts';
import { addCounters } from '../../state/counter-groups.ts';
import { objectOf } from '../../state/edit-state.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { invariant } from '../../vocabulary/invariant.ts';
import type { Candidate, PendingEvent } from '../candidates.ts';
import { countersWithin, unpreventableBecause } from '../candidates.ts';
import type { ActiveEffect } from '../effects/active-effect.ts';
import { modifyEntry, withIntrinsicCounters } from '../entering/modify-entry.ts';
import type { EnterEvent, WouldBeEvent } from '../event.ts';
import type { Game } from '../game.ts';
import { boardFor, contextFor, wordsOf } from '../matching/about-event.ts';
import { manaCount } from '../matching/matches-event.ts';
import { type Applied, changed, speakerOf, tasksOf } from './applied.ts';
import { changeAmount } from './change-amount.ts';
import { prevent, redirect } from './damage.ts';
import { enterIfPaid } from './enter-if-paid.ts';
import { goTo } from './go-to.ts';
import { replaceTokens, withMore } from './tokens.ts';
import { attachedFaceUp, turnedUpWith } from './turned-up.ts';

/** Applies an effect to one event that would happen. `companions` are objects that enter together with it. */
export function applyEffect(
  game: Game,
  pending: PendingEvent,
  { effect, counter }: Pick<Candidate, 'effect' | 'counter'>,
  companions: ReadonlySet<ObjectId>,
): Applied {
  const { event } = pending;
  const { definition } = effect;
  if (counter !== undefined) return applyWithin(game, pending, effect, counter);
  switch (definition.kind) {
    case 'replace':
      return applyReplacement(game, pending, effect, definition, companions);
    case 'attached-face-up':
      return changed(attachedFaceUp(game, event, effect, definition.what));
    case 'enters':
      if (event.kind === 'turn-face-up') return changed(turnedUpWith(game, event, effect, definition.entry));
      return changed(entered(event, (each) => modifyEntry(game, each, effect, definition, companions)));
    case 'enters-by-keyword':
      return changed(entered(event, (each) => modifyEntry(game, each, effect, definition, companions)));
    case 'intrinsic-counters':
      return changed(entered(event, (each) => withIntrinsicCounters(game, each)));
    case 'back-face':
      return changed(entered(event, (each) => ({ ...each, object: { ...each.object, face: 1 } })));
    case 'turned-face-up': {
      invariant(event.kind === 'turn-face-up', 'only turning face up is modified so');
      const words = wordsOf(game, event);
      const count = amountOn(boardFor(game, event), definition.amount, contextFor(effect, words));
      const counters =
        count > 0 ? [...event.counters, { counter: definition.counter, count }] : event.counters;
      return changed({ ...event, counters });
    }
    case 'regenerate':
      return {
        ...regenerate(game, event),
        next: tasksOf(effect, effect.after, wordsOf(game, event), pending, 'whole'),
      };
    case 'umbra-armor':
      return umbraArmor(game, pending, effect);
    case 'shield-counter':
      if (effect.source !== undefined)
        game.apply({ kind: 'remove-counters', from: effect.source, counter: 'shield', count: 1 });
      return changed();
    case 'self-replacement': {
      const speaker = { ...speakerOf(effect, wordsOf(game, event)), self: effect.key };
      const { instructions } = definition;
      const applied = [...pending.applied, effect.key];
      return {
        instead: [],
        next: [{ kind: 'instructions', instructions, speaker, applied, listing: 'whole' }],
        used: 1,
      };
    }
    case 'cannot':
    case 'unpreventable':
      return changed(event);
  }
}

function entered(
  event: WouldBeEvent,
  change: (entering: EnterEvent['entering']) => EnterEvent['entering'],
): EnterEvent {
  invariant(event.kind === 'enter', 'only entering is modified so');
  return { ...event, entering: change(event.entering) };
}

function applyReplacement(
  game: Game,
  pending: PendingEvent,
  effect: ActiveEffect,
  definition: EventReplacement,
  companions: ReadonlySet<ObjectId>,
): Applied {
  const { event } = pending;
  const { instead } = definition;
  const words = wordsOf(game, event);
  const asked = { board: boardFor(game, event), context: contextFor(effect, words) };
  switch (instead.kind) {
    case 'nothing':
      return { instead: [], next: tasksOf(effect, instead.after, words, pending, 'whole'), used: 1 };
    case 'prevent': {
      invariant(event.kind === 'deal-damage', 'only damage is prevented');
      const isPreventable = unpreventableBecause(game, event).length === 0;
      return prevent(pending, event, effect, instead, asked, { words, isPreventable });
    }
    case 'change-amount':
      return changed(...changeAmount(asked, definition, instead.to, event));
    case 'produce': {
      if (event.kind !== 'add-mana') return changed(event);
      const times = instead.keepsAmount ? manaCount(event.mana) : 1;
      return changed({ ...event, mana: instead.mana.repeat(times) });
    }
    case 'redirect':
      invariant(event.kind === 'deal-damage', 'only damage is redirected');
      return redirect(event, effect, instead, asked);
    case 'go-to':
      return {
        instead: goTo(game, event, effect, instead),
        next: tasksOf(effect, instead.after, words, pending, 'whole'),
        used: 1,
      };
    case 'enter-under': {
      const [controller] = referencedPlayers(asked.board, instead.control, asked.context);
      if (controller === undefined) return changed(event);
      return changed(entered(event, (each) => ({ ...each, object: { ...each.object, controller } })));
    }
    case 'enter-if-paid':
      invariant(event.kind === 'enter', 'only entering is paid for so');
      return changed(...enterIfPaid(game, event, effect, instead, companions));
    case 'with-more':
      return withMore(game, pending, effect, instead.instructions, words);
    case 'do':
      if (event.kind === 'create-tokens')
        return replaceTokens(game, pending, effect, definition, instead.instructions, asked);
      return { instead: [], next: tasksOf(effect, instead.instructions, words, pending, 'whole'), used: 1 };
  }
}

/** Counters with which an object would enter or be turned up: only their number can be changed (614.16). */
function applyWithin(game: Game, { event }: PendingEvent, effect: ActiveEffect, counter: string): Applied {
  const counters = countersWithin(game, event).find((each) => each.counter === counter);
  const { definition } = effect;
  if (counters === undefined || definition.kind !== 'replace' || definition.instead.kind !== 'change-amount')
    return changed(event);
  const asked = { board: boardFor(game, event), context: contextFor(effect, wordsOf(game, counters)) };
  const [after] = changeAmount(asked, definition, definition.instead.to, counters);
  const count = after?.kind === 'put-counters' ? after.count : 0;
  if (event.kind === 'turn-face-up') {
    const changedCounters = event.counters.map((each) =>
      each.counter === counter ? { counter, count } : each,
    );
    return changed({ ...event, counters: changedCounters });
  }
  return changed(
    entered(event, (entering) => {
      const others = entering.object.counters.filter(({ kind }) => kind !== counter);
      const object = { ...entering.object, counters: addCounters(others, counter, count, game.timestamp()) };
      return { ...entering, object };
    }),
  );
}

/** 701.19a: all damage is removed, it is tapped, and removed from combat. */
function regenerate(game: Game, event: WouldBeEvent): Applied {
  invariant(event.kind === 'destroy', 'only destruction is replaced by regeneration');
  const { object } = event;
  game.apply({ kind: 'remove-damage', object });
  if (!objectOf(game.state, object).isTapped) game.apply({ kind: 'tap', object });
  const { attackers, blockers } = game.state.combat;
  const isInCombat =
    attackers.some((each) => each.object === object) || blockers.some(({ blocker }) => blocker === object);
  if (isInCombat) game.apply({ kind: 'remove-from-combat', object });
  return changed();
}

function umbraArmor(game: Game, pending: PendingEvent, effect: ActiveEffect): Applied {
  const { event } = pending;
  invariant(event.kind === 'destroy' && effect.source !== undefined, 'an Aura saves what it enchants');
  game.apply({ kind: 'remove-damage', object: event.object });
  const speaker = speakerOf(effect, wordsOf(game, event));
  return {
    instead: [],
    next: [
      {
        kind: 'instructions',
        instructions: [{ kind: 'destroy', what: { kind: 'is', object: { kind: 'source' } } }],
        speaker,
        applied: [...pending.applied, effect.key],
        listing: 'whole',
      },
    ],
    used: 1,
  };
}
