import type { ContinuousEffectDefinition } from '../../abilities/continuous-effect.ts';
import { type Modification, RESTRICTIONS } from '../../abilities/modification.ts';
import { ability } from './abilities.ts';
import {
  type Check,
  either,
  fieldsOf,
  flag,
  isText,
  kindOf,
  listOf,
  number,
  oneOf,
  optional,
  text,
} from './check.ts';
import { amount, condition, selector } from './questions.ts';
import { objectReference, playerReference } from './references.ts';
import {
  cardTypes,
  changedWord,
  characteristics,
  colorWords,
  keyword,
  nameWord,
  subtypeSet,
  subtypeWords,
  supertypes,
} from './words.ts';

// What continuous effects do.

const types = { types: cardTypes };
const subtypes = { subtypes: subtypeWords };
const colors = { colors: colorWords };
const later =
  (check: () => Check): Check =>
  (value, place) =>
    check()(value, place);
const abilities = later(() => listOf(ability));

const modification: Check = kindOf<Modification>(() => ({
  'become-copy': { of: objectReference, except: modifications, notCopied: optional(characteristics) },
  'be-face-down': { as: modifications },
  'be-merged': { component: number },
  'set-controller': { to: playerReference },
  'change-words': { from: changedWord, to: changedWord },
  'gain-text-of': {
    object: objectReference,
    fullText: flag,
    plus: optional(abilities),
    text: optional(abilities),
  },
  'set-name': { name: nameWord },
  'add-names-of': { among: selector },
  'add-name-word': { word: text, after: number },
  'set-card-types': types,
  'add-card-types': types,
  'remove-card-types': types,
  'set-subtypes': { of: subtypeSet, ...subtypes },
  'add-subtypes': subtypes,
  'remove-subtypes': subtypes,
  'remove-all-subtypes': { of: subtypeSet },
  'add-all-creature-types': {},
  'add-all-land-types': { which: oneOf(['basic', 'nonbasic']) },
  'set-basic-land-types': { types: subtypeWords },
  'add-supertypes': { supertypes },
  'remove-supertypes': { supertypes },
  'set-colors': colors,
  'add-colors': colors,
  'add-ability': { ability, times: optional(amount) },
  'add-this-ability': {},
  'lose-all-abilities': { except: optional(oneOf(['mana'])) },
  'lose-keyword': { keyword },
  'lose-ability': { ability },
  'lose-this-ability': {},
  'add-landwalks': { ofTypesOf: objectReference },
  'cannot-have-keyword': { keyword },
  'add-abilities-of': {
    among: selector,
    which: either(isText, oneOf(['all', 'activated', 'triggered', 'loyalty']), listOf(keyword)),
    except: optional(oneOf(['mana', 'loyalty'])),
  },
  'set-base-power-toughness': { power: optional(amount), toughness: optional(amount) },
  'modify-power-toughness': { power: amount, toughness: amount },
  'switch-power-toughness': {},
  'player-gains-ability': { player: playerReference, ability },
  'set-maximum-hand-size': { player: playerReference, to: either(isText, oneOf(['none']), amount) },
  'modify-maximum-hand-size': { player: playerReference, by: amount },
  'increase-devotion': { player: playerReference, by: amount },
  restrict: { restriction: oneOf(RESTRICTIONS) },
  'legend-rule-does-not-apply': {},
  'other-rule': { words: text },
}));

export const modifications: Check = later(() => listOf(modification));

export const continuousEffect: Check = fieldsOf<ContinuousEffectDefinition>({
  appliesTo: selector,
  condition: optional(condition),
  parts: modifications,
  continuesUntilEndOfTurn: optional(flag),
  doesNotRemoveSource: optional(flag),
});
