import { test as base, expect, type Page } from '@playwright/test';
import { StrataPage } from './pages/strata-page.ts';
import { bearLord, twoFaces } from './support/cards.ts';
import { type ScryfallServer, startScryfall } from './support/scryfall-server.ts';

interface Fixtures {
  /** The app, just opened in a browser that has never seen it. */
  readonly strata: StrataPage;
  /** Hosts beside the app's own that a test lets it ask. */
  readonly friends: Set<string>;
  /** A server that answers as Scryfall does; the page takes it for Scryfall. */
  readonly scryfall: ScryfallServer;
}

/** Every test fails that leaves an error in the console, or asks another host for anything. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
  async friends({}, use) {
    await use(new Set());
  },
  async page({ page, baseURL, friends }, use) {
    const troubles = watchForTroubles(page, new URL(baseURL ?? '').host, friends);
    await use(page);
    expect(troubles).toEqual([]);
  },
  async scryfall({ page, baseURL, friends }, use) {
    const server = await startScryfall([twoFaces, bearLord]);
    friends.add(new URL(server.address).host);
    await page.route(baseURL ?? '', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('https://api.scryfall.com', server.address);
      await route.fulfill({ response, body });
    });
    await use(server);
    await server.close();
  },
  async strata({ page }, use) {
    const strata = new StrataPage(page);
    await strata.open();
    await use(strata);
  },
});

export { expect };

function watchForTroubles(page: Page, home: string, friends: ReadonlySet<string>): readonly string[] {
  const isFriend = (url: string) => URL.canParse(url) && friends.has(new URL(url).host);
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (isFriend(message.location().url)) return;
    // Playwright's own word for what the configuration asks of it.
    if (message.text().startsWith('Service Worker registration blocked by Playwright')) return;
    if (message.type() === 'error' || message.type() === 'warning')
      troubles.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && host !== home && !friends.has(host))
      troubles.push(`request: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (!response.ok() && response.status() !== 304 && !isFriend(response.url()))
      troubles.push(`response ${response.status()}: ${response.url()}`);
  });
  return troubles;
}

/** The sizes at which the app is looked at. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
export const TABLET = { viewport: { width: 1280, height: 900 }, hasTouch: true } as const;
