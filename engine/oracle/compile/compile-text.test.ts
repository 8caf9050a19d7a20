import { describe, expect, it } from 'vitest';
import type { Ability } from '../../abilities/ability.ts';
import {
  allOf,
  attachedObject,
  cardType,
  color,
  not,
  source,
  subtype,
  youControl,
} from '../../abilities/selector.ts';
import {
  activated,
  anyCreature,
  basePowerToughness,
  choosesAsEnters,
  definesSizeAs,
  entersTapped,
  gets,
  has,
  kw,
  kwCost,
  loseAllAbilities,
  manaAbility,
  spell,
  staticAbility,
  target,
  targets,
  triggered,
  untilEndOfTurn,
  yourCreatures,
} from '../../cards/build.ts';
import {
  addTypes,
  attachedStatic,
  count,
  drawCards,
  putCounters,
  setLandTypes,
  setTypes,
} from '../../cards/build-effects.ts';
import type { CardType } from '../../vocabulary/card-types.ts';
import { canonical } from './canonical.ts';
import { type CompilableFace, compileText } from './compile-text.ts';

const face = (
  text: string,
  types: readonly CardType[] = ['creature'],
  more: Partial<CompilableFace> = {},
): CompilableFace => ({
  name: 'Test Card',
  text,
  cardTypes: types,
  ...more,
});

function reads(
  text: string,
  abilities: readonly Ability[],
  types: readonly CardType[] = ['creature'],
  more: Partial<CompilableFace> = {},
): void {
  const compiled = compileText(face(text, types, more));
  expect(compiled.lines.map(({ unread }) => unread)).toEqual(compiled.lines.map(() => undefined));
  expect(canonical(compiled.abilities)).toEqual(canonical(abilities));
}

describe('static abilities', () => {
  it('reads anthems with their filters', () => {
    reads('Creatures you control get +1/+1.', [
      staticAbility({ appliesTo: yourCreatures, parts: [gets(1, 1)] }),
    ]);
    reads('Other white Goblins you control get +2/+0 and have haste.', [
      staticAbility({
        appliesTo: allOf(not(source), color('W'), subtype('Goblin'), youControl),
        parts: [gets(2, 0), has(kw('haste'))],
      }),
    ]);
  });

  it('reads what is enchanted or equipped', () => {
    reads(
      'Enchant creature\nEnchanted creature gets +2/+2 and has flying.',
      [
        kw('enchant', { kind: 'quality', quality: anyCreature }),
        attachedStatic(gets(2, 2), has(kw('flying'))),
      ],
      ['enchantment'],
      { subtypes: ['Aura'] },
    );
  });

  it('tells types that replace from types that are added (205.1a, 205.1b)', () => {
    reads(
      'Nonbasic lands are Mountains.',
      [
        staticAbility({
          appliesTo: allOf(not({ kind: 'supertype', supertype: 'basic' }), cardType('land')),
          parts: [setLandTypes('Mountain')],
        }),
      ],
      ['enchantment'],
    );
    reads(
      'Enchanted permanent is a colorless land and loses all abilities.',
      [attachedStatic({ kind: 'set-colors', colors: [] }, setTypes('land'), loseAllAbilities)],
      ['enchantment'],
    );
    reads(
      'All lands are 2/2 creatures that are still lands.',
      [
        staticAbility({
          appliesTo: cardType('land'),
          parts: [basePowerToughness(2, 2), addTypes('creature')],
        }),
      ],
      ['enchantment'],
    );
  });

  it('reads abilities that define characteristics (604.3)', () => {
    reads("Test Card's power and toughness are each equal to the number of creatures you control.", [
      definesSizeAs(count(yourCreatures)),
    ]);
  });

  it('reads conditions', () => {
    reads('As long as you control three or more artifacts, this creature gets +2/+2.', [
      staticAbility({
        appliesTo: source,
        condition: { kind: 'exists', what: allOf(cardType('artifact'), youControl), atLeast: 3 },
        parts: [gets(2, 2)],
      }),
    ]);
  });

  it('counts others than the one of which is told', () => {
    reads(
      'Enchanted creature gets +1/+1 for each other creature you control.',
      [
        attachedStatic(
          gets(
            count(allOf(not(attachedObject), yourCreatures)),
            count(allOf(not(attachedObject), yourCreatures)),
          ),
        ),
      ],
      ['enchantment'],
    );
  });

  it('reads granted abilities in quotation marks', () => {
    reads(
      'Lands you control have "{T}: Add one mana of any color."',
      [
        staticAbility({
          appliesTo: allOf(cardType('land'), youControl),
          parts: [has(manaAbility('one mana of any color'))],
        }),
      ],
      ['artifact'],
    );
  });
});

describe('what resolves', () => {
  it('reads spells with targets and durations', () => {
    reads(
      'Target creature gets +3/+3 until end of turn. Draw a card.',
      [spell([untilEndOfTurn(targets, gets(3, 3)), drawCards(1)], target(anyCreature))],
      ['instant'],
    );
  });

  it('keeps the lines of a spell together', () => {
    reads(
      'Target creature gains flying until end of turn.\nDraw a card.',
      [spell([untilEndOfTurn(targets, has(kw('flying'))), drawCards(1)], target(anyCreature))],
      ['instant'],
    );
  });

  it('knows what "it" is in a trigger', () => {
    reads('Whenever a creature you control attacks, put a +1/+1 counter on it.', [
      triggered({ kind: 'attacks', what: yourCreatures }, [
        putCounters({ kind: 'is', object: { kind: 'chosen', noun: 'creature' } }, '+1/+1'),
      ]),
    ]);
    reads('When this creature dies, draw a card.', [
      triggered({ kind: 'dies', what: source }, [drawCards(1)]),
    ]);
  });

  it('reads activated abilities with their costs', () => {
    reads('{2}{G}, {T}, Sacrifice this creature: Draw two cards. Activate only as a sorcery.', [
      activated({ mana: '{2}{G}', tap: true, sacrifice: { what: source } }, [drawCards(2)], {
        restriction: 'Activate only as a sorcery.',
      }),
    ]);
  });

  it('reads modes', () => {
    const { abilities } = compileText(
      face('Choose one —\n• Draw a card.\n• Target creature gets -2/-2 until end of turn.', ['instant']),
    );
    expect(abilities).toMatchObject([
      { kind: 'spell', instructions: [{ kind: 'modal', choose: 1, modes: [{ length: 1 }, { length: 1 }] }] },
    ]);
  });
});

describe('how objects enter', () => {
  it('reads tapped, counters and choices (614.1c–d)', () => {
    reads('This creature enters tapped.', [entersTapped]);
    reads('As this creature enters, choose a color.', [choosesAsEnters('color')]);
  });
});

describe('lines', () => {
  it('keeps keywords apart from other lines', () => {
    reads('Flying, vigilance\nWard {2}', [kw('flying'), kw('vigilance'), kwCost('ward', '{2}')]);
  });

  it('applies nothing of a line that it does not understand in full, and says where it stopped', () => {
    const text = 'Flying\nThis creature gets +1/+1 and frobnicates the board.';
    const { abilities, lines } = compileText(face(text));
    expect(abilities).toEqual([kw('flying')]);
    const [, second] = lines;
    expect(second?.abilities).toEqual([]);
    expect(text.slice(second?.unread?.start, second?.unread?.end)).toBe('frobnicates');
  });

  it('does not take a name in a granted ability for the object that gets it (201.5a)', () => {
    const { lines } = compileText(
      face('Equipped creature has "{T}, Sacrifice Test Card: Draw a card."', ['artifact']),
    );
    expect(lines[0]?.class).not.toBe('understood');
  });

  it('marks what the words mean, with their layers', () => {
    const text = 'Creatures you control get +1/+1.';
    const { lines } = compileText(face(text));
    expect(
      lines[0]?.spans.map(({ start, end, means, layers }) => [text.slice(start, end), means, layers]),
    ).toEqual([
      ['Creatures you control', 'subject', undefined],
      ['get +1/+1', 'change', ['7c']],
    ]);
  });
});
