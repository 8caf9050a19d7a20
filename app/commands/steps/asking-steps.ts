import type { StepAction } from '../../../engine/index.ts';
import { freshId } from '../../../engine/index.ts';
import { attachesTo } from '../../views/board/object-abilities.ts';
import { combatNow, withNewAttacker } from '../../views/combat/combat-editor.ts';
import { startAttach, startMerge } from '../../views/pending/start.ts';
import type { CommandContext } from '../command.ts';
import { proceed } from '../pending.ts';
import { aboutOf, addFor, isPermanent, type ObjectStep, type Subject } from './object-step.ts';

const ask = ({ actions }: CommandContext, action: StepAction): void =>
  actions.openDialog({ kind: 'new-step', action });

const anywhere = () => true;
const never = () => false;

export const counters: ObjectStep = {
  id: 'counters',
  keys: ['c'],
  isPossible: anywhere,
  fits: isPermanent,
  run: (context, { object }) => ask(context, { kind: 'counter', on: object.id, counter: '', n: 1 }),
};

export const attach: ObjectStep = {
  id: 'attach',
  keys: ['h'],
  isPossible: isPermanent,
  fits: (subject) => isPermanent(subject) && attachesTo(subject.trace, subject.object.id) !== undefined,
  run({ actions }, subject) {
    const to = attachesTo(subject.trace, subject.object.id) ?? { kind: 'all' };
    proceed(actions, startAttach(aboutOf(subject), to));
  },
};

export const detach: ObjectStep = {
  id: 'detach',
  keys: ['shift+h'],
  isPossible: ({ object }) => object.attachedTo !== undefined,
  whyNot: 'not-attached',
  fits: ({ object }) => object.attachedTo !== undefined,
  run: (context, subject) => addFor(context, subject, { kind: 'detach', id: subject.object.id }),
};

/** A spell merges with a permanent, or a permanent with a spell that is cast for that (730.2). */
export const merge: ObjectStep = {
  id: 'merge',
  keys: ['g'],
  isPossible: ({ object }) => object.zone === 'battlefield' || object.zone === 'stack',
  whyNot: 'not-there',
  fits: ({ object, trace }) =>
    object.designations.includes('mutating') ||
    (object.zone === 'battlefield' &&
      trace.evaluation.object(object.id).cardTypes.includes('creature') &&
      [...trace.evaluation.state.objects.values()].some(({ designations }) =>
        designations.includes('mutating'),
      )),
  run: ({ actions }, subject) => proceed(actions, startMerge(aboutOf(subject), subject.object.zone)),
};

export const attack: ObjectStep = {
  id: 'attack',
  keys: ['shift+b'],
  isPossible: isPermanent,
  fits: (subject) => isPermanent(subject) && isCreature(subject) && isActive(subject),
  run(context, { object, trace }) {
    const { evaluation } = trace;
    ask(context, withNewAttacker(evaluation, combatNow(evaluation), object.id));
  },
};

const isCreature = ({ object, trace }: Subject): boolean =>
  trace.evaluation.object(object.id).cardTypes.includes('creature');

const isActive = ({ object, trace }: Subject): boolean =>
  trace.evaluation.object(object.id).controller === trace.evaluation.state.activePlayer;

export const designate: ObjectStep = {
  id: 'designate',
  keys: ['d'],
  isPossible: isPermanent,
  fits: ({ object }) => object.designations.length > 0,
  run: (context, { object }) => ask(context, { kind: 'designate', on: object.id, what: 'monstrous' }),
};

/** Stickers are put on objects whose zone everybody sees (123.5). */
export const sticker: ObjectStep = {
  id: 'sticker',
  keys: ['i'],
  isPossible: ({ object }) => object.zone !== 'hand' && object.zone !== 'library',
  whyNot: 'hidden-zone',
  fits: never,
  run: (context, { object }) =>
    ask(context, { kind: 'sticker', id: '', on: object.id, sticker: 'name', value: '' }),
};

export const changeWords: ObjectStep = {
  id: 'change-words',
  keys: ['w'],
  isPossible: anywhere,
  fits: never,
  run: (context, { object }) => ask(context, { kind: 'text', id: object.id, from: '', to: '' }),
};

export const moveObject: ObjectStep = {
  id: 'move-object',
  keys: ['v'],
  isPossible: anywhere,
  fits: anywhere,
  run: (context, { object }) =>
    ask(context, {
      kind: 'move',
      id: object.id,
      to: object.zone === 'graveyard' ? 'exile' : 'graveyard',
    }),
};

export const copyToken: ObjectStep = {
  id: 'copy-token',
  keys: ['shift+c'],
  isPossible: isPermanent,
  fits: isPermanent,
  run(context, subject) {
    const { id, name, controller } = aboutOf(subject);
    const token = { id: freshId(context.state.document, `${name} token`), controller, copyOf: id };
    addFor(context, subject, { kind: 'token', token });
  },
};

export const resolveSpell: ObjectStep = {
  id: 'resolve-spell',
  keys: ['shift+q'],
  isPossible: ({ object }) => object.zone === 'stack',
  whyNot: 'not-on-stack',
  fits: ({ object }) => object.zone === 'stack',
  run: (context, subject) => addFor(context, subject, { kind: 'resolve', spell: subject.object.id }),
};
