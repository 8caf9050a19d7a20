import type { Locator, Page } from '@playwright/test';
import { beginning } from '../support/patterns.ts';

/** The effects by layer and time, with who waits for whom; and the list that says the same. */
export class GraphView {
  readonly #page: Page;
  readonly canvas: Locator;
  readonly nodes: Locator;
  readonly list: Locator;
  readonly asList: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.canvas = page.getByRole('region', { name: 'Effects by layer and timestamp' });
    this.nodes = this.canvas.getByRole('button', { name: /, layer \d/ });
    this.list = page.getByRole('region', { name: 'All effects as a list' });
    this.asList = page.getByRole('button', { name: 'As a list' });
  }

  node(source: string, layer: string): Locator {
    return this.nodes.and(
      this.#page.getByRole('button', {
        name: new RegExp(`${beginning(source).source}\\b.* layer ${layer},`),
      }),
    );
  }

  /** What each node reads out. */
  async labels(): Promise<readonly string[]> {
    const names: string[] = [];
    for (const node of await this.nodes.all())
      names.push((await node.ariaSnapshot()).replace(/^- '?button "|"'?$/g, ''));
    return names;
  }

  get items(): Locator {
    // What timestamps alone would do is listed within an item.
    return this.list.locator('ol > li');
  }
}
