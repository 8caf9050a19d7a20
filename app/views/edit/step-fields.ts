import type { StepAction } from '../../../engine/index.ts';
import { STICKER_KINDS, ZONES } from '../../../engine/index.ts';
import { choiceFields } from './choice-fields.ts';
import { entryFields, tokenFields } from './entry-fields.ts';
import { eventFields } from './event-fields.ts';
import {
  CONCEDED,
  COUNTER_KINDS,
  OBJECT_DESIGNATIONS,
  PLAYER_DESIGNATIONS,
  sortsOf,
  TIMES_OF_DAY,
  WORD_SORTS,
} from './kinds.ts';
import { abilityFields, castFields, effectFields, resolveFields } from './spell-fields.ts';
import { type FieldContext, field, type StepField, wholeOf, withKey } from './step-field.ts';

type Of<Kind extends StepAction['kind']> = Extract<StepAction, { kind: Kind }>;

const text = (value: string) => (value === '' ? undefined : value);
const optional = { isOptional: true } as const;

/**
 * What can be changed about a step of this kind, in the order in which it is read. Entries of cards that enter together
 * are asked for one by one ({@link entryFields}), and combat has an editor of its own: they have no field here.
 */
export function fieldsOfAction(action: StepAction, context: FieldContext): readonly StepField[] {
  switch (action.kind) {
    case 'enter':
      return action.entries.length !== 1
        ? []
        : action.entries.flatMap((entry) =>
            entryFields(entry, (changed) => ({ ...action, entries: [changed] }), context),
          );
    case 'token':
      return tokenFields(action.token, (token) => ({ ...action, token }));
    case 'place':
      return [
        field('card', 'word', action.card, (v) => withKey(action, 'card', v)),
        field('zone', 'zone', action.zone, (v) => withKey(action, 'zone', zoneOf(v) ?? action.zone)),
        field('owner', 'player', action.owner, (v) => withKey(action, 'owner', v)),
        field(
          'exiledWith',
          'object',
          action.exiledWith,
          (v) => withKey(action, 'exiledWith', text(v)),
          optional,
        ),
      ];
    case 'cast':
      return castFields(action, context);
    case 'resolve':
      return resolveFields(action, context);
    case 'activate':
    case 'trigger':
      return abilityFields(action);
    case 'effect':
      return effectFields(action);
    case 'emblem':
      return [
        field('controller', 'player', action.controller, (v) => withKey(action, 'controller', v)),
        field('text', 'rules-text', action.text, (v) => withKey(action, 'text', v)),
      ];
    case 'counter':
      return [
        field('on', 'player-or-object', action.on, (v) => withKey(action, 'on', v)),
        field('kind', 'word', action.counter, (v) => withKey(action, 'counter', v.replaceAll('−', '-')), {
          options: COUNTER_KINDS,
        }),
        field('count', 'number', action.n, (v) => withKey(action, 'n', wholeOf(v) ?? action.n)),
      ];
    case 'attach':
      return [
        field('object', 'object', action.id, (v) => withKey(action, 'id', v)),
        field('attachee', 'player-or-object', action.to, (v) => withKey(action, 'to', v)),
      ];
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
      return [field('object', 'object', action.id, (v) => ({ ...action, id: v }))];
    case 'move':
      return moveFields(action);
    case 'turn':
      return [field('player', 'player', action.player, (v) => withKey(action, 'player', v))];
    case 'life':
      return [
        field('player', 'player', action.player, (v) => withKey(action, 'player', v)),
        field('life', 'number', action.n, (v) => withKey(action, 'n', wholeOf(v) ?? action.n)),
      ];
    case 'choose':
      return [
        field('object', 'object', action.source, (v) => withKey(action, 'source', v)),
        ...choiceFields(action.choices, (choices = {}) => withKey(action, 'choices', choices)),
      ];
    case 'merge':
      return [
        field('top', 'object', action.top, (v) => withKey(action, 'top', v)),
        field('bottom', 'object', action.bottom, (v) => withKey(action, 'bottom', v)),
      ];
    case 'designate':
      return designateFields(action, context);
    case 'sticker':
      return stickerFields(action);
    case 'text':
      return textFields(action);
    case 'event':
      return eventFields(action, context);
    case 'combat':
    case 'unsupported':
      return [];
  }
}

function moveFields(action: Of<'move'>): readonly StepField[] {
  return [
    field('object', 'object', action.id, (v) => withKey(action, 'id', v)),
    field('zone', 'zone', action.to, (v) => withKey(action, 'to', zoneOf(v) ?? action.to)),
    ...(action.to === 'battlefield'
      ? [
          field(
            'controller',
            'player',
            action.controller,
            (v) => withKey(action, 'controller', text(v)),
            optional,
          ),
          ...choiceFields(action.choices, (choices) => withKey(action, 'choices', choices)),
        ]
      : []),
    field('as', 'text', action.as, (v) => withKey(action, 'as', text(v)), optional),
  ];
}

/** Day and night are the game's; everything else is somebody's, or something's. */
function designateFields(action: Of<'designate'>, { isPlayer }: FieldContext): readonly StepField[] {
  if (TIMES_OF_DAY.some((time) => time === action.what)) {
    return [
      field('designation', 'select', action.what, (v) => withKey(action, 'what', v), {
        options: TIMES_OF_DAY,
      }),
    ];
  }
  const ofPlayer = action.on !== undefined && isPlayer(action.on);
  const options = ofPlayer ? [...PLAYER_DESIGNATIONS, CONCEDED] : OBJECT_DESIGNATIONS;
  const setOn = (on: string) => {
    const fits = isPlayer(on) === ofPlayer;
    const [first] = isPlayer(on) ? PLAYER_DESIGNATIONS : OBJECT_DESIGNATIONS;
    return { ...action, on, what: fits ? action.what : first };
  };
  return [
    field('on', 'player-or-object', action.on, setOn),
    field('designation', 'select', action.what, (v) => withKey(action, 'what', v), { options }),
    ...(action.what === CONCEDED
      ? []
      : [
          field('noLonger', 'check', action.off === true ? 'yes' : '', (v) =>
            withKey(action, 'off', v === '' ? undefined : true),
          ),
        ]),
  ];
}

/** A sticker of another kind says another sort of thing, so what it said is given up. */
function stickerFields(action: Of<'sticker'>): readonly StepField[] {
  const value = (v: string) => withKey(action, 'value', v);
  return [
    field('on', 'object', action.on, (v) => withKey(action, 'on', v)),
    field('stickerKind', 'sticker-kind', action.sticker, (v) => {
      const sticker = STICKER_KINDS.find((kind) => kind === v) ?? action.sticker;
      if (sticker === action.sticker) return action;
      return { ...action, sticker, value: sticker === 'power/toughness' ? '1/1' : '' };
    }),
    ...(action.sticker === 'name'
      ? [field('word', 'text', action.value, value)]
      : action.sticker === 'ability'
        ? [field('text', 'rules-text', action.value, value)]
        : action.sticker === 'art'
          ? [field('artist', 'text', action.value, value)]
          : sizeFields(action)),
  ];
}

function sizeFields(action: Of<'sticker'>): readonly StepField[] {
  const [power = '', toughness = ''] = action.value.split('/');
  const set = (p: string, t: string) => withKey(action, 'value', `${p}/${t}`);
  return [
    field('power', 'number', power, (v) => set(String(wholeOf(v) ?? power), toughness)),
    field('toughness', 'number', toughness, (v) => set(power, String(wholeOf(v) ?? toughness))),
  ];
}

/** The word that it becomes is of the sort of the word that it was (612.2). */
function textFields(action: Of<'text'>): readonly StepField[] {
  const sorts = sortsOf(action.from);
  const words = (each: readonly (keyof typeof WORD_SORTS)[]) => [
    ...new Set(each.flatMap((sort) => WORD_SORTS[sort])),
  ];
  const all = words(Object.keys(WORD_SORTS) as (keyof typeof WORD_SORTS)[]);
  return [
    field('object', 'object', action.id, (v) => withKey(action, 'id', v)),
    field('from', 'word', action.from, (v) => withKey(action, 'from', v), { options: all }),
    field('to', 'word', action.to, (v) => withKey(action, 'to', v), {
      options: (sorts.length === 0 ? all : words(sorts)).filter((word) => word !== action.from),
    }),
  ];
}

const zoneOf = (value: string): (typeof ZONES)[number] | undefined => ZONES.find((zone) => zone === value);
