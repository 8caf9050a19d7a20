import { describe, expect, test } from 'vitest';
import { compilingReader, libraryCard, type StepAction } from '../../../engine/index.ts';
import { game, played } from '../testing.ts';
import { evenly } from './divided.ts';
import { legalFor } from './legal.ts';
import { askable, meetNeed, type Pending } from './pending.ts';
import { startCard, startEffect } from './start.ts';

function start(card: string, controller = 'A'): Pending {
  const definition = libraryCard(card);
  if (definition === undefined) throw new Error(`No card ${card}`);
  return startCard(game('Grizzly Bears', 'Swamp'), definition, controller);
}
const action = (pending: Pending): StepAction => pending.step.action;

describe('putting a card on the board', () => {
  test('needs nothing for a creature, and gives it a name of its own', () => {
    const pending = start('Grizzly Bears', 'B');
    expect(pending.needs).toEqual([]);
    expect(action(pending)).toEqual({
      kind: 'enter',
      entries: [{ id: expect.any(String), card: 'Grizzly Bears', controller: 'B' }],
    });
  });

  test('needs something to enchant for an Aura: what its enchant ability says', () => {
    const pending = start('Rancor');
    const { evaluation } = played(game('Grizzly Bears', 'Swamp')).trace;
    expect(legalFor(evaluation, pending)).toEqual(new Set(['grizzly bears']));
    const met = meetNeed(pending, 'grizzly bears');
    expect(met.needs).toEqual([]);
    expect(action(met)).toMatchObject({ entries: [{ card: 'Rancor', attachedTo: 'grizzly bears' }] });
  });

  test('needs a target for a spell', () => {
    const pending = start('Giant Growth');
    expect(pending.needs).toMatchObject([{ kind: 'target', isOptional: false }]);
    expect(action(meetNeed(pending, 'grizzly bears'))).toMatchObject({
      kind: 'resolve',
      targets: ['grizzly bears'],
    });
  });

  test('needs the choice that is made as it enters', () => {
    const pending = start('Xenograft');
    expect(pending.needs).toEqual([{ kind: 'choice', what: 'creature-type', from: undefined }]);
    expect(action(meetNeed(pending, 'Elf'))).toMatchObject({
      entries: [{ choices: { creatureType: 'Elf' } }],
    });
  });

  test('may copy something or not', () => {
    const pending = start('Clone');
    expect(pending.needs).toMatchObject([{ kind: 'copy', isOptional: true }]);
    expect(action(meetNeed(pending, 'grizzly bears'))).toMatchObject({
      entries: [{ choices: { copy: 'grizzly bears' } }],
    });
    expect(action(meetNeed(pending, undefined))).toEqual(action(pending));
  });
});

describe('an effect by itself', () => {
  test('asks for the targets of its text', () => {
    const text = 'Target creature gets +3/+3 until end of turn.';
    const pending = startEffect(game('Grizzly Bears'), text, 'Gets +N/+N', 'B', compilingReader);
    expect(pending?.needs).toHaveLength(1);
    expect(pending && action(meetNeed(pending, 'grizzly bears'))).toMatchObject({
      kind: 'effect',
      controller: 'B',
      text,
      targets: ['grizzly bears'],
    });
  });

  test('is none for a text that means nothing', () => {
    expect(startEffect(game(), 'Abracadabra.', '?', 'A', compilingReader)).toBeUndefined();
  });
});

describe('what is divided among targets (601.2d)', () => {
  const DISTRIBUTE = 'Distribute three +1/+1 counters among one, two, or three target creatures.';
  const begin = (): Pending => {
    const pending = startEffect(game('Grizzly Bears'), DISTRIBUTE, 'Counters', 'A', compilingReader);
    if (pending === undefined) throw new Error('not read');
    return pending;
  };
  const skipTargets = (pending: Pending): Pending =>
    pending.needs[0]?.kind === 'target' ? skipTargets(meetNeed(pending, undefined)) : pending;

  test('is asked once the targets are known, with what there is in all', () => {
    const two = skipTargets(meetNeed(meetNeed(begin(), 'grizzly bears'), 'hill giant'));
    expect(askable(two).needs).toEqual([{ kind: 'divide', total: 3 }]);
    const done = meetNeed(two, '1,2');
    expect(done.needs).toEqual([]);
    expect(action(done)).toMatchObject({
      targets: ['grizzly bears', 'hill giant'],
      choices: { divide: [1, 2] },
    });
  });

  test('is not asked for one target, which gets all', () => {
    const one = skipTargets(meetNeed(begin(), 'grizzly bears'));
    expect(askable(one).needs).toEqual([]);
    expect(action(askable(one))).not.toHaveProperty('choices');
  });

  test('begins with even shares', () => {
    expect(evenly(5, 3)).toEqual([2, 2, 1]);
    expect(evenly(1, 2)).toEqual([1, 1]);
  });
});
