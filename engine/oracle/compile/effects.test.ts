import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ability } from '../../abilities/ability.ts';
import { cannotEffects, resolvingEffects, staticEffects } from '../../testing/arbitrary-effects.ts';
import { readBack } from '../../testing/read-back.ts';

const parameters = { numRuns: Number(process.env.DESCRIBED_RUNS ?? 300) };

const expectReadBack = (ability: Ability): void => {
  const { read, said } = readBack(ability);
  expect(read).toEqual(said);
};

describe('continuous effects are read from what is said of them', () => {
  it('of static abilities', () => {
    fc.assert(fc.property(staticEffects, expectReadBack), parameters);
  });

  it('of resolutions', () => {
    fc.assert(
      fc.property(resolvingEffects, (resolving) =>
        expectReadBack({ kind: 'activated', cost: { mana: '{1}' }, ...resolving }),
      ),
      parameters,
    );
  });

  it('and so is what can’t happen, and damage that can’t be prevented', () => {
    fc.assert(
      fc.property(cannotEffects, (effect) => expectReadBack({ kind: 'replacement', effect })),
      parameters,
    );
  });
});
