import { z } from 'zod';
import { parseScryfallCard, type ScryfallCard } from '../../../engine/index.ts';

/** Why Scryfall gave no answer. */
export type OnlineFailure = 'offline' | 'busy' | 'down' | 'refused' | 'shape';

export type OnlineAnswer =
  | { readonly kind: 'cards'; readonly cards: readonly ScryfallCard[]; readonly total: number }
  | { readonly kind: 'failed'; readonly why: OnlineFailure }
  /** Something newer was asked. */
  | { readonly kind: 'outdated' };

/** Answers by the request that got them. */
export interface AnswerCache {
  get(request: string): Promise<{ readonly at: number; readonly text: string } | undefined>;
  put(request: string, answer: { readonly at: number; readonly text: string }): Promise<void>;
}

export interface ScryfallOptions {
  readonly cache: AnswerCache | undefined;
  readonly fetch: typeof fetch;
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** As its documentation asks: lists at most twice a second, 30 s of silence after a 429, answers kept for a day. */
const SPACING = 500;
const SILENCE = 30_000;
const DAY = 24 * 60 * 60 * 1000;
/** Names in one question. */
const NAMES = 75;
/** Characters of an answer; a page of 175 cards has about a million. */
const LONGEST = 8_000_000;

const list = z.object({
  object: z.literal('list'),
  data: z.array(z.unknown()).max(1000),
  total_cards: z.number().optional(),
});

/** Asks Scryfall for cards, one request after the other. A newer search ends an older one. Never rejects. */
export class Scryfall {
  readonly #options: ScryfallOptions;
  #queue: Promise<unknown> = Promise.resolve();
  #nextAt = 0;
  #searching: AbortController | undefined;

  constructor(options: ScryfallOptions) {
    this.#options = options;
  }

  /** The first page of cards that fit. No card is an answer, too. */
  async search(address: string, query: string): Promise<OnlineAnswer> {
    this.#searching?.abort();
    const searching = new AbortController();
    this.#searching = searching;
    const parameters = new URLSearchParams({ q: query, unique: 'cards', order: 'name' });
    return this.#ask(`${address}/cards/search?${parameters}`, { signal: searching.signal });
  }

  /** Cards of these very names, as far as there are any. */
  async named(address: string, names: readonly string[]): Promise<OnlineAnswer> {
    const cards: ScryfallCard[] = [];
    for (let at = 0; at < names.length; at += NAMES) {
      const identifiers = names.slice(at, at + NAMES).map((name) => ({ name }));
      const answer = await this.#ask(`${address}/cards/collection`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ identifiers }),
      });
      if (answer.kind !== 'cards') return answer;
      cards.push(...answer.cards);
    }
    return { kind: 'cards', cards, total: cards.length };
  }

  async #ask(url: string, request: RequestInit): Promise<OnlineAnswer> {
    const key = typeof request.body === 'string' ? `${url} ${request.body}` : url;
    const { cache, now } = this.#options;
    const kept = await cache?.get(key).catch(() => undefined);
    if (kept !== undefined && now() - kept.at < DAY) return cardsIn(kept.text);
    const turn = this.#queue.then(() => this.#send(url, request));
    this.#queue = turn;
    const answer = await turn;
    if (typeof answer !== 'string') return answer;
    const cards = cardsIn(answer);
    // Without room it is asked again the next time.
    if (cards.kind === 'cards') await cache?.put(key, { at: now(), text: answer }).catch(() => undefined);
    return cards;
  }

  async #send(url: string, request: RequestInit): Promise<string | OnlineAnswer> {
    const { fetch, now, wait } = this.#options;
    const { signal } = request;
    if (signal?.aborted) return { kind: 'outdated' };
    const pause = this.#nextAt - now();
    if (pause > SPACING) return { kind: 'failed', why: 'busy' };
    if (pause > 0) await wait(pause);
    if (signal?.aborted) return { kind: 'outdated' };
    this.#nextAt = now() + SPACING;
    try {
      const headers = { Accept: 'application/json', ...request.headers };
      const response = await fetch(url, {
        ...request,
        headers,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      });
      if (response.ok) return await response.text();
      if (response.status === 404) return EMPTY;
      if (response.status === 429) this.#nextAt = now() + SILENCE;
      return { kind: 'failed', why: failureOf(response.status) };
    } catch {
      return signal?.aborted ? { kind: 'outdated' } : { kind: 'failed', why: 'offline' };
    }
  }
}

/** Nothing fits: Scryfall says so with 404. */
const EMPTY = '{"object":"list","data":[],"total_cards":0}';

const failureOf = (status: number): OnlineFailure =>
  status === 429 ? 'busy' : status >= 500 ? 'down' : 'refused';

function cardsIn(text: string): OnlineAnswer {
  let json: unknown;
  try {
    json = text.length > LONGEST ? undefined : JSON.parse(text);
  } catch {
    json = undefined;
  }
  const parsed = list.safeParse(json);
  if (!parsed.success) return { kind: 'failed', why: 'shape' };
  const cards = parsed.data.data.flatMap((each) => {
    const result = parseScryfallCard(each);
    return result.ok ? [result.card] : [];
  });
  if (cards.length === 0 && parsed.data.data.length > 0) return { kind: 'failed', why: 'shape' };
  return { kind: 'cards', cards, total: Math.max(cards.length, parsed.data.total_cards ?? 0) };
}
