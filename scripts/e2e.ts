// npm run e2e: finds a Chromium and a free port, then runs Playwright with the arguments given.
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { findChromium } from './find-chromium.ts';
import { ensureBuilt, run } from './workspace.mjs';

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

try {
  const chromium = await findChromium();
  await ensureBuilt();
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
  process.exitCode = await run(process.execPath, [playwright, 'test', ...process.argv.slice(2)], {
    env: { STRATA_CHROMIUM: chromium, STRATA_E2E_PORT: String(await freePort()) },
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
