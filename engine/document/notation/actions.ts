/** One word after an action's name, and the field of the step that it fills. */
export interface Argument {
  readonly field: string;
  /** `name`: all words up to a sign; `ref`: an object or player; `number`; else one word, or a quoted text. */
  readonly kind: 'name' | 'ref' | 'number' | 'word';
  readonly isOptional?: boolean;
}

/** How a step of the file is written in a line: `!action arguments > to @at #id [everything else]`. */
export interface ActionForm {
  readonly arguments: readonly Argument[];
  /** The field that the player before the colon fills. */
  readonly player?: string;
  /** With this field, no player is filled in: the spell on the stack has its controller. */
  readonly unless?: string;
  /** The field after `>`: a list of targets, or one object. */
  readonly to?: { readonly field: string; readonly isList: boolean };
  /** The field after `@`: a zone. */
  readonly at?: string;
  /** Whether it has an id of its own after `#`; `named` if one is made from its name where none is given. */
  readonly id?: 'named' | 'optional';
  /** The step's value is its only argument itself. */
  readonly isScalar?: boolean;
}

const ref = (field: string): Argument => ({ field, kind: 'ref' });
const word = (field: string): Argument => ({ field, kind: 'word' });
const name = (field: string): Argument => ({ field, kind: 'name', isOptional: true });
const number = (field: string): Argument => ({ field, kind: 'number' });
const targets = { field: 'targets', isList: true } as const;
const onOne: ActionForm = { arguments: [ref('id')], isScalar: true };
const ofPlayer = { player: 'controller' } as const;

/** A card that enters the battlefield is written without any action's name. */
export const ENTRY: ActionForm = {
  arguments: [{ field: 'card', kind: 'name' }],
  ...ofPlayer,
  to: { field: 'attachedTo', isList: false },
  id: 'named',
};

/** Every action by its name, which is its key in a board file. */
export const ACTIONS: Readonly<Record<string, ActionForm>> = {
  resolve: { arguments: [name('card')], ...ofPlayer, unless: 'spell', to: targets, id: 'optional' },
  cast: { arguments: [{ field: 'card', kind: 'name' }], ...ofPlayer, to: targets, id: 'named' },
  token: { arguments: [name('name')], ...ofPlayer, to: { field: 'attachedTo', isList: false }, id: 'named' },
  place: { arguments: [{ field: 'card', kind: 'name' }], player: 'owner', at: 'zone', id: 'named' },
  effect: { arguments: [word('text')], ...ofPlayer, to: targets, id: 'optional' },
  emblem: { arguments: [word('text')], ...ofPlayer, id: 'named' },
  activate: { arguments: [ref('source'), word('ability')], to: targets, id: 'optional' },
  trigger: { arguments: [ref('source'), word('ability')], to: targets, id: 'optional' },
  counter: { arguments: [ref('on'), word('kind'), number('n')] },
  attach: { arguments: [ref('id')], to: { field: 'to', isList: false } },
  detach: { arguments: [ref('id')] },
  move: { arguments: [ref('id')], at: 'to' },
  tap: onOne,
  untap: onOne,
  turnFaceUp: onOne,
  turnFaceDown: onOne,
  transform: onOne,
  convert: onOne,
  flip: onOne,
  phaseOut: onOne,
  phaseIn: onOne,
  turn: { arguments: [ref('player')], isScalar: true },
  life: { arguments: [ref('player'), number('n')] },
  choose: { arguments: [ref('source')] },
  merge: { arguments: [ref('top'), ref('bottom')], id: 'optional' },
  combat: { arguments: [] },
  designate: { arguments: [word('what')] },
  sticker: { arguments: [ref('on'), word('kind'), word('value')], id: 'optional' },
  text: { arguments: [ref('id'), word('from'), word('to')] },
};

/** What is chosen stands in brackets with all else, under these keys, and goes into the step's `choices`. */
export const CHOICES: ReadonlySet<string> = new Set([
  'color',
  'creatureType',
  'basicLandType',
  'landType',
  'cardName',
  'number',
  'player',
  'object',
  'mode',
  'copy',
  'divide',
  'keep',
]);

/** Before an event that would happen (614–616): its key in a board file is `event`. */
export const WOULD = 'would';

const onObject: ActionForm = { arguments: [ref('id')] };
const ofOne: ActionForm = { arguments: [ref('player')] };
const amountOf: ActionForm = { arguments: [ref('player'), number('n')] };
const partOf: ActionForm = { arguments: [ref('player'), word('what')] };

/** Every kind of event, by its key in a board file; cards that enter are written as they are elsewhere. */
export const EVENTS: Readonly<Record<string, ActionForm>> = {
  damage: { arguments: [ref('source'), number('amount')], to: { field: 'to', isList: false } },
  draw: amountOf,
  tokens: { arguments: [ref('controller'), number('n'), name('name')] },
  counters: { arguments: [ref('on'), word('kind'), number('n')] },
  destroy: onObject,
  die: onObject,
  counterSpell: onObject,
  zone: { arguments: [ref('id')], at: 'to' },
  gainLife: amountOf,
  loseLife: amountOf,
  discard: { arguments: [ref('player'), ref('card')] },
  mill: amountOf,
  skip: partOf,
  turnStep: partOf,
  rollDie: ofOne,
  addMana: { arguments: [ref('player'), word('mana')] },
  untap: onObject,
  turnFaceUp: onObject,
  lose: ofOne,
  win: ofOne,
};
