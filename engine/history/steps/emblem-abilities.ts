import type { Ability } from '../../abilities/ability.ts';
import { matchAbilityLines } from '../../oracle/match-effect-text.ts';
import { refuse } from '../refusal.ts';

/** The abilities that an emblem's text means; the step is refused for a line that is not understood. */
export function emblemAbilities(text: string): readonly Ability[] {
  const { abilities, unknown } = matchAbilityLines(text);
  return unknown[0] === undefined ? abilities : refuse('unsupported-text', { text: unknown[0] });
}
