// Serves a folder of static files on this machine: `tsx scripts/serve.ts [--port N] [FOLDER]`.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isMainModule } from './main-module.ts';
import { root } from './workspace.mjs';

/** Boards are kept by the browser per address, so the same port is tried first each time. */
const usualPort = 4613;

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** The file that an address names, or undefined when it names none inside the folder. */
function fileAt(folder: string, url: string): string | undefined {
  const address = url.split(/[?#]/, 1)[0] ?? '/';
  let name: string;
  try {
    name = decodeURIComponent(address);
  } catch {
    return undefined;
  }
  if (name.includes('\0')) return undefined;
  let file = path.join(folder, name);
  if (file !== folder && !file.startsWith(folder + path.sep)) return undefined;
  if (existsSync(file) && statSync(file).isDirectory()) file = path.join(file, 'index.html');
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

function answer(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const plain = { 'Content-Type': 'text/plain; charset=utf-8' };
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...plain, Allow: 'GET, HEAD' }).end('Only GET and HEAD\n');
    return;
  }
  const file = fileAt(folder, request.url ?? '/');
  if (file === undefined) {
    response.writeHead(404, plain).end('Not found\n');
    return;
  }
  response.writeHead(200, {
    'Content-Type': contentTypes[path.extname(file).toLowerCase()] ?? 'application/octet-stream',
    'Content-Length': statSync(file).size,
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  });
  if (request.method === 'HEAD') response.end();
  else
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response);
}

/** Starts to serve the folder; port 0 means any free port. */
export function serve(folder: string, port: number): Promise<{ server: Server; address: string }> {
  const server = createServer((request, response) => answer(path.resolve(folder), request, response));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const { port: actual } = server.address() as AddressInfo;
      resolve({ server, address: `http://127.0.0.1:${actual}/` });
    });
  });
}

/** The program: serves the folder that the arguments name and prints its address. */
export async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { port: { type: 'string' } },
    allowPositionals: true,
  });
  const folder = path.resolve(root, positionals[0] ?? 'dist');
  if (!existsSync(folder)) {
    console.error(`There is no folder ${folder}. Build it first: npm run build`);
    process.exitCode = 1;
    return;
  }
  const { address } =
    values.port === undefined
      ? await serve(folder, usualPort).catch(() => serve(folder, 0))
      : await serve(folder, Number(values.port));
  console.log(`Strata runs at ${address} (Ctrl+C stops it)`);
}

if (isMainModule(import.meta.url)) await main();
