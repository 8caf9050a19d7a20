import type { CardDefinition, CardFace } from '../../cards/card-definition.ts';
import type { EvaluatedObject } from '../../layers/evaluation.ts';
import { valuesOfFace } from '../../layers/printed-values.ts';
import type { CopiableValues } from '../../state/copiable-values.ts';
import type { GameObject } from '../../state/game-object.ts';
import { colorsOfCost } from '../../vocabulary/mana.ts';

/** What a token has instead of a card, and the face that is up. */
export interface TokenCard {
  readonly card: CardDefinition;
  readonly face: number;
}

export const oneFaced = (face: CardFace): CardDefinition => ({
  name: face.name,
  layout: 'token',
  faces: [face],
});

/**
 * What a token that is a copy of an object has instead of a card (CR 707.2), after `change` has been made to each set of
 * values. A copy of a double-faced permanent has both faces, with the one up that is up there; what a copy effect has
 * made of the permanent is on both (707.8a). A copy of a flip card has its other side too (707.3).
 */
export function tokenCopy(
  object: GameObject | undefined,
  { copiable, printed }: Pick<EvaluatedObject, 'copiable' | 'printed'>,
  change: (values: CopiableValues) => CopiableValues = (values) => values,
): TokenCard {
  if (object !== undefined && isDoubleFaced(object)) {
    const { card, face } = object;
    const isItself = copiable === printed;
    const sides = card.faces.map((each) => faceOfValues(change(isItself ? valuesOfFace(each) : copiable)));
    const [front = faceOfValues(change(copiable)), ...others] = sides;
    return { card: { name: card.name, layout: card.layout, faces: [front, ...others] }, face };
  }
  return { card: cardOfValues(change(copiable)), face: 0 };
}

const isDoubleFaced = ({ card, faceDown, merged }: GameObject): boolean =>
  (card.layout === 'transform' || card.layout === 'modal_dfc') &&
  faceDown === undefined &&
  merged === undefined;

function cardOfValues(values: CopiableValues): CardDefinition {
  const face = faceOfValues(values);
  if (values.flipSide === undefined) return oneFaced(face);
  return { name: face.name, layout: 'flip', faces: [face, faceOfValues(values.flipSide)] };
}

function faceOfValues(values: CopiableValues): CardFace {
  const { names, manaCost, colors, supertypes, cardTypes, subtypes, abilities } = values;
  const fromCost = colorsOfCost(manaCost);
  const isFromCost = fromCost.length === colors.length && fromCost.every((color) => colors.includes(color));
  const { power, toughness, loyalty, defense } = values;
  return {
    name: names[0] ?? '',
    manaCost,
    ...(isFromCost ? {} : { colorIndicator: colors }),
    supertypes,
    cardTypes,
    subtypes,
    ...(power === undefined ? {} : { power }),
    ...(toughness === undefined ? {} : { toughness }),
    ...(loyalty === undefined ? {} : { loyalty }),
    ...(defense === undefined ? {} : { defense }),
    abilities,
  };
}
