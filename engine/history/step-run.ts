import type { Instruction } from '../abilities/instruction.ts';
import type { CardDefinition } from '../cards/card-definition.ts';
import type { Problem } from '../document/problem.ts';
import type { EvaluatedObject, Evaluation } from '../layers/evaluation.ts';
import { evaluationOf } from '../layers/evaluation-of.ts';
import type { TextReader } from '../oracle/text-reader.ts';
import type { ActiveEffect } from '../replacement/effects/active-effect.ts';
import type { BeginEvent, EnterEvent, NewNames, WouldBeEvent } from '../replacement/event.ts';
import type { ContainedEvents, Game, Speaker } from '../replacement/game.ts';
import type { EventRun } from '../replacement/run.ts';
import { applyEvent } from '../state/apply-event.ts';
import { effectsEndingWith } from '../state/change-zone.ts';
import { isPlayer } from '../state/edit-state.ts';
import { hasLeft } from '../state/end-of-game.ts';
import type { GameEvent } from '../state/game-event.ts';
import type { GameObject } from '../state/game-object.ts';
import type { GameState } from '../state/game-state.ts';
import type { Timestamp } from '../state/timestamp.ts';
import type { Choices } from '../vocabulary/choices.ts';
import { type EffectId, type ObjectId, objectId, type PlayerId, playerId } from '../vocabulary/ids.ts';
import { stampedTogether } from './entering/enter-together.ts';
import { returningAll } from './entering/entering.ts';
import { branchOf } from './happening/branch-of.ts';
import { letHappen } from './happening/happen.ts';
import { perform } from './happening/perform.ts';
import { resolutionOf } from './happening/speaker.ts';
import type { ChosenOrder, EndedEffect, HistoryEvent, RecordedEvent } from './history.ts';
import { lingeringEffects } from './lingering-effects.ts';
import { noteOf } from './note-of.ts';
import { Refusal, refuse } from './refusal.ts';
import { carryOut } from './resolving/carry-out.ts';
import type { Resolution } from './resolving/resolution.ts';

/** Finds a card by its name. */
export type CardFinder = (name: string) => CardDefinition | undefined;

/**
 * One step under way: the game as it is by now, and what has happened. Its state only ever changes through events.
 * Thrown away when the step is refused.
 */
export class StepRun implements Game {
  readonly step: number;
  /** Whether state-based actions are performed. */
  readonly settles: boolean;
  /** Reads what steps give as text. */
  readonly reader: TextReader;
  readonly #cards: CardFinder;
  readonly #time: number;
  #order = 0;
  #state: GameState;
  readonly #events: HistoryEvent[] = [];
  readonly #warnings: Problem[] = [];
  readonly #ended: EndedEffect[] = [];
  /** Values that permanents had as they left the battlefield in this step (608.2h). */
  readonly #lastKnown = new Map<ObjectId, EvaluatedObject>();

  constructor(
    start: GameState,
    step: number,
    time: number,
    cards: CardFinder,
    reader: TextReader,
    settles: boolean,
  ) {
    this.#state = start;
    this.step = step;
    this.#time = time;
    this.#cards = cards;
    this.reader = reader;
    this.settles = settles;
  }

  get state(): GameState {
    return this.#state;
  }
  get events(): readonly HistoryEvent[] {
    return this.#events;
  }
  /** Problems that don't stop the step. */
  get warnings(): readonly Problem[] {
    return this.#warnings;
  }
  get ended(): readonly EndedEffect[] {
    return this.#ended;
  }
  get evaluation(): Evaluation {
    return evaluationOf(this.#state);
  }

  /** The next timestamp of this step: later than all that it gave before (613.7). */
  timestamp(): Timestamp {
    return { at: this.#time, order: this.#order++ };
  }

  /** Which of the objects that get timestamps at the same time in this step get them first (613.7m). */
  timestampOrder: readonly ObjectId[] = [];
  readonly #chosenOrders: ChosenOrder[] = [];

  get chosenOrders(): readonly ChosenOrder[] {
    return this.#chosenOrders;
  }

  /** Remembers that a player could have chosen another order (613.7m). */
  noteChosenOrder(order: ChosenOrder): void {
    this.#chosenOrders.push(order);
  }

  apply(event: GameEvent): void {
    const endsWithZone = event.kind === 'zone-change' && event.keepsEffects !== true;
    if (endsWithZone || event.kind === 'object-ceases') {
      this.#end(effectsEndingWith(this.#state, event.object), 'duration');
    }
    if (event.kind === 'effects-end') this.#end(event.effects, 'duration');
    const lingering = event.kind === 'zone-change' ? lingeringEffects(this, event.object) : [];
    this.#state = applyEvent(this.#state, event);
    const noted = noteOf(event);
    if (noted !== undefined) this.#events.push(noted);
    for (const effect of lingering) this.apply({ kind: 'effect-begins', effect });
  }

  note(event: HistoryEvent): void {
    this.#events.push(event);
  }

  /** Marks the step, which is done all the same. */
  warn(code: Problem['code'], parameters: Problem['parameters']): void {
    this.#warnings.push({ code, at: this.step, parameters });
  }

  /** An effect whose duration was over before it began (611.2b). */
  neverBegan(effect: EndedEffect['effect']): void {
    this.#ended.push({ effect, because: 'never-began', endedAt: this.step });
    this.#events.push({ kind: 'effect-ended', effect: effect.id, because: 'never-began' });
  }

  #end(effects: readonly EffectId[], because: EndedEffect['because']): void {
    for (const effect of this.#state.effects) {
      if (!effects.includes(effect.id)) continue;
      this.#ended.push({ effect, because, endedAt: this.step });
      this.#events.push({ kind: 'effect-ended', effect: effect.id, because });
    }
  }

  /** Remembers what an object is now, before it leaves (608.2h). */
  rememberValues(id: ObjectId): void {
    this.#lastKnown.set(id, this.evaluation.object(id));
  }

  lastKnown(id: ObjectId): EvaluatedObject | undefined {
    return this.#lastKnown.get(id);
  }

  // The game as events that would happen see it (614–616).

  /** Where an event step gives the order in which effects are applied, the names that are still to come. */
  readonly order: string[] = [];
  /** Whether "you may … instead" is done where the document says nothing of it. */
  takesOptional = false;
  /** What an event step chooses for the effects that are applied to its event. */
  choices: Choices = {};
  #latest: EventRun | undefined;
  readonly #eventRuns: RecordedEvent[] = [];

  /** Events of this step are modified in that order. */
  follow(order: readonly string[], takesOptional: boolean): void {
    this.order.push(...order);
    this.takesOptional = takesOptional;
  }

  /** Keeps what became of the latest event under the id of its step. */
  noteEvent(id: string): void {
    if (this.#latest === undefined) return;
    const { happened, steps } = this.#latest;
    this.#eventRuns.push({ id, happened, steps });
  }

  /** What became of the event of the step; of any other step, of each of its events to which an effect was applied. */
  get eventRuns(): readonly RecordedEvent[] {
    return this.#eventRuns.length > 0 ? this.#eventRuns : this.#modified;
  }
  readonly #modified: RecordedEvent[] = [];
  /** Lets several ways be tried: each run of events goes on in a copy. */
  isTrial = false;
  #collected: (readonly WouldBeEvent[])[] | undefined;
  readonly #touched = new Map<WouldBeEvent, readonly ObjectId[]>();

  /** This run, or, where several ways are tried, a copy that knows what this one knows. */
  branch(): StepRun {
    return this.isTrial ? this.#copy() : this;
  }

  #copy(): StepRun {
    const copy = new StepRun(this.#state, this.step, this.#time, this.#cards, this.reader, this.settles);
    copy.#order = this.#order;
    copy.order.push(...this.order);
    copy.choices = this.choices;
    copy.timestampOrder = this.timestampOrder;
    copy.isTrial = true;
    for (const [id, values] of this.#lastKnown) copy.#lastKnown.set(id, values);
    copy.#events.push(...this.#events);
    copy.#ended.push(...this.#ended);
    for (const [key, resolution] of this.#own) copy.#own.set(key, resolution);
    return copy;
  }

  perform(events: readonly WouldBeEvent[]): readonly ContainedEvents[] {
    return perform(this, events);
  }

  begin(instruction: Instruction, speaker: Speaker): readonly (readonly WouldBeEvent[])[] {
    const outer = this.#collected;
    this.#collected = [];
    carryOut(this.#resolutionOf(speaker), [instruction]);
    const collected = this.#collected;
    this.#collected = outer;
    return collected;
  }

  branchOf(instruction: Instruction, speaker: Speaker): readonly Instruction[] | undefined {
    return branchOf(this.#resolutionOf(speaker), instruction, speaker.did);
  }

  /** Resolutions whose own instructions take the place of others of theirs (614.15), by the key of that effect. */
  readonly #own = new Map<string, Resolution>();

  #resolutionOf(speaker: Speaker): Resolution {
    const own = speaker.self === undefined ? undefined : this.#own.get(speaker.self);
    if (own === undefined) return resolutionOf(this, speaker);
    return own.run === this ? own : { ...own, run: this };
  }

  /** The events that instructions would have happen, one group after the other. Changes nothing. */
  foresee(
    resolution: Resolution,
    instructions: readonly Instruction[],
  ): readonly (readonly WouldBeEvent[])[] {
    const copy = this.#copy();
    const collected: (readonly WouldBeEvent[])[] = [];
    copy.#collected = collected;
    carryOut({ ...resolution, run: copy, creates: [...resolution.creates] }, instructions);
    return collected;
  }

  /** Whether events are only collected here, and don't happen yet. */
  get isCollecting(): boolean {
    return this.#collected !== undefined;
  }

  refusedBy(error: unknown): Problem | undefined {
    return error instanceof Refusal ? error.at(this.step) : undefined;
  }

  entering(object: ObjectId, controller: PlayerId): readonly EnterEvent[] {
    const old = this.object(object);
    const entering = stampedTogether(this, returningAll(this, old, { controller }));
    return entering.map((each) => ({ kind: 'enter', entering: each }));
  }

  /** Events that would happen at the same time do, as replacement effects have it. Returns what they brought or moved. */
  happen(
    unplaced: readonly WouldBeEvent[],
    own?: { readonly effect: ActiveEffect; readonly resolution: Resolution },
  ): readonly ObjectId[] {
    if (unplaced.length === 0) return [];
    const events = unplaced.map((event) => withZone(this.#state, event));
    if (this.#collected !== undefined) {
      this.#collected.push(events);
      return [];
    }
    // What happens within an event that is being carried out happens in this very game.
    const isTrial = this.isTrial;
    this.isTrial = false;
    if (own !== undefined) this.#own.set(own.effect.key, own.resolution);
    const going = letHappen(this, events, own?.effect);
    this.#latest = going;
    const { happened, steps } = going;
    if (steps.some(({ kind }) => kind === 'chosen'))
      this.#modified.push({ id: `step-${this.step + 1}-${this.#modified.length + 1}`, happened, steps });
    this.isTrial = isTrial;
    // 614.11b: nothing more is done with cards that are drawn instead of the draw.
    return happened.flatMap(({ event, isReplaced }) =>
      event.kind === 'draw' && isReplaced ? [] : (this.#touched.get(event) ?? []),
    );
  }

  /** Whether a part of a turn that would begin does: nothing has it skipped (614.10). */
  begins(event: BeginEvent): boolean {
    this.happen([event]);
    return this.#latest?.happened.some(({ event: each }) => each.kind === 'begin') ?? true;
  }

  /** Remembers what an event brought into the game or moved. */
  touch(event: WouldBeEvent, objects: readonly ObjectId[]): void {
    this.#touched.set(event, objects);
  }

  /** An id for something new: the next that the document gives and nothing has yet, else one made from the base. */
  freshId({ base, given }: NewNames, taken: ReadonlySet<string> = new Set()): ObjectId {
    const isTaken = (id: string): boolean => this.#state.objects.has(objectId(id)) || taken.has(id);
    const wanted = given.find((id) => !isTaken(id) && !isPlayer(this.#state, id));
    if (wanted !== undefined) return objectId(wanted);
    let id = base;
    for (let count = 2; isTaken(id); count++) id = `${base}-${count}`;
    return objectId(id);
  }

  /** Cards that are about to enter the battlefield, while what is paid for them is paid. */
  #arriving: ReadonlySet<ObjectId> = new Set();

  /** Does something while these objects are about to enter: they aren't among the cards of a library (614.13c). */
  whileArriving(objects: readonly ObjectId[], pay: () => void): void {
    const before = this.#arriving;
    this.#arriving = new Set([...before, ...objects]);
    pay();
    this.#arriving = before;
  }

  /** The cards of a library that can be milled or exiled now, the top one first. */
  libraryOf(player: PlayerId): readonly ObjectId[] {
    const library = this.#state.players.find(({ id }) => id === player)?.library ?? [];
    return [...library].reverse().filter((id) => !this.#arriving.has(id));
  }

  refuse(code: Problem['code'], parameters: Problem['parameters'], rule?: string): never {
    return refuse(code, parameters, rule);
  }

  // What a step names: found, or the step is refused.

  card(name: string): CardDefinition {
    return this.#cards(name) ?? refuse('unknown-card', { card: name });
  }

  object(id: string): GameObject {
    return this.#state.objects.get(objectId(id)) ?? refuse('unknown-object', { object: id });
  }

  permanent(id: string): GameObject {
    const object = this.object(id);
    if (object.zone === 'battlefield') return object;
    return refuse('wrong-zone', { object: id, zone: object.zone });
  }

  /** A permanent that is phased in: others are treated as though they did not exist (702.26b). */
  existingPermanent(id: string): GameObject {
    const object = this.permanent(id);
    return object.isPhasedOut ? refuse('phased-out', { object: id }, '702.26b') : object;
  }

  /** A player of the game; one who has left it neither controls anything nor has a turn (800.4b, k). */
  player(id: string): PlayerId {
    if (!isPlayer(this.#state, id)) refuse('unknown-player', { player: id });
    return hasLeft(this.#state, id) ? refuse('player-left', { player: id }, '800.4b') : id;
  }

  objectOrPlayer(id: string): ObjectId | PlayerId {
    return isPlayer(this.#state, id) ? playerId(id) : this.object(id).id;
  }

  /** An id for something new: not taken by an object or a player. */
  newId(id: string): ObjectId {
    if (this.#state.objects.has(objectId(id)) || isPlayer(this.#state, id)) refuse('duplicate-id', { id });
    return objectId(id);
  }
}

/** Where an object that would enter is now. */
export function withZone(state: GameState, event: WouldBeEvent): WouldBeEvent {
  const from = event.kind === 'enter' ? event.entering.from : undefined;
  const zone = from === undefined ? undefined : state.objects.get(from)?.zone;
  return event.kind === 'enter' && zone !== undefined ? { ...event, zone } : event;
}
