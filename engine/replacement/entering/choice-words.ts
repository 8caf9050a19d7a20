import type { ChoiceKind } from '../../abilities/instruction.ts';
import { BASIC_LAND_TYPES } from '../../vocabulary/card-types.ts';
import type { Choices } from '../../vocabulary/choices.ts';
import { SUBTYPES } from '../../vocabulary/subtypes.ts';

/** Where a choice of that sort stands among all choices. */
export const CHOICE_FIELDS = {
  color: 'color',
  'creature-type': 'creatureType',
  'basic-land-type': 'basicLandType',
  'land-type': 'landType',
  'card-name': 'cardName',
  number: 'number',
  player: 'player',
  object: 'object',
  mode: 'mode',
  copy: 'copy',
} as const satisfies Readonly<Record<ChoiceKind, keyof Choices>>;

/** Of all choices only the one of this sort, or `undefined` if it wasn't made. */
export function choiceOf(choices: Choices, what: ChoiceKind): Choices | undefined {
  const field = CHOICE_FIELDS[what];
  return choices[field] === undefined ? undefined : { [field]: choices[field] };
}

const areAll = (chosen: string | readonly string[] | undefined, known: readonly string[]): boolean =>
  chosen !== undefined && [chosen].flat().every((word) => known.includes(word));

/** Whether a chosen word is one of those that the rules know (CR 205.3, 305.6); other choices are free. */
export function isAllowedWord(choices: Choices, what: ChoiceKind): boolean {
  switch (what) {
    case 'creature-type':
      return areAll(choices.creatureType, SUBTYPES.creature);
    case 'basic-land-type':
      return areAll(choices.basicLandType, BASIC_LAND_TYPES);
    case 'land-type':
      return SUBTYPES.land.includes(choices.landType ?? '');
    case 'color':
    case 'card-name':
    case 'number':
    case 'player':
    case 'object':
    case 'mode':
    case 'copy':
      return true;
  }
}
