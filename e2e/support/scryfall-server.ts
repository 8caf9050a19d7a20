import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Card {
  readonly name: string;
  readonly [field: string]: unknown;
}

export interface ScryfallServer {
  readonly address: string;
  /** What was asked, as `GET /cards/search?q=…`. */
  readonly asked: string[];
  /** Answers with this status from now on; 200 is back to normal. */
  answerWith(status: number): void;
  close(): Promise<void>;
}

/** A server with the shapes of Scryfall's answers: search by words of the name, collections by name. */
export async function startScryfall(cards: readonly Card[]): Promise<ScryfallServer> {
  const asked: string[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    void answer(request, response, { cards, asked, status });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    asked,
    answerWith(next) {
      status = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

interface Situation {
  readonly cards: readonly Card[];
  readonly asked: string[];
  readonly status: number;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { cards, asked, status }: Situation,
): Promise<void> {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
  if (request.method === 'OPTIONS') return void response.writeHead(204).end();
  const url = new URL(request.url ?? '/', 'http://scryfall');
  asked.push(`${request.method} ${url.pathname} ${url.searchParams.get('q') ?? ''}`.trim());
  const send = (code: number, json: unknown) =>
    void response.writeHead(code, { 'Content-Type': 'application/json' }).end(JSON.stringify(json));
  if (status !== 200) return send(status, { object: 'error', status });
  const listOf = (data: readonly Card[]) => ({
    object: 'list',
    has_more: false,
    total_cards: data.length,
    data,
  });
  if (url.pathname === '/cards/search') {
    const words = (url.searchParams.get('q') ?? '').toLowerCase();
    const data = cards.filter(({ name }) => name.toLowerCase().includes(words));
    return data.length === 0
      ? send(404, { object: 'error', code: 'not_found', status: 404 })
      : send(200, listOf(data));
  }
  if (url.pathname === '/cards/collection') {
    let body = '';
    for await (const part of request) body += part;
    const names: readonly string[] = JSON.parse(body).identifiers.map(({ name }: { name: string }) =>
      name.toLowerCase(),
    );
    const data = cards.filter(({ name }) =>
      [name, ...name.split(' // ')].some((each) => names.includes(each.toLowerCase())),
    );
    return send(200, { object: 'list', not_found: [], data });
  }
  send(404, { object: 'error', status: 404 });
}
