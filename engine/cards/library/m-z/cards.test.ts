import { describe, expect, it } from 'vitest';
import type { Ability } from '../../../abilities/ability.ts';
import { setsOfSubtype, subtypeSetsOfCardType } from '../../../vocabulary/subtypes.ts';
import type { CardFace } from '../../card-definition.ts';
import { CARDS_M_Z } from './index.ts';

const FACES = CARDS_M_Z.flatMap((card) => card.faces);

describe('cards from M to Z', () => {
  it('are there once each, under a name from M to Z', () => {
    const names = CARDS_M_Z.map((card) => card.name);
    expect(names.filter((name) => !/^[M-Z]/.test(name))).toEqual([]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('have only subtypes that go with one of their card types (205.3d)', () => {
    const strange = FACES.flatMap((face) => {
      const sets = face.cardTypes.flatMap(subtypeSetsOfCardType);
      return face.subtypes
        .filter((subtype) => !setsOfSubtype(subtype).some((set) => sets.includes(set)))
        .map((subtype) => `${face.name}: ${subtype}`);
    });
    expect(strange).toEqual([]);
  });

  it('say where a star in power or toughness comes from (208.2)', () => {
    const stars = FACES.filter(({ power, toughness }) => power === '*' || toughness === '*');
    expect(stars.length).toBeGreaterThan(5);
    expect(stars.filter((face) => !face.abilities.some(definesSize)).map(({ name }) => name)).toEqual([]);
  });

  it('have power and toughness exactly if they are creatures or Vehicles (208.1, 301.7b)', () => {
    const has = ({ power, toughness }: CardFace) => power !== undefined && toughness !== undefined;
    const should = ({ cardTypes, subtypes }: CardFace) =>
      cardTypes.includes('creature') || subtypes.includes('Vehicle');
    expect(FACES.filter((face) => has(face) !== should(face)).map(({ name }) => name)).toEqual([]);
  });
});

function definesSize(ability: Ability): boolean {
  if (ability.kind === 'static')
    return (
      ability.isCharacteristicDefining === true &&
      ability.effects.some(({ parts }) => parts.some(({ kind }) => kind === 'set-base-power-toughness'))
    );
  return (
    ability.kind === 'replacement' &&
    ability.effect.kind === 'enters' &&
    ability.effect.entry.some(({ kind }) => kind === 'one-of')
  );
}
