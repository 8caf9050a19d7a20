import type { CardDefinition, CardFace, PrintedSize } from '../cards/card-definition.ts';
import { type CopiableValues, flippedValues } from '../state/copiable-values.ts';
import type { GameObject } from '../state/game-object.ts';
import { CARD_TYPES, SUPERTYPES } from '../vocabulary/card-types.ts';
import { COLORS } from '../vocabulary/colors.ts';
import { colorsOfCost, type ManaCost } from '../vocabulary/mana.ts';

const byFace = new WeakMap<CardFace, CopiableValues>();

/** What tells which values are printed on an object. */
export type PrintedObject = Pick<
  GameObject,
  'card' | 'face' | 'zone' | 'designations' | 'isFlipped' | 'melded'
>;

/** What is printed on the face that is up (CR 613.1); what an effect said, for tokens and emblems. */
export function printedValues(object: PrintedObject): CopiableValues {
  const values = unflippedValues(object);
  return object.isFlipped === true ? flippedValues(values) : values;
}

/** The same without regard to being flipped (710.2): what can be copied (707.2). */
export function unflippedValues(object: PrintedObject): CopiableValues {
  if (isBothHalves(object)) return bothHalves(object);
  const face = object.card.faces[object.face] ?? object.card.faces[0];
  if (object.designations.includes('prototyped')) return prototypedValues(face);
  return object.card.layout === 'flip' ? withFlipSide(object.card) : valuesOfFace(face);
}

const flipCards = new WeakMap<CardDefinition, CopiableValues>();

/** 710.1: the flip side has its own name, text box, type line and size, but the color and mana cost of the card. */
function withFlipSide(card: CardDefinition): CopiableValues {
  const known = flipCards.get(card);
  if (known !== undefined) return known;
  const [normal, alternative] = card.faces;
  const front = valuesOfFace(normal);
  const { manaCost, colors } = front;
  const values =
    alternative === undefined
      ? front
      : { ...front, flipSide: { ...valuesOfFace(alternative), manaCost, colors } };
  flipCards.set(card, values);
  return values;
}

const prototypes = new WeakMap<CardFace, CopiableValues>();

/** 718.3b: the mana cost and size of the prototype ability, and the colors of that cost. */
function prototypedValues(face: CardFace): CopiableValues {
  const known = prototypes.get(face);
  if (known !== undefined) return known;
  const normal = valuesOfFace(face);
  const parameter = face.abilities.flatMap((ability) =>
    ability.kind === 'keyword' &&
    ability.keyword === 'prototype' &&
    ability.parameter?.kind === 'cost-and-size'
      ? [ability.parameter]
      : [],
  )[0];
  const manaCost = parameter?.cost.mana ?? normal.manaCost;
  const values =
    parameter === undefined
      ? normal
      : {
          ...normal,
          manaCost,
          colors: inOrder(COLORS, face.colorIndicator ?? colorsOfCost(manaCost)),
          power: parameter.power,
          toughness: parameter.toughness,
        };
  prototypes.set(face, values);
  return values;
}

/**
 * The cost that counts for its mana value as long as nothing in layers 1–3 changes its mana cost: that of the front
 * face for the back of a transforming card (202.3b), those of both cards for a melded permanent (202.3c).
 */
export function costForManaValue(object: PrintedObject): ManaCost {
  if (object.card.layout === 'transform' && object.face > 0) return object.card.faces[0].manaCost;
  if (object.melded !== undefined) return object.melded.map(({ card }) => card.faces[0].manaCost).join('');
  return printedValues(object).manaCost;
}

/** What is printed on one face, by itself. */
export function valuesOfFace(face: CardFace): CopiableValues {
  const known = byFace.get(face);
  if (known !== undefined) return known;
  const values: CopiableValues = {
    names: face.name === '' ? [] : [face.name],
    manaCost: face.manaCost,
    colors: inOrder(COLORS, face.colorIndicator ?? colorsOfCost(face.manaCost)),
    supertypes: inOrder(SUPERTYPES, face.supertypes),
    cardTypes: inOrder(CARD_TYPES, face.cardTypes),
    subtypes: face.subtypes,
    hasAllCreatureTypes: false,
    power: withoutStar(face.power),
    toughness: withoutStar(face.toughness),
    loyalty: face.loyalty,
    defense: face.defense,
    abilities: face.abilities,
  };
  byFace.set(face, values);
  return values;
}

const inOrder = <T>(order: readonly T[], words: readonly T[]): readonly T[] =>
  order.filter((word) => words.includes(word));

/** A printed size before any ability defines its star (208.2). */
function withoutStar(size: PrintedSize | undefined): number | undefined {
  return typeof size === 'string' ? Number.parseInt(size, 10) || 0 : size;
}

/** A split card has the characteristics of both halves except on the stack (709.4) and on the battlefield. */
function isBothHalves(object: PrintedObject): boolean {
  return object.card.layout === 'split' && object.zone !== 'stack' && object.zone !== 'battlefield';
}

function bothHalves(object: PrintedObject): CopiableValues {
  const halves = object.card.faces.map(valuesOfFace);
  const [first = valuesOfFace(object.card.faces[0])] = halves;
  const union = <T>(list: (half: CopiableValues) => readonly T[]): T[] => [...new Set(halves.flatMap(list))];
  return {
    ...first,
    names: halves.flatMap((half) => half.names),
    manaCost: halves.map((half) => half.manaCost).join(''),
    colors: COLORS.filter((color) => halves.some((half) => half.colors.includes(color))),
    supertypes: union((half) => half.supertypes),
    cardTypes: union((half) => half.cardTypes),
    subtypes: union((half) => half.subtypes),
    abilities: halves.flatMap((half) => half.abilities),
  };
}
