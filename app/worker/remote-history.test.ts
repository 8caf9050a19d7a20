import { describe, expect, test, vi } from 'vitest';
import { type BoardDocument, compilingReader, libraryCard, playHistory } from '../../engine/index.ts';
import type { PlayRequest, PlayResponse } from './protocol.ts';
import { type HistoryWorker, isHere, RemoteHistory } from './remote-history.ts';

const board = (...cards: readonly string[]): BoardDocument => ({
  strata: 1,
  players: ['A', 'B'],
  steps: cards.map((card, index) => ({
    action: { kind: 'enter', entries: [{ id: `${index}`, card, controller: 'A' }] },
  })),
});

/** A worker that answers when it is told to. */
class FakeWorker implements HistoryWorker {
  onmessage: HistoryWorker['onmessage'] = null;
  readonly requests: PlayRequest[] = [];

  postMessage(request: PlayRequest): void {
    this.requests.push(structuredClone(request));
  }

  answer(request: PlayRequest): void {
    const { moments, problems } = playHistory(request.document, libraryCard, undefined, compilingReader);
    const last = moments.length - 1;
    const states = [request.moment ?? last, last].flatMap((index) => {
      const state = moments[index]?.state;
      return state === undefined ? [] : [[index, state] as const];
    });
    const records = moments.map(({ step, status, events, endedEffects, recorded, chosenOrders, state }) => ({
      step,
      status,
      events,
      endedEffects,
      recorded,
      chosenOrders,
      clock: state.clock,
    }));
    const data: PlayResponse = { kind: 'played', id: request.id, records, problems, states };
    this.onmessage?.({ data: structuredClone(data) } as MessageEvent<PlayResponse>);
  }
}

describe('a history that is played elsewhere', () => {
  test('is empty at first, and there as soon as the worker answers', () => {
    const worker = new FakeWorker();
    const remote = new RemoteHistory(worker);
    const listener = vi.fn();
    remote.subscribe(listener);
    const document = board('Forest', 'Grizzly Bears');

    expect(remote.history(document, undefined).moments).toHaveLength(1);
    expect(remote.progress).toEqual({ played: 0, steps: 2 });
    for (const request of worker.requests) worker.answer(request);

    expect(listener).toHaveBeenCalledOnce();
    expect(remote.progress).toBeUndefined();
    const history = remote.history(document, undefined);
    expect(history.moments).toHaveLength(3);
    expect([...(history.moments[2]?.state.objects.keys() ?? [])]).toEqual(['0', '1']);
    expect(worker.requests).toHaveLength(1);
  });

  test('a newer document overtakes an older one, whose answer is not heard', () => {
    const worker = new FakeWorker();
    const remote = new RemoteHistory(worker);
    const [older, newer] = [board('Forest'), board('Forest', 'Island', 'Swamp')];
    remote.history(older, undefined);
    remote.history(newer, undefined);
    const [first, second] = worker.requests;
    if (first === undefined || second === undefined) throw new Error('Two requests were expected');
    worker.answer(first);
    expect(remote.history(newer, undefined).moments).toHaveLength(1);
    worker.answer(second);
    expect(remote.history(newer, undefined).moments).toHaveLength(4);
  });

  test('the state of another moment is asked for, and can be had at once if need be', () => {
    const worker = new FakeWorker();
    const remote = new RemoteHistory(worker);
    const document = board('Forest', 'Island', 'Swamp');
    remote.history(document, undefined);
    for (const request of worker.requests.splice(0)) worker.answer(request);
    const history = remote.history(document, 1);
    expect(worker.requests).toMatchObject([{ moment: 1 }]);
    const moment = history.moments[1];
    if (moment === undefined) throw new Error('There is no moment 1');
    expect(isHere(moment)).toBe(false);
    expect([...moment.state.objects.keys()]).toEqual(['0']);
    for (const request of worker.requests.splice(0)) worker.answer(request);
    expect(isHere(remote.history(document, 1).moments[1] ?? moment)).toBe(true);
  });
});
