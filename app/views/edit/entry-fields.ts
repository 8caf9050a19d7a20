import type { CardDefinition, Entry, StepAction, TokenEntry } from '../../../engine/index.ts';
import { COLORS, FACE_DOWN_KINDS } from '../../../engine/index.ts';
import { choiceFields, choicesWanted } from './choice-fields.ts';
import { COUNTER_KINDS } from './kinds.ts';
import {
  type FieldContext,
  type FieldName,
  field,
  orAbsent,
  type StepField,
  wholeOf,
  withKey,
  withPlace,
  wordsOf,
} from './step-field.ts';
import { canBeTransformed, waysOf } from './ways.ts';

/** What can be said of one card that enters. */
export function entryFields(
  entry: Entry,
  set: (entry: Entry) => StepAction,
  { cardOf }: FieldContext,
): readonly StepField[] {
  const card = cardOf(entry.card);
  const put = <K extends keyof Entry>(key: K, value: Entry[K] | undefined) => set(withKey(entry, key, value));
  const text = (value: string) => (value === '' ? undefined : value);
  const optional = { isOptional: true } as const;
  const faces = card === undefined || card.faces.length === 1 ? [] : card.faces.map(({ name }) => name);
  const shownFace = card?.faces.find(({ name }) => name === entry.face) ?? card?.faces[0];
  const hasFaces = faces.length > 0 || entry.face !== undefined;
  return [
    field('card', 'word', entry.card, (v) => put('card', v)),
    field('controller', 'player', entry.controller, (v) => put('controller', v)),
    field('owner', 'player', entry.owner, (v) => put('owner', text(v)), optional),
    field('attachedTo', 'player-or-object', entry.attachedTo, (v) => put('attachedTo', text(v)), optional),
    field(
      'faceDown',
      'face-down',
      entry.faceDown,
      (v) =>
        put(
          'faceDown',
          FACE_DOWN_KINDS.find((kind) => kind === v),
        ),
      optional,
    ),
    field('how', 'word', entry.how, (v) => put('how', text(v)), { ...optional, options: waysOf(card) }),
    ...(hasFaces
      ? [field('face', 'select', entry.face, (v) => put('face', text(v)), { ...optional, options: faces })]
      : []),
    field('x', 'number', entry.x, (v) => put('x', wholeOf(v)), optional),
    field('tapped', 'check', entry.tapped === true ? 'yes' : '', (v) =>
      put('tapped', v === '' ? undefined : true),
    ),
    ...(canBeTransformed(card) || entry.transformed === true
      ? [
          field('transformed', 'check', entry.transformed === true ? 'yes' : '', (v) =>
            put('transformed', v === '' ? undefined : true),
          ),
        ]
      : []),
    ...modeFields(entry.modes, (modes) => put('modes', modes), card),
    ...counterFields(entry.counters, (counters) => put('counters', counters)),
    ...choiceFields(entry.choices, (choices) => put('choices', choices), choicesWanted(shownFace)),
  ];
}

/** One field for each mode that was chosen as it was cast (601.2b), and for a card that has modes one more. */
export function modeFields(
  modes: readonly string[] = [],
  set: (modes: readonly string[] | undefined) => StepAction,
  card: CardDefinition | undefined,
): readonly StepField[] {
  const isAsked = modes.length > 0 || isModal(card);
  return (isAsked ? [...modes, ''] : []).map((mode, index) =>
    field('modes', 'text', mode, (value) => set(orAbsent(withPlace(modes, index, value))), {
      index,
      isOptional: true,
    }),
  );
}

/** Some text of the card lets its player choose modes (700.2). */
const isModal = (tree: unknown): boolean =>
  typeof tree === 'object' &&
  tree !== null &&
  (('kind' in tree && (tree.kind === 'modal' || tree.kind === 'one-of')) ||
    Object.values(tree).some(isModal));

type Counters = NonNullable<Entry['counters']>;

function counterFields(
  counters: Counters = {},
  set: (counters: Counters | undefined) => StepAction,
): readonly StepField[] {
  const put = (kind: string, value: number | undefined) => {
    const next = withKey(counters, kind, value);
    return set(Object.keys(next).length === 0 ? undefined : next);
  };
  const others = COUNTER_KINDS.filter((kind) => !Object.hasOwn(counters, kind));
  return [
    ...Object.entries(counters).map(([kind, count]) =>
      field('counter', 'number', count, (v) => put(kind, wholeOf(v)), { about: kind, isOptional: true }),
    ),
    field('addCounter', 'word', '', (v) => (v.trim() === '' ? set(counters) : put(v.trim(), 1)), {
      options: others,
    }),
  ];
}

/** What can be said of a token: of what it is a copy, or what it is by itself. */
export function tokenFields(token: TokenEntry, set: (token: TokenEntry) => StepAction): readonly StepField[] {
  const put = <K extends keyof TokenEntry>(key: K, value: TokenEntry[K] | undefined) =>
    set(withKey(token, key, value));
  const text = (value: string) => (value === '' ? undefined : value);
  const optional = { isOptional: true } as const;
  const list = (name: 'types' | 'subtypes' | 'supertypes' | 'colors') => {
    const read = (v: string) =>
      wordsOf(v).map((word) => (name === 'colors' ? colorOf(word) : wordOf(name, word)));
    return field(name, 'text', token[name]?.join(', '), (v) => put(name, orAbsent(read(v))), optional);
  };
  const number = (name: 'power' | 'toughness') =>
    field(name, 'number', token[name], (v) => put(name, wholeOf(v)), optional);
  const own: readonly (StepField & { readonly name: FieldName })[] = [
    field('name', 'text', token.name, (v) => put('name', text(v))),
    list('types'),
    list('subtypes'),
    list('supertypes'),
    list('colors'),
    number('power'),
    number('toughness'),
    field('text', 'rules-text', token.text, (v) => put('text', text(v)), optional),
  ];
  return [
    field('controller', 'player', token.controller, (v) => put('controller', v)),
    field('copy', 'object', token.copyOf, (v) => put('copyOf', text(v)), optional),
    ...(token.copyOf === undefined ? own : []),
    field('attachedTo', 'player-or-object', token.attachedTo, (v) => put('attachedTo', text(v)), optional),
    field('tapped', 'check', token.tapped === true ? 'yes' : '', (v) =>
      put('tapped', v === '' ? undefined : true),
    ),
    ...choiceFields(token.choices, (choices) => put('choices', choices)),
  ];
}

const COLOR_WORDS: Readonly<Record<string, (typeof COLORS)[number]>> = {
  white: 'W',
  blue: 'U',
  black: 'B',
  red: 'R',
  green: 'G',
};

/** "red" and "r" as the format writes them; what is no color stays, to be refused in words. */
const colorOf = (word: string): string =>
  COLOR_WORDS[word.toLowerCase()] ?? COLORS.find((color) => color === word.toUpperCase()) ?? word;

/** Types in lower case, subtypes as printed. */
const wordOf = (name: string, word: string): string =>
  name === 'subtypes' ? word.charAt(0).toUpperCase() + word.slice(1) : word.toLowerCase();
