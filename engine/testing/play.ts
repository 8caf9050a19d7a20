import { libraryCard } from '../cards/library/index.ts';
import { parseBoard } from '../document/parse-board.ts';
import type { History, Moment } from '../history/history.ts';
import { playHistory } from '../history/play-history.ts';
import type { EvaluatedObject } from '../layers/evaluation.ts';
import { compilingReader } from '../oracle/compile/compiling-reader.ts';
import type { GameObject } from '../state/game-object.ts';
import { objectId } from '../vocabulary/ids.ts';
import { invariant } from '../vocabulary/invariant.ts';

/** A game that was played for a test, and short ways to look at its end. */
export interface Played {
  readonly history: History;
  readonly last: Moment;
  /** The object as the state has it; throws if it isn't there. */
  readonly object: (id: string) => GameObject;
  readonly values: (id: string) => EvaluatedObject;
  /** `graveyard`, `battlefield` …, or `nowhere`. */
  readonly zone: (id: string) => string;
  readonly size: (id: string) => string;
  /** Rule numbers of the state-based actions of the last step. */
  readonly actions: readonly string[];
  /** Codes of the problems, in order. */
  readonly problems: readonly string[];
}

/** Plays steps in the case format with the built-in cards; players A and B. Throws if a step is malformed. */
export function play(steps: readonly Readonly<Record<string, unknown>>[], more: object = {}): Played {
  const { document, errors } = parseBoard({ players: ['A', 'B'], steps, ...more });
  invariant(document !== undefined, JSON.stringify(errors));
  const history = playHistory(document, libraryCard, undefined, compilingReader);
  const last = history.moments.at(-1);
  invariant(last !== undefined, 'a history has a start');
  const find = (id: string) => last.state.objects.get(objectId(id));
  const object = (id: string): GameObject => {
    const found = find(id);
    invariant(found !== undefined, `no ${id}`);
    return found;
  };
  const values = (id: string) => last.evaluation.object(object(id).id);
  return {
    history,
    last,
    object,
    values,
    zone: (id) => find(id)?.zone ?? 'nowhere',
    size: (id) => `${values(id).power}/${values(id).toughness}`,
    actions: last.events.flatMap((event) => (event.kind === 'state-based-action' ? [event.rule] : [])),
    problems: history.problems.map(({ code }) => code),
  };
}

/** Short steps: a card enters under a player's control. */
export const enter = (id: string, card: string, more: object = {}) => ({
  enter: { id, card, controller: 'A', ...more },
});

export const creatureToken = (id: string, power: number, toughness: number, more: object = {}) => ({
  token: {
    id,
    controller: 'A',
    name: 'Soldier',
    types: ['creature'],
    subtypes: ['Soldier'],
    power,
    toughness,
    ...more,
  },
});

/** A free-standing effect of player A. */
export const effect = (text: string, targets: readonly string[] = [], more: object = {}) => ({
  effect: { id: 'e', controller: 'A', text, targets, ...more },
});
