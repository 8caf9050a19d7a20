import { layerOf, type Modification } from '../abilities/modification.ts';
import { LAYERS, type Layer } from '../vocabulary/layers.ts';

/** A part with its position in the effect's text. */
export interface NumberedPart {
  readonly part: Modification;
  readonly index: number;
}

/** The layers in which an effect has parts, in order. */
export function layersOf(
  parts: readonly Modification[],
  isCharacteristicDefining: boolean,
): readonly Layer[] {
  const layers = new Set(parts.map((part) => layerOf(part, isCharacteristicDefining)));
  return LAYERS.filter((layer) => layers.has(layer));
}

/**
 * The parts of an effect in one layer, in printed order; card types before the rest of the type line, since a subtype
 * comes with a card type to which it belongs ("a Saproling creature": 205.3d).
 */
export function partsIn(
  parts: readonly Modification[],
  layer: Layer,
  isCharacteristicDefining: boolean,
): readonly NumberedPart[] {
  const numbered = parts
    .map((part, index) => ({ part, index }))
    .filter(({ part }) => layerOf(part, isCharacteristicDefining) === layer);
  if (layer !== '4' || numbered.length < 2) return numbered;
  return [
    ...numbered.filter(({ part }) => isOfCardTypes(part)),
    ...numbered.filter(({ part }) => !isOfCardTypes(part)),
  ];
}

const isOfCardTypes = ({ kind }: Modification): boolean =>
  kind === 'set-card-types' || kind === 'add-card-types' || kind === 'remove-card-types';
