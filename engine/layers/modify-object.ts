import type { Ability } from '../abilities/ability.ts';
import type { CopiableValues } from '../state/copiable-values.ts';
import type { GameObject } from '../state/game-object.ts';
import { laterTimestamp, type Timestamp } from '../state/timestamp.ts';
import { BASIC_LAND_TYPES } from '../vocabulary/card-types.ts';
import type { BaseCharacteristics } from '../vocabulary/characteristics.ts';
import { abilityId, type EffectId, type ObjectId } from '../vocabulary/ids.ts';
import type { Keyword } from '../vocabulary/keywords.ts';
import { type ManaCost, manaValueOf } from '../vocabulary/mana.ts';
import { applyCopyExceptions } from './copiable-values.ts';
import type { AbilityInstance } from './evaluation.ts';
import { mergedValues, shownOn } from './merged-values.ts';
import { modifyCharacteristics } from './modify-characteristics.ts';
import { INTRINSIC_MANA_ABILITIES, isKeyword, isManaAbility } from './object-facts.ts';
import { costForManaValue, printedValues } from './printed-values.ts';
import type { AbilityModification, ResolvedModification } from './resolved-modification.ts';
import { rewriteWords, wordChange } from './rewrite-words.ts';
import type { ObjectValues } from './values.ts';

/** An object's values in the middle of an evaluation. */
export interface PartialValues extends ObjectValues {
  readonly cannotHave: readonly Keyword[];
  /** As in {@link CopiableValues}: of a flip card, in layer 1. */
  readonly flipSide?: CopiableValues;
  readonly unflipped?: CopiableValues;
}

/** The effect whose part is applied, as far as the object remembers it. */
export interface ApplyingEffect {
  readonly id: EffectId;
  readonly timestamp: Timestamp;
  /** Position of the part in the effect. */
  readonly part: number;
}

/** The values with which layer 1 begins (613.1). */
export function startingValues(object: GameObject): PartialValues {
  const printed = printedValues(object);
  const { abilities, ...characteristics } = printed;
  const start: PartialValues = {
    ...characteristics,
    id: object.id,
    controller: hasController(object) ? object.controller : object.owner,
    manaValue: manaValue(object, costForManaValue(object)),
    abilities: textInstances(object, abilities, ''),
    cannotHave: [],
  };
  return withLandAbilities(object, start);
}

/** Permanents, spells, and what its rules give a controller in the command zone (109.4). */
export function hasController(object: GameObject): boolean {
  return object.zone === 'battlefield' || object.zone === 'stack' || object.zone === 'command';
}

/** The object's values after one part of an effect was applied to it; pure. */
export function modifyObject(
  object: GameObject,
  values: PartialValues,
  part: ResolvedModification,
  by: ApplyingEffect,
): PartialValues {
  switch (part.kind) {
    case 'become-copy': {
      if (part.copied === undefined) return values;
      const own = copiableOf(values);
      const copied = applyCopyExceptions(part.copied, part.part, { own });
      return withText(object, values, shownOn(object, copied), markOf(part.of, by));
    }
    case 'be-merged':
      return withComponent(object, values, part.component, by);
    case 'be-face-down':
      return withText(object, values, part.values, markOf(undefined, by));
    case 'set-controller':
      return part.to === undefined ? values : { ...values, controller: part.to };
    case 'change-words':
      return part.from === undefined || part.to === undefined
        ? values
        : withWordChanged(object, values, part.from, part.to);
    case 'gain-text-of':
      return withTextOf(object, values, part, by);
    case 'add-abilities':
    case 'lose-all-abilities':
    case 'lose-keyword':
    case 'lose-ability':
    case 'cannot-have-keyword':
      return { ...values, ...modifiedAbilities(object, values, part, by) };
    case 'set-basic-land-types': {
      if (!values.cardTypes.includes('land')) return values;
      const kept = values.abilities.filter(({ origin }) => origin.kind === 'granted');
      return withLandAbilities(object, { ...modifyCharacteristics(values, part), abilities: kept });
    }
    case 'set-card-types':
    case 'add-card-types':
    case 'remove-card-types':
    case 'set-subtypes':
    case 'add-subtypes':
    case 'remove-subtypes':
    case 'remove-all-subtypes':
      return withLandAbilities(object, modifyCharacteristics(values, part));
    default:
      return modifyCharacteristics(values, part);
  }
}

function modifiedAbilities(
  object: GameObject,
  values: PartialValues,
  part: AbilityModification,
  by: ApplyingEffect,
): Partial<PartialValues> {
  switch (part.kind) {
    case 'add-abilities': {
      const gained = part.abilities
        .map((ability, index) => grantedInstance(object, ability, by, index))
        .filter(({ ability }) => !values.cannotHave.some((keyword) => isKeyword(ability, keyword)));
      return { abilities: [...values.abilities, ...gained] };
    }
    case 'lose-all-abilities':
      return {
        abilities:
          part.except === 'mana' ? values.abilities.filter(({ ability }) => isManaAbility(ability)) : [],
      };
    case 'lose-keyword':
      return { abilities: values.abilities.filter(({ ability }) => !isKeyword(ability, part.keyword)) };
    case 'lose-ability': {
      const text = JSON.stringify(part.ability);
      return {
        abilities: values.abilities.filter(({ ability }) => JSON.stringify(ability) !== text),
      };
    }
    case 'cannot-have-keyword':
      return {
        abilities: values.abilities.filter(({ ability }) => !isKeyword(ability, part.keyword)),
        cannotHave: [...new Set([...values.cannotHave, part.keyword])],
      };
  }
}

/** An ability that an effect gives, with the later of the two timestamps (613.7a). */
export function grantedInstance(
  object: GameObject,
  ability: Ability,
  by: ApplyingEffect,
  index: number,
): AbilityInstance {
  return {
    id: abilityId(`${object.id}+${by.id}/${by.part}.${index}`),
    ability,
    origin: { kind: 'granted', by: by.id, index: by.part },
    timestamp: laterTimestamp(object.timestamp, by.timestamp),
  };
}

/** Abilities from an object's text; `mark` tells texts apart that replaced one another. */
export function textInstances(
  object: GameObject,
  abilities: readonly Ability[],
  mark: string,
): AbilityInstance[] {
  return abilities.map((ability, index) => ({
    id: abilityId(`${object.id}/${index}${mark}`),
    ability,
    origin: { kind: 'text', index },
    timestamp: object.timestamp,
  }));
}

/**
 * Tells the abilities of a text that an object has taken over from those of its own. The same text taken over again,
 * even by an ability that came with it, makes no new abilities: or it would never end.
 */
export const markOf = (from: ObjectId | undefined, by: ApplyingEffect): string =>
  from === undefined ? `@${by.id}` : `~${from}`;

/** The mana ability of each basic land type that the land has, and of no other (305.6). */
function withLandAbilities<T extends ObjectValues>(object: GameObject, values: T): T {
  const others = values.abilities.filter(({ origin }) => origin.kind !== 'intrinsic');
  const subtypes = values.cardTypes.includes('land') ? values.subtypes : [];
  const abilities = withIntrinsicAbilities(object, subtypes, others);
  return abilities.length === values.abilities.length && others.length === abilities.length
    ? values
    : { ...values, abilities };
}

/** Abilities with those of the basic land types among the subtypes: after the object's text, before the granted. */
export function withIntrinsicAbilities(
  object: GameObject,
  subtypes: readonly string[],
  abilities: readonly AbilityInstance[],
): AbilityInstance[] {
  const intrinsic = BASIC_LAND_TYPES.filter((type) => subtypes.includes(type)).map(
    (landType): AbilityInstance => ({
      id: abilityId(`${object.id}/${landType}`),
      ability: INTRINSIC_MANA_ABILITIES[landType],
      origin: { kind: 'intrinsic', landType },
      timestamp: object.timestamp,
    }),
  );
  const ofText = abilities.filter(({ origin }) => origin.kind === 'text');
  const granted = abilities.filter(({ origin }) => origin.kind === 'granted');
  return [...ofText, ...intrinsic, ...granted];
}

function withComponent(
  object: GameObject,
  values: PartialValues,
  component: number,
  by: ApplyingEffect,
): PartialValues {
  const text = shownOn(object, mergedValues(object, component, copiableOf(values)));
  const merged = withText(object, values, text, markOf(undefined, by));
  return object.merged?.added[component]?.isOnTop === true
    ? merged
    : { ...merged, manaValue: values.manaValue };
}

function withText(
  object: GameObject,
  { flipSide: _flipSide, unflipped: _unflipped, ...values }: PartialValues,
  text: CopiableValues,
  mark: string,
): PartialValues {
  return withLandAbilities(object, {
    ...values,
    ...text,
    manaValue: manaValue(object, text.manaCost),
    abilities: textInstances(object, text.abilities, mark),
  });
}

function withTextOf(
  object: GameObject,
  values: PartialValues,
  part: Extract<ResolvedModification, { kind: 'gain-text-of' }>,
  by: ApplyingEffect,
): PartialValues {
  if (part.of === undefined) return values;
  const text = part.of.abilities.flatMap(({ origin, ability }) => (origin.kind === 'text' ? [ability] : []));
  const abilities = textInstances(object, [...text, ...part.plus], markOf(part.of.id, by));
  if (!part.fullText) return withLandAbilities(object, { ...values, abilities });
  return withLandAbilities(object, {
    ...values,
    ...characteristicsOf(part.of),
    manaValue: manaValue(object, part.of.manaCost),
    abilities,
  });
}

/** Everything that a full text says but abilities (612.6). */
function characteristicsOf(of: ObjectValues): BaseCharacteristics {
  const { names, manaCost, colors, supertypes, cardTypes, subtypes, hasAllCreatureTypes } = of;
  const { power, toughness, loyalty, defense } = of;
  return {
    names,
    manaCost,
    colors,
    supertypes,
    cardTypes,
    subtypes,
    hasAllCreatureTypes,
    power,
    toughness,
    loyalty,
    defense,
  };
}

function withWordChanged(object: GameObject, values: PartialValues, from: string, to: string): PartialValues {
  const change = wordChange(from, to);
  const abilities = values.abilities.map((instance) => {
    if (instance.origin.kind !== 'text') return instance;
    const ability = rewriteWords(instance.ability, change);
    return ability === instance.ability ? instance : { ...instance, ability };
  });
  const subtypes = [...new Set(values.subtypes.map((subtype) => (subtype === from ? to : subtype)))];
  return withLandAbilities(object, { ...values, subtypes, abilities });
}

/** Mana value with X as on the stack, else 0 (202.3e). */
export const manaValue = (object: GameObject, cost: ManaCost): number =>
  manaValueOf(cost, object.zone === 'stack' ? (object.x ?? 0) : 0);

/** The part of the values that is copied; the intrinsic abilities follow from the types again. */
export function copiableOf(
  values: ObjectValues & Pick<PartialValues, 'flipSide' | 'unflipped'>,
): CopiableValues {
  if (values.unflipped !== undefined) return values.unflipped;
  const { names, manaCost, colors, supertypes, cardTypes, subtypes, hasAllCreatureTypes } = values;
  const { power, toughness, loyalty, defense, abilities } = values;
  return {
    names,
    manaCost,
    colors,
    supertypes,
    cardTypes,
    subtypes,
    hasAllCreatureTypes,
    power,
    toughness,
    loyalty,
    defense,
    abilities: abilities.flatMap(({ origin, ability }) => (origin.kind === 'text' ? [ability] : [])),
    ...(values.flipSide === undefined ? {} : { flipSide: values.flipSide }),
  };
}
