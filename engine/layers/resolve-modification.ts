import type { Ability } from '../abilities/ability.ts';
import type { BecomeCopy, Modification } from '../abilities/modification.ts';
import type { ColorWord, SubtypeWord } from '../abilities/words.ts';
import type { CopiableValues } from '../state/copiable-values.ts';
import { BASIC_LAND_TYPES } from '../vocabulary/card-types.ts';
import type { Choices } from '../vocabulary/choices.ts';
import { abilityId, type ObjectId } from '../vocabulary/ids.ts';
import { SUBTYPES } from '../vocabulary/subtypes.ts';
import { amountOn, changeOn } from './amounts.ts';
import { colorOfWord, colorsOfWords, nameOfWord, subtypeOfWord, subtypesOfWords } from './chosen-words.ts';
import { faceDownValues } from './copiable-values.ts';
import { isAbilityOfKind, isKeyword, isManaAbility } from './object-facts.ts';
import { referencedObject, referencedPlayers, sourceOf } from './references.ts';
import type { ResolvedModification } from './resolved-modification.ts';
import { choiceBinding, rewriteWords } from './rewrite-words.ts';
import { objectsMatchingOn } from './select.ts';
import type { BoardValues, EffectContext, ObjectValues } from './values.ts';

/** What resolving needs to know of the effect besides what its words refer to. */
export interface PartOrigin {
  /** Copiable values taken on resolution (707.2b). */
  readonly copied?: CopiableValues | undefined;
  /** The ability that makes the effect: what "this ability" is (707.9a). */
  readonly ability?: Ability | undefined;
  /** The copiable values that an object has now, in the middle of layer 1. */
  readonly copiableNow: (object: ObjectId) => CopiableValues;
}

/**
 * What a part does to `context.affected`, with the values that `board` has; `undefined` for parts that change players
 * or rules, not objects.
 */
export function resolveModification(
  board: BoardValues,
  part: Modification,
  context: EffectContext,
  origin: PartOrigin,
): ResolvedModification | undefined {
  const choices = sourceOf(board.state, context)?.choices;
  switch (part.kind) {
    case 'become-copy':
      return {
        kind: part.kind,
        of: origin.copied === undefined ? referencedObject(board, part.of, context) : undefined,
        copied: origin.copied ?? copiedNow(board, part, context, origin),
        part: rewriteWords(withThisAbility(part, origin.ability), choiceBinding(choices)),
      };
    case 'be-merged':
    case 'add-name-word':
      return part;
    case 'be-face-down':
      return { kind: part.kind, values: faceDownValues(rewriteWords(part.as, choiceBinding(choices))) };
    case 'set-controller':
      return { kind: part.kind, to: referencedPlayers(board, part.to, context)[0] };
    case 'change-words':
      return { kind: part.kind, from: wordOf(part.from, choices), to: wordOf(part.to, choices) };
    case 'gain-text-of': {
      const of = referencedObject(board, part.object, context);
      return {
        kind: part.kind,
        of: of === undefined ? undefined : withText(board.object(of), part.text),
        fullText: part.fullText,
        plus: part.plus ?? [],
      };
    }
    case 'set-name': {
      const name = nameOfWord(part.name, choices);
      return { kind: 'set-names', names: name === undefined ? [] : [name] };
    }
    case 'add-names-of': {
      const objects = objectsMatchingOn(board, part.among, context);
      return { kind: 'add-names', names: [...new Set(objects.flatMap((id) => board.object(id).names))] };
    }
    case 'set-subtypes':
    case 'add-subtypes':
    case 'remove-subtypes':
      return { ...part, subtypes: subtypesOfWords(part.subtypes, choices) };
    case 'add-all-land-types':
      return { kind: 'add-subtypes', subtypes: LAND_TYPES[part.which] };
    case 'set-basic-land-types':
      return { kind: part.kind, types: subtypesOfWords(part.types, choices) };
    case 'set-card-types':
    case 'add-card-types':
    case 'remove-card-types':
    case 'remove-all-subtypes':
    case 'add-all-creature-types':
    case 'add-supertypes':
    case 'remove-supertypes':
    case 'lose-keyword':
    case 'cannot-have-keyword':
    case 'switch-power-toughness':
      return part;
    case 'set-colors':
    case 'add-colors':
      return { kind: part.kind, colors: colorsOfWords(part.colors, choices) };
    case 'add-ability': {
      const times = part.times === undefined ? 1 : Math.max(0, amountOn(board, part.times, context));
      return {
        kind: 'add-abilities',
        abilities: Array<Ability>(times).fill(boundAbility(part.ability, choices)),
      };
    }
    case 'add-this-ability':
      return { kind: 'add-abilities', abilities: origin.ability === undefined ? [] : [origin.ability] };
    case 'lose-ability':
      return part;
    case 'lose-this-ability':
      return { kind: 'lose-ability', ability: origin.ability };
    case 'add-landwalks': {
      const of = referencedObject(board, part.ofTypesOf, context);
      const types: readonly string[] = of === undefined ? [] : board.object(of).subtypes;
      const landTypes = SUBTYPES.land.filter((type) => types.includes(type));
      return { kind: 'add-abilities', abilities: landTypes.map(landwalk) };
    }
    case 'lose-all-abilities':
      return { kind: part.kind, except: part.except };
    case 'add-abilities-of':
      return {
        kind: 'add-abilities',
        abilities: abilitiesOf(board, objectsMatchingOn(board, part.among, context), part),
      };
    case 'set-base-power-toughness':
      return {
        kind: part.kind,
        power: part.power === undefined ? undefined : amountOn(board, part.power, context),
        toughness: part.toughness === undefined ? undefined : amountOn(board, part.toughness, context),
      };
    case 'modify-power-toughness':
      return {
        kind: part.kind,
        power: changeOn(board, part.power, context),
        toughness: changeOn(board, part.toughness, context),
      };
    case 'player-gains-ability':
    case 'set-maximum-hand-size':
    case 'modify-maximum-hand-size':
    case 'increase-devotion':
    case 'restrict':
    case 'legend-rule-does-not-apply':
    case 'other-rule':
      return undefined;
  }
}

const LAND_TYPES: Readonly<Record<'basic' | 'nonbasic', readonly string[]>> = {
  basic: BASIC_LAND_TYPES,
  nonbasic: SUBTYPES.land.filter((type) => !(BASIC_LAND_TYPES as readonly string[]).includes(type)),
};

const landwalk = (subtype: string): Ability => ({
  kind: 'keyword',
  keyword: 'landwalk',
  parameter: { kind: 'subtype', subtype },
});

/** A granted ability with what its granter remembers as chosen put in: its new object remembers nothing (607.2d). */
export function boundAbility(ability: Ability, choices: Choices | undefined): Ability {
  return choices === undefined ? ability : rewriteWords(ability, choiceBinding(choices));
}

/** The object's values with the rules text that it had when the effect was created, if that was taken (701.12h). */
function withText(values: ObjectValues, text: readonly Ability[] | undefined): ObjectValues {
  if (text === undefined) return values;
  const abilities = text.map((ability, index) => ({
    id: abilityId(`${values.id}/text ${index}`),
    ability,
    origin: { kind: 'text' as const, index },
    timestamp: { at: 0, order: 0 },
  }));
  return { ...values, abilities };
}

function wordOf(word: SubtypeWord | ColorWord, choices: Choices | undefined): string | undefined {
  if (typeof word === 'string') return word;
  return word.chosen === 'color' ? colorOfWord(word, choices) : subtypeOfWord(word, choices);
}

function copiedNow(
  board: BoardValues,
  part: BecomeCopy,
  context: EffectContext,
  origin: PartOrigin,
): CopiableValues | undefined {
  const of = referencedObject(board, part.of, context);
  return of === undefined ? undefined : origin.copiableNow(of);
}

function withThisAbility(part: BecomeCopy, ability: Ability | undefined): BecomeCopy {
  if (ability === undefined) return part;
  return {
    ...part,
    except: part.except.map((exception) =>
      exception.kind === 'add-this-ability' ? { kind: 'add-ability', ability } : exception,
    ),
  };
}

function abilitiesOf(
  board: BoardValues,
  objects: readonly ObjectId[],
  { which, except }: AbilitiesWanted,
): readonly Ability[] {
  const found = objects.flatMap((id) => {
    const choices = board.state.objects.get(id)?.choices;
    return board
      .object(id)
      .abilities.filter(({ ability }) => isWanted(ability, which) && !isExcepted(ability, except))
      .map(({ ability }) => boundAbility(ability, choices));
  });
  return typeof which !== 'string' ? withoutRepeats(found) : found;
}

type AbilitiesWanted = Pick<Extract<Modification, { kind: 'add-abilities-of' }>, 'which' | 'except'>;

function isWanted(ability: Ability, which: AbilitiesWanted['which']): boolean {
  if (which === 'all') return true;
  if (which === 'loyalty') return isLoyalty(ability);
  if (which === 'activated' || which === 'triggered') return isAbilityOfKind(ability, which);
  return which.some((keyword) => isKeyword(ability, keyword));
}

const isExcepted = (ability: Ability, except: AbilitiesWanted['except']): boolean =>
  except !== undefined && (except === 'mana' ? isManaAbility(ability) : isLoyalty(ability));

const isLoyalty = (ability: Ability): boolean => ability.kind === 'activated' && ability.isLoyalty === true;

/** Having the same keyword from two objects gives it once. */
function withoutRepeats(abilities: readonly Ability[]): readonly Ability[] {
  return [...new Map(abilities.map((ability) => [JSON.stringify(ability), ability])).values()];
}
