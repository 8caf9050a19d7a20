import { describe, expect, it } from 'vitest';
import { applyCommand, type StepAction } from '../../../engine/index.ts';
import { enter, game, played } from '../testing.ts';
import { orderWith, simultaneousAt, simultaneousWith } from './simultaneous.ts';

const tokens: StepAction = {
  kind: 'effect',
  id: 'made',
  controller: 'A',
  text: 'Create three 1/1 white Soldier creature tokens.',
  creates: ['t1', 't2', 't3'],
};

describe('timestamps at the same time', () => {
  const document = game('Grizzly Bears', tokens, enter('Hill Giant', 'B'));
  const { history } = played(document);
  const [group] = simultaneousAt(history, document.steps, 1);

  it('are known of the step and of each of the objects, from then on', () => {
    expect(group).toEqual({ step: 1, player: 'A', objects: ['t1', 't2', 't3'] });
    expect(simultaneousWith(history, document.steps, 't2', 2)).toEqual(group);
    expect(simultaneousWith(history, document.steps, 't2', 0)).toBeUndefined();
    expect(simultaneousWith(history, document.steps, 'grizzly bears', 2)).toBeUndefined();
  });

  it('are in another order once the player has chosen it', () => {
    if (group === undefined) throw new Error('no group');
    const timestamps = orderWith([group], group, 2, 0);
    expect(timestamps).toEqual(['t3', 't1', 't2']);
    const changed = applyCommand(document, { kind: 'set-timestamp-order', index: 1, timestamps });
    const [now] = simultaneousAt(played(changed).history, changed.steps, 1);
    expect(now?.objects).toEqual(['t3', 't1', 't2']);
  });

  it('of other players stay as they were', () => {
    const one = { step: 1, player: 'A', objects: ['a', 'b'] };
    const other = { step: 1, player: 'B', objects: ['c', 'd'] };
    expect(orderWith([one, other], other, 0, 1)).toEqual(['a', 'b', 'd', 'c']);
  });
});
