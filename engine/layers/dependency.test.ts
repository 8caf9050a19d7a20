import { describe, expect, test } from 'vitest';
import { creature } from '../cards/build.ts';
import { board } from '../testing/board.ts';
import { hear } from '../testing/heard.ts';

const saproling = creature({ name: 'Saproling', subtypes: ['Saproling'], power: 1, toughness: 1 });
const URBORG = 'Urborg, Tomb of Yawgmoth';

describe('dependency (613.8)', () => {
  test.each([
    ['Blood Moon', URBORG],
    [URBORG, 'Blood Moon'],
  ])('%s, then %s: applying Blood Moon would end the existence of the effect', (first, second) => {
    const heard = hear(board().permanent('Island').permanent(first).permanent(second).state());
    expect(heard.depends('4')).toEqual([`${URBORG} on Blood Moon: existence`]);
    expect(heard.order('4')).toEqual(['Blood Moon']);
    expect(heard.see(URBORG).subtypes).toEqual(['Mountain']);
    expect(heard.see(URBORG).abilities.map(({ origin }) => origin.kind)).toEqual(['intrinsic']);
    expect(heard.see('Island').subtypes).toEqual(['Island']);
    expect(heard.notApplied).toContainEqual(
      expect.objectContaining({
        layer: '4',
        why: { kind: 'ability-gone', by: 'Blood Moon/0/0', inLayer: '4' },
      }),
    );
  });

  const xenograft = () =>
    board()
      .permanent('Xenograft', { choices: { creatureType: 'Zombie' } })
      .permanent(URBORG)
      .permanent('Kormus Bell');

  test('is judged in pairs: without a Swamp, Xenograft depends on nothing', () => {
    const heard = hear(xenograft().state());
    expect(heard.depends('4')).toEqual([`Kormus Bell on ${URBORG}: what-it-applies-to`]);
    expect(heard.order('4')).toEqual(['Xenograft', URBORG, 'Kormus Bell']);
    expect(heard.see(URBORG).subtypes).toEqual(['Swamp']);
    expect(heard.size(URBORG)).toBe('1/1');
  });

  test('with a Swamp, Xenograft waits', () => {
    const heard = hear(xenograft().permanent('Swamp').state());
    expect(heard.order('4')).toEqual([URBORG, 'Kormus Bell', 'Xenograft']);
    expect(heard.see(URBORG).subtypes).toEqual(['Zombie', 'Swamp']);
  });

  test('Conspiracy, Opalescence and Enchanted Evening follow one another against their ages', () => {
    const heard = hear(
      board()
        .permanent('Conspiracy', { choices: { creatureType: 'Elf' } })
        .permanent('Opalescence')
        .permanent('Enchanted Evening')
        .permanent('Serra Angel')
        .state(),
    );
    expect(heard.order('4')).toEqual(['Enchanted Evening', 'Opalescence', 'Conspiracy']);
    expect(heard.see('Enchanted Evening').subtypes).toEqual(['Elf']);
    expect(heard.applied.find(({ layer }) => layer === '4')?.chosenBecause).toBe('dependency');
  });

  test('Lignify on an Archetype: the ability that would be lost waits, and is lost', () => {
    const heard = hear(
      board()
        .permanent('Archetype of Imagination')
        .permanent('Grizzly Bears')
        .permanent('Lignify', { attachedTo: 'Archetype of Imagination' })
        .state(),
    );
    expect(heard.depends('6')).toContain('Archetype of Imagination on Lignify: existence');
    expect(heard.keywords('Grizzly Bears')).toEqual([]);
  });

  test.each([
    ['Humility', 'Opalescence', '4/4'],
    ['Opalescence', 'Humility', '1/1'],
  ])('%s, then %s: Humility is %s', (first, second, size) => {
    const heard = hear(board().permanent(first).permanent(second).permanent('Serra Angel').state());
    expect(heard.size('Humility')).toBe(size);
    expect(heard.see('Humility').abilities).toEqual([]);
    expect(heard.size('Serra Angel')).toBe('1/1');
    expect(heard.order('7b')).toEqual([first, second]);
    const humility = heard.applied.find(
      ({ layer, effect }) => layer === '7b' && effect.source === 'Humility',
    );
    expect(humility).toMatchObject({ startedIn: '6', abilityIsGone: true });
  });

  test('two Confiscates on each other are a loop: by timestamp (613.8b)', () => {
    const state = board()
      .player('A')
      .player('B')
      .permanent('Forest', { controller: 'B' })
      .permanent('Confiscate', { id: 'cA', controller: 'A' })
      .permanent('Confiscate', { id: 'cB', controller: 'B', attachedTo: 'cA' })
      .attach('cA', 'cB')
      .state();
    const heard = hear(state);
    expect(heard.loops('2')).toEqual([['cB', 'cA']]);
    expect(heard.order('2')).toEqual(['cB', 'cA']);
    expect(heard.see('cA').controller).toBe('B');
    expect(heard.see('cB').controller).toBe('B');
  });

  test('a chain of control: Control Magic waits for what decides who controls it', () => {
    const heard = hear(
      board()
        .player('A')
        .player('B')
        .player('C')
        .permanent('Grizzly Bears', { controller: 'C' })
        .permanent('Control Magic', { controller: 'A', attachedTo: 'Grizzly Bears' })
        .permanent('Confiscate', { controller: 'B', attachedTo: 'Control Magic' })
        .state(),
    );
    expect(heard.depends('2')).toEqual(['Control Magic on Confiscate: what-it-does']);
    expect(heard.see('Grizzly Bears').controller).toBe('B');
  });

  test('Life and Limb and Blood Moon: a Saproling makes a loop of it', () => {
    const lands = () => board().permanent('Life and Limb').permanent('Dryad Arbor').permanent('Forest');
    const heard = hear(lands().token(saproling).permanent('Blood Moon').state());
    expect(heard.loops('4')).toEqual([['Life and Limb', 'Blood Moon']]);
    expect(heard.see('Saproling').subtypes).toEqual(['Saproling', 'Mountain']);
    expect(heard.see('Dryad Arbor').subtypes).toEqual(['Dryad', 'Saproling', 'Mountain']);
  });

  test('gaining and losing flying are independent (613.9)', () => {
    const heard = hear(
      board().permanent('Grizzly Bears').permanent('Levitation').permanent('Gravity Sphere').state(),
    );
    expect(heard.depends('6')).toEqual([]);
    expect(heard.keywords('Grizzly Bears')).toEqual([]);
  });

  test('Magus of the Moon as a land takes away its own ability and still goes on', () => {
    const heard = hear(
      board()
        .permanent('Magus of the Moon')
        .permanent('Mutavault')
        .effect({
          id: 'e',
          affects: ['Magus of the Moon'],
          parts: [{ kind: 'add-card-types', types: ['land'] }],
          timestamp: 0,
        })
        .state(),
    );
    expect(heard.see('Magus of the Moon').subtypes).toEqual(['Human', 'Wizard', 'Mountain']);
    expect(heard.see('Magus of the Moon').abilities).toHaveLength(1);
    expect(heard.see('Mutavault').subtypes).toEqual(['Mountain']);
  });

  test('two animated Humilities: only the older is applied', () => {
    const heard = hear(
      board()
        .permanent('Opalescence')
        .permanent('Humility', { id: 'h1' })
        .permanent('Humility', { id: 'h2' })
        .state(),
    );
    expect(heard.loops('6')).toEqual([['h1', 'h2']]);
    expect(heard.order('6')).toEqual(['h1']);
    expect(heard.order('7b')).toEqual(['Opalescence', 'h1']);
    expect(heard.size('h2')).toBe('1/1');
  });
});
