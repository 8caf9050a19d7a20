import type { Condition } from '../../abilities/condition.ts';
import type { Affected, EventPattern } from '../../abilities/event-pattern.ts';
import type { PlayerReference } from '../../abilities/references.ts';
import { anyOf, inZone, type Selector } from '../../abilities/selector.ts';
import { conditionHoldsOn } from '../../layers/conditions.ts';
import { referencedPlayers } from '../../layers/references.ts';
import { matchesOn, satisfiesOn } from '../../layers/select.ts';
import { isPlayer } from '../../state/edit-state.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { ZONES } from '../../vocabulary/zones.ts';
import type { ActiveEffect } from '../effects/active-effect.ts';
import type { WouldBeEvent } from '../event.ts';
import type { LookedAt } from '../game.ts';
import { affectedObject, affectedPlayer, boardFor, contextFor, wordsOf } from './about-event.ts';
import { boardOfCondition } from './board-of-condition.ts';
import { matchesDefinition } from './matches-definition.ts';
import { type Asked, matchesEvent } from './matches-event.ts';

/** Why a replacement or prevention effect has nothing to say about an event (614.1, 615.1). */
export type NotApplicable =
  /** It watches for events of another kind. */
  | { readonly kind: 'another-event' }
  /** The object that the event is about is not one that it speaks of. */
  | {
      readonly kind: 'object';
      readonly object: ObjectId;
      readonly only: Selector;
      readonly isSource: boolean;
    }
  /** The event is about a player, and the effect only about objects. */
  | { readonly kind: 'only-objects'; readonly player: PlayerId; readonly only: Selector }
  /** It speaks only of these players: whom the event is about, or, `isDoer`, who does it. */
  | { readonly kind: 'players'; readonly only: readonly PlayerId[]; readonly isDoer: boolean }
  /** Another part of what it watches for, named as in `EventPattern`. */
  | { readonly kind: 'part'; readonly part: string; readonly pattern: EventPattern }
  | { readonly kind: 'condition'; readonly condition: Condition }
  /** "the next time", "the first time each turn", "the next 3 damage". */
  | { readonly kind: 'used-up' }
  /** 614.5: it would change nothing: the card goes there anyway, or there is nobody to take the damage (614.9). */
  | { readonly kind: 'no-change' };

const ANYTHING: Selector = anyOf(...ZONES.map(inZone));
const ANYONE: PlayerReference = { kind: 'each-player' };

/**
 * Why the effect does not apply to the event, or `undefined` if it does. Told is the first part of its pattern that
 * fails while the rest, taken as loosely as can be, would fit.
 */
export function whyNotApplicable(
  game: LookedAt,
  effect: ActiveEffect,
  event: WouldBeEvent,
): NotApplicable | undefined {
  const board = boardFor(game, event);
  const context = contextFor(effect, wordsOf(game, event));
  const asked = { board, context };
  const { definition } = effect;
  switch (definition.kind) {
    case 'replace':
    case 'cannot':
    case 'unpreventable': {
      const pattern = definition.kind === 'unpreventable' ? definition.damage : definition.event;
      const why = whyNotMatched(asked, pattern, game, event);
      if (why !== undefined) return why;
      break;
    }
    case 'enters':
      if (event.kind !== 'enter') return { kind: 'another-event' };
      if (!matchesOn(board, definition.what, event.entering.object.id, context))
        return { kind: 'object', object: event.entering.object.id, only: definition.what, isSource: false };
      break;
    case 'regenerate':
      if (event.kind !== 'destroy') return { kind: 'another-event' };
      if (effect.left !== undefined && effect.left <= 0) return { kind: 'used-up' };
      return matchesDefinition(asked, game, effect, event)
        ? undefined
        : {
            kind: 'object',
            object: event.object,
            only: { kind: 'is', object: definition.what },
            isSource: false,
          };
    default:
      return matchesDefinition(asked, game, effect, event) ? undefined : { kind: 'another-event' };
  }
  if (!matchesDefinition(asked, game, effect, event)) {
    const isUsed = definition.kind === 'replace' && definition.limit !== undefined;
    return { kind: isUsed ? 'used-up' : 'no-change' };
  }
  const condition = 'condition' in definition ? definition.condition : undefined;
  const asKnown = boardOfCondition(game, board, effect, event);
  if (condition === undefined || conditionHoldsOn(asKnown, condition, context)) return undefined;
  return { kind: 'condition', condition };
}

function whyNotMatched(
  asked: Asked,
  pattern: EventPattern,
  game: LookedAt,
  event: WouldBeEvent,
): NotApplicable | undefined {
  if (matchesEvent(asked, pattern, event)) return undefined;
  if (pattern.kind === 'any-of') {
    const reasons = pattern.of.map((each) => whyNotMatched(asked, each, game, event));
    return reasons.find((each) => each?.kind !== 'another-event') ?? { kind: 'another-event' };
  }
  const loose = loosened(pattern);
  if (!matchesEvent(asked, loose, event)) return { kind: 'another-event' };
  const part = Object.keys(pattern).find((each) => {
    if (each === 'kind') return false;
    return !matchesEvent(asked, { ...loose, [each]: pattern[each as keyof typeof pattern] }, event);
  });
  return part === undefined ? { kind: 'another-event' } : reasonFor(asked, pattern, part, game, event);
}

/** The pattern without all that it does not have to say, and anything or anybody where it must say something. */
function loosened(pattern: Exclude<EventPattern, { kind: 'any-of' }>): EventPattern {
  const needed = Object.entries(pattern).flatMap(([part, value]): readonly (readonly [string, unknown])[] => {
    if (part === 'kind' || (part === 'what' && pattern.kind === 'begin')) return [[part, value]];
    if (part === 'what') return [[part, pattern.kind === 'create-tokens' ? { kind: 'all' } : ANYTHING]];
    if (part === 'on') return [[part, { objects: ANYTHING, players: ANYONE }]];
    if (part === 'player') return [[part, ANYONE]];
    if (part === 'by' && pattern.kind === 'counter-spell') return [[part, ANYONE]];
    if ((part === 'to' && pattern.kind === 'change-zone') || part === 'below') return [[part, value]];
    return [];
  });
  return Object.fromEntries(needed) as unknown as EventPattern;
}

function reasonFor(
  asked: Asked,
  pattern: Exclude<EventPattern, { kind: 'any-of' }>,
  part: string,
  game: LookedAt,
  event: WouldBeEvent,
): NotApplicable {
  const value = (pattern as unknown as Readonly<Record<string, unknown>>)[part];
  const players = (reference: PlayerReference, isDoer: boolean): NotApplicable => ({
    kind: 'players',
    only: referencedPlayers(asked.board, reference, asked.context),
    isDoer,
  });
  const object = affectedObject(game, event);
  if (part === 'what' && object !== undefined)
    return { kind: 'object', object, only: value as Selector, isSource: false };
  if (part === 'on' || (part === 'to' && pattern.kind === 'deal-damage'))
    return affectedReason(value as Affected, players, object, affectedPlayer(game, event), pattern, part);
  if (part === 'by' && pattern.kind === 'deal-damage' && event.kind === 'deal-damage') {
    const { source } = event;
    if (source === undefined || isPlayer(asked.board.state, source)) return { kind: 'part', part, pattern };
    return { kind: 'object', object: source, only: pattern.by?.what ?? ANYTHING, isSource: true };
  }
  if (part === 'player' || part === 'under' || part === 'of') return players(value as PlayerReference, false);
  if (part === 'by' || part === 'causedBy') return players(value as PlayerReference, true);
  return { kind: 'part', part, pattern };
}

function affectedReason(
  { objects, players }: Affected,
  only: (reference: PlayerReference, isDoer: boolean) => NotApplicable,
  object: ObjectId | undefined,
  player: PlayerId | undefined,
  pattern: EventPattern,
  part: string,
): NotApplicable {
  if (object !== undefined && objects !== undefined)
    return { kind: 'object', object, only: objects, isSource: false };
  if (player !== undefined && players === undefined && objects !== undefined)
    return { kind: 'only-objects', player, only: objects };
  return players === undefined ? { kind: 'part', part, pattern } : only(players, false);
}

/** Whether the object fits a selector of the effect, as the event is judged: for the smallest part that fails. */
export const fitsFor =
  (game: LookedAt, effect: ActiveEffect, event: WouldBeEvent, isSource: boolean) =>
  (selector: Selector, object: ObjectId): boolean => {
    const board = boardFor(game, event);
    const context = contextFor(effect, wordsOf(game, event));
    return (isSource ? satisfiesOn : matchesOn)(board, selector, object, context);
  };
