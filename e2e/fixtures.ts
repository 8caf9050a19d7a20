import { test as base, expect, type Page } from '@playwright/test';
import { StrataPage } from './pages/strata-page.ts';

interface Fixtures {
  /** The app, just opened in a browser that has never seen it. */
  readonly strata: StrataPage;
}

/** Every test fails that leaves an error in the console, or asks another host for anything. */
export const test = base.extend<Fixtures>({
  async page({ page, baseURL }, use) {
    const troubles = watchForTroubles(page, new URL(baseURL ?? '').host);
    await use(page);
    expect(troubles).toEqual([]);
  },
  async strata({ page }, use) {
    const strata = new StrataPage(page);
    await strata.open();
    await use(strata);
  },
});

export { expect };

function watchForTroubles(page: Page, home: string): readonly string[] {
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      troubles.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && host !== home) troubles.push(`request: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (!response.ok() && response.status() !== 304)
      troubles.push(`response ${response.status()}: ${response.url()}`);
  });
  return troubles;
}

/** The sizes at which the app is looked at. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
export const TABLET = { viewport: { width: 1280, height: 900 }, hasTouch: true } as const;
