import type {
  EffectId,
  History,
  HistoryEvent,
  Moment,
  ObjectId,
  PlayerId,
  Step,
  Trace,
} from '../../../engine/index.ts';
import { effectId, idsOf, objectId, playerId } from '../../../engine/index.ts';

/** What the inspector is about. A selected step is what it brought into the game. */
export type Inspected =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'object'; readonly id: ObjectId }
  | { readonly kind: 'effect'; readonly id: EffectId }
  | { readonly kind: 'player'; readonly id: PlayerId }
  /** The rules of the game. */
  | { readonly kind: 'game' }
  /** A step that left nothing to look at, at this moment. */
  | { readonly kind: 'step'; readonly index: number }
  /** Selected, but not in the game at this moment. */
  | { readonly kind: 'absent'; readonly name: string };

interface Selected {
  readonly kind: 'object' | 'effect' | 'step' | 'player' | 'game';
  readonly id: string | number;
}

/** Finds the object or effect that the selection means at the moment. */
export function inspected(selection: Selected | undefined, steps: readonly Step[], trace: Trace): Inspected {
  if (selection === undefined) return { kind: 'nothing' };
  const { state } = trace.evaluation;
  if (selection.kind === 'object') {
    const id = objectId(String(selection.id));
    return state.objects.has(id) ? { kind: 'object', id } : { kind: 'absent', name: id };
  }
  if (selection.kind === 'effect') {
    const id = effectId(String(selection.id));
    return trace.effects.has(id) ? { kind: 'effect', id } : { kind: 'absent', name: id };
  }
  if (selection.kind === 'game') return { kind: 'game' };
  if (selection.kind === 'player') {
    const id = playerId(String(selection.id));
    return state.players.some((player) => player.id === id)
      ? { kind: 'player', id }
      : { kind: 'absent', name: id };
  }
  const index = Number(selection.id);
  // What became of an event is told of the step itself.
  if (steps[index]?.action.kind === 'event') return { kind: 'step', index };
  const entered = [...state.objects.values()].find(({ sinceStep }) => sinceStep === index);
  if (entered !== undefined) return { kind: 'object', id: entered.id };
  const created = [...trace.effects.values()].find(
    ({ origin }) => origin.kind === 'resolution' && origin.step === index,
  );
  if (created !== undefined) return { kind: 'effect', id: created.id };
  const about = objectOfStep(steps[index]);
  return about !== undefined && state.objects.has(about)
    ? { kind: 'object', id: about }
    : { kind: 'step', index };
}

/** The object that a step speaks of, if it is about one. */
function objectOfStep(step: Step | undefined): ObjectId | undefined {
  const action = step?.action;
  switch (action?.kind) {
    case 'counter':
      return objectId(action.on);
    case 'attach':
    case 'detach':
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
    case 'text':
      return objectId(action.id);
    case 'sticker':
      return objectId(action.on);
    case 'move':
      return objectId(action.as ?? action.id);
    case 'choose':
    case 'activate':
    case 'trigger':
      return objectId(action.source);
    case 'enter':
    case 'token':
    case 'place':
    case 'resolve':
    case 'effect':
    case 'emblem':
    case 'turn':
    case 'life':
    case 'cast':
    case 'combat':
    case 'designate':
    case 'event':
    case 'unsupported':
    case undefined:
      return undefined;
  }
}

/** The step whose being turned off takes the inspected thing away; `undefined` if none does. */
export function stepOf(what: Inspected, trace: Trace): number | undefined {
  const { state } = trace.evaluation;
  if (what.kind === 'object') return valid(state.objects.get(what.id)?.sinceStep);
  if (what.kind !== 'effect') return what.kind === 'step' ? what.index : undefined;
  const effect = trace.effects.get(what.id);
  if (effect === undefined) return undefined;
  if (effect.origin.kind === 'resolution') return valid(effect.origin.step);
  if (effect.origin.kind !== 'static-ability' || effect.source === undefined) return undefined;
  return valid(state.objects.get(effect.source)?.sinceStep);
}

const valid = (step: number | undefined): number | undefined =>
  step === undefined || step < 0 ? undefined : step;

/** The step that is turned off and would bring the absent thing into the game. */
export function offStepOf(name: string, steps: readonly Step[]): number | undefined {
  const source = name.split('/')[0];
  const index = steps.findIndex((step) => step.off === true && idsOf(step.action).includes(source ?? name));
  return index === -1 ? undefined : index;
}

/** What the step that made it could not do, in the engine's words. */
export const notCarriedOut = (moments: readonly Moment[], step: number): readonly string[] =>
  moments
    .filter((moment) => moment.step === step)
    .flatMap(({ events }) =>
      events.flatMap((event) => (event.kind === 'not-carried-out' ? [event.words] : [])),
    );

/** Whether an event tells what the rules themselves did to the object or player (704). */
export const concerns = (event: HistoryEvent, id: string): boolean =>
  event.kind === 'state-based-action'
    ? [...event.objects, ...(event.players ?? [])].some((each) => each === id)
    : (event.kind === 'lost' && event.players.some((each) => each === id)) ||
      (event.kind === 'exiled-for-gone' && event.objects.some((each) => each === id));

/** Whether the rules have done something to the object or player, up to a step. */
export const isSettledBy = ({ moments }: History, id: string, upTo: number): boolean =>
  moments.some(({ step, events }) => step <= upTo && events.some((event) => concerns(event, id)));

/** The problems that the document has at a step. */
export const problemsAt = (history: History, step: number): History['problems'] =>
  history.problems.filter(({ at }) => at === step);
