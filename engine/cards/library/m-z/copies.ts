import type { Ability } from '../../../abilities/ability.ts';
import type { EntryModification } from '../../../abilities/replacement-effect.ts';
import { allOf, anyOf, cardType, inZone, other, source, youControl } from '../../../abilities/selector.ts';
import {
  activated,
  anyCreature,
  artifact,
  creature,
  has,
  kw,
  land,
  manaAbility,
  target,
  triggered,
  untilEndOfTurn,
} from '../../build.ts';
import {
  addSubtypes,
  addTypes,
  exists,
  isObject,
  it,
  itself,
  lasting,
  matches,
  targetAt,
  that,
  words,
} from '../../build-effects.ts';
import type { CardDefinition } from '../../card-definition.ts';

/** "You may have this enter …" (CR 614.1c, 707.5). */
const mayEnter = (...entry: readonly EntryModification[]): Ability => ({
  kind: 'replacement',
  effect: { kind: 'enters', what: source, optional: true, entry },
});

/** Creatures and lands that are or become copies (CR 707). */
export const COPIES: readonly CardDefinition[] = [
  artifact({
    name: 'Mirage Mirror',
    cost: '{3}',
    abilities: [
      activated(
        { mana: '{2}' },
        [untilEndOfTurn(source, { kind: 'become-copy', of: targetAt(), except: [] })],
        {
          targets: [
            target(anyOf(cardType('artifact'), anyCreature, cardType('enchantment'), cardType('land'))),
          ],
        },
      ),
    ],
  }),
  creature({
    name: 'Moritte of the Frost',
    cost: '{2}{G}{U}{U}',
    supertypes: ['legendary', 'snow'],
    subtypes: ['Shapeshifter'],
    power: 0,
    toughness: 0,
    abilities: [
      kw('changeling'),
      mayEnter(
        {
          kind: 'as-copy',
          of: youControl,
          except: [{ kind: 'add-supertypes', supertypes: ['legendary', 'snow'] }],
          exceptIf: { condition: matches(it, anyCreature), except: [has(kw('changeling'))] },
        },
        {
          kind: 'if',
          condition: matches(it, anyCreature),
          entry: [{ kind: 'counters', counter: '+1/+1', amount: 2 }],
        },
      ),
    ],
  }),
  creature({
    name: 'Permeating Mass',
    cost: '{G}',
    subtypes: ['Spirit'],
    power: 1,
    toughness: 3,
    abilities: [
      triggered({ kind: 'deals-combat-damage', what: source, to: 'creature' }, [
        lasting(isObject(that('creature')), [{ kind: 'become-copy', of: itself, except: [] }]),
      ]),
    ],
  }),
  creature({
    name: 'Phantasmal Image',
    cost: '{1}{U}',
    subtypes: ['Illusion'],
    power: 0,
    toughness: 0,
    abilities: [
      mayEnter({
        kind: 'as-copy',
        of: anyCreature,
        except: [
          addSubtypes('Illusion'),
          has(triggered({ kind: 'becomes-target', what: source }, [{ kind: 'sacrifice', what: source }])),
        ],
      }),
    ],
  }),
  creature({
    name: 'Phyrexian Metamorph',
    cost: '{3}{U/P}',
    types: ['artifact'],
    subtypes: ['Phyrexian', 'Shapeshifter'],
    power: 0,
    toughness: 0,
    abilities: [
      mayEnter({
        kind: 'as-copy',
        of: anyOf(cardType('artifact'), anyCreature),
        except: [addTypes('artifact')],
      }),
    ],
  }),
  creature({
    name: 'Sakashima the Impostor',
    cost: '{2}{U}{U}',
    supertypes: ['legendary'],
    subtypes: ['Human', 'Rogue'],
    power: 3,
    toughness: 1,
    abilities: [
      mayEnter({
        kind: 'as-copy',
        of: anyCreature,
        except: [
          { kind: 'set-name', name: 'Sakashima the Impostor' },
          { kind: 'add-supertypes', supertypes: ['legendary'] },
          has(
            activated({ mana: '{2}{U}{U}' }, [
              words("return ~ to its owner's hand at the beginning of the next end step"),
            ]),
          ),
        ],
      }),
    ],
  }),
  land('Shifting Woodland', {
    abilities: [
      {
        kind: 'replacement',
        effect: {
          kind: 'enters',
          what: source,
          condition: { kind: 'not', of: exists(allOf({ kind: 'subtype', subtype: 'Forest' }, youControl)) },
          entry: [{ kind: 'tapped' }],
        },
      },
      manaAbility('{G}'),
      activated(
        { mana: '{2}{G}{G}' },
        [untilEndOfTurn(source, { kind: 'become-copy', of: targetAt(), except: [] })],
        {
          targets: [
            target(
              allOf(
                anyOf(
                  cardType('artifact'),
                  cardType('battle'),
                  anyCreature,
                  cardType('enchantment'),
                  cardType('land'),
                  cardType('planeswalker'),
                ),
                inZone('graveyard'),
                { kind: 'owner', is: { kind: 'you' } },
              ),
            ),
          ],
          restriction: 'activate only if four or more card types are among cards in your graveyard',
          abilityWord: 'Delirium',
        },
      ),
    ],
  }),
  creature({
    name: 'Spark Double',
    cost: '{3}{U}',
    subtypes: ['Illusion'],
    power: 0,
    toughness: 0,
    abilities: [
      mayEnter(
        {
          kind: 'as-copy',
          of: allOf(anyOf(anyCreature, cardType('planeswalker')), youControl),
          except: [{ kind: 'remove-supertypes', supertypes: ['legendary'] }],
        },
        {
          kind: 'if',
          condition: matches(it, anyCreature),
          entry: [{ kind: 'counters', counter: '+1/+1', amount: 1 }],
        },
        {
          kind: 'if',
          condition: matches(it, cardType('planeswalker')),
          entry: [{ kind: 'counters', counter: 'loyalty', amount: 1 }],
        },
      ),
    ],
  }),
  creature({
    name: 'The Mimeoplasm',
    cost: '{2}{B}{G}{U}',
    supertypes: ['legendary'],
    subtypes: ['Ooze'],
    power: 0,
    toughness: 0,
    abilities: [
      mayEnter(
        { kind: 'exile', what: allOf(anyCreature, inZone('graveyard')), count: 2 },
        { kind: 'as-copy', of: allOf(anyCreature, inZone('graveyard')), except: [] },
        { kind: 'counters', counter: '+1/+1', amount: { kind: 'power', of: that('other card') } },
      ),
    ],
  }),
  land("Thespian's Stage", {
    abilities: [
      manaAbility('{C}'),
      activated(
        { mana: '{2}', tap: true },
        [lasting(source, [{ kind: 'become-copy', of: targetAt(), except: [{ kind: 'add-this-ability' }] }])],
        { targets: [target(cardType('land'))] },
      ),
    ],
  }),
  creature({
    name: 'Unstable Shapeshifter',
    cost: '{3}{U}',
    subtypes: ['Shapeshifter'],
    power: 0,
    toughness: 1,
    abilities: [
      triggered({ kind: 'enters', what: allOf(other, anyCreature) }, [
        lasting(source, [
          { kind: 'become-copy', of: that('creature'), except: [{ kind: 'add-this-ability' }] },
        ]),
      ]),
    ],
  }),
  land('Vesuva', {
    abilities: [mayEnter({ kind: 'tapped' }, { kind: 'as-copy', of: cardType('land'), except: [] })],
  }),
  creature({
    name: 'Vesuvan Doppelganger',
    cost: '{3}{U}{U}',
    subtypes: ['Shapeshifter'],
    power: 0,
    toughness: 0,
    abilities: [
      mayEnter({
        kind: 'as-copy',
        of: anyCreature,
        except: [
          has(
            triggered(
              { kind: 'beginning-of', step: 'upkeep', of: 'you' },
              [
                lasting(source, [
                  {
                    kind: 'become-copy',
                    of: targetAt(),
                    except: [{ kind: 'add-this-ability' }],
                    notCopied: ['colors'],
                  },
                ]),
              ],
              { optional: true, targets: [target(anyCreature)] },
            ),
          ),
        ],
        notCopied: ['colors'],
      }),
    ],
  }),
];
