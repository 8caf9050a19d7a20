import type { Ability } from '../abilities/ability.ts';
import type { Amount } from '../abilities/amount.ts';
import type { BecomeCopy, Modification } from '../abilities/modification.ts';
import { layerOf } from '../abilities/modification.ts';
import { type CopiableValues, changeSides } from '../state/copiable-values.ts';
import type { CharacteristicName } from '../vocabulary/characteristics.ts';
import type { Choices } from '../vocabulary/choices.ts';
import type { FaceDownKind, HiddenKind } from '../vocabulary/face-down.ts';
import { colorsOfWords, nameOfWord, subtypesOfWords } from './chosen-words.ts';
import { meaningOf } from './keyword-meanings.ts';
import { type CharacteristicsModification, modifyCharacteristics } from './modify-characteristics.ts';

/** What exceptions may refer to besides themselves. */
export interface ExceptionContext {
  /** The copying object's own copiable values: what `notCopied` keeps (707.9c). */
  readonly own?: CopiableValues;
  /** For words that were chosen. */
  readonly choices?: Choices;
  /** For amounts that aren't plain numbers; 0 if absent. */
  readonly numberOf?: (amount: Amount) => number;
}

/**
 * The copiable values of a copy: those that were copied, changed by the exceptions of the copy effect (707.9a–d).
 * Parts that no exception can have (of control, of rules) are passed over. Pure.
 */
export function applyCopyExceptions(
  copied: CopiableValues,
  exceptions: Pick<BecomeCopy, 'except' | 'notCopied'>,
  context: ExceptionContext = {},
): CopiableValues {
  return changeSides(copied, (side) => withExceptions(side, exceptions, context));
}

function withExceptions(
  copied: CopiableValues,
  exceptions: Pick<BecomeCopy, 'except' | 'notCopied'>,
  context: ExceptionContext,
): CopiableValues {
  const { own } = context;
  let values = copied;
  for (const name of exceptions.notCopied ?? []) {
    values = withoutDefiningAbilities(values, name);
    if (own !== undefined) values = { ...values, ...kept(own, name) };
  }
  for (const part of exceptions.except) {
    const defined = definedBy(part);
    for (const name of defined) values = withoutDefiningAbilities(values, name);
    values = withException(values, part, context);
  }
  return values;
}

/** What a face-down object is (708.2a), with what the way it came to be so lists. Only creatures have a size (208.1). */
export function faceDownValues(as: readonly Modification[]): CopiableValues {
  const values = applyCopyExceptions(NOTHING_BUT_2_2, { except: as });
  return values.cardTypes.includes('creature')
    ? values
    : { ...values, power: undefined, toughness: undefined };
}

/** What the rules list for a way of being face down (701.40a, 701.58a, 702.37b, 702.168b). */
export function faceDownParts(kind: FaceDownKind | HiddenKind): readonly Modification[] {
  switch (kind) {
    case 'hidden agenda':
      return [{ kind: 'set-card-types', types: [] }];
    case 'disguise':
    case 'cloak':
      return [{ kind: 'add-ability', ability: WARD_2 }];
    case 'morph':
    case 'manifest':
    case 'effect':
      return [];
  }
}

const WARD_2: Ability = {
  kind: 'keyword',
  keyword: 'ward',
  parameter: { kind: 'cost', cost: { mana: '{2}' } },
};

const NOTHING_BUT_2_2: CopiableValues = {
  names: [],
  manaCost: '',
  colors: [],
  supertypes: [],
  cardTypes: ['creature'],
  subtypes: [],
  hasAllCreatureTypes: false,
  power: 2,
  toughness: 2,
  loyalty: undefined,
  defense: undefined,
  abilities: [],
};

function withException(
  values: CopiableValues,
  part: Modification,
  { choices, numberOf = () => 0 }: ExceptionContext,
): CopiableValues {
  const number = (amount: Amount) => (typeof amount === 'number' ? amount : numberOf(amount));
  const modify = (modification: CharacteristicsModification) => modifyCharacteristics(values, modification);
  switch (part.kind) {
    case 'set-name': {
      const name = nameOfWord(part.name, choices);
      return name === undefined ? values : modify({ kind: 'set-names', names: [name] });
    }
    case 'set-subtypes':
    case 'add-subtypes':
    case 'remove-subtypes':
      return modify({ ...part, subtypes: subtypesOfWords(part.subtypes, choices) });
    case 'set-basic-land-types':
      return modify({ kind: part.kind, types: subtypesOfWords(part.types, choices) });
    case 'set-card-types':
    case 'add-card-types':
    case 'remove-card-types':
    case 'remove-all-subtypes':
    case 'add-all-creature-types':
    case 'add-supertypes':
    case 'remove-supertypes':
      return modify(part);
    case 'set-colors':
    case 'add-colors':
      return modify({ kind: part.kind, colors: colorsOfWords(part.colors, choices) });
    case 'set-base-power-toughness':
      return modify({
        kind: part.kind,
        power: part.power === undefined ? undefined : number(part.power),
        toughness: part.toughness === undefined ? undefined : number(part.toughness),
      });
    case 'add-ability': {
      const times = part.times === undefined ? 1 : number(part.times);
      return { ...values, abilities: [...values.abilities, ...Array<Ability>(times).fill(part.ability)] };
    }
    case 'lose-all-abilities':
      return { ...values, abilities: [] };
    case 'lose-keyword':
      return {
        ...values,
        abilities: values.abilities.filter(
          (ability) => !(ability.kind === 'keyword' && ability.keyword === part.keyword),
        ),
      };
    default:
      return values;
  }
}

/** Which characteristics an exception gives a set of values, so that CDAs for them aren't copied (707.9d). */
function definedBy(part: Modification): readonly CharacteristicName[] {
  switch (part.kind) {
    case 'set-colors':
      return ['colors'];
    case 'set-subtypes':
    case 'set-basic-land-types':
      return ['subtypes'];
    case 'set-base-power-toughness':
      return [
        ...(part.power === undefined ? [] : (['power'] as const)),
        ...(part.toughness === undefined ? [] : (['toughness'] as const)),
      ];
    default:
      return [];
  }
}

function withoutDefiningAbilities(values: CopiableValues, name: CharacteristicName): CopiableValues {
  const abilities = values.abilities.filter((ability) => !defines(ability, name));
  return abilities.length === values.abilities.length ? values : { ...values, abilities };
}

function defines(ability: Ability, name: CharacteristicName): boolean {
  const effects =
    ability.kind === 'static' && ability.isCharacteristicDefining === true
      ? ability.effects
      : ability.kind === 'keyword' && meaningOf(ability)?.isCharacteristicDefining === true
        ? (meaningOf(ability)?.effects ?? [])
        : [];
  return effects.some(({ parts }) => parts.some((part) => definesIn(part, name)));
}

function definesIn(part: Modification, name: CharacteristicName): boolean {
  switch (name) {
    case 'colors':
      return layerOf(part, true) === '5';
    case 'subtypes':
      return layerOf(part, true) === '4';
    case 'power':
      return part.kind === 'set-base-power-toughness' && part.power !== undefined;
    case 'toughness':
      return part.kind === 'set-base-power-toughness' && part.toughness !== undefined;
    default:
      return false;
  }
}

function kept(own: CopiableValues, name: CharacteristicName): Partial<CopiableValues> {
  switch (name) {
    case 'name':
      return { names: own.names };
    case 'mana-cost':
      return { manaCost: own.manaCost };
    case 'colors':
      return { colors: own.colors };
    case 'supertypes':
      return { supertypes: own.supertypes };
    case 'card-types':
      return { cardTypes: own.cardTypes };
    case 'subtypes':
      return { subtypes: own.subtypes, hasAllCreatureTypes: own.hasAllCreatureTypes };
    case 'text':
    case 'abilities':
      return { abilities: own.abilities };
    case 'power':
      return { power: own.power };
    case 'toughness':
      return { toughness: own.toughness };
    case 'loyalty':
      return { loyalty: own.loyalty };
    case 'defense':
      return { defense: own.defense };
    case 'controller':
      return {};
  }
}
