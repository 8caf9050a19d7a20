import {
  type BoardDocument,
  type EffectId,
  type StepAction,
  withMovedStep,
  withSwappedTimestamps,
} from '../../../engine/index.ts';

/** One change whose result is looked at. */
export type Variant =
  | { readonly kind: 'swap'; readonly first: number; readonly second: number }
  | { readonly kind: 'without'; readonly effect: EffectId }
  | { readonly kind: 'move'; readonly step: number; readonly to: number }
  | { readonly kind: 'off'; readonly step: number }
  | { readonly kind: 'number'; readonly step: number; readonly value: number };

export const VARIANT_KINDS = [
  'swap',
  'without',
  'move',
  'off',
  'number',
] as const satisfies readonly Variant['kind'][];

/** The document with the change; `undefined` for one that no document can hold. */
export function variantDocument(document: BoardDocument, variant: Variant): BoardDocument | undefined {
  switch (variant.kind) {
    case 'without':
      return undefined;
    case 'swap':
      return withSwappedTimestamps(document, variant.first, variant.second);
    case 'move':
      return withMovedStep(document, variant.step, variant.to);
    case 'off':
      return withStep(document, variant.step, (step) => ({ ...step, off: true }));
    case 'number':
      return withStep(document, variant.step, (step) => ({
        ...step,
        action: withNumber(step.action, variant.value),
      }));
  }
}

type Step = BoardDocument['steps'][number];

const withStep = (document: BoardDocument, index: number, change: (step: Step) => Step): BoardDocument => ({
  ...document,
  steps: document.steps.map((step, place) => (place === index ? change(step) : step)),
});

/** The number of a step that can be another: counters, a life total, X. */
export function numberOf(action: StepAction): number | undefined {
  switch (action.kind) {
    case 'counter':
    case 'life':
      return action.n;
    case 'resolve':
    case 'cast':
    case 'activate':
    case 'trigger':
    case 'effect':
      return action.x;
    default:
      return undefined;
  }
}

function withNumber(action: StepAction, value: number): StepAction {
  switch (action.kind) {
    case 'counter':
    case 'life':
      return { ...action, n: value };
    case 'resolve':
    case 'cast':
    case 'activate':
    case 'trigger':
    case 'effect':
      return { ...action, x: value };
    default:
      return action;
  }
}
