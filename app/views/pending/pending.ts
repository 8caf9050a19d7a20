import type {
  CardDefinition,
  ChoiceKind,
  Choices,
  Selector,
  Step,
  StepAction,
} from '../../../engine/index.ts';
import { objectId, playerId } from '../../../engine/index.ts';

/** One thing that must be said before a step is complete. */
export type Need =
  | { readonly kind: 'attach'; readonly to: Selector | 'player' }
  | { readonly kind: 'copy'; readonly of: Selector; readonly isOptional: boolean }
  | {
      readonly kind: 'target';
      readonly of: Selector | 'player' | 'any';
      readonly isOptional: boolean;
      /** Asks again until it is told that there are enough. */
      readonly isMany: boolean;
    }
  | { readonly kind: 'choice'; readonly what: ChoiceKind; readonly from: readonly string[] | undefined }
  | { readonly kind: 'x' };

/** A step that is nearly there: what it will be, and what is still needed, the next first. */
export interface Pending {
  /** What is being added, as the user knows it: a card's or an effect's name. */
  readonly name: string;
  readonly step: Step;
  readonly needs: readonly Need[];
  /** "You", for needs that speak of what you control. */
  readonly controller: string;
  /** The object whose ability it is, if it is one. */
  readonly source: string | undefined;
  /** Cards that the board must have for the step to work. */
  readonly brings?: readonly CardDefinition[];
}

/** The pending step after the next need was met. `undefined` skips it (or ends "any number"). */
export function meetNeed(pending: Pending, value: string | undefined): Pending {
  const [need, ...others] = pending.needs;
  if (need === undefined) return pending;
  if (value === undefined) return { ...pending, needs: others };
  const needs = need.kind === 'target' && need.isMany ? pending.needs : others;
  return {
    ...pending,
    needs,
    step: { ...pending.step, action: actionWith(pending.step.action, need, value) },
  };
}

function actionWith(action: StepAction, need: Need, value: string): StepAction {
  switch (action.kind) {
    case 'enter': {
      const [entry, ...others] = action.entries;
      if (entry === undefined) return action;
      const changed =
        need.kind === 'attach'
          ? { ...entry, attachedTo: value }
          : need.kind === 'x'
            ? { ...entry, x: Number(value) }
            : { ...entry, choices: { ...entry.choices, ...choiceOf(need, value) } };
      return { ...action, entries: [changed, ...others] };
    }
    case 'resolve':
    case 'activate':
    case 'trigger':
    case 'effect':
      if (need.kind === 'target') return { ...action, targets: [...(action.targets ?? []), value] };
      if (need.kind === 'x') return { ...action, x: Number(value) };
      return { ...action, choices: { ...action.choices, ...choiceOf(need, value) } };
    case 'attach':
      return { ...action, to: value };
    case 'choose':
      return { ...action, choices: { ...action.choices, ...choiceOf(need, value) } };
    case 'token':
      return { ...action, token: { ...action.token, copyOf: value } };
    default:
      return action;
  }
}

function choiceOf(need: Need, value: string): Choices {
  if (need.kind === 'copy') return { copy: objectId(value) };
  if (need.kind !== 'choice') return {};
  switch (need.what) {
    case 'color':
      return { color: value as NonNullable<Choices['color']> };
    case 'creature-type':
      return { creatureType: value };
    case 'basic-land-type':
      return { basicLandType: value };
    case 'land-type':
      return { landType: value };
    case 'card-name':
      return { cardName: value };
    case 'number':
      return { number: Number(value) };
    case 'player':
      return { player: playerId(value) };
    case 'object':
      return { object: objectId(value) };
    case 'mode':
      return { mode: value };
    case 'copy':
      return { copy: objectId(value) };
  }
}
