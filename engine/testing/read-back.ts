import type { Ability } from '../abilities/ability.ts';
import { canonical } from '../oracle/compile/canonical.ts';
import { compileText } from '../oracle/compile/compile-text.ts';
import { contextOf } from '../oracle/describe/en/context.ts';
import { describeAbility } from '../oracle/describe/en/describe.ts';

/** A face with no text, on which abilities are described and read. */
export const AURA = {
  name: 'Test Aura',
  supertypes: [],
  cardTypes: ['enchantment'],
  subtypes: ['Aura'],
  abilities: [],
} as const;

/** What is said of an ability with what that is read as, and the ability itself in the same form: they should be equal. */
export function readBack(ability: Ability): { readonly read: unknown; readonly said: unknown } {
  const text = describeAbility(ability, contextOf(AURA));
  const { abilities } = compileText({ ...AURA, text });
  return { read: { text, is: canonical(abilities) }, said: { text, is: canonical([ability]) } };
}
