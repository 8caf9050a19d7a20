import type { Choices, Entry, StepAction } from '../../../engine/index.ts';
import { FACE_DOWN_KINDS, objectId, ZONES } from '../../../engine/index.ts';

export type FieldName =
  | 'controller'
  | 'owner'
  | 'attachedTo'
  | 'tapped'
  | 'faceDown'
  | 'zone'
  | 'text'
  | 'target'
  | 'x'
  | 'object'
  | 'to'
  | 'kind'
  | 'count'
  | 'player'
  | 'life'
  | 'color'
  | 'creatureType'
  | 'basicLandType'
  | 'mode'
  | 'number'
  | 'copy';

/** One thing about a step that can be changed. */
export interface StepField {
  readonly name: FieldName;
  readonly input:
    | 'player'
    | 'player-or-none'
    | 'object'
    | 'object-or-none'
    | 'zone'
    | 'number'
    | 'text'
    | 'color'
    | 'check'
    | 'face-down';
  readonly value: string;
  /** Which of several targets or entries, from 0. */
  readonly index: number;
}

type Input = StepField['input'];
const field = (name: FieldName, input: Input, value: string | number | undefined, index = 0): StepField => ({
  name,
  input,
  value: String(value ?? ''),
  index,
});

/** What can be changed about a step of this kind. */
export function fieldsOfAction(action: StepAction): readonly StepField[] {
  switch (action.kind) {
    case 'enter':
      return action.entries.flatMap(entryFields);
    case 'token':
      return [
        field('controller', 'player', action.token.controller),
        ...(action.token.copyOf === undefined ? [] : [field('copy', 'object', action.token.copyOf)]),
        ...(action.token.text === undefined ? [] : [field('text', 'text', action.token.text)]),
      ];
    case 'place':
      return [field('zone', 'zone', action.zone), field('owner', 'player', action.owner)];
    case 'cast':
    case 'resolve':
    case 'activate':
    case 'trigger':
    case 'effect':
      return [
        ...(action.controller === undefined ? [] : [field('controller', 'player', action.controller)]),
        ...('text' in action ? [field('text', 'text', action.text)] : []),
        ...(action.targets ?? []).map((target, index) => field('target', 'object', target, index)),
        ...(action.x === undefined ? [] : [field('x', 'number', action.x)]),
        ...choiceFields(action.choices, 0),
      ];
    case 'emblem':
      return [field('controller', 'player', action.controller), field('text', 'text', action.text)];
    case 'counter':
      return [
        field('object', 'object', action.on),
        field('kind', 'text', action.counter),
        field('count', 'number', action.n),
      ];
    case 'attach':
      return [field('object', 'object', action.id), field('to', 'object', action.to)];
    case 'detach':
    case 'tap':
    case 'untap':
    case 'turn-face-up':
    case 'turn-face-down':
    case 'transform':
    case 'convert':
    case 'flip':
    case 'phase-out':
    case 'phase-in':
      return [field('object', 'object', action.id)];
    case 'move':
      return [field('object', 'object', action.id), field('zone', 'zone', action.to)];
    case 'turn':
      return [field('player', 'player', action.player)];
    case 'life':
      return [field('player', 'player', action.player), field('life', 'number', action.n)];
    case 'choose':
      return [field('object', 'object', action.source), ...choiceFields(action.choices, 0)];
    case 'sticker':
      return [field('object', 'object', action.on), field('text', 'text', action.value)];
    case 'designate':
      return action.on === undefined ? [] : [field('object', 'object', action.on)];
    case 'text':
      return [field('object', 'object', action.id)];
    case 'merge':
    case 'combat':
    case 'unsupported':
      return [];
  }
}

function entryFields(entry: Entry, index: number): readonly StepField[] {
  return [
    field('controller', 'player', entry.controller, index),
    field('owner', 'player-or-none', entry.owner, index),
    field('attachedTo', 'object-or-none', entry.attachedTo, index),
    field('tapped', 'check', entry.tapped === true ? 'yes' : '', index),
    field('faceDown', 'face-down', entry.faceDown, index),
    ...choiceFields(entry.choices, index),
  ];
}

function choiceFields(choices: Choices | undefined, index: number): readonly StepField[] {
  if (choices === undefined) return [];
  const single = (value: string | readonly string[] | undefined) =>
    typeof value === 'string' ? value : undefined;
  return [
    ...(choices.color === undefined ? [] : [field('color', 'color', choices.color, index)]),
    ...(choices.creatureType === undefined
      ? []
      : [field('creatureType', 'text', choices.creatureType, index)]),
    ...(single(choices.basicLandType) === undefined
      ? []
      : [field('basicLandType', 'text', single(choices.basicLandType), index)]),
    ...(single(choices.mode) === undefined ? [] : [field('mode', 'text', single(choices.mode), index)]),
    ...(choices.number === undefined ? [] : [field('number', 'number', choices.number, index)]),
    ...(choices.copy === undefined ? [] : [field('copy', 'object', choices.copy, index)]),
  ];
}

/** The action with one field changed. An empty value takes away what may be absent. */
export function withField(action: StepAction, { name, index }: StepField, value: string): StepAction {
  switch (action.kind) {
    case 'enter':
      return {
        ...action,
        entries: action.entries.map((entry, at) =>
          at === index ? withEntryField(entry, name, value) : entry,
        ),
      };
    case 'token': {
      const change =
        name === 'copy' ? { copyOf: value } : name === 'text' ? { text: value } : { controller: value };
      return { ...action, token: { ...action.token, ...change } };
    }
    case 'place':
      return name === 'zone' ? { ...action, zone: zoneOf(value, action.zone) } : { ...action, owner: value };
    case 'cast':
    case 'resolve':
    case 'activate':
    case 'trigger':
    case 'effect':
      if (name === 'controller') return { ...action, controller: value };
      if (name === 'text' && action.kind === 'effect') return { ...action, text: value };
      if (name === 'target') {
        return {
          ...action,
          targets: (action.targets ?? []).map((target, at) => (at === index ? value : target)),
        };
      }
      if (name === 'x') return { ...action, x: Number(value) };
      return { ...action, choices: withChoice(action.choices ?? {}, name, value) };
    case 'emblem':
      return name === 'text' ? { ...action, text: value } : { ...action, controller: value };
    case 'counter':
      if (name === 'object') return { ...action, on: value };
      return name === 'kind' ? { ...action, counter: value } : { ...action, n: Number(value) };
    case 'attach':
      return name === 'to' ? { ...action, to: value } : { ...action, id: value };
    case 'detach':
    case 'tap':
    case 'untap':
    case 'turn-face-up':
    case 'turn-face-down':
    case 'transform':
    case 'convert':
    case 'flip':
    case 'phase-out':
    case 'phase-in':
    case 'text':
      return { ...action, id: value };
    case 'move':
      return name === 'zone' ? { ...action, to: zoneOf(value, action.to) } : { ...action, id: value };
    case 'turn':
      return { ...action, player: value };
    case 'life':
      return name === 'life' ? { ...action, n: Number(value) } : { ...action, player: value };
    case 'choose':
      return name === 'object'
        ? { ...action, source: value }
        : { ...action, choices: withChoice(action.choices, name, value) };
    case 'sticker':
      return name === 'text' ? { ...action, value } : { ...action, on: value };
    case 'designate':
      return { ...action, on: value };
    case 'merge':
    case 'combat':
    case 'unsupported':
      return action;
  }
}

function withEntryField(entry: Entry, name: FieldName, value: string): Entry {
  const { owner, attachedTo, tapped, ...rest } = entry;
  const kept = {
    ...rest,
    ...(owner === undefined ? {} : { owner }),
    ...(attachedTo === undefined ? {} : { attachedTo }),
    ...(tapped === undefined ? {} : { tapped }),
  };
  switch (name) {
    case 'controller':
      return { ...kept, controller: value };
    case 'owner': {
      const { owner: _, ...others } = kept;
      return value === '' ? others : { ...others, owner: value };
    }
    case 'attachedTo': {
      const { attachedTo: _, ...others } = kept;
      return value === '' ? others : { ...others, attachedTo: value };
    }
    case 'faceDown': {
      const { faceDown: _, ...others } = kept;
      const kind = FACE_DOWN_KINDS.find((each) => each === value);
      return kind === undefined ? others : { ...others, faceDown: kind };
    }
    case 'tapped': {
      const { tapped: _, ...others } = kept;
      return value === '' ? others : { ...others, tapped: true };
    }
    default:
      return { ...kept, choices: withChoice(entry.choices ?? {}, name, value) };
  }
}

function withChoice(choices: Choices, name: FieldName, value: string): Choices {
  switch (name) {
    case 'color':
      return { ...choices, color: value as NonNullable<Choices['color']> };
    case 'creatureType':
      return { ...choices, creatureType: value };
    case 'basicLandType':
      return { ...choices, basicLandType: value };
    case 'mode':
      return { ...choices, mode: value };
    case 'number':
      return { ...choices, number: Number(value) };
    case 'copy':
      return { ...choices, copy: objectId(value) };
    default:
      return choices;
  }
}

const zoneOf = (value: string, otherwise: (typeof ZONES)[number]): (typeof ZONES)[number] =>
  ZONES.find((zone) => zone === value) ?? otherwise;
