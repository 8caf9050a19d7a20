import type { StepAction } from '../../../engine/index.ts';
import { FACE_DOWN_KINDS } from '../../../engine/index.ts';
import { choiceFields } from './choice-fields.ts';
import { choicesOfSpell } from './divided-spell.ts';
import { modeFields } from './entry-fields.ts';
import {
  type FieldContext,
  field,
  orAbsent,
  type StepField,
  wholeOf,
  withKey,
  withPlace,
} from './step-field.ts';
import { waysOf } from './ways.ts';

type Of<Kind extends StepAction['kind']> = Extract<StepAction, { kind: Kind }>;
type AbilityUse = Extract<StepAction, { source: string; ability: string }>;
type Played = Of<'cast'> | Of<'resolve'> | AbilityUse | Of<'effect'>;

const text = (value: string) => (value === '' ? undefined : value);
const optional = { isOptional: true } as const;

/** A spell that is cast and stays on the stack. */
export function castFields(action: Of<'cast'>, { cardOf }: FieldContext): readonly StepField[] {
  const card = cardOf(action.card);
  const faces = card === undefined || card.faces.length === 1 ? [] : card.faces.map(({ name }) => name);
  return [
    field('card', 'word', action.card, (v) => withKey(action, 'card', v)),
    field('controller', 'player', action.controller, (v) => withKey(action, 'controller', v)),
    field('how', 'word', action.how, (v) => withKey(action, 'how', text(v)), {
      ...optional,
      options: waysOf(card),
    }),
    field(
      'faceDown',
      'face-down',
      action.faceDown,
      (v) =>
        withKey(
          action,
          'faceDown',
          FACE_DOWN_KINDS.find((kind) => kind === v),
        ),
      optional,
    ),
    ...(faces.length > 0 || action.face !== undefined
      ? [
          field('face', 'select', action.face, (v) => withKey(action, 'face', text(v)), {
            ...optional,
            options: faces,
          }),
        ]
      : []),
    ...targetFields(action),
    xField(action),
    ...modeFields(action.modes, (modes) => withKey(action, 'modes', modes), card),
    ...choiceFields(
      action.choices,
      (choices) => withKey(action, 'choices', choices),
      choicesOfSpell(card, action.targets),
    ),
  ];
}

/** A spell that resolves: one on the stack, or a card that is cast and resolves at once. */
export function resolveFields(action: Of<'resolve'>, { cardOf }: FieldContext): readonly StepField[] {
  const isCast = action.spell !== undefined;
  const card = cardOf(action.card ?? '');
  return [
    isCast
      ? field('spell', 'object', action.spell, (v) => withKey(action, 'spell', v))
      : field('card', 'word', action.card, (v) => withKey(action, 'card', v)),
    ...(isCast
      ? []
      : [
          field('controller', 'player', action.controller, (v) => withKey(action, 'controller', v)),
          field('how', 'word', action.how, (v) => withKey(action, 'how', text(v)), {
            ...optional,
            options: waysOf(card),
          }),
          field('kicked', 'check', action.kicked === true ? 'yes' : '', (v) =>
            withKey(action, 'kicked', v === '' ? undefined : true),
          ),
        ]),
    ...targetFields(action),
    xField(action),
    ...modeFields(action.modes, (modes) => withKey(action, 'modes', modes), card),
    ...choiceFields(
      action.choices,
      (choices) => withKey(action, 'choices', choices),
      choicesOfSpell(card, action.targets),
    ),
  ];
}

/** An ability that resolves. */
export function abilityFields(action: AbilityUse): readonly StepField[] {
  return [
    field('source', 'object', action.source, (v) => withKey(action, 'source', v)),
    field('ability', 'text', action.ability, (v) => withKey(action, 'ability', v)),
    field('controller', 'player', action.controller, (v) => withKey(action, 'controller', text(v)), optional),
    ...targetFields(action),
    xField(action),
    ...choiceFields(action.choices, (choices) => withKey(action, 'choices', choices)),
  ];
}

/** An effect by itself. */
export function effectFields(action: Of<'effect'>): readonly StepField[] {
  return [
    field('controller', 'player', action.controller, (v) => withKey(action, 'controller', v)),
    field('text', 'rules-text', action.text, (v) => withKey(action, 'text', v)),
    ...targetFields(action),
    xField(action),
    ...choiceFields(action.choices, (choices) => withKey(action, 'choices', choices)),
  ];
}

function targetFields<Action extends Played>(action: Action): readonly StepField[] {
  const targets = action.targets ?? [];
  const set = (index: number) => (value: string) =>
    withKey<Played, 'targets'>(action, 'targets', orAbsent(withPlace(targets, index, value)));
  return [
    ...targets.map((target, index) =>
      field('target', 'player-or-object', target, set(index), {
        isOptional: true,
        ...(targets.length > 1 ? { index } : {}),
      }),
    ),
    field('addTarget', 'player-or-object', '', set(targets.length), { isOptional: true }),
  ];
}

const xField = (action: Played): StepField =>
  field('x', 'number', action.x, (v) => withKey<Played, 'x'>(action, 'x', wholeOf(v)), optional);
