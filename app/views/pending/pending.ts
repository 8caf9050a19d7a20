import type {
  CardDefinition,
  ChoiceKind,
  Choices,
  Selector,
  Step,
  StepAction,
} from '../../../engine/index.ts';
import { objectId, playerId } from '../../../engine/index.ts';

import { type WordSort, withWord } from './replaced-words.ts';

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
  | {
      readonly kind: 'choice';
      readonly what: ChoiceKind;
      readonly from: readonly string[] | undefined;
      readonly isOptional?: boolean;
      /** What the text calls it: "creature", "defending player". */
      readonly noun?: string;
    }
  /** Of a text-changing effect: the word that is replaced, or the one in its place (612.2). */
  | { readonly kind: 'word'; readonly sorts: readonly WordSort[]; readonly place: 'replaced' | 'new' }
  | { readonly kind: 'x' }
  /** What a merging spell merges with (730.2), or the other way round; the spell comes to lie on top. */
  | { readonly kind: 'merge'; readonly with: 'permanent' | 'spell' }
  | { readonly kind: 'merge-place' }
  /** How so much is divided among the targets (601.2d); asked only if there are several. */
  | { readonly kind: 'divide'; readonly total: number | 'some' };

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

/** The targets among which something is to be divided. */
export const targetsOf = ({ step: { action } }: Pending): readonly string[] =>
  'targets' in action ? (action.targets ?? []) : [];

/** Without the next need, if it can't be asked for: one target gets all, and less than one each is no division. */
export function askable(pending: Pending): Pending {
  const [need, ...others] = pending.needs;
  if (need?.kind !== 'divide') return pending;
  const { length } = targetsOf(pending);
  const isAsked = length > 1 && (need.total === 'some' || need.total >= length);
  return isAsked ? pending : { ...pending, needs: others };
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
    case 'merge':
      return mergeWith(action, need, value);
    case 'cast':
    case 'resolve':
    case 'activate':
    case 'trigger':
    case 'effect':
      if (need.kind === 'target') return { ...action, targets: [...(action.targets ?? []), value] };
      if (need.kind === 'x') return { ...action, x: Number(value) };
      if (need.kind === 'word') return { ...action, choices: withWord(need, action.choices, value) };
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

/** What is met is what was not there yet; the permanent keeps its name (730.2c). */
function mergeWith(action: Extract<StepAction, { kind: 'merge' }>, need: Need, value: string): StepAction {
  if (need.kind === 'merge') {
    return need.with === 'spell' ? { ...action, top: value } : { ...action, bottom: value, id: value };
  }
  if (need.kind !== 'merge-place' || value === 'top') return action;
  return { ...action, top: action.bottom, bottom: action.top };
}

function choiceOf(need: Need, value: string): Choices {
  if (need.kind === 'divide') return { divide: value.split(',').map(Number) };
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
