import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ability } from '../../abilities/ability.ts';
import { cannotEffects, resolvingEffects, staticEffects } from '../../testing/arbitrary-effects.ts';
import { contextOf } from '../describe/en/context.ts';
import { describeAbility } from '../describe/en/describe.ts';
import { canonical } from './canonical.ts';
import { compileText } from './compile-text.ts';

const AURA = {
  name: 'Test Aura',
  supertypes: [],
  cardTypes: ['enchantment'],
  subtypes: ['Aura'],
  abilities: [],
} as const;

const runs = Number(process.env.DESCRIBED_RUNS ?? 300);

/** Whatever is said of such a tree is read as that tree. */
function isReadBack<T>(trees: fc.Arbitrary<T>, asAbility: (tree: T) => Ability): void {
  fc.assert(
    fc.property(trees, (tree) => {
      const ability = asAbility(tree);
      const text = describeAbility(ability, contextOf(AURA));
      const { abilities } = compileText({ ...AURA, text });
      expect({ text, is: canonical(abilities) }).toEqual({ text, is: canonical([ability]) });
    }),
    { numRuns: runs },
  );
}

describe('continuous effects are read from what is said of them', () => {
  it('of static abilities', () => {
    isReadBack(staticEffects, (ability) => ability);
  });

  it('of resolutions', () => {
    isReadBack(resolvingEffects, (resolving) => ({ kind: 'activated', cost: { mana: '{1}' }, ...resolving }));
  });

  it('and so is what can’t happen, and damage that can’t be prevented', () => {
    isReadBack(cannotEffects, (effect) => ({ kind: 'replacement', effect }));
  });
});
