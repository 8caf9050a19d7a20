import type { GameObject } from '../state/game-object.ts';
import { CHARACTERISTICS, type CharacteristicName } from '../vocabulary/characteristics.ts';
import type { AbilityInstance } from './evaluation.ts';
import { powerOf, toughnessOf } from './object-facts.ts';
import { type Change, type ChangeValue, EVERY_CREATURE_TYPE } from './observer.ts';
import type { ResolvedModification } from './resolved-modification.ts';
import type { ObjectValues } from './values.ts';

const ALL_OF_TEXT: readonly CharacteristicName[] = [
  'name',
  'mana-cost',
  'colors',
  'supertypes',
  'card-types',
  'subtypes',
  'abilities',
  'power',
  'toughness',
  'loyalty',
  'defense',
];

/** The characteristics that a part writes, also where the value stays the same. */
function writtenBy(part: ResolvedModification): readonly CharacteristicName[] {
  switch (part.kind) {
    case 'become-copy':
    case 'be-merged':
    case 'be-face-down':
      return ALL_OF_TEXT;
    case 'set-controller':
      return ['controller'];
    // What of the text has the word is seen by the difference.
    case 'change-words':
      return [];
    case 'gain-text-of':
      return part.fullText ? ALL_OF_TEXT : ['abilities'];
    case 'set-names':
    case 'add-names':
    case 'add-name-word':
      return ['name'];
    case 'set-card-types':
    case 'add-card-types':
    case 'remove-card-types':
      return ['card-types'];
    case 'set-subtypes':
    case 'add-subtypes':
    case 'remove-subtypes':
    case 'remove-all-subtypes':
    case 'add-all-creature-types':
      return ['subtypes'];
    case 'set-basic-land-types':
      return ['subtypes', 'abilities'];
    case 'add-supertypes':
    case 'remove-supertypes':
      return ['supertypes'];
    case 'set-colors':
    case 'add-colors':
      return ['colors'];
    case 'add-abilities':
    case 'lose-all-abilities':
    case 'lose-keyword':
    case 'lose-ability':
    case 'cannot-have-keyword':
      return ['abilities'];
    case 'set-base-power-toughness':
      return [
        ...(part.power === undefined ? [] : (['power'] as const)),
        ...(part.toughness === undefined ? [] : (['toughness'] as const)),
      ];
    case 'modify-power-toughness':
    case 'switch-power-toughness':
      return ['power', 'toughness'];
  }
}

/** Before and after of what the parts wrote on one object, and of what follows by rule (205.1a, 208.3, 305.6–7). */
export function changesOf(
  object: GameObject,
  before: ObjectValues,
  after: ObjectValues,
  parts: readonly ResolvedModification[],
): Change[] {
  const written = new Set(parts.flatMap(writtenBy));
  const changes: Change[] = [];
  for (const characteristic of CHARACTERISTICS) {
    const isWritten = written.has(characteristic);
    if (!isWritten && !(parts.some(hasConsequences) && FOLLOWING.includes(characteristic))) continue;
    const change = {
      object: object.id,
      characteristic,
      before: shownValue(object, before, characteristic),
      after: shownValue(object, after, characteristic),
    };
    if (isWritten || !isSameValue(change.before, change.after)) changes.push(change);
  }
  if (changes.length > 0 || !parts.some(({ kind }) => kind === 'change-words')) return changes;
  const abilities = shownValue(object, after, 'abilities');
  return [{ object: object.id, characteristic: 'abilities', before: abilities, after: abilities }];
}

/** What may change by rule together with something else. */
const FOLLOWING: readonly CharacteristicName[] = ['subtypes', 'abilities', 'power', 'toughness'];

/** Whether something may follow by rule: only text and types have consequences. */
function hasConsequences(part: ResolvedModification): boolean {
  const written = writtenBy(part);
  return part.kind === 'change-words' || written.includes('card-types') || written.includes('subtypes');
}

function isSameValue(a: ChangeValue, b: ChangeValue): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a.length !== b.length) return false;
  return a.every((item, index) => isSameItem(item, b[index]));
}

function isSameItem(a: string | AbilityInstance, b: string | AbilityInstance | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a.id !== b.id) return false;
  return a.ability === b.ability || JSON.stringify(a.ability) === JSON.stringify(b.ability);
}

/** The value of a characteristic as {@link Change} shows it. */
function shownValue(object: GameObject, values: ObjectValues, name: CharacteristicName): ChangeValue {
  switch (name) {
    case 'name':
      return values.names;
    case 'mana-cost':
      return values.manaCost;
    case 'colors':
      return values.colors;
    case 'supertypes':
      return values.supertypes;
    case 'card-types':
      return values.cardTypes;
    case 'subtypes':
      return values.hasAllCreatureTypes ? [EVERY_CREATURE_TYPE, ...values.subtypes] : values.subtypes;
    case 'text':
    case 'abilities':
      return values.abilities;
    case 'power':
      return powerOf(object, values);
    case 'toughness':
      return toughnessOf(object, values);
    case 'loyalty':
      return values.loyalty;
    case 'defense':
      return values.defense;
    case 'controller':
      return values.controller;
  }
}
