import {
  attach,
  attack,
  changeWords,
  copyToken,
  counters,
  designate,
  detach,
  merge,
  moveObject,
  resolveSpell,
  sticker,
} from './asking-steps.ts';
import type { ObjectStep } from './object-step.ts';
import { convert, flip, phase, tap, transform, turnFace } from './status-steps.ts';

/** Every step about one object, in the order of its menu and of the help. */
export const OBJECT_STEPS: readonly ObjectStep[] = [
  resolveSpell,
  tap,
  turnFace,
  transform,
  convert,
  flip,
  phase,
  counters,
  attach,
  detach,
  merge,
  attack,
  designate,
  moveObject,
  copyToken,
  sticker,
  changeWords,
];
