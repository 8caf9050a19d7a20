import type { Selector } from '../abilities/selector.ts';
import type { GameObject } from '../state/game-object.ts';
import type { GameState } from '../state/game-state.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { SUBTYPES } from '../vocabulary/subtypes.ts';
import { amountOn, compareNumbers } from './amounts.ts';
import { colorOfWord, nameOfWord, subtypeOfWord } from './chosen-words.ts';
import {
  blockStatusOf,
  hasSubtype,
  isAbilityOfKind,
  isKeyword,
  powerOf,
  toughnessOf,
} from './object-facts.ts';
import { chosenObjects, referencedObject, referencedPlayers, sourceOf } from './references.ts';
import type { BoardValues, EffectContext, ObjectValues } from './values.ts';
import { withImpliedZone } from './zone-of-selector.ts';

/**
 * Whether the object matches, with the values that `board` has. Phased-out permanents match nothing (702.26b); a
 * selector without a zone means the battlefield (109.2).
 */
export function matchesOn(
  board: BoardValues,
  selector: Selector,
  id: ObjectId,
  context: EffectContext,
): boolean {
  return satisfiesOn(board, withImpliedZone(selector), id, context);
}

/** Whether an object that is named by other means fits the description: nothing is implied about its zone. */
export function satisfiesOn(
  board: BoardValues,
  selector: Selector,
  id: ObjectId,
  context: EffectContext,
): boolean {
  const object = board.state.objects.get(id);
  if (object === undefined || object.isPhasedOut) return false;
  return test(board, selector, object, { ...context, candidate: id });
}

/** All objects that match, in the order in which they came. */
export function objectsMatchingOn(
  board: BoardValues,
  selector: Selector,
  context: EffectContext,
): ObjectId[] {
  return [...board.state.objects.keys()].filter((id) => matchesOn(board, selector, id, context));
}

function test(board: BoardValues, selector: Selector, object: GameObject, context: EffectContext): boolean {
  const { state } = board;
  const values = board.object(object.id);
  const choices = sourceOf(state, context)?.choices;
  switch (selector.kind) {
    case 'all':
      return true;
    case 'all-of':
      return selector.of.every((part) => test(board, part, object, context));
    case 'any-of':
      return selector.of.some((part) => test(board, part, object, context));
    case 'not':
      return !test(board, selector.of, object, context);
    case 'is':
      return referencedObject(board, selector.object, context) === object.id;
    case 'targets':
      return (context.targets ?? []).includes(object.id);
    case 'those':
      return (selector.what === 'that' ? (context.that ?? []) : chosenObjects(state, context)).includes(
        object.id,
      );
    case 'card-type':
      return values.cardTypes.includes(selector.type);
    case 'supertype':
      return values.supertypes.includes(selector.supertype);
    case 'subtype': {
      const subtype = subtypeOfWord(selector.subtype, choices);
      return subtype !== undefined && hasSubtype(values, subtype);
    }
    case 'color': {
      const color = colorOfWord(selector.color, choices);
      return color !== undefined && values.colors.includes(color);
    }
    case 'color-count':
      return compareNumbers(values.colors.length, selector.comparison, selector.count);
    case 'keyword':
      return values.abilities.some(({ ability }) => isKeyword(ability, selector.keyword, selector.of));
    case 'has-no-abilities':
      return values.abilities.length === 0;
    case 'has-ability':
      return values.abilities.some(({ ability }) => isAbilityOfKind(ability, selector.ability));
    case 'controller':
      return referencedPlayers(board, selector.is, context).includes(values.controller);
    case 'owner':
      return referencedPlayers(board, selector.is, context).includes(object.owner);
    case 'zone':
      return object.zone === selector.zone;
    case 'token':
      return object.kind === 'token';
    case 'tapped':
      return object.isTapped;
    case 'face-down':
      return object.faceDown !== undefined;
    case 'transformed':
      return isTransformed(object);
    case 'attacking':
      return state.combat.attackers.some((attacker) => attacker.object === object.id);
    case 'blocking':
      return state.combat.blockers.some(({ blocker }) => blocker === object.id);
    case 'designation': {
      const { designation } = selector;
      if (designation === DAMAGED_BY_SOURCE) return wasDamagedBySource(state, object.id, context);
      return object.designations.includes(designation) || isAttackerSo(state, object.id, designation);
    }
    case 'has-attached':
      return hasAttached(board, selector.what, object.id, context);
    case 'attached-to':
      return object.attachedTo !== undefined && isObjectMatching(board, selector.what, object, context);
    case 'counters':
      return countersOn(object, selector.counter) >= selector.atLeast;
    case 'compare': {
      const value = sizeOf(selector.value, object, values);
      if (value === undefined) return false;
      return compareNumbers(value, selector.comparison, amountOn(board, selector.to, context));
    }
    case 'name': {
      const name = nameOfWord(selector.name, choices);
      return name !== undefined && values.names.includes(name);
    }
    case 'shares': {
      const other = referencedObject(board, selector.with, context);
      return other !== undefined && shares(selector.what, values, board.object(other));
    }
    case 'shares-with-some': {
      const { what, among } = selector;
      return objectsMatchingOn(board, among, context).some((id) => {
        const other = board.object(id);
        return what === 'mana-value' ? other.manaValue === values.manaValue : shares(what, values, other);
      });
    }
    case 'exiled-with-source':
      return context.source !== undefined && object.exiledWith === context.source && object.zone === 'exile';
  }
}

/** What the turn has shown of the object, in the words in which texts say it. */
const DAMAGED_BY_SOURCE = 'that was dealt damage by ~ this turn';

const wasDamagedBySource = ({ thisTurn = [] }: GameState, id: ObjectId, { source }: EffectContext): boolean =>
  thisTurn.some((fact) => fact.kind === 'dealt-damage' && fact.to === id && fact.source === source);

function hasAttached(board: BoardValues, what: Selector, to: ObjectId, context: EffectContext): boolean {
  for (const attachment of board.state.objects.values()) {
    if (attachment.attachedTo === to && matchesOn(board, what, attachment.id, context)) return true;
  }
  return false;
}

function isObjectMatching(
  board: BoardValues,
  what: Selector,
  attachment: GameObject,
  context: EffectContext,
): boolean {
  const to = attachment.attachedTo as ObjectId;
  return board.state.objects.has(to) && matchesOn(board, what, to, context);
}

/** Melded and merged permanents are none (701.27g). */
const isTransformed = ({ face, card, faceDown, zone }: GameObject): boolean =>
  zone === 'battlefield' &&
  faceDown === undefined &&
  face > 0 &&
  (card.layout === 'transform' || card.layout === 'modal_dfc');

/** How many counters of a kind, or of all kinds, are on the object. */
export function countersOn(object: GameObject, kind: string | undefined): number {
  let count = 0;
  for (const group of object.counters) if (kind === undefined || group.kind === kind) count += group.count;
  return count;
}

/** Power, toughness or mana value of an object; `undefined` if it has none (208.3). */
export function sizeOf(
  which: 'power' | 'toughness' | 'mana-value',
  object: GameObject,
  values: ObjectValues,
): number | undefined {
  switch (which) {
    case 'power':
      return powerOf(object, values);
    case 'toughness':
      return toughnessOf(object, values);
    case 'mana-value':
      return values.manaValue;
  }
}

function shares(
  what: 'color' | 'creature-type' | 'card-type' | 'name',
  a: ObjectValues,
  b: ObjectValues,
): boolean {
  switch (what) {
    case 'color':
      return a.colors.some((color) => b.colors.includes(color));
    case 'creature-type':
      return sharesCreatureType(a, b);
    case 'card-type':
      return a.cardTypes.some((type) => b.cardTypes.includes(type));
    case 'name':
      return a.names.some((name) => b.names.includes(name));
  }
}

function sharesCreatureType(a: ObjectValues, b: ObjectValues): boolean {
  const ofA = creatureTypesOf(a);
  const ofB = creatureTypesOf(b);
  if (a.hasAllCreatureTypes) return b.hasAllCreatureTypes || ofB.length > 0;
  if (b.hasAllCreatureTypes) return ofA.length > 0;
  return ofA.some((subtype) => ofB.includes(subtype));
}

const CREATURE_TYPES: ReadonlySet<string> = new Set(SUBTYPES.creature);

/** The creature types that are listed one by one. */
export function creatureTypesOf(values: ObjectValues): readonly string[] {
  return values.subtypes.filter((subtype) => CREATURE_TYPES.has(subtype));
}

/** "blocked", "unblocked": an attacker is one of the two (509.1h). */
const isAttackerSo = ({ combat }: GameState, id: ObjectId, designation: string): boolean =>
  combat.attackers.some((each) => each.object === id && blockStatusOf(each) === designation);
