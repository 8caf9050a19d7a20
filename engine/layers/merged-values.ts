import { type CopiableValues, flippedValues } from '../state/copiable-values.ts';
import type { GameObject } from '../state/game-object.ts';
import { unflippedValues } from './printed-values.ts';

/**
 * Copiable values after a component has merged with what was there (CR 730.2a, 702.140e): the characteristics of what is
 * on top, the abilities of all, those of the top first. Of a flip card both sides are kept (730.2h).
 */
export function mergedValues(object: GameObject, index: number, before: CopiableValues): CopiableValues {
  const component = object.merged?.added[index];
  if (component === undefined) return before;
  const known = merged.get(before)?.get(component);
  if (known !== undefined) return known;
  const { isOnTop } = component;
  const values = unflippedValues({ ...component, zone: 'battlefield' });
  const plain = combine(before, values, isOnTop);
  const isFlipCard = before.flipSide !== undefined || values.flipSide !== undefined;
  const flipSide = combine(before.flipSide ?? before, values.flipSide ?? values, isOnTop);
  const result = isFlipCard ? { ...plain, flipSide } : plain;
  const ofBefore = merged.get(before) ?? new WeakMap<object, CopiableValues>();
  merged.set(before, ofBefore.set(component, result));
  return result;
}

const merged = new WeakMap<CopiableValues, WeakMap<object, CopiableValues>>();

function combine(below: CopiableValues, other: CopiableValues, isOnTop: boolean): CopiableValues {
  const [top, bottom] = isOnTop ? [other, below] : [below, other];
  const { flipSide: _, ...characteristics } = top;
  return { ...characteristics, abilities: [...top.abilities, ...bottom.abilities] };
}

/** What these copiable values look like on the object, with its own status (707.3). */
export const shownOn = (
  { isFlipped }: Pick<GameObject, 'isFlipped'>,
  values: CopiableValues,
): CopiableValues => (isFlipped === true ? flippedValues(values) : values);
