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
  | { readonly kind: 'value'; readonly step: number; readonly action: StepAction };

export const VARIANT_KINDS = [
  'swap',
  'without',
  'move',
  'off',
  'value',
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
    case 'value':
      return withStep(document, variant.step, (step) => ({ ...step, action: variant.action }));
  }
}

type Step = BoardDocument['steps'][number];

const withStep = (document: BoardDocument, index: number, change: (step: Step) => Step): BoardDocument => ({
  ...document,
  steps: document.steps.map((step, place) => (place === index ? change(step) : step)),
});
