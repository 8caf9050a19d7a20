import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from './serve.ts';

const outside = mkdtempSync(path.join(tmpdir(), 'strata-serve-'));
const folder = path.join(outside, 'dist');
let server: Server;
let address: string;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  mkdirSync(`${folder}-secret`);
  writeFileSync(path.join(outside, 'secret.txt'), 'secret');
  writeFileSync(path.join(`${folder}-secret`, 'secret.txt'), 'secret');
  writeFileSync(path.join(folder, 'index.html'), '<h1>Strata</h1>');
  writeFileSync(path.join(folder, 'assets', 'app.js'), 'export {};');
  ({ server, address } = await serve(folder, 0));
});

afterAll(() => {
  server.close();
  rmSync(outside, { recursive: true });
});

/** Asks for a path as written: `fetch` would tidy up the dots first. */
function ask(name: string, method = 'GET'): Promise<{ status: number; type: string; body: string }> {
  return new Promise((resolve, reject) => {
    request(address, { path: name, method, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => {
        body += text;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '', body }),
      );
    })
      .on('error', reject)
      .end();
  });
}

test('the folder itself answers with its index', async () => {
  expect(await ask('/?board=1')).toEqual({
    status: 200,
    type: 'text/html; charset=utf-8',
    body: '<h1>Strata</h1>',
  });
});

test('scripts are sent as scripts', async () => {
  expect(await ask('/assets/app.js')).toMatchObject({ status: 200, type: 'text/javascript; charset=utf-8' });
});

test.each([
  '/missing.js',
  '/assets',
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/../dist-secret/secret.txt',
  '/%00',
  '/%E0%A4%A',
])('nothing is found at %s', async (name) => {
  const { status, body } = await ask(name);
  expect(status).toBe(404);
  expect(body).not.toContain('secret');
});

test('files can be read, not written', async () => {
  expect((await ask('/index.html', 'POST')).status).toBe(405);
  expect(await ask('/index.html', 'HEAD')).toMatchObject({ status: 200, body: '' });
});
