import type { Instruction } from '../../abilities/instruction.ts';
import { allOf, not, type Selector } from '../../abilities/selector.ts';
import { type EffectTemplate, template } from '../effect-template.ts';
import { grants, lasting, onTarget, targets, untargeted } from './parts.ts';

const first: Selector = { kind: 'is', object: { kind: 'target', index: 0 } };
const FIRST = { kind: 'target', index: 0 } as const;
const SECOND = { kind: 'target', index: 1 } as const;
const YOU = { kind: 'you' } as const;

/** The same instruction on one target and on all objects of a quality. */
function onAny(id: string, instruction: (what: Selector) => Instruction): EffectTemplate[] {
  return [
    template(`target-${id}`, { what: 'quality' }, ({ what }) => onTarget(what, instruction(targets))),
    template(`all-${id}`, { what: 'quality' }, ({ what }) => untargeted(instruction(what))),
  ];
}

/** "another target creature" */
const anotherOf = (what: Selector): Selector =>
  what.kind === 'all-of' ? allOf(not(first), ...what.of) : allOf(not(first), what);

export const ONE_SHOT_EFFECTS: readonly EffectTemplate[] = [
  template('gain-control', { what: 'quality', duration: 'duration' }, ({ what, duration }) =>
    onTarget(what, lasting(targets, [{ kind: 'set-controller', to: YOU }], duration)),
  ),
  template('gain-control-untap-gains', { what: 'quality', abilities: 'abilities' }, ({ what, abilities }) =>
    onTarget(
      what,
      lasting(targets, [{ kind: 'set-controller', to: YOU }], { kind: 'until-end-of-turn' }),
      { kind: 'untap', what: targets },
      lasting(targets, grants(abilities), { kind: 'until-end-of-turn' }),
    ),
  ),
  template('becomes-copy', { what: 'quality', original: 'quality', duration: 'duration' }, (values) => ({
    targets: [
      { kind: 'object', what: values.what },
      { kind: 'object', what: anotherOf(values.original) },
    ],
    instructions: [lasting(first, [{ kind: 'become-copy', of: SECOND, except: [] }], values.duration)],
  })),
  template('exchange-control', { what: 'quality' }, ({ what }) => ({
    targets: [{ kind: 'object', what, count: 2 }],
    instructions: [{ kind: 'exchange-control', of: FIRST, and: SECOND }],
  })),
  template('exchange-text-boxes', { what: 'quality', duration: 'duration' }, ({ what, duration }) => ({
    targets: [{ kind: 'object', what, count: 2 }],
    instructions: [{ kind: 'exchange-text-boxes', of: FIRST, and: SECOND, duration }],
  })),
  ...['target', 'all'].map((whom) =>
    template(
      `${whom}-put-counters`,
      { what: 'quality', amount: 'number', counter: 'counter' },
      ({ what, amount, counter }) =>
        whom === 'target'
          ? onTarget(what, { kind: 'put-counters', on: targets, counter, amount })
          : untargeted({ kind: 'put-counters', on: what, counter, amount }),
    ),
  ),
  template('remove-counters', { what: 'quality', amount: 'number', counter: 'counter' }, (values) =>
    onTarget(values.what, {
      kind: 'remove-counters',
      from: targets,
      counter: values.counter,
      amount: values.amount,
    }),
  ),
  template('regenerate', { what: 'quality' }, ({ what }) =>
    onTarget(what, {
      kind: 'replacement-effect',
      effect: { kind: 'regenerate', what: FIRST },
      duration: { kind: 'until-end-of-turn' },
    }),
  ),
  ...onAny('destroy', (what) => ({ kind: 'destroy', what })),
  ...onAny('tap', (what) => ({ kind: 'tap', what })),
  ...onAny('untap', (what) => ({ kind: 'untap', what })),
  ...onAny('transform', (what) => ({ kind: 'transform', what })),
  ...onAny('return-to-hand', (what) => ({ kind: 'move', what, to: 'hand' })),
  ...onAny('exile', (what) => ({ kind: 'move', what, to: 'exile' })),
  ...onAny('to-battlefield', (what) => ({ kind: 'move', what, to: 'battlefield' })),
  ...onAny('to-battlefield-under-your-control', (what) => ({
    kind: 'move',
    what,
    to: 'battlefield',
    controller: YOU,
  })),
  template('return-with-counter', { what: 'quality', amount: 'number', counter: 'counter' }, (values) =>
    onTarget(values.what, {
      kind: 'move',
      what: targets,
      to: 'battlefield',
      entry: [{ kind: 'counters', counter: values.counter, amount: values.amount }],
    }),
  ),
  template('top-card-onto-battlefield', {}, () =>
    untargeted({
      kind: 'move',
      what: { kind: 'is', object: { kind: 'top-card', of: YOU, zone: 'library' } },
      to: 'battlefield',
    }),
  ),
  template('deal-damage', { what: 'quality', amount: 'number' }, ({ what, amount }) =>
    onTarget(what, { kind: 'deal-damage', amount, to: targets }),
  ),
  template('gain-life', { amount: 'number' }, ({ amount }) =>
    untargeted({ kind: 'gain-life', player: YOU, amount }),
  ),
  template('lose-life', { amount: 'number' }, ({ amount }) =>
    untargeted({ kind: 'lose-life', player: YOU, amount }),
  ),
  template('opponents-lose-life', { amount: 'number' }, ({ amount }) =>
    untargeted({ kind: 'lose-life', player: { kind: 'opponents' }, amount }),
  ),
  template('draw', { amount: 'number' }, ({ amount }) => untargeted({ kind: 'draw', player: YOU, amount })),
];
