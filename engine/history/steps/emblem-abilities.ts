import type { Ability } from '../../abilities/ability.ts';
import { EMBLEM } from '../../oracle/text-reader.ts';
import type { StepRun } from '../step-run.ts';
import { contentOf } from './content-of.ts';

/** The abilities that an emblem's text means; the step is refused for a line that is not understood. */
export const emblemAbilities = ({ reader }: StepRun, text: string): readonly Ability[] =>
  contentOf(reader.abilities(text, EMBLEM), 'unsupported-text', text);
