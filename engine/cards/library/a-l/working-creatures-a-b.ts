import type { Instruction } from '../../../abilities/instruction.ts';
import { allOf, anyOf, cardType, inZone, not, other, source } from '../../../abilities/selector.ts';
import {
  activated,
  anyCreature,
  creature,
  gets,
  kw,
  kwAmount,
  landwalk,
  manaAbility,
  selfStatic,
  target,
  targets,
  triggered,
  untilEndOfTurn,
  yourCreatures,
} from '../../build.ts';
import { addTypes, ifSo, itself, matches, putCounters, words } from '../../build-effects.ts';
import { exiledInstead, replacesEvent } from '../../build-replacements.ts';
import type { CardDefinition } from '../../card-definition.ts';

const regenerateThis: Instruction = {
  kind: 'replacement-effect',
  effect: { kind: 'regenerate', what: itself },
  duration: { kind: 'until-end-of-turn' },
};
const _instantOrSorcery = anyOf(cardType('instant'), cardType('sorcery'));
const _powerOfThis = { kind: 'power', of: itself } as const;
const topCard = { kind: 'top-card', of: { kind: 'you' }, zone: 'library' } as const;

/** Creatures with activated, triggered and other abilities of their own. */
export const WORKING_CREATURES_A_B: readonly CardDefinition[] = [
  creature({
    name: 'Akki Blizzard-Herder',
    cost: '{1}{R}',
    subtypes: ['Goblin', 'Shaman'],
    power: 1,
    toughness: 1,
    abilities: [triggered({ kind: 'dies', what: source }, [words('each player sacrifices a land')])],
  }),
  creature({
    name: 'Akroan Jailer',
    cost: '{W}',
    subtypes: ['Human', 'Soldier'],
    power: 1,
    toughness: 1,
    abilities: [
      activated({ mana: '{2}{W}', tap: true }, [{ kind: 'tap', what: targets }], {
        targets: [target(anyCreature)],
      }),
    ],
  }),
  creature({
    name: 'Amoeboid Changeling',
    cost: '{1}{U}',
    subtypes: ['Shapeshifter'],
    power: 1,
    toughness: 1,
    abilities: [
      kw('changeling'),
      activated({ tap: true }, [untilEndOfTurn(targets, { kind: 'add-all-creature-types' })], {
        targets: [target(anyCreature)],
      }),
      activated({ tap: true }, [untilEndOfTurn(targets, { kind: 'remove-all-subtypes', of: 'creature' })], {
        targets: [target(anyCreature)],
      }),
    ],
  }),
  creature({
    name: 'Anafenza, the Foremost',
    cost: '{W}{B}{G}',
    supertypes: ['legendary'],
    subtypes: ['Human', 'Soldier'],
    power: 4,
    toughness: 4,
    abilities: [
      triggered({ kind: 'attacks', what: source }, [putCounters(targets, '+1/+1')], {
        targets: [target(allOf(other, { kind: 'tapped' }, yourCreatures))],
      }),
      replacesEvent(
        {
          kind: 'any-of',
          of: [
            {
              kind: 'die',
              what: allOf(not({ kind: 'token' }), cardType('creature'), {
                kind: 'owner',
                is: { kind: 'opponents' },
              }),
            },
            {
              kind: 'change-zone',
              what: allOf(cardType('creature'), not({ kind: 'token' }), not(inZone('battlefield'))),
              to: 'graveyard',
              of: { kind: 'opponents' },
            },
          ],
        },
        exiledInstead,
      ),
    ],
  }),
  creature({
    name: 'Anointer of Champions',
    cost: '{W}',
    subtypes: ['Human', 'Cleric'],
    power: 1,
    toughness: 1,
    abilities: [
      activated({ tap: true }, [untilEndOfTurn(targets, gets(1, 1))], {
        targets: [target(allOf({ kind: 'attacking' }, anyCreature))],
      }),
    ],
  }),
  creature({
    name: 'Arbiter of the Ideal',
    cost: '{4}{U}{U}',
    subtypes: ['Sphinx'],
    power: 4,
    toughness: 5,
    abilities: [
      kw('flying'),
      triggered(
        { kind: 'other', words: 'whenever ~ becomes untapped' },
        [
          words('reveal the top card of your library'),
          ifSo(
            matches(
              topCard,
              allOf(anyOf(cardType('artifact'), anyCreature, cardType('land')), inZone('library')),
            ),
            [
              {
                kind: 'may',
                instructions: [
                  {
                    kind: 'move',
                    what: { kind: 'is', object: topCard },
                    to: 'battlefield',
                    controller: { kind: 'you' },
                    entry: [
                      { kind: 'counters', counter: 'manifestation', amount: 1 },
                      { kind: 'with', parts: [addTypes('enchantment')] },
                    ],
                  },
                ],
              },
            ],
          ),
        ],
        { abilityWord: 'Inspired' },
      ),
    ],
  }),
  creature({
    name: 'Aven Riftwatcher',
    cost: '{2}{W}',
    subtypes: ['Bird', 'Rebel', 'Soldier'],
    power: 2,
    toughness: 3,
    abilities: [
      kw('flying'),
      kwAmount('vanishing', 3),
      triggered({ kind: 'other', words: 'when ~ enters or leaves the battlefield' }, [
        { kind: 'gain-life', player: { kind: 'you' }, amount: 2 },
      ]),
    ],
  }),
  creature({
    name: 'Bearer of the Heavens',
    cost: '{7}{R}',
    subtypes: ['Giant'],
    power: 10,
    toughness: 10,
    abilities: [
      triggered({ kind: 'dies', what: source }, [
        words('destroy all permanents at the beginning of the next end step'),
      ]),
    ],
  }),
  creature({
    name: 'Birthing Hulk',
    cost: '{6}{G}',
    subtypes: ['Eldrazi', 'Drone'],
    power: 5,
    toughness: 4,
    abilities: [
      kw('devoid'),
      triggered({ kind: 'enters', what: source }, [
        {
          kind: 'create-token',
          amount: 2,
          token: {
            name: 'Eldrazi Scion Token',
            cardTypes: ['creature'],
            subtypes: ['Eldrazi', 'Scion'],
            colors: [],
            power: 1,
            toughness: 1,
            abilities: [manaAbility('{C}', { sacrifice: { what: source } })],
          },
        },
      ]),
      activated({ mana: '{1}{C}' }, [regenerateThis]),
    ],
  }),
  creature({
    name: 'Blighted Agent',
    cost: '{1}{U}',
    subtypes: ['Phyrexian', 'Human', 'Rogue'],
    power: 1,
    toughness: 1,
    abilities: [kw('infect'), selfStatic({ kind: 'restrict', restriction: 'cannot-be-blocked' })],
  }),
  creature({
    name: 'Bloom Tender',
    cost: '{1}{G}',
    subtypes: ['Elf', 'Druid'],
    power: 1,
    toughness: 1,
    abilities: [
      activated(
        { tap: true },
        [words('for each color among permanents you control, add one mana of that color')],
        { abilityWord: 'Vivid' },
      ),
    ],
  }),
  creature({
    name: 'Bog Wraith',
    cost: '{3}{B}',
    subtypes: ['Wraith'],
    power: 3,
    toughness: 3,
    abilities: [landwalk('Swamp')],
  }),
];
