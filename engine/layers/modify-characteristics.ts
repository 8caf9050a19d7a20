import { CARD_TYPES, type CardType, SUPERTYPES, type SubtypeSet } from '../vocabulary/card-types.ts';
import type { BaseCharacteristics } from '../vocabulary/characteristics.ts';
import { COLORS } from '../vocabulary/colors.ts';
import { SUBTYPES, setsOfSubtype, subtypeSetsOfCardType } from '../vocabulary/subtypes.ts';
import type { ResolvedModification, SizeModification, TypeModification } from './resolved-modification.ts';

/** The characteristics that one field of {@link BaseCharacteristics} after another may get; abilities aside. */
export type CharacteristicsModification =
  | TypeModification
  | SizeModification
  | Extract<
      ResolvedModification,
      { kind: 'set-names' | 'add-names' | 'add-name-word' | 'set-colors' | 'add-colors' }
    >;

/** The object's characteristics after one part was applied to it; pure. Abilities are not touched. */
export function modifyCharacteristics<T extends BaseCharacteristics>(
  values: T,
  part: CharacteristicsModification,
): T {
  switch (part.kind) {
    case 'set-names':
      return { ...values, names: part.names };
    case 'add-name-word':
      return { ...values, names: withNameWord(values.names, part.word, part.after) };
    case 'add-names':
      return { ...values, names: [...new Set([...values.names, ...part.names])] };
    case 'set-colors':
      return { ...values, colors: COLORS.filter((color) => part.colors.includes(color)) };
    case 'add-colors':
      return {
        ...values,
        colors: COLORS.filter((color) => values.colors.includes(color) || part.colors.includes(color)),
      };
    case 'set-base-power-toughness':
      return {
        ...values,
        power: part.power ?? values.power,
        toughness: part.toughness ?? values.toughness,
      };
    case 'modify-power-toughness':
      return {
        ...values,
        power: (values.power ?? 0) + part.power,
        toughness: (values.toughness ?? 0) + part.toughness,
      };
    case 'switch-power-toughness':
      return { ...values, power: values.toughness, toughness: values.power };
    default:
      return { ...values, ...modifiedTypes(values, part) };
  }
}

function modifiedTypes(values: BaseCharacteristics, part: TypeModification): Partial<BaseCharacteristics> {
  switch (part.kind) {
    case 'set-card-types': {
      const kept = values.cardTypes.filter((type) => type === 'instant' || type === 'sorcery');
      return withCardTypes(values, [...part.types, ...kept]);
    }
    case 'add-card-types':
      return withCardTypes(values, [...values.cardTypes, ...part.types]);
    case 'remove-card-types':
      return withCardTypes(
        values,
        values.cardTypes.filter((type) => !part.types.includes(type)),
      );
    case 'set-subtypes': {
      if (!allows(values.cardTypes, part.of)) return {};
      const kept = values.subtypes.filter((subtype) => !belongsTo(subtype, part.of));
      return {
        subtypes: union(kept, fitting(values, part.subtypes)),
        ...(part.of === 'creature' && { hasAllCreatureTypes: false }),
      };
    }
    case 'add-subtypes':
      return { subtypes: union(values.subtypes, fitting(values, part.subtypes)) };
    case 'remove-subtypes':
      return withoutSubtypes(values, part.subtypes);
    case 'remove-all-subtypes':
      return {
        subtypes: values.subtypes.filter((subtype) => !belongsTo(subtype, part.of)),
        ...(part.of === 'creature' && { hasAllCreatureTypes: false }),
      };
    case 'add-all-creature-types':
      return allows(values.cardTypes, 'creature') ? { hasAllCreatureTypes: true } : {};
    case 'set-basic-land-types':
      if (!values.cardTypes.includes('land')) return {};
      return {
        subtypes: union(
          values.subtypes.filter((subtype) => !belongsTo(subtype, 'land')),
          part.types,
        ),
      };
    case 'add-supertypes':
      return {
        supertypes: SUPERTYPES.filter(
          (word) => values.supertypes.includes(word) || part.supertypes.includes(word),
        ),
      };
    case 'remove-supertypes':
      return { supertypes: values.supertypes.filter((word) => !part.supertypes.includes(word)) };
  }
}

/** Subtypes stay only with a card type to which they belong (205.1a). */
function withCardTypes(
  values: BaseCharacteristics,
  types: readonly CardType[],
): Partial<BaseCharacteristics> {
  const cardTypes = CARD_TYPES.filter((type) => types.includes(type));
  const lost = values.cardTypes.some((type) => !cardTypes.includes(type));
  if (!lost) return { cardTypes };
  return {
    cardTypes,
    subtypes: values.subtypes.filter((subtype) => keepsSubtype(subtype, values.cardTypes, cardTypes)),
    hasAllCreatureTypes: values.hasAllCreatureTypes && allows(cardTypes, 'creature'),
  };
}

/** A subtype of unknown or foreign sets is left alone: it was correlated with no type that went. */
function keepsSubtype(subtype: string, before: readonly CardType[], after: readonly CardType[]): boolean {
  const sets = setsOfSubtype(subtype);
  if (!sets.some((set) => allows(before, set))) return true;
  return sets.some((set) => allows(after, set));
}

function withoutSubtypes(
  values: BaseCharacteristics,
  removed: readonly string[],
): Partial<BaseCharacteristics> {
  const splits = values.hasAllCreatureTypes && removed.some((subtype) => belongsTo(subtype, 'creature'));
  const before = splits ? union(values.subtypes, SUBTYPES.creature) : values.subtypes;
  return {
    subtypes: before.filter((subtype) => !removed.includes(subtype)),
    hasAllCreatureTypes: values.hasAllCreatureTypes && !splits,
  };
}

/** An object can't gain a subtype that doesn't correspond to one of its types (205.3d). */
function fitting(values: BaseCharacteristics, subtypes: readonly string[]): readonly string[] {
  return subtypes.filter((subtype) => {
    const sets = setsOfSubtype(subtype);
    return sets.length === 0 || sets.some((set) => allows(values.cardTypes, set));
  });
}

/** Whether objects with these card types may have subtypes of the set (205.3). */
function allows(types: readonly CardType[], set: SubtypeSet): boolean {
  return types.some((type) => subtypeSetsOfCardType(type).includes(set));
}

const belongsTo = (subtype: string, set: SubtypeSet): boolean => setsOfSubtype(subtype).includes(set);

const union = (a: readonly string[], b: readonly string[]): string[] => [...new Set([...a, ...b])];

/** A nameless object gets the word as its name (123.6b). */
export function withNameWord(names: readonly string[], word: string, after: number): readonly string[] {
  if (names.length === 0) return [word];
  return names.map((name) => {
    const words = name.split(' ');
    return [...words.slice(0, after), word, ...words.slice(after)].join(' ');
  });
}
