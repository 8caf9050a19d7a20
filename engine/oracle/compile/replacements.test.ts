import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ability } from '../../abilities/ability.ts';
import type { Instruction } from '../../abilities/instruction.ts';
import { resolvingReplacements, staticReplacements } from '../../testing/arbitrary-replacements.ts';
import { AURA, readBack } from '../../testing/read-back.ts';
import { canonical } from './canonical.ts';
import { compileText } from './compile-text.ts';

const SPELL = { ...AURA, name: 'Test Spell', cardTypes: ['sorcery'], subtypes: [] } as const;

const read = (text: string, face: typeof AURA | typeof SPELL): readonly Ability[] =>
  compileText({ ...face, text }).abilities;

describe('replacement and prevention effects', () => {
  it('of static abilities are read from what is said of them', () => {
    fc.assert(
      fc.property(staticReplacements, (effect) => {
        const { read: is, said } = readBack({ kind: 'replacement', effect });
        expect(is).toEqual(said);
      }),
      { numRuns: 400, seed: 614 },
    );
  });

  it('say where else it would have gone, or nothing of that', () => {
    const event =
      'If a spell or ability an opponent controls causes you to discard this creature, put it onto the battlefield';
    const plain = canonical(read(`${event} instead.`, AURA));
    expect(plain).toMatchObject([
      { effect: { event: { kind: 'discard' }, instead: { zone: 'battlefield' } } },
    ]);
    for (const elsewhere of ['anywhere else', 'into your graveyard'])
      expect(canonical(read(`${event} instead of putting it ${elsewhere}.`, AURA))).toEqual(plain);
  });

  it('of counters may be about oneself, too', () => {
    const text =
      'If you would put one or more counters on a creature you control or on yourself, put that many plus one of each of those kinds of counters on that permanent or player instead.';
    expect(read(text, AURA)).toMatchObject([{ effect: { event: { on: { players: { kind: 'you' } } } } }]);
  });

  it('of resolutions are read from what is said of them', () => {
    fc.assert(
      fc.property(resolvingReplacements, (told) => {
        const { read: is, said } = readBack({
          kind: 'activated',
          cost: { mana: '{1}' },
          instructions: [told],
        });
        expect(is).toEqual(said);
      }),
      { numRuns: 300, seed: 615 },
    );
  });
});

const effectOf = (text: string): unknown => {
  const [ability] = read(text, SPELL);
  const told: Instruction | undefined = ability?.kind === 'spell' ? ability.instructions[0] : undefined;
  return told?.kind === 'replacement-effect' ? told : undefined;
};

describe('words of the event', () => {
  it('tell how long and how often', () => {
    expect(effectOf('Prevent the next 3 damage that would be dealt to any target this turn.')).toEqual({
      kind: 'replacement-effect',
      duration: { kind: 'until-end-of-turn' },
      effect: {
        kind: 'replace',
        event: { kind: 'deal-damage', to: { objects: { kind: 'targets' } } },
        limit: { kind: 'next-damage', amount: 3 },
        instead: { kind: 'prevent' },
      },
    });
  });

  it('bind what happens instead to the object that it happens to', () => {
    expect(read('If a creature would die, exile it instead. You gain 1 life.', AURA)).toEqual([
      {
        kind: 'replacement',
        effect: {
          kind: 'replace',
          event: { kind: 'die', what: { kind: 'card-type', type: 'creature' } },
          instead: {
            kind: 'go-to',
            zone: 'exile',
            after: [{ kind: 'gain-life', player: { kind: 'you' }, amount: 1 }],
          },
        },
      },
    ]);
  });

  it('of another object than the one that it happens to are no change of zone', () => {
    const [ability] = read('If a creature would die, exile this Aura instead.', AURA);
    expect(
      ability?.kind === 'replacement' && ability.effect.kind === 'replace' && ability.effect.instead.kind,
    ).toBe('do');
  });
});
