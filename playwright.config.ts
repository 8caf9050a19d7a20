import { defineConfig, devices, type ReporterDescription } from '@playwright/test';

// `npm run e2e` finds both; the port here serves an editor that starts Playwright itself.
const chromium = process.env.STRATA_CHROMIUM;
const port = process.env.STRATA_E2E_PORT ?? '4614';
const report = process.env.STRATA_E2E_REPORT;
const isRoot = process.getuid?.() === 0;

const reporters: ReporterDescription[] = [['list']];
if (report !== undefined) reporters.push(['json', { outputFile: report }]);

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  // A second try tells a fault from a busy machine, and is reported as flaky; only it is recorded.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: reporters,
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    // A test asks the server, not what an earlier page left; e2e/offline.spec.ts has its own.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: [
        ...(isRoot ? ['--no-sandbox', '--disable-dev-shm-usage'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-domain-reliability',
        '--disable-sync',
        '--no-pings',
        // The app needs nobody: a test that asks for another host fails.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    },
  },
  projects: [
    {
      name: 'chromium',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: `node --import tsx scripts/serve.ts --port ${port}`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
    timeout: 30_000,
  },
});
