import type { Ability } from '../../abilities/ability.ts';
import type { Modification } from '../../abilities/modification.ts';
import type { Selector } from '../../abilities/selector.ts';
import { type AbilityTemplate, template } from '../effect-template.ts';
import { addSubtypes, addTypes, base, grants, loseAll, pump, setColors } from './parts.ts';

const always = (appliesTo: Selector, ...parts: readonly Modification[]): Ability => ({
  kind: 'static',
  effects: [{ appliesTo, parts }],
});

const SIZE = { power: 'signed-number', toughness: 'signed-number' } as const;
const BASE = { power: 'number', toughness: 'number' } as const;

/** Abilities as emblems, tokens and quotations have them. Keywords are read without a template. */
export const ABILITY_TEMPLATES: readonly AbilityTemplate[] = [
  template('get', { what: 'quality', ...SIZE }, ({ what, power, toughness }) =>
    always(what, pump(power, toughness)),
  ),
  template('get-and-have', { what: 'quality', ...SIZE, abilities: 'abilities' }, (values) =>
    always(values.what, pump(values.power, values.toughness), ...grants(values.abilities)),
  ),
  template('have', { what: 'quality', abilities: 'abilities' }, ({ what, abilities }) =>
    always(what, ...grants(abilities)),
  ),
  template('lose-abilities', { what: 'quality' }, ({ what }) => always(what, loseAll)),
  template('have-base', { what: 'quality', ...BASE }, ({ what, power, toughness }) =>
    always(what, base(power, toughness)),
  ),
  template('lose-abilities-have-base', { what: 'quality', ...BASE }, ({ what, power, toughness }) =>
    always(what, loseAll, base(power, toughness)),
  ),
  template('are-land-type', { what: 'quality', type: 'basic-land-type' }, ({ what, type }) =>
    always(what, { kind: 'set-basic-land-types', types: [type] }),
  ),
  template('are-also-land-type', { what: 'quality', type: 'basic-land-type' }, ({ what, type }) =>
    always(what, addSubtypes([type])),
  ),
  template('are-also-types', { what: 'quality', types: 'card-types' }, ({ what, types }) =>
    always(what, addTypes(types)),
  ),
  template('are-also-creature-types', { what: 'quality', types: 'creature-types' }, ({ what, types }) =>
    always(what, addSubtypes(types)),
  ),
  template('are-colors', { what: 'quality', colors: 'colors' }, ({ what, colors }) =>
    always(what, setColors(colors)),
  ),
  template('are-creatures', { what: 'quality', ...BASE }, ({ what, power, toughness }) =>
    always(what, addTypes(['creature']), base(power, toughness)),
  ),
  template('tap-for-mana', { mana: 'mana' }, ({ mana }) => ({
    kind: 'activated',
    cost: { tap: true },
    instructions: [{ kind: 'add-mana', mana }],
  })),
];
