import { describe, expect, it } from 'vitest';
import type { Ability } from '../../abilities/ability.ts';
import type { Condition } from '../../abilities/condition.ts';
import type { Modification } from '../../abilities/modification.ts';
import {
  allOf,
  cardType,
  inZone,
  not,
  type Selector,
  source,
  subtype,
  youControl,
} from '../../abilities/selector.ts';
import { gets, has, kw, staticAbility, yourCreatures } from '../../cards/build.ts';
import { canonical } from './canonical.ts';
import { compileText } from './compile-text.ts';
import { readBack } from './read-back.ts';

const you = { kind: 'you' } as const;
const self = { kind: 'source' } as const;
const opponents = { kind: 'opponents' } as const;

/** One effect of a static ability. */
const effect = (appliesTo: Selector, parts: readonly Modification[], condition?: Condition): Ability =>
  staticAbility({ appliesTo, parts, ...(condition === undefined ? {} : { condition }) });
const exists = (...of: Selector[]): Condition => ({ kind: 'exists', what: allOf(...of) });

/** The text means these abilities, and what is said of them is read as the same. */
function reads(text: string, abilities: readonly Ability[]): void {
  const { unread, tree, said, again } = readBack(text);
  expect(unread).toEqual([]);
  expect(tree).toEqual(canonical(abilities));
  expect(again, said).toEqual(canonical(abilities));
}

describe('more conditions and amounts', () => {
  it.each<[string, Condition]>([
    [
      'a library has five or fewer cards in it',
      {
        kind: 'some-player',
        who: { kind: 'each-player' },
        value: 'library-size',
        comparison: '<=',
        to: 5,
      },
    ],
    ['an opponent owns a card in exile', exists(inZone('exile'), { kind: 'owner', is: opponents })],
    ["this creature isn't controlled by you", { kind: 'matches', object: self, selector: not(youControl) }],
  ])('reads "as long as %s"', (clause, condition) => {
    reads(`This creature gets +1/+1 as long as ${clause}.`, [effect(source, [gets(1, 1)], condition)]);
  });

  it('names the only creature again', () => {
    const count: Condition = {
      kind: 'compare',
      left: { kind: 'count', of: yourCreatures },
      comparison: '=',
      right: 1,
    };
    reads('As long as you control exactly one creature, that creature gets +1/+1.', [
      effect(yourCreatures, [gets(1, 1)], count),
    ]);
  });

  it('gets for each of two counts', () => {
    const ofKind = (word: string) => ({ kind: 'count', of: allOf(subtype(word), youControl) }) as const;
    reads('This creature gets +1/+1 for each Goat you control and +2/+0 for each Elf you control.', [
      effect(source, [
        gets(ofKind('Goat'), ofKind('Goat')),
        gets({ kind: 'times', factor: 2, of: ofKind('Elf') }, 0),
      ]),
    ]);
  });

  it('has a size and abilities', () => {
    reads('Goats you control have base power and toughness 4/4 and reach.', [
      effect(allOf(subtype('Goat'), youControl), [
        { kind: 'set-base-power-toughness', power: 4, toughness: 4 },
        has(kw('reach')),
      ]),
    ]);
  });

  it('counts counters on each of several', () => {
    const each = { kind: 'counters-on', counter: 'slime', object: { kind: 'affected' } } as const;
    reads('Goats you control get +1/+1 for each slime counter on them.', [
      effect(allOf(subtype('Goat'), youControl), [gets(each, each)]),
    ]);
  });

  it('has the full text of another card (612.6)', () => {
    reads(
      'As long as the top card of your graveyard is a creature card, this creature has the full text of that card.',
      [
        effect(
          source,
          [
            {
              kind: 'gain-text-of',
              object: { kind: 'top-card', of: you, zone: 'graveyard' },
              fullText: true,
            },
          ],
          {
            kind: 'matches',
            object: { kind: 'top-card', of: you, zone: 'graveyard' },
            selector: allOf(cardType('creature'), inZone('graveyard')),
          },
        ),
      ],
    );
  });

  it('speaks of the first spell of a turn', () => {
    reads('The first Goat spell you cast each turn has convoke.', [
      effect(
        allOf(subtype('Goat'), inZone('stack'), youControl, {
          kind: 'designation',
          designation: 'the first cast each turn',
        }),
        [has(kw('convoke'))],
      ),
    ]);
  });

  it('holds only of a solved Case (719.3c)', () => {
    const text = 'To solve — You control a Goat.\nSolved — Goats you control have reach.';
    const { abilities, lines } = compileText({
      name: 'Test Case',
      text,
      cardTypes: ['enchantment'],
      subtypes: ['Case'],
    });
    expect(lines.map((line) => line.class)).toEqual(['no-effect', 'understood']);
    expect(canonical(abilities.slice(1))).toEqual(
      canonical([
        effect(allOf(subtype('Goat'), youControl), [has(kw('reach'))], {
          kind: 'matches',
          object: self,
          selector: { kind: 'designation', designation: 'solved' },
        }),
      ]),
    );
  });
});
