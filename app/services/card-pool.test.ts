import { expect, test, vi } from 'vitest';
import { PoolService } from '../worker/pool/pool-service.ts';
import type { PoolRequest } from '../worker/pool/protocol.ts';
import { cardFile, cardObject } from '../worker/pool/testing.ts';
import { CardPoolClient, type PoolWorker } from './card-pool.ts';

/** The worker without a thread; nothing is kept here. */
function start(): PoolWorker {
  const worker: PoolWorker = { postMessage, onmessage: null };
  const tell = (data: unknown) => worker.onmessage?.(new MessageEvent('message', { data }) as MessageEvent);
  const service = new PoolService({ tell, compiler: 'test', now: Date.now });
  function postMessage(request: PoolRequest): void {
    if (request.kind === 'hide') service.hide(request.names);
    if (request.kind === 'import') void service.import(request.file);
    if (request.kind === 'cancel-import') service.cancelImport();
    if (request.kind === 'ask')
      void service
        .answer(request.question)
        .then((answer) => tell({ kind: 'answer', id: request.id, answer }));
  }
  return worker;
}

const text = [cardObject('Bear', { oracle_text: 'Other Bears you control get +1/+1.' }), cardObject('Ape')]
  .map((card) => JSON.stringify(card))
  .join('\n');

test('a file is imported, searched, compiled and removed', async () => {
  const pool = new CardPoolClient(start);
  const heard = vi.fn();
  pool.subscribe(heard);
  pool.import(cardFile(text));
  expect(pool.state.importing).toMatchObject({ file: 'cards.jsonl' });
  await vi.waitFor(() => expect(pool.state.outcome?.kind).toBe('imported'));
  expect(heard).toHaveBeenCalled();
  expect(pool.state).toMatchObject({ importing: undefined, meta: { cards: 2 } });
  await vi.waitFor(() => expect(pool.state.compiled).toBe(2));

  const hits = await pool.ask({ kind: 'search', query: 'layer:7c', limit: 5 });
  expect(hits.hits.map(({ card }) => card.name)).toEqual(['Bear']);
  pool.hide(['Bear']);
  expect((await pool.ask({ kind: 'search', query: 't:bear', limit: 5 })).total).toBe(1);

  expect(pool.known('Ape')).toBeUndefined();
  expect((await pool.card('Ape'))?.card.name).toBe('Ape');
  expect(pool.known('Ape')?.card.name).toBe('Ape');
  const { found } = await pool.ask({ kind: 'names', names: ['ape', 'beer'], address: undefined });
  expect(found).toMatchObject([
    { card: { card: { name: 'Ape' } }, near: [] },
    { card: undefined, near: ['Bear'] },
  ]);

  await pool.ask({ kind: 'remove' });
  expect(pool.state.meta).toBeUndefined();
  expect((await pool.ask({ kind: 'search', query: 'ape', limit: 5 })).total).toBe(0);
});

test('a file that fails changes nothing', async () => {
  const pool = new CardPoolClient(start);
  pool.import(cardFile(text));
  await vi.waitFor(() => expect(pool.state.meta?.cards).toBe(2));
  pool.import(cardFile('nothing', 'notes.txt'));
  await vi.waitFor(() => expect(pool.state.outcome).toMatchObject({ kind: 'failed', why: 'no-cards' }));
  expect(pool.state.meta?.file).toBe('cards.jsonl');
  expect((await pool.ask({ kind: 'search', query: 'ape', limit: 5 })).total).toBe(1);
});
