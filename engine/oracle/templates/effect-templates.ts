import type { EffectTemplate } from '../effect-template.ts';
import { LASTING_EFFECTS } from './lasting-effects.ts';
import { ONE_SHOT_EFFECTS } from './one-shot-effects.ts';

/** Free-standing one-shot effects: what an interface offers and what an `effect` step may say. */
export const EFFECT_TEMPLATES: readonly EffectTemplate[] = [...LASTING_EFFECTS, ...ONE_SHOT_EFFECTS];
