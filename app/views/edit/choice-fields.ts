import type { CardFace, Choices, StepAction } from '../../../engine/index.ts';
import { BASIC_LAND_TYPES, COLORS, objectId, playerId, SUBTYPES } from '../../../engine/index.ts';
import { needsToEnter } from '../pending/needs.ts';
import {
  CHOICE_NAMES,
  type ChoiceName,
  field,
  orAbsent,
  type StepField,
  wholeOf,
  withKey,
  withPlace,
  wordsOf,
} from './step-field.ts';

type SetChoices = (choices: Choices | undefined) => StepAction;

/** Where a choice of that name stands. */
const KEYS: Readonly<Record<ChoiceName, keyof Choices>> = {
  color: 'color',
  creatureType: 'creatureType',
  basicLandType: 'basicLandType',
  landType: 'landType',
  cardName: 'cardName',
  number: 'number',
  chosenPlayer: 'player',
  chosenObject: 'object',
  mode: 'mode',
  copy: 'copy',
  divide: 'divide',
  keep: 'keep',
};

/**
 * Everything that is chosen, each to be changed or taken away, what else is wanted, and a way to choose something more.
 */
export function choiceFields(
  choices: Choices = {},
  set: SetChoices,
  wanted: readonly ChoiceName[] = [],
): readonly StepField[] {
  const put = <K extends keyof Choices>(key: K, value: Choices[K] | undefined): StepAction => {
    const next = withKey(choices, key, value);
    return set(Object.keys(next).length === 0 ? undefined : next);
  };
  const shown = CHOICE_NAMES.filter((name) => choices[KEYS[name]] !== undefined || wanted.includes(name));
  const others = CHOICE_NAMES.filter((name) => !shown.includes(name));
  return [
    ...shown.flatMap((name) => fieldsOf(name, choices, put)),
    ...(others.length === 0
      ? []
      : [
          field(
            'addChoice',
            'choice-name',
            '',
            (value) => {
              const name = others.find((each) => each === value);
              return name === undefined ? set(choices) : put(KEYS[name], START[name] as never);
            },
            { options: others, isOptional: true },
          ),
        ]),
  ];
}

/** What a choice is before anything was chosen: an empty one counts as none when the step is saved. */
const START: Readonly<Record<ChoiceName, unknown>> = {
  color: 'W',
  creatureType: '',
  basicLandType: 'Plains',
  landType: '',
  cardName: '',
  number: 1,
  chosenPlayer: '',
  chosenObject: '',
  mode: '',
  copy: '',
  divide: [],
  keep: '',
};

type Put = <K extends keyof Choices>(key: K, value: Choices[K] | undefined) => StepAction;

function fieldsOf(name: ChoiceName, choices: Choices, put: Put): readonly StepField[] {
  const optional = { isOptional: true } as const;
  const text = (value: string) => (value === '' ? undefined : value);
  switch (name) {
    case 'color':
      if (typeof choices.color === 'object')
        return listFields(name, choices.color, (list) =>
          put('color', oneOrList(list.flatMap((each) => COLORS.filter((color) => color === each)))),
        );
      return [
        field(
          name,
          'color',
          choices.color,
          (v) =>
            put(
              'color',
              COLORS.find((each) => each === v),
            ),
          optional,
        ),
      ];
    case 'creatureType':
    case 'landType': {
      const options = name === 'landType' ? SUBTYPES.land : SUBTYPES.creature;
      const value = choices[name];
      if (name === 'creatureType' && typeof value === 'object')
        return listFields(name, value, (list) => put(name, oneOrList(list)));
      return [
        field(name, 'word', typeof value === 'string' ? value : undefined, (v) => put(name, text(v)), {
          ...optional,
          options,
        }),
      ];
    }
    case 'basicLandType':
      return listFields(name, choices.basicLandType, (list) => put('basicLandType', oneOrList(list)));
    case 'cardName':
      return [field(name, 'word', choices.cardName, (v) => put('cardName', text(v)), optional)];
    case 'number':
      return [field(name, 'number', choices.number, (v) => put('number', wholeOf(v)), optional)];
    case 'chosenPlayer': {
      const set = (v: string) => put('player', v === '' ? undefined : playerId(v));
      return [field(name, 'player', choices.player, set, optional)];
    }
    case 'chosenObject':
      return listFields(name, choices.object, (list) => put('object', oneOrList(list.map(objectId))));
    case 'mode':
      return listFields(name, choices.mode, (list) => put('mode', oneOrList(list)));
    case 'copy':
    case 'keep': {
      const set = (v: string) => put(name, v === '' ? undefined : objectId(v));
      return [field(name, 'object', choices[name], set, optional)];
    }
    case 'divide': {
      const numbers = (v: string) => wordsOf(v).flatMap((word) => wholeOf(word) ?? []);
      return [field(name, 'text', choices.divide?.join(', '), (v) => put('divide', orAbsent(numbers(v))))];
    }
  }
}

const LIST_INPUTS = {
  color: { input: 'color' },
  creatureType: { input: 'word', options: SUBTYPES.creature },
  basicLandType: { input: 'select', options: BASIC_LAND_TYPES },
  chosenObject: { input: 'object' },
  mode: { input: 'text' },
} as const;

/** One field for each thing of a list, and one more to go on. */
function listFields(
  name: 'color' | 'creatureType' | 'basicLandType' | 'chosenObject' | 'mode',
  value: string | readonly string[] | undefined,
  set: (list: readonly string[]) => StepAction,
): readonly StepField[] {
  const list = value === undefined ? [] : [value].flat();
  const { input, ...options } = LIST_INPUTS[name];
  const places = list.at(-1) === '' || list.length === 0 ? Math.max(1, list.length) : list.length + 1;
  return Array.from({ length: places }, (_, index) =>
    field(name, input, list[index], (v) => set(withPlace(list, index, v)), {
      isOptional: true,
      ...options,
      ...(places === 1 ? {} : { index }),
    }),
  );
}

/** One thing stands by itself, as the format writes it. */
const oneOrList = <T>(list: readonly T[]): T | readonly T[] | undefined => (list.length < 2 ? list[0] : list);

/** What is chosen as such a card enters. */
export function choicesWanted(face: CardFace | undefined): readonly ChoiceName[] {
  if (face === undefined) return [];
  return needsToEnter(face).flatMap((need): readonly ChoiceName[] => {
    if (need.kind === 'copy') return ['copy'];
    if (need.kind !== 'choice') return [];
    return [CHOICE_NAMES_OF[need.what]];
  });
}

const CHOICE_NAMES_OF = {
  color: 'color',
  'creature-type': 'creatureType',
  'basic-land-type': 'basicLandType',
  'land-type': 'landType',
  'card-name': 'cardName',
  number: 'number',
  player: 'chosenPlayer',
  object: 'chosenObject',
  mode: 'mode',
  copy: 'copy',
} as const;
