import type { Ability } from '../../abilities/ability.ts';
import type { TokenDefinition } from '../../abilities/instruction.ts';
import { source } from '../../abilities/selector.ts';

const sacrificeFor = (mana: string, more: object = {}): Ability => ({
  kind: 'activated',
  cost: { tap: true, sacrifice: { what: source }, ...more },
  instructions: [{ kind: 'add-mana', mana }],
});
const artifactToken = (subtype: string, ability: Ability): TokenDefinition => ({
  name: `${subtype} Token`,
  cardTypes: ['artifact'],
  subtypes: [subtype],
  abilities: [ability],
});
const you = { kind: 'you' } as const;

/** Tokens that a rule describes (111.10). */
export const PREDEFINED: Readonly<Record<string, TokenDefinition>> = {
  Treasure: artifactToken('Treasure', sacrificeFor('one mana of any color')),
  Gold: artifactToken('Gold', {
    kind: 'activated',
    cost: { sacrifice: { what: source } },
    instructions: [{ kind: 'add-mana', mana: 'one mana of any color' }],
  }),
  Food: artifactToken('Food', {
    kind: 'activated',
    cost: { mana: '{2}', tap: true, sacrifice: { what: source } },
    instructions: [{ kind: 'gain-life', player: you, amount: 3 }],
  }),
  Clue: artifactToken('Clue', {
    kind: 'activated',
    cost: { mana: '{2}', sacrifice: { what: source } },
    instructions: [{ kind: 'draw', player: you, amount: 1 }],
  }),
  Blood: artifactToken('Blood', {
    kind: 'activated',
    cost: { mana: '{1}', tap: true, discard: { count: 1 }, sacrifice: { what: source } },
    instructions: [{ kind: 'draw', player: you, amount: 1 }],
  }),
  Powerstone: artifactToken('Powerstone', {
    kind: 'activated',
    cost: { tap: true },
    instructions: [{ kind: 'add-mana', mana: '{C}' }],
  }),
  Map: artifactToken('Map', {
    kind: 'activated',
    cost: { mana: '{1}', tap: true, sacrifice: { what: source } },
    targets: [
      {
        kind: 'object',
        what: {
          kind: 'all-of',
          of: [
            { kind: 'card-type', type: 'creature' },
            { kind: 'controller', is: you },
          ],
        },
      },
    ],
    instructions: [{ kind: 'other', words: 'target creature you control explores' }],
    restriction: 'Activate only as a sorcery.',
  }),
  Mutagen: artifactToken('Mutagen', {
    kind: 'activated',
    cost: { mana: '{1}', tap: true, sacrifice: { what: source } },
    targets: [{ kind: 'object', what: { kind: 'card-type', type: 'creature' } }],
    instructions: [{ kind: 'put-counters', on: { kind: 'targets' }, counter: '+1/+1', amount: 1 }],
    restriction: 'Activate only as a sorcery.',
  }),
  Junk: artifactToken('Junk', {
    kind: 'activated',
    cost: { tap: true, sacrifice: { what: source } },
    instructions: [{ kind: 'other', words: 'exile the top card of your library; you may play it this turn' }],
    restriction: 'Activate only as a sorcery.',
  }),
  Lander: artifactToken('Lander', {
    kind: 'activated',
    cost: { mana: '{2}', tap: true, sacrifice: { what: source } },
    instructions: [
      {
        kind: 'other',
        words: 'search your library for a basic land card, put it onto the battlefield tapped, then shuffle',
      },
    ],
  }),
};
