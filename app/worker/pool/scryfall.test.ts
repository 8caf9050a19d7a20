import { describe, expect, test, vi } from 'vitest';
import { type AnswerCache, Scryfall } from './scryfall.ts';
import { cardObject } from './testing.ts';

const listOf = (...cards: readonly unknown[]) => ({ object: 'list', total_cards: cards.length, data: cards });

/** Scryfall behind answers of our own, and a clock that only waiting moves. */
function scryfall(
  answer: (url: string) => { readonly status?: number; readonly json?: unknown } | undefined,
) {
  let clock = 0;
  const asked: { readonly url: string; readonly at: number; readonly init: RequestInit | undefined }[] = [];
  const kept = new Map<string, { readonly at: number; readonly text: string }>();
  const cache: AnswerCache = {
    get: async (request) => kept.get(request),
    put: async (request, text) => void kept.set(request, text),
  };
  const client = new Scryfall({
    cache,
    now: () => clock,
    wait: async (milliseconds) => {
      clock += milliseconds;
    },
    fetch: vi.fn(async (url: string, init?: RequestInit) => {
      asked.push({ url, at: clock, init });
      const given = answer(url);
      if (given === undefined) throw new TypeError('no network');
      return new Response(JSON.stringify(given.json ?? {}), { status: given.status ?? 200 });
    }) as unknown as typeof fetch,
  });
  return { client, asked, pass: (milliseconds: number) => (clock += milliseconds) };
}

const bear = cardObject('Bear');

describe('Scryfall', () => {
  test('is asked in its manners: its header, twice a second at most, once a day for the same', async () => {
    const { client, asked, pass } = scryfall(() => ({ json: listOf(bear, { name: 'no card' }) }));
    expect(await client.search('https://s.test', 't:bear')).toMatchObject({ kind: 'cards', total: 2 });
    await client.search('https://s.test', 't:ape');
    await client.search('https://s.test', 't:bear');
    expect(asked.map(({ url }) => new URL(url).searchParams.get('q'))).toEqual(['t:bear', 't:ape']);
    expect((asked[1]?.at ?? 0) - (asked[0]?.at ?? 0)).toBeGreaterThanOrEqual(500);
    expect(asked[0]?.init?.headers).toMatchObject({ Accept: 'application/json' });
    pass(25 * 60 * 60 * 1000);
    await client.search('https://s.test', 't:bear');
    expect(asked).toHaveLength(3);
  });

  test('is not asked any more for what is outdated', async () => {
    const { client, asked } = scryfall(() => ({ json: listOf(bear) }));
    const answers = await Promise.all([
      client.search('https://s.test', 'b'),
      client.search('https://s.test', 'be'),
    ]);
    expect(answers.map(({ kind }) => kind)).toEqual(['outdated', 'cards']);
    expect(asked).toHaveLength(1);
  });

  test.each([
    [404, { object: 'error', code: 'not_found' }, { kind: 'cards', cards: [], total: 0 }],
    [429, {}, { kind: 'failed', why: 'busy' }],
    [503, {}, { kind: 'failed', why: 'down' }],
    [400, {}, { kind: 'failed', why: 'refused' }],
    [200, { hello: 1 }, { kind: 'failed', why: 'shape' }],
    [200, listOf({ nothing: 'known' }), { kind: 'failed', why: 'shape' }],
  ])('that answers %i %j gives %j', async (status, json, expected) => {
    const { client } = scryfall(() => ({ status, json }));
    expect(await client.search('https://s.test', 'bear')).toEqual(expected);
  });

  test('is left alone for half a minute after it was too much', async () => {
    const { client, asked, pass } = scryfall(() => ({ status: 429 }));
    await client.search('https://s.test', 'a');
    pass(10_000);
    expect(await client.search('https://s.test', 'b')).toEqual({ kind: 'failed', why: 'busy' });
    expect(asked).toHaveLength(1);
    pass(25_000);
    await client.search('https://s.test', 'c');
    expect(asked).toHaveLength(2);
  });

  test('without a network says so', async () => {
    const { client } = scryfall(() => undefined);
    expect(await client.search('https://s.test', 'bear')).toEqual({ kind: 'failed', why: 'offline' });
  });

  test('is asked for many names at once', async () => {
    const { client, asked } = scryfall(() => ({ json: { ...listOf(bear), not_found: [{ name: 'x' }] } }));
    const names = Array.from({ length: 80 }, (_, index) => `Name ${index}`);
    expect(await client.named('https://s.test', names)).toMatchObject({ kind: 'cards', total: 2 });
    expect(asked.map(({ init }) => JSON.parse(String(init?.body)).identifiers.length)).toEqual([75, 5]);
  });
});
