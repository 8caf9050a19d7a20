import type { Ability } from '../../abilities/ability.ts';
import type { ContinuousEffectDefinition } from '../../abilities/continuous-effect.ts';
import type { CopiableValues } from '../../state/copiable-values.ts';
import type { ManaCost } from '../../vocabulary/mana.ts';
import { meaningOf } from '../keyword-meanings.ts';
import {
  ALL_CREATURE_TYPES,
  COLOR_COLUMN,
  type ColumnId,
  HAS_POWER,
  HAS_TOUGHNESS,
  keywordColumn,
  SUPERTYPE_COLUMN,
  subtypeColumn,
  TYPE_COLUMN,
} from './column-ids.ts';

/** What an object's text says at some point of layers 1 to 3. */
export interface TextBox {
  readonly values: CopiableValues;
  /** Tells texts apart that replaced one another: part of the identity of their abilities. */
  readonly mark: string;
  /** The cost that counts for the mana value. */
  readonly cost: ManaCost;
}

/** What follows from a text for the columns, and the effects that its abilities make. */
export interface Profile {
  /** Columns of types, colors and the like in which the object's bit is set. */
  readonly columns: readonly ColumnId[];
  readonly keywords: readonly ColumnId[];
  readonly effects: readonly EffectTemplate[];
}

/** One continuous effect in an ability of a text (611.3). */
export interface EffectTemplate {
  readonly ability: Ability;
  readonly abilityIndex: number;
  readonly effectIndex: number;
  readonly definition: ContinuousEffectDefinition;
  readonly isCharacteristicDefining: boolean;
}

const profiles = new WeakMap<CopiableValues, Profile>();

export function profileOf(values: CopiableValues): Profile {
  const known = profiles.get(values);
  if (known !== undefined) return known;
  const profile: Profile = {
    columns: [
      ...values.cardTypes.map((type) => TYPE_COLUMN[type]),
      ...values.supertypes.map((word) => SUPERTYPE_COLUMN[word]),
      ...values.subtypes.map(subtypeColumn),
      ...values.colors.map((color) => COLOR_COLUMN[color]),
      ...(values.hasAllCreatureTypes ? [ALL_CREATURE_TYPES] : []),
      ...(values.power === undefined ? [] : [HAS_POWER]),
      ...(values.toughness === undefined ? [] : [HAS_TOUGHNESS]),
    ],
    keywords: values.abilities.flatMap(keywordColumnsOf),
    effects: values.abilities.flatMap((ability, index) => templatesOf(ability, index, true)),
  };
  profiles.set(values, profile);
  return profile;
}

/** The columns in which an ability shows as a keyword. */
export function keywordColumnsOf(ability: Ability): ColumnId[] {
  if (ability.kind !== 'keyword') return [];
  const { keyword, parameter } = ability;
  return parameter?.kind === 'subtype'
    ? [keywordColumn(keyword), keywordColumn(keyword, parameter.subtype)]
    : [keywordColumn(keyword)];
}

/** The n-th effect that an ability makes, as it says it. */
export function definitionIn(
  ability: Ability | undefined,
  effectIndex: number,
): ContinuousEffectDefinition | undefined {
  if (ability?.kind === 'static') return ability.effects[effectIndex];
  return ability?.kind === 'keyword' ? meaningOf(ability)?.effects[effectIndex] : undefined;
}

/** The effects that an ability makes; only one of the object's own text can define characteristics (604.3a). */
export function templatesOf(ability: Ability, abilityIndex: number, isOwnText: boolean): EffectTemplate[] {
  const found =
    ability.kind === 'static'
      ? { effects: ability.effects, defines: ability.isCharacteristicDefining === true }
      : ability.kind === 'keyword'
        ? { effects: meaningOf(ability)?.effects, defines: meaningOf(ability)?.isCharacteristicDefining }
        : undefined;
  return (found?.effects ?? []).map((definition, effectIndex) => ({
    ability,
    abilityIndex,
    effectIndex,
    definition,
    isCharacteristicDefining: isOwnText && found?.defines === true,
  }));
}
