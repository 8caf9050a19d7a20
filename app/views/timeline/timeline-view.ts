import type { BoardDocument, History, Problem, StatusStepKind, StepAction } from '../../../engine/index.ts';
import { idsOf, shortName } from '../../../engine/index.ts';
import { placesOf } from '../edit/together.ts';
import type { EventKind } from '../lab/lab.ts';
import { eventLabel } from './event-label.ts';

/** What a chip says: a catalogue key and the names in it. */
export type StepLabel =
  | { readonly kind: 'plain'; readonly text: string }
  | { readonly kind: 'counter'; readonly counter: string; readonly n: number; readonly on: string }
  | { readonly kind: 'attach'; readonly what: string; readonly to: string }
  | { readonly kind: 'detach' | 'tap' | 'untap' | 'choose' | 'trigger' | 'activate'; readonly what: string }
  | {
      readonly kind: StatusStepKind | 'cast' | 'end-of-combat' | 'attack' | 'designate-game';
      readonly what: string;
    }
  | { readonly kind: 'merge'; readonly top: string; readonly bottom: string }
  | {
      readonly kind: 'designate' | 'undesignate' | 'sticker';
      readonly what: string;
      readonly on: string;
    }
  | { readonly kind: 'text'; readonly what: string; readonly from: string; readonly to: string }
  | { readonly kind: 'move'; readonly what: string; readonly to: string }
  | { readonly kind: 'place'; readonly what: string; readonly to: string }
  | { readonly kind: 'turn' | 'emblem'; readonly player: string }
  | { readonly kind: 'life'; readonly player: string; readonly n: number }
  | { readonly kind: 'token-copy'; readonly what: string }
  | {
      readonly kind: 'event';
      readonly event: EventKind;
      readonly what: string;
      readonly n: number;
      readonly of: string;
    };

export interface ChipView {
  readonly index: number;
  readonly label: StepLabel;
  /** Whose step it is, if it is somebody's. */
  readonly player: string | undefined;
  /** `undefined` for a step that is off or refused: it has no timestamp. */
  readonly timestamp: number | undefined;
  readonly isOff: boolean;
  readonly isRefused: boolean;
  readonly problems: readonly Problem[];
  /** Ids of what it creates, to light up with them. */
  readonly creates: readonly string[];
  /** After the shown moment. */
  readonly isLater: boolean;
  readonly note: string | undefined;
  /** State-based actions followed it (704). */
  readonly isSettled: boolean;
  /** How many cards enter by it at the same time; its label names them in the order of their timestamps (613.7m). */
  readonly together: number;
}

/** The steps in game order; `moment` is how many of them have happened at the shown moment. */
export function timelineView(document: BoardDocument, history: History, moment: number): readonly ChipView[] {
  const names = namesOf(document);
  return document.steps.map((step, index) => {
    const after = history.moments[index + 1];
    return {
      index,
      label: labelOf(inOrder(step.action, document, history, index), names),
      player: playerOf(step.action, document, history),
      timestamp: after?.status === 'done' ? timestampOf(history, index) : undefined,
      isOff: step.off === true,
      isRefused: after?.status === 'refused',
      problems: history.problems.filter(({ at }) => at === index),
      creates: idsOf(step.action),
      isLater: index >= moment,
      note: step.note,
      isSettled: after?.events.some(({ kind }) => kind === 'state-based-action') ?? false,
      together: step.action.kind === 'enter' ? step.action.entries.length : 1,
    };
  });
}

/** Cards that enter together, as their timestamps follow each other. */
function inOrder(
  action: StepAction,
  { players }: BoardDocument,
  history: History,
  index: number,
): StepAction {
  if (action.kind !== 'enter' || action.entries.length < 2) return action;
  const before = history.moments[index];
  // The state of a long game may be elsewhere, and is not asked for here.
  const active = before === undefined || 'isHere' in before ? players[0] : before.state.activePlayer;
  return { ...action, entries: placesOf(action.entries, players, active ?? '').map(({ entry }) => entry) };
}

/** The timestamp that the step gave out (613.7): the clock before it. */
function timestampOf(history: History, index: number): number | undefined {
  const moment = history.moments[index];
  if (moment === undefined) return undefined;
  // A long game that was played elsewhere brings its clock without the state.
  return 'clock' in moment && typeof moment.clock === 'number' ? moment.clock : moment.state.clock;
}

/** The label of the moment: the timestamp of the last step that was carried out, none at the start. */
export function lastTimestamp(history: History, moment: number): number | undefined {
  for (let index = moment; index > 0; index--) {
    if (history.moments[index]?.status === 'done') return timestampOf(history, index - 1);
  }
  return undefined;
}

/** Which step made an object or effect; `undefined` if none names it. */
export const stepThatMade = (document: BoardDocument, id: string): number | undefined => {
  const index = document.steps.findIndex((step) => idsOf(step.action).includes(id));
  return index === -1 ? undefined : index;
};

/** What everything is called that the document names. */
export function namesOf({ steps }: BoardDocument): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { action } of steps) {
    if (action.kind === 'enter') for (const { id, card } of action.entries) names.set(id, shortened(card));
    if (action.kind === 'place' || action.kind === 'cast') names.set(action.id, shortened(action.card));
    if (action.kind === 'token') names.set(action.token.id, action.token.name ?? action.token.id);
    if (action.kind === 'move' && action.as !== undefined)
      names.set(action.as, names.get(action.id) ?? action.as);
    if (action.kind === 'resolve' && action.id !== undefined && action.spell !== undefined)
      names.set(action.id, names.get(action.spell) ?? action.id);
    if (action.kind === 'merge') names.set(action.id, names.get(action.top) ?? action.id);
  }
  return names;
}

/** "Urborg, Tomb of Yawgmoth" → "Urborg": only at a comma, as other names need all their words. Front faces only. */
const shortened = (name: string): string => {
  const [front = name] = name.split(' // ');
  return front.includes(',') ? shortName(front) : front;
};

function labelOf(action: StepAction, names: ReadonlyMap<string, string>): StepLabel {
  const name = (id: string): string => names.get(id) ?? id;
  switch (action.kind) {
    case 'enter':
      return { kind: 'plain', text: action.entries.map(({ card }) => shortened(card)).join(', ') };
    case 'token':
      if (action.token.copyOf !== undefined) return { kind: 'token-copy', what: name(action.token.copyOf) };
      return { kind: 'plain', text: action.token.name ?? action.token.id };
    case 'place':
      return { kind: 'place', what: shortened(action.card), to: action.zone };
    case 'resolve':
      return { kind: 'plain', text: shortened(action.card ?? name(action.spell ?? '')) };
    case 'activate':
    case 'trigger':
      return { kind: action.kind, what: name(action.source) };
    case 'effect':
      return { kind: 'plain', text: action.text };
    case 'emblem':
      return { kind: 'emblem', player: action.controller };
    case 'counter':
      return { kind: 'counter', counter: action.counter, n: action.n, on: name(action.on) };
    case 'attach':
      return { kind: 'attach', what: name(action.id), to: name(action.to) };
    case 'detach':
      return { kind: 'detach', what: name(action.id) };
    case 'move':
      return { kind: 'move', what: name(action.id), to: action.to };
    case 'tap':
    case 'untap':
      return { kind: action.kind, what: name(action.id) };
    case 'turn':
      return { kind: 'turn', player: action.player };
    case 'life':
      return { kind: 'life', player: action.player, n: action.n };
    case 'choose':
      return { kind: 'choose', what: name(action.source) };
    case 'cast':
      return { kind: 'cast', what: shortened(action.card) };
    case 'turn-face-up':
    case 'turn-face-down':
    case 'transform':
    case 'convert':
    case 'flip':
    case 'phase-out':
    case 'phase-in':
      return { kind: action.kind, what: name(action.id) };
    case 'merge':
      return { kind: 'merge', top: name(action.top), bottom: name(action.bottom) };
    case 'combat': {
      const attackers = action.attackers ?? [];
      if (attackers.length === 0) return { kind: 'end-of-combat', what: '' };
      return { kind: 'attack', what: attackers.map(({ id }) => name(id)).join(', ') };
    }
    case 'designate':
      if (action.on === undefined) return { kind: 'designate-game', what: action.what };
      return {
        kind: action.off === true ? 'undesignate' : 'designate',
        what: action.what,
        on: name(action.on),
      };
    case 'sticker':
      return { kind: 'sticker', what: action.value, on: name(action.on) };
    case 'text':
      return { kind: 'text', what: name(action.id), from: action.from, to: action.to };
    case 'event':
      return { kind: 'event', ...eventLabel(action.event, name, shortened) };
    case 'unsupported':
      return { kind: 'plain', text: action.step };
  }
}

function playerOf(action: StepAction, { players }: BoardDocument, history: History): string | undefined {
  const controllerOf = (id: string): string | undefined => {
    const state = history.moments.at(-1)?.state;
    for (const [object, { controller }] of state?.objects ?? []) if (object === id) return controller;
    return players.find((player) => player === id);
  };
  switch (action.kind) {
    case 'enter':
      return action.entries[0]?.controller;
    case 'token':
      return action.token.controller;
    case 'place':
      return action.owner;
    case 'resolve':
      return action.controller ?? players[0];
    case 'activate':
    case 'trigger':
      return action.controller ?? controllerOf(action.source);
    case 'effect':
    case 'emblem':
    case 'cast':
      return action.controller;
    case 'counter':
      return controllerOf(action.on);
    case 'attach':
    case 'detach':
    case 'move':
    case 'tap':
    case 'untap':
    case 'turn-face-up':
    case 'turn-face-down':
    case 'transform':
    case 'convert':
    case 'flip':
    case 'phase-out':
    case 'phase-in':
    case 'merge':
      return controllerOf(action.id);
    case 'turn':
    case 'life':
      return action.player;
    case 'choose':
      return controllerOf(action.source);
    default:
      return undefined;
  }
}
