import type { GameState } from '../state/game-state.ts';
import type { Candidate, Choice } from './candidates.ts';
import type { WouldBeEvent } from './event.ts';
import { type Fingerprints, fingerprintsFrom, outcomeKey } from './fingerprint.ts';
import type { Refused } from './game.ts';
import { chosen, declined, type EventRun, goOn, type Happened, type PausedRun } from './run.ts';

/**
 * Every order in which the effects may be applied (616.1), as a tree whose equal branches and equal outcomes are one: a
 * graph without circles. `nodes[0]` is the start.
 */
export interface OutcomeTree {
  readonly nodes: readonly OutcomeNode[];
  readonly outcomes: readonly Outcome[];
  /** There are more orders than were looked at: what is here is right but not all. */
  readonly isCut: boolean;
}

export interface OutcomeNode {
  /** What would happen now, all at the same time; empty at the end. */
  readonly pending: readonly WouldBeEvent[];
  /** What is to be chosen here; `undefined` at the end or where the tree is cut. */
  readonly choice: Choice | undefined;
  /** One for each open candidate, and one more for each that may be left. */
  readonly edges: readonly OutcomeEdge[];
  /** At the end: which outcome this is. */
  readonly outcome: number | undefined;
  /** The choice that leads here isn't allowed: what is wrong with it. Nothing comes of it. */
  readonly refused?: Refused;
  /** The run up to here, by one of the ways that lead here: for whoever wants to go on step by step. */
  readonly run: EventRun;
}

export interface OutcomeEdge {
  readonly candidate: Candidate;
  /** False: the optional effect is left. */
  readonly isApplied: boolean;
  /** Index of a node. */
  readonly to: number;
}

export interface Outcome {
  readonly happened: readonly Happened[];
  readonly state: GameState;
  /** In how many orders it comes about. */
  readonly ways: number;
}

/** As many different situations are looked at; more than anybody could read. */
const MOST_NODES = 4_000;
/** Where that is not enough, so many ways are followed to their end all the same. */
const MOST_ENDS = 96;

/**
 * All orders of a run from its present choice on. The run's game must branch. If there are more than `most` situations,
 * only some ways are followed further, to their end: of a cut tree, too, it is known what may come of the event.
 */
export function outcomesOf(run: EventRun, most: number = MOST_NODES): OutcomeTree {
  const base = run.game.state;
  const fingerprints = fingerprintsFrom(base);
  const nodes: Building[] = [];
  const known = new Map<string, number>();
  const outcomes = new Map<
    string,
    { readonly index: number; readonly happened: readonly Happened[]; readonly state: GameState }
  >();
  let isCut = false;
  const enter = (reached: EventRun, key = fingerprints.of(reached)): number => {
    const seen = known.get(key);
    if (seen !== undefined) return seen;
    const index = nodes.length;
    known.set(key, index);
    nodes.push({
      run: reached,
      edges: [],
      outcome: reached.choice === undefined ? outcomeOf(reached) : undefined,
    });
    return index;
  };
  const outcomeOf = ({ happened, game }: EventRun): number => {
    const key = outcomeKey(happened, game.state, base);
    const found = outcomes.get(key) ?? { index: outcomes.size, happened, state: game.state };
    outcomes.set(key, found);
    return found.index;
  };
  // Most ways lead to a situation that is known: that is seen before anything is looked at there.
  const paused = new Map<string, number>();
  const enterIfAllowed = (from: EventRun, go: () => PausedRun): number => {
    try {
      const next = withShared(go(), fingerprints);
      const key = fingerprints.of(next.paused);
      const seen = paused.get(key);
      if (seen !== undefined) return seen;
      const { state } = next.paused.game;
      const reached = goOn(next);
      const isSame = reached.game.state === state && hasSameTasks(reached, next.paused);
      const index = enter(reached, isSame ? key : undefined);
      paused.set(key, index);
      return index;
    } catch (error) {
      const refused = from.game.refusedBy(error);
      if (refused === undefined) throw error;
      const key = `refused ${JSON.stringify(refused)}`;
      const index = known.get(key) ?? nodes.length;
      if (index === nodes.length) nodes.push({ run: from, refused, edges: [], outcome: undefined });
      known.set(key, index);
      return index;
    }
  };
  const take = (node: Building, candidate: Candidate, isApplied: boolean): number => {
    const known = node.edges.find(
      (edge) => edge.candidate.key === candidate.key && edge.isApplied === isApplied,
    );
    if (known !== undefined) return known.to;
    const go = () => (isApplied ? chosen(node.run, candidate) : declined(node.run, candidate));
    const to = enterIfAllowed(node.run, go);
    node.edges.push({ candidate, isApplied, to });
    return to;
  };
  /** One way from there to its end; `turn` says which candidate is taken each time. */
  const follow = (from: Building, turn: number): void => {
    let node: Building | undefined = from;
    while (node?.run.choice !== undefined && node.refused === undefined) {
      const open: readonly Candidate[] = node.run.choice.open;
      const candidate: Candidate | undefined = open[turn % open.length];
      node = candidate === undefined ? undefined : nodes[take(node, candidate, true)];
    }
  };
  enter(run);
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index];
    if (node?.run.choice === undefined || node.refused !== undefined) continue;
    if (nodes.length >= most) {
      isCut = true;
      break;
    }
    for (const candidate of node.run.choice.open) {
      take(node, candidate, true);
      if (candidate.isOptional) take(node, candidate, false);
    }
  }
  if (isCut) {
    const ends = nodes.filter(({ run: here, edges, refused }) => here.choice && !edges.length && !refused);
    const every = Math.max(1, Math.floor(ends.length / MOST_ENDS));
    for (const [index, end] of ends.entries()) if (index % every === 0) follow(end, index / every);
  }
  const ways = waysTo(nodes, outcomes.size);
  return {
    nodes: nodes.map(finished),
    outcomes: [...outcomes.values()].map(({ index, happened, state }) => ({
      happened,
      state,
      ways: ways[index] ?? 0,
    })),
    isCut,
  };
}

/** What would happen first is one of the events that are known, if it is equal to one. */
function withShared(next: PausedRun, { shared }: Fingerprints): PausedRun {
  const [first, ...others] = next.paused.tasks;
  return first === undefined
    ? next
    : { ...next, paused: { ...next.paused, tasks: [shared(first), ...others] } };
}

/** Nothing came of going on but a choice: the situation is the same. */
function hasSameTasks({ tasks, happened }: EventRun, paused: EventRun): boolean {
  const [task, ...others] = tasks;
  const [before, ...othersBefore] = paused.tasks;
  if (task?.kind !== 'events' || before?.kind !== 'events') return false;
  return (
    happened.length === paused.happened.length &&
    task.pending.length === before.pending.length &&
    task.pending.every((each, index) => each === before.pending[index]) &&
    others.length === othersBefore.length &&
    others.every((each, index) => each === othersBefore[index])
  );
}

interface Building {
  readonly run: EventRun;
  readonly refused?: Refused;
  readonly edges: OutcomeEdge[];
  readonly outcome: number | undefined;
}

const finished = ({ run, edges, outcome, refused }: Building): OutcomeNode => {
  if (refused !== undefined) return { pending: [], choice: undefined, edges, outcome, refused, run };
  const [task] = run.tasks;
  const pending = task?.kind === 'events' ? task.pending.map(({ event }) => event) : [];
  return { pending, choice: run.choice, edges, outcome, run };
};

/** How many ways lead from the start to each outcome. Edges always lead to situations with less to choose. */
function waysTo(nodes: readonly Building[], outcomes: number): readonly number[] {
  const inward = nodes.map(() => 0);
  for (const { edges } of nodes) for (const { to } of edges) inward[to] = (inward[to] ?? 0) + 1;
  const ways = nodes.map((_, index): number => (index === 0 ? 1 : 0));
  const ready = [0];
  const total = Array.from({ length: outcomes }, () => 0);
  for (let at = ready.pop(); at !== undefined; at = ready.pop()) {
    const node = nodes[at];
    if (node?.outcome !== undefined) total[node.outcome] = (total[node.outcome] ?? 0) + (ways[at] ?? 0);
    for (const { to } of node?.edges ?? []) {
      ways[to] = (ways[to] ?? 0) + (ways[at] ?? 0);
      inward[to] = (inward[to] ?? 0) - 1;
      if (inward[to] === 0) ready.push(to);
    }
  }
  return total;
}
