import { describe, expect, test } from 'vitest';
import type { Ability } from '../abilities/ability.ts';
import { allOf, cardType, source, subtype, youControl } from '../abilities/selector.ts';
import { creature, gets, has, kw, staticAbility } from '../cards/build.ts';
import { board } from '../testing/board.ts';
import { hear } from '../testing/heard.ts';

const bears = creature({ name: 'Bears', cost: '{1}{G}', subtypes: ['Bear'], power: 2, toughness: 2 });

describe('characteristic-defining abilities (604.3, 613.3)', () => {
  test('come first and work in every zone', () => {
    const heard = hear(
      board()
        .card('Tarmogoyf', 'graveyard')
        .card('Tarmogoyf', 'hand', { id: 'in hand' })
        .permanent('Serra Angel')
        .state(),
    );
    expect(heard.size('Tarmogoyf')).toBe('1/2');
    expect(heard.size('in hand')).toBe('1/2');
    expect(heard.order('7a')).toHaveLength(2);
  });

  test('once granted, an ability defines nothing: 7b (604.3a)', () => {
    const size: Ability = staticAbility({
      appliesTo: source,
      parts: [{ kind: 'set-base-power-toughness', power: 5, toughness: 5 }],
    });
    const heard = hear(
      board()
        .permanent(bears)
        .effect({
          id: 'e',
          affects: ['Bears'],
          parts: [has({ ...size, kind: 'static', isCharacteristicDefining: true } as Ability)],
        })
        .state(),
    );
    expect(heard.order('7a')).toEqual([]);
    expect(heard.order('7b')).toEqual(['Bears']);
    expect(heard.size('Bears')).toBe('5/5');
  });

  test('changeling and devoid', () => {
    const shifter = creature({
      name: 'Shifter',
      cost: '{B}',
      subtypes: ['Shapeshifter'],
      power: 1,
      toughness: 1,
      abilities: [kw('changeling'), kw('devoid')],
    });
    const heard = hear(board().permanent(shifter).permanent('Lord of Atlantis').state());
    expect(heard.see('Shifter')).toMatchObject({ hasAllCreatureTypes: true, colors: [], power: 2 });
    expect(heard.keywords('Shifter')).toContain('landwalk');
  });
});

describe('timestamps (613.7)', () => {
  test('a granted ability is as young as its granter (613.7a)', () => {
    const heard = hear(
      board()
        .permanent('Colossus Hammer')
        .permanent('Rune of Flight', { attachedTo: 'Colossus Hammer' })
        .permanent(bears)
        .attach('Colossus Hammer', 'Bears')
        .state(),
    );
    expect(heard.size('Bears')).toBe('12/12');
    expect(heard.keywords('Bears')).toEqual(['flying']);
  });

  test("an object's own effect comes before one of a resolution of the same time (613.7n)", () => {
    const heard = hear(
      board()
        .permanent('Ghostflame Sliver', { timestamp: 5 })
        .effect({
          id: 'e',
          affects: ['Ghostflame Sliver'],
          parts: [{ kind: 'set-colors', colors: ['B'] }],
          timestamp: 5,
        })
        .state(),
    );
    expect(heard.see('Ghostflame Sliver').colors).toEqual(['B']);
  });
});

describe('effects that appear or vanish in the middle', () => {
  test('a static ability granted in layer 6 misses the layers before it', () => {
    const granted = staticAbility({
      appliesTo: allOf(cardType('creature'), youControl),
      parts: [{ kind: 'add-subtypes', subtypes: ['Goblin'] }, gets(1, 1)],
    });
    const heard = hear(
      board()
        .permanent(bears)
        .effect({ id: 'e', affects: ['Bears'], parts: [has(granted)] })
        .state(),
    );
    expect(heard.size('Bears')).toBe('3/3');
    expect(heard.see('Bears').subtypes).toEqual(['Bear']);
    expect(heard.notApplied).toContainEqual(
      expect.objectContaining({ layer: '4', why: { kind: 'granted-too-late', by: 'e', inLayer: '6' } }),
    );
  });

  test('while its condition is false an effect has not started', () => {
    const conditional = creature({
      name: 'Waiter',
      power: 1,
      toughness: 1,
      abilities: [
        staticAbility({
          appliesTo: source,
          condition: { kind: 'exists', what: subtype('Goblin') },
          parts: [gets(2, 2)],
        }),
      ],
    });
    const heard = hear(board().permanent(conditional).state());
    expect(heard.size('Waiter')).toBe('1/1');
    expect(heard.notApplied).toContainEqual(
      expect.objectContaining({ layer: '7c', why: { kind: 'condition-false' } }),
    );
  });
});

describe('the other layers', () => {
  test('face down: a 2/2 without anything, with ward if disguised (708.2)', () => {
    const heard = hear(
      board()
        .permanent('Serra Angel', { id: 'm', faceDown: 'morph' })
        .permanent('Serra Angel', { id: 'd', faceDown: 'disguise' })
        .state(),
    );
    expect(heard.see('m')).toMatchObject({
      names: [],
      colors: [],
      subtypes: [],
      manaValue: 0,
      abilities: [],
    });
    expect(heard.size('m')).toBe('2/2');
    expect(heard.keywords('d')).toEqual(['ward']);
    expect(heard.see('m').copiable.names).toEqual([]);
  });

  test('counters are effects with a time of their own (613.7c, 122.1)', () => {
    const heard = hear(
      board().permanent(bears).counter('flying').counter('+1/+1', 2).permanent('Gravity Sphere').state(),
    );
    expect(heard.size('Bears')).toBe('4/4');
    expect(heard.keywords('Bears')).toEqual([]);
    expect(heard.order('7c')).toEqual(['Bears']);
  });

  test('text changes reach the type line and the rules text (612)', () => {
    const heard = hear(
      board()
        .permanent('Goblin Chieftain')
        .permanent('Llanowar Elves')
        .effect({
          id: 'e',
          affects: ['Goblin Chieftain'],
          parts: [{ kind: 'change-words', from: 'Goblin', to: 'Elf' }],
        })
        .state(),
    );
    expect(heard.see('Goblin Chieftain').subtypes).toEqual(['Elf']);
    expect(heard.size('Llanowar Elves')).toBe('2/2');
    expect(heard.keywords('Llanowar Elves')).toEqual(['haste']);
  });

  test('a switch comes after everything that modifies (613.4d)', () => {
    const heard = hear(
      board()
        .permanent(bears)
        .effect({ id: 's', affects: ['Bears'], parts: [{ kind: 'switch-power-toughness' }] })
        .effect({ id: 'e', affects: ['Bears'], parts: [gets(5, 0)] })
        .state(),
    );
    expect(heard.size('Bears')).toBe('2/7');
  });

  test("what can't have a keyword doesn't gain it later", () => {
    const heard = hear(
      board()
        .player('A')
        .player('B')
        .permanent(bears, { controller: 'A' })
        .permanent('Archetype of Imagination', { controller: 'B' })
        .effect({ id: 'e', affects: ['Bears'], parts: [has(kw('flying'))] })
        .state(),
    );
    expect(heard.keywords('Bears')).toEqual([]);
    expect(heard.see('Bears').cannotHave).toEqual(['flying']);
  });

  test('a noncreature permanent has no power (208.3)', () => {
    const heard = hear(board().permanent('Sol Ring').permanent('March of the Machines').state());
    expect(heard.size('March of the Machines')).toBe('-');
    expect(heard.size('Sol Ring')).toBe('1/1');
  });

  test('phased-out permanents neither affect nor are affected (702.26b)', () => {
    const heard = hear(
      board()
        .permanent('Levitation', { phasedOut: true })
        .permanent(bears)
        .permanent(bears, { id: 'out', phasedOut: true })
        .permanent('Gravity Sphere')
        .state(),
    );
    expect(heard.order('6')).toEqual(['Gravity Sphere']);
    expect(heard.applied[0]?.affected).toEqual(['Bears']);
  });

  test('a copy takes the values that were stored, with its exceptions (707.9)', () => {
    const angel = hear(board().permanent('Serra Angel').state()).see('Serra Angel').copiable;
    const heard = hear(
      board()
        .permanent(bears)
        .effect({
          id: 'e',
          affects: ['Bears'],
          parts: [
            {
              kind: 'become-copy',
              of: { kind: 'source' },
              except: [{ kind: 'add-card-types', types: ['artifact'] }],
            },
          ],
          copied: [angel],
        })
        .state(),
    );
    expect(heard.see('Bears')).toMatchObject({ names: ['Serra Angel'], cardTypes: ['artifact', 'creature'] });
    expect(heard.keywords('Bears')).toEqual(['flying', 'vigilance']);
  });

  test('rules and players (613.10–11)', () => {
    const heard = hear(
      board()
        .permanent('Reliquary Tower')
        .permanent('Mirror Gallery')
        .permanent('Urborg, Tomb of Yawgmoth')
        .state(),
    );
    const [a] = heard.evaluation.state.players;
    expect(heard.evaluation.player(a?.id as never).maximumHandSize).toBeUndefined();
    expect(heard.evaluation.legendRuleApplies(a?.id as never)).toBe(false);
  });
});
