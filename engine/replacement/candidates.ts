import { conditionHoldsOn } from '../layers/conditions.ts';
import type { Evaluation } from '../layers/evaluation.ts';
import { objectOf } from '../state/edit-state.ts';
import type { CounterKind } from '../vocabulary/counters.ts';
import { type PlayerId, type RuleNumber, rule } from '../vocabulary/ids.ts';
import type { ActiveEffect } from './effects/active-effect.ts';
import { effectsOfBoard, effectsOfObject } from './effects/effects-of-board.ts';
import type { Entering } from './entering/entering.ts';
import { effectsOnEntry } from './entering/find-entry-effects.ts';
import { isDeclined, makesCopy } from './entering/modify-entry.ts';
import type { PutCountersEvent, WouldBeEvent } from './event.ts';
import type { EventWords, GameView } from './game.ts';
import { boardFor, chooserOf, contextFor, wordsOf } from './matching/about-event.ts';
import { boardOfCondition } from './matching/board-of-condition.ts';
import { matchesDefinition } from './matching/matches-definition.ts';
import { holdsOfUnknownLibrary } from './matching/unknown-library.ts';

/** An event that would happen, with the effects that have had their opportunity to affect it (614.5). */
export interface PendingEvent {
  readonly event: WouldBeEvent;
  readonly applied: readonly string[];
  /** The self-replacement effect of the spell or ability that would have it happen, before it is applied (614.15). */
  readonly own?: ActiveEffect;
}

/** An effect that would apply to one of the events now. */
export interface Candidate {
  /** Names it among the candidates of a choice. */
  readonly key: string;
  readonly effect: ActiveEffect;
  /** Index of the event among those that would happen together. */
  readonly member: number;
  /** It applies to these counters, with which the object would enter or be turned up: an event within (616.1g). */
  readonly counter?: CounterKind;
  /** Which step of 616.1 it belongs to: `616.1a` to `616.1e`. */
  readonly group: RuleNumber;
  /** Its controller may leave it ("you may … instead"). */
  readonly isOptional: boolean;
}

/** What a player has to choose (616.1): only candidates of the first group that has any are open. */
export interface Choice {
  readonly chooser: PlayerId;
  readonly group: RuleNumber;
  readonly candidates: readonly Candidate[];
  /** Those that 616.1 lets the player choose now. */
  readonly open: readonly Candidate[];
}

const GROUPS = ['616.1a', '616.1b', '616.1c', '616.1d', '616.1e'].map(rule);

/**
 * The choice to be made for events that would happen together, or `undefined` if nothing applies to any of them. Players
 * choose in APNAP order; each goes on until nothing applies to what is theirs.
 */
export function nextChoice(game: GameView, pending: readonly PendingEvent[]): Choice | undefined {
  const found = pending.flatMap((each, member) => candidatesFor(game, each, member));
  if (found.length === 0) return undefined;
  const choosers = pending.map(({ event }) => chooserOf(game, event));
  const chooser = firstInTurnOrder(game, new Set(found.map(({ member }) => choosers[member] as PlayerId)));
  const candidates = found.filter(({ member }) => choosers[member] === chooser);
  const group = GROUPS.find((each) => candidates.some((candidate) => candidate.group === each));
  if (group === undefined) return undefined;
  const open = candidates.filter((candidate) => candidate.group === group);
  const [decider, ...others] = new Set(open.map(({ effect }) => effect.decider ?? chooser));
  return { chooser: others.length === 0 ? (decider ?? chooser) : chooser, group, candidates, open };
}

function firstInTurnOrder({ state }: GameView, among: ReadonlySet<PlayerId>): PlayerId {
  const { players, activePlayer } = state;
  const active = players.findIndex(({ id }) => id === activePlayer);
  const order = [...players.slice(active), ...players.slice(0, active)].map(({ id }) => id);
  return order.find((id) => among.has(id)) ?? activePlayer;
}

/** The effects that apply to one event; to what it contains only once none applies to the event itself (616.1g). */
function candidatesFor(
  game: GameView,
  { event, applied, own }: PendingEvent,
  member: number,
): readonly Candidate[] {
  const continuous = applicable(game, event).filter(({ key }) => !applied.includes(key));
  const outer = own === undefined ? continuous : [own, ...continuous];
  if (outer.length > 0)
    return outer.map((effect) => ({
      key: `${member} ${effect.key}`,
      effect,
      member,
      group: groupOf(effect),
      isOptional: isOptional(effect),
    }));
  const board = boardFor(game, event);
  return countersWithin(game, event).flatMap((counters) =>
    thoseThatMayMatch(effectsFor(game, event), counters)
      .filter(
        (effect) =>
          !applied.includes(keyWithin(effect, counters.counter)) &&
          applies(game, board, effect, counters, wordsOf(game, counters)),
      )
      .map((effect) => ({
        key: `${member} ${keyWithin(effect, counters.counter)}`,
        effect,
        member,
        counter: counters.counter,
        group: groupOf(effect),
        isOptional: isOptional(effect),
      })),
  );
}

const known = new WeakMap<
  WouldBeEvent,
  { readonly evaluation: Evaluation; readonly effects: readonly ActiveEffect[] }
>();

/** The effects that would apply to an event if none had been applied yet: of the same event on a board, the same. */
function applicable(game: GameView, event: WouldBeEvent): readonly ActiveEffect[] {
  const { evaluation } = game;
  const found = known.get(event);
  if (found?.evaluation === evaluation) return found.effects;
  const board = boardFor(game, event);
  const words = wordsOf(game, event);
  const effects = thoseThatMayMatch(effectsFor(game, event), event).filter((effect) =>
    applies(game, board, effect, event, words),
  );
  known.set(event, { evaluation, effects });
  return effects;
}

/** 708.11: what is turned face up has the abilities that it has face up. */
function effectsFor(game: GameView, event: WouldBeEvent): readonly ActiveEffect[] {
  if (event.kind === 'enter') return effectsOnEntry(game, event.entering);
  if (event.kind !== 'turn-face-up') return effectsOfBoard(game.evaluation);
  const ahead = boardFor(game, event);
  const own = effectsOfObject(ahead, objectOf(ahead.state, event.object));
  const others = effectsOfBoard(game.evaluation).filter(({ source }) => source !== event.object);
  return [...own, ...others];
}

/** How an effect is remembered as applied to counters of a kind within another event. */
export const keyWithin = ({ key }: ActiveEffect, counter: CounterKind): string => `${key} @ ${counter}`;

/** The counters with which something would enter or be turned face up, as events of their own (614.16, 616.1g). */
export function countersWithin(game: GameView, event: WouldBeEvent): readonly PutCountersEvent[] {
  if (event.kind === 'enter') {
    const { object } = event.entering;
    return newCounters(event.entering).map(({ kind, count }) => ({
      kind: 'put-counters',
      on: object.id,
      counter: kind,
      count,
      by: object.controller,
      cause: 'effect',
    }));
  }
  if (event.kind !== 'turn-face-up') return [];
  return event.counters.map(({ counter, count }) => ({
    kind: 'put-counters',
    on: event.object,
    counter,
    count,
    by: game.evaluation.object(event.object).controller,
    cause: 'effect',
  }));
}

/** Counters that it brings along are not put on it (keeps-counters): only those that it gets as it enters. */
const newCounters = ({ object, keptCounters = [] }: Entering): Entering['object']['counters'] =>
  object.counters.filter(({ kind }) => !keptCounters.includes(kind));

/** Whether it is of a kind that an effect could watch for: a quick look before the long one. */
function mayMatch({ definition }: ActiveEffect, event: WouldBeEvent): boolean {
  // They say what can't happen or be prevented, and are nothing to choose (614.17, 615.12).
  if (definition.kind === 'cannot' || definition.kind === 'unpreventable') return false;
  if (definition.kind !== 'replace') return true;
  const { kind } = definition.event;
  return !(OWN_KINDS.has(kind) && OWN_KINDS.has(event.kind)) || kind === event.kind;
}

/** Of the same effects and events of a kind it is always the same: many situations are looked at on one board. */
const byKind = new WeakMap<readonly ActiveEffect[], Map<string, readonly ActiveEffect[]>>();

function thoseThatMayMatch(effects: readonly ActiveEffect[], event: WouldBeEvent): readonly ActiveEffect[] {
  return ofKind(effects, event.kind, (effect) => mayMatch(effect, event));
}

const saying = (
  effects: readonly ActiveEffect[],
  kind: 'cannot' | 'unpreventable',
): readonly ActiveEffect[] => ofKind(effects, kind, ({ definition }) => definition.kind === kind);

function ofKind(
  effects: readonly ActiveEffect[],
  kind: string,
  isOfKind: (effect: ActiveEffect) => boolean,
): readonly ActiveEffect[] {
  const known = byKind.get(effects) ?? new Map<string, readonly ActiveEffect[]>();
  byKind.set(effects, known);
  const found = known.get(kind) ?? effects.filter(isOfKind);
  known.set(kind, found);
  return found;
}

/** Patterns that are for events of the same name and no others. */
const OWN_KINDS: ReadonlySet<string> = new Set([
  'deal-damage',
  'draw',
  'create-tokens',
  'put-counters',
  'destroy',
  'gain-life',
  'counter-spell',
]);

function applies(
  game: GameView,
  board: Evaluation,
  effect: ActiveEffect,
  event: WouldBeEvent,
  words: EventWords,
): boolean {
  const { definition } = effect;
  if (definition.kind === 'enters' && event.kind === 'enter' && isDeclined(definition, event.entering))
    return false;
  const context = contextFor(effect, words);
  if (!matchesDefinition({ board, context }, game, effect, event)) return false;
  return holds(game, board, effect, event, context);
}

function holds(
  game: GameView,
  board: Evaluation,
  effect: ActiveEffect,
  event: WouldBeEvent,
  context: ReturnType<typeof contextFor>,
): boolean {
  const { definition } = effect;
  const condition = 'condition' in definition ? definition.condition : undefined;
  if (condition === undefined) return true;
  // What only the event itself knows.
  if (condition.kind === 'fact' && /wasn't cast/.test(condition.words))
    return event.kind === 'enter' && event.entering.isCast !== true;
  return (
    holdsOfUnknownLibrary(board, condition, context) ??
    conditionHoldsOn(boardOfCondition(game, board, effect, event), condition, context)
  );
}

function groupOf({ definition }: ActiveEffect): RuleNumber {
  if (definition.kind === 'self-replacement') return rule('616.1a');
  if (definition.kind === 'replace' && definition.instead.kind === 'enter-under') return rule('616.1b');
  if (definition.kind === 'enters' && makesCopy(definition)) return rule('616.1c');
  if (definition.kind === 'back-face') return rule('616.1d');
  return rule('616.1e');
}

const isOptional = ({ definition }: ActiveEffect): boolean =>
  definition.kind === 'replace' && definition.optional === true;

/** Effects that say that the event can't happen (614.17): nothing else may be applied to it then (614.17c). */
export function forbidding(game: GameView, event: WouldBeEvent): readonly ActiveEffect[] {
  const all = saying(effectsFor(game, event), 'cannot');
  if (all.length === 0) return [];
  const board = boardFor(game, event);
  return all.filter((effect) => saysSo(game, board, effect, event));
}

/** Effects that say that counters of a kind can't be put on what would enter or be turned up (614.17d). */
export function forbiddingCounters(
  game: GameView,
  event: WouldBeEvent,
  counters: PutCountersEvent,
): readonly ActiveEffect[] {
  const board = boardFor(game, event);
  const own = event.kind === 'enter' ? effectsOnEntry(game, event.entering) : [];
  const all = [...new Set([...effectsOfBoard(game.evaluation), ...own])];
  return all.filter((effect) => effect.definition.kind === 'cannot' && saysSo(game, board, effect, counters));
}

function saysSo(game: GameView, board: Evaluation, effect: ActiveEffect, event: WouldBeEvent): boolean {
  const context = contextFor(effect, wordsOf(game, event));
  return (
    matchesDefinition({ board, context }, game, effect, event) && holds(game, board, effect, event, context)
  );
}

/** Effects that say that this damage can't be prevented (615.12). */
export function unpreventableBecause(game: GameView, event: WouldBeEvent): readonly ActiveEffect[] {
  if (event.kind !== 'deal-damage') return [];
  const all = saying(effectsOfBoard(game.evaluation), 'unpreventable');
  if (all.length === 0) return [];
  const board = boardFor(game, event);
  return all.filter((effect) => saysSo(game, board, effect, event));
}
