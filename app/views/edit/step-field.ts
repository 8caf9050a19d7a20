import type { CardDefinition, StepAction } from '../../../engine/index.ts';

export type FieldName =
  | 'ability'
  | 'addSource'
  | 'amount'
  | 'artist'
  | 'as'
  | 'attachedTo'
  | 'attachee'
  | 'bottom'
  | 'by'
  | 'card'
  | 'cause'
  | 'colors'
  | 'combat'
  | 'controller'
  | 'count'
  | 'counter'
  | 'designation'
  | 'discarded'
  | 'exiledWith'
  | 'face'
  | 'faceDown'
  | 'from'
  | 'how'
  | 'kicked'
  | 'kind'
  | 'life'
  | 'mana'
  | 'modes'
  | 'name'
  | 'noLonger'
  | 'noRegen'
  | 'object'
  | 'on'
  | 'order'
  | 'owner'
  | 'part'
  | 'player'
  | 'power'
  | 'size'
  | 'source'
  | 'spell'
  | 'stickerKind'
  | 'subtypes'
  | 'supertypes'
  | 'tapped'
  | 'tapped-for'
  | 'target'
  | 'text'
  | 'to'
  | 'top'
  | 'toughness'
  | 'transformed'
  | 'types'
  | 'word'
  | 'x'
  | 'zone'
  | ChoiceName
  | 'addChoice'
  | 'addCounter'
  | 'addTarget';

/** What can be chosen for an object or step, by its name in the case format. */
export const CHOICE_NAMES = [
  'color',
  'creatureType',
  'basicLandType',
  'landType',
  'cardName',
  'number',
  'chosenPlayer',
  'chosenObject',
  'mode',
  'copy',
  'divide',
  'keep',
] as const;
export type ChoiceName = (typeof CHOICE_NAMES)[number];

/** How a field is filled in. */
export type FieldInput =
  | 'player'
  /** A permanent, card or spell; `player-or-object` also a player. */
  | 'object'
  | 'player-or-object'
  | 'zone'
  | 'number'
  | 'color'
  | 'face-down'
  | 'check'
  | 'choice-name'
  | 'sticker-kind'
  | 'text'
  /** A text of the rules: it is read while it is written. */
  | 'rules-text'
  /** One of the field's options. */
  | 'select'
  /** One of the options, or a word of one's own. */
  | 'word';

/** One thing about a step that can be changed. */
export interface StepField {
  readonly name: FieldName;
  readonly input: FieldInput;
  readonly value: string;
  /** Which of several of the same name, from 0; `undefined` where there is one. */
  readonly index?: number;
  /** The kind of counter that it counts. */
  readonly about?: string;
  readonly options?: readonly string[];
  /** An empty value takes away what may be absent. */
  readonly isOptional?: boolean;
  /** The action with this changed. What does not fit changes nothing. */
  readonly set: (value: string) => StepAction;
}

/** What the form of a step has to know of the game and its cards. */
export interface FieldContext {
  readonly isPlayer: (id: string) => boolean;
  readonly cardOf: (name: string) => CardDefinition | undefined;
}

type More = Pick<StepField, 'index' | 'about' | 'options' | 'isOptional'>;

export function field(
  name: FieldName,
  input: FieldInput,
  value: string | number | undefined,
  set: StepField['set'],
  more: More = {},
): StepField {
  return { name, input, value: String(value ?? ''), set, ...more };
}

/** The object with the key set, or without it where the value is absent. */
export function withKey<T extends object, K extends keyof T>(object: T, key: K, value: T[K] | undefined): T {
  const { [key]: _, ...rest } = object;
  return (value === undefined ? rest : { ...rest, [key]: value }) as T;
}

/** The list with one place changed; an empty value takes it out, and one behind the end is added. */
export function withPlace(list: readonly string[], index: number, value: string): readonly string[] {
  if (index >= list.length) return value === '' ? list : [...list, value];
  return list.flatMap((each, at) => (at !== index ? [each] : value === '' ? [] : [value]));
}

/** The list, or absent if there is nothing in it. */
export const orAbsent = <T>(list: readonly T[]): readonly T[] | undefined =>
  list.length === 0 ? undefined : list;

/** A whole number, or `undefined` for anything else. */
export function wholeOf(text: string): number | undefined {
  const number = Number(text);
  return text.trim() === '' || !Number.isInteger(number) ? undefined : number;
}

/** "red, blue" as a list. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
