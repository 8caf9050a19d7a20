import type { Instruction } from '../abilities/instruction.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { invariant } from '../vocabulary/invariant.ts';
import type { Applied } from './apply/applied.ts';
import { applyEffect } from './apply/apply-effect.ts';
import {
  type Candidate,
  type Choice,
  forbidding,
  keyWithin,
  nextChoice,
  type PendingEvent,
} from './candidates.ts';
import { countUse } from './count-use.ts';
import type { ActiveEffect } from './effects/active-effect.ts';
import { modifyByResolution } from './entering/modify-entry.ts';
import type { WouldBeEvent } from './event.ts';
import type { Game, Speaker } from './game.ts';
import { spanned } from './spanning.ts';
import type { EventsTask, InstructionsTask, Listing, Task } from './task.ts';
import type { RunStep } from './trace.ts';
import { cannotBeCountered } from './uncounterable.ts';
import { withoutForbiddenCounters } from './without-forbidden-counters.ts';

/**
 * Events on their way from what would happen to what happens (CR 614–616). Immutable: `choose` and `decline` return
 * another run. The game that it holds is changed only by a run whose game does not branch.
 */
export interface EventRun {
  readonly game: Game;
  /** What is still to be done, the first at once. */
  readonly tasks: readonly Task[];
  /** What has happened, in order. */
  readonly happened: readonly Happened[];
  /** What was decided and done so far. */
  readonly steps: readonly RunStep[];
  /** The choice that is to be made now; `undefined` at the end. */
  readonly choice: Choice | undefined;
}

/** An event that has happened. */
export interface Happened {
  readonly event: WouldBeEvent;
  readonly listing: Listing;
  /** An effect made it what it is, or put it in the place of another. */
  readonly isReplaced: boolean;
}

/** The key of a self-replacement effect: what it brings is what the spell or ability itself does. */
export const selfReplacementKey = (name: string): string => `self-replacement ${name}`;
const isSelfReplacement = (key: string): boolean => key.startsWith('self-replacement ');

/** Lets events that would happen at the same time begin, up to the first choice. */
export function startRun(game: Game, events: readonly WouldBeEvent[], own?: ActiveEffect): EventRun {
  const pending = events.map((event) => ({ event, applied: [], ...(own === undefined ? {} : { own }) }));
  const task: EventsTask = { kind: 'events', pending, listing: 'whole' };
  return advance({ game: game.branch(), tasks: [task], happened: [], steps: [], choice: undefined });
}

/** Applies one of the open candidates of the choice, and goes on to the next choice (616.1f). */
export const choose = (run: EventRun, candidate: Candidate): EventRun => goOn(chosen(run, candidate));

/** Leaves an optional effect: it has had its opportunity (614.5). */
export const decline = (run: EventRun, candidate: Candidate): EventRun => goOn(declined(run, candidate));

/** A run right after a choice, before anything else is looked at or done. */
export interface PausedRun {
  readonly paused: EventRun;
  /** Its game is that of the run that it came from, which nothing has changed yet. */
  readonly isShared: boolean;
}

/** Goes on to the next choice, or to the end. */
export const goOn = ({ paused, isShared }: PausedRun): EventRun => advance(paused, isShared);

/** Applies one of the open candidates of the choice. */
export function chosen(run: EventRun, candidate: Candidate): PausedRun {
  const { choice } = run;
  const task = eventsTask(run);
  invariant(choice?.open.includes(candidate) === true, 'the candidate is open to choice');
  const isShared = changesNothingElse(candidate.effect);
  const game = isShared ? run.game : run.game.branch();
  const companions = companionsOf(task.pending);
  const members = spanned(task.pending, choice.candidates, candidate);
  const applied = new Map<number, Applied>();
  for (const member of members) {
    const pending = task.pending[member];
    if (pending === undefined) continue;
    // What a spell or ability does in the place of all its events, it does once.
    const isDone = candidate.effect.definition.kind === 'self-replacement' && applied.size > 0;
    applied.set(member, isDone ? NOTHING_MORE : applyEffect(game, pending, candidate, companions));
  }
  countUse(game, candidate.effect, [...applied.values()]);
  const mark = markOf(candidate);
  const after = task.pending.flatMap((pending, index) => {
    const made = applied.get(index);
    if (made === undefined) return [pending];
    return made.instead.map((event) => ({ event, applied: [...pending.applied, mark] }));
  });
  const next = joined([...applied.values()]);
  const step: RunStep = {
    kind: 'chosen',
    choice,
    candidate,
    isApplied: true,
    before: task.pending.map(({ event }) => event),
    after: after.map(({ event }) => event),
    follows: next,
  };
  const tasks = [...(after.length > 0 ? [{ ...task, pending: after }] : []), ...next, ...run.tasks.slice(1)];
  return { paused: { ...run, game, tasks, steps: [...run.steps, step], choice: undefined }, isShared };
}

/** It only does the same with another number, and isn't used up. */
const changesNothingElse = ({ definition, left }: ActiveEffect): boolean =>
  definition.kind === 'replace' &&
  definition.instead.kind === 'change-amount' &&
  definition.limit === undefined &&
  left === undefined;

/** Leaves an optional effect. */
export function declined(run: EventRun, candidate: Candidate): PausedRun {
  const { choice } = run;
  const task = eventsTask(run);
  invariant(choice !== undefined && candidate.isOptional, 'only an optional effect can be left');
  const pending = task.pending.map((each, index) =>
    index === candidate.member ? { ...each, applied: [...each.applied, markOf(candidate)] } : each,
  );
  const events = task.pending.map(({ event }) => event);
  const step: RunStep = {
    kind: 'chosen',
    choice,
    candidate,
    isApplied: false,
    before: events,
    after: events,
    follows: [],
  };
  const tasks = [{ ...task, pending }, ...run.tasks.slice(1)];
  return { paused: { ...run, tasks, steps: [...run.steps, step], choice: undefined }, isShared: true };
}

const NOTHING_MORE: Applied = { instead: [], next: [], used: 0 };

const markOf = ({ effect, counter }: Candidate): string =>
  counter === undefined ? effect.key : keyWithin(effect, counter);

function eventsTask({ tasks: [task] }: EventRun): EventsTask {
  invariant(task?.kind === 'events', 'a choice is about events');
  return task;
}

/** Objects that enter together can't be chosen as one of them enters (614.13a). */
const companionsOf = (pending: readonly PendingEvent[]): ReadonlySet<ObjectId> =>
  new Set(
    pending.flatMap(({ event }) =>
      event.kind === 'enter'
        ? [event.entering.object.id, ...(event.entering.from ? [event.entering.from] : [])]
        : [],
    ),
  );

/** An effect that applies to simultaneous events at once speaks of all of them together. */
function joined(applied: readonly Applied[]): readonly Task[] {
  const [first, ...others] = applied.map(({ next }) => next);
  if (first === undefined || others.length === 0) return first ?? [];
  return first.map((task, index) => {
    if (task.kind !== 'instructions') return task;
    const same = others.flatMap((tasks) => {
      const other = tasks[index];
      return other?.kind === 'instructions' ? [other.speaker.event] : [];
    });
    const { event } = task.speaker;
    const sum = (of: 'amount' | 'prevented'): number =>
      same.reduce((total, each) => total + (each[of] ?? 0), event[of] ?? 0);
    return {
      ...task,
      speaker: { ...task.speaker, event: { ...event, amount: sum('amount'), prevented: sum('prevented') } },
    };
  });
}

/**
 * Goes on until a choice must be made or nothing is left to do. A game that is shared with another run is left as it is:
 * one goes on in a branch of it as soon as something is done.
 */
function advance(start: EventRun, isShared = false): EventRun {
  let { game } = start;
  let isOwn = !isShared;
  const own = (): Game => {
    if (!isOwn) game = game.branch();
    isOwn = true;
    return game;
  };
  const tasks = [...start.tasks];
  const happened = [...start.happened];
  const steps = [...start.steps];
  for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) {
    if (task.kind === 'instructions') {
      tasks.unshift(...carryOut(own(), task));
      continue;
    }
    const ready = prepared(task.pending.some(asksAhead) ? own() : game, task, steps);
    if (ready.before.length > 0) {
      tasks.unshift(...ready.before, ready.task);
      continue;
    }
    const choice = nextChoice(game, ready.task.pending);
    if (choice !== undefined) return { game, tasks: [ready.task, ...tasks], happened, steps, choice };
    tasks.unshift(...perform(own(), ready.task, happened, steps));
  }
  return { game, tasks, happened, steps, choice: undefined };
}

/** What enters or is turned up may have something chosen or paid before it does. */
const asksAhead = ({ event }: PendingEvent): boolean =>
  event.kind === 'enter' || event.kind === 'turn-face-up';

/** Without what can't happen (614.17) or is nothing (614.7a), and with what the acting spell says of how objects enter. */
function prepared(
  game: Game,
  task: EventsTask,
  steps: RunStep[],
): { readonly task: EventsTask; readonly before: readonly Task[] } {
  const before: Task[] = [];
  const pending = task.pending.flatMap((each) => {
    // 614.17c: a self-replacement effect may take the place of what can't happen.
    if (each.own !== undefined) return [each];
    if (isNothing(each.event) || cannotBeCountered(game, each.event)) return [];
    const because = forbidding(game, each.event);
    if (because.length > 0) {
      steps.push({ kind: 'impossible', event: each.event, because });
      return [];
    }
    if (each.event.kind === 'turn-face-up')
      return [{ ...each, event: withoutForbiddenCounters(game, each.event, steps) }];
    if (each.event.kind !== 'enter') return [each];
    const entering = modifyByResolution(game, each.event.entering, companionsOf(task.pending));
    const { todo = [], ...rest } = entering;
    before.push(
      ...todo.map(
        (one) => ({ kind: 'instructions', ...one, applied: each.applied, listing: 'whole' }) as const,
      ),
    );
    const event = { ...each.event, entering: todo.length === 0 ? entering : rest };
    return [{ ...each, event: withoutForbiddenCounters(game, event, steps) }];
  });
  return { task: { ...task, pending }, before };
}

function isNothing(event: WouldBeEvent): boolean {
  switch (event.kind) {
    case 'deal-damage':
    case 'gain-life':
    case 'lose-life':
      return event.amount <= 0;
    case 'draw':
    case 'put-counters':
    case 'mill':
      return event.count <= 0;
    case 'create-tokens':
      return event.batches.every(({ count }) => count <= 0);
    default:
      return false;
  }
}

/** One instruction after the other: each sees what the one before has done (608.2c). */
function carryOut(game: Game, task: InstructionsTask): readonly Task[] {
  const [instruction, ...others] = task.instructions;
  if (instruction === undefined) return [];
  const restOf = (speaker: InstructionsTask['speaker']): readonly Task[] =>
    others.length === 0 ? [] : [{ ...task, instructions: others, speaker }];
  const branch = game.branchOf(instruction, task.speaker);
  if (branch !== undefined) return [{ ...task, instructions: branch }, ...restOf(task.speaker)];
  const begun = game.begin(instruction, task.speaker);
  const { groups, speaker } = inDrawStep(begun, task.speaker);
  // "If you can't", "if they don't discard a card this way": nothing was there to choose.
  const isOfSome =
    (instruction.kind === 'move' && instruction.count !== undefined) || CAN_FAIL.has(instruction.kind);
  const did = isOfSome ? groups.some((events) => events.length > 0) : speaker.did;
  const { applied, listing } = task;
  return [
    ...groups.map(
      (events): EventsTask => ({
        kind: 'events',
        pending: events.map((event) => ({ event, applied })),
        listing,
      }),
    ),
    ...restOf({ ...speaker, did }),
  ];
}

/** What can't be done with nothing there. */
const CAN_FAIL: ReadonlySet<Instruction['kind']> = new Set<Instruction['kind']>(['discard', 'sacrifice']);

/** What a player draws instead of the first card of the draw step begins with that first card. */
function inDrawStep(
  groups: readonly (readonly WouldBeEvent[])[],
  speaker: Speaker,
): { readonly groups: readonly (readonly WouldBeEvent[])[]; readonly speaker: Speaker } {
  const { isFirstInDrawStep, ...words } = speaker.event;
  const isFirst = (event: WouldBeEvent): boolean => event.kind === 'draw' && event.player === words.player;
  const first = groups.flat().find(isFirst);
  if (isFirstInDrawStep !== true || first === undefined) return { groups, speaker };
  return {
    groups: groups.map((events) =>
      events.map((event) =>
        event === first && event.kind === 'draw' ? { ...event, isFirstInDrawStep: true } : event,
      ),
    ),
    speaker: { ...speaker, event: words },
  };
}

/** Carries out events to which nothing applies any more. What they contain comes next. */
function perform(game: Game, task: EventsTask, happened: Happened[], steps: RunStep[]): readonly Task[] {
  const events = task.pending.map(({ event }) => event);
  if (events.length === 0) return [];
  const contained = game.perform(events);
  const listedBelow = new Set(contained.filter(({ isListed }) => isListed).map(({ of }) => of));
  events.forEach((event, index) => {
    const isReplaced = (task.pending[index]?.applied ?? []).some((key) => !isSelfReplacement(key));
    if (!listedBelow.has(index)) happened.push({ event, listing: task.listing, isReplaced });
  });
  steps.push({ kind: 'happened', events });
  return contained.map(({ of, events: inner, isListed }) => ({
    kind: 'events',
    pending: inner.map((event) => ({ event, applied: task.pending[of]?.applied ?? [] })),
    listing: isListed === true ? task.listing : 'contained',
  }));
}
