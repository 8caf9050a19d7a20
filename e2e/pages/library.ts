import { expect, type Locator, type Page } from '@playwright/test';
import { beginning, holding } from '../support/patterns.ts';

/** Cards, effects by themselves, and example boards. */
export class Library {
  readonly #page: Page;
  readonly panel: Locator;
  readonly search: Locator;
  readonly cards: Locator;
  readonly effects: Locator;
  readonly examples: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.panel = page.getByRole('complementary', { name: 'Library' });
    this.search = this.panel.getByRole('searchbox', { name: 'Search cards' });
    this.cards = this.panel.getByRole('grid', { name: 'Cards' });
    this.effects = this.panel.getByRole('grid', { name: 'Effects by themselves' });
    this.examples = this.panel.getByRole('list', { name: 'Examples' });
  }

  /** What is wrong with the search. */
  get problems(): Locator {
    return this.panel.getByRole('list', { name: 'Left out of the search' }).getByRole('listitem');
  }

  /** Where imported cards come from, and how far an import is. */
  get pool(): Locator {
    return this.panel.getByRole('region', { name: 'Imported cards' });
  }

  get online(): Locator {
    return this.pool.getByRole('checkbox', { name: 'Ask Scryfall, too' });
  }

  async askScryfall(): Promise<void> {
    await this.pool.getByText('Ask Scryfall, too').click();
    await expect(this.online).toBeChecked();
  }

  /** Opens the list of search terms, and puts one into the search. */
  async chooseTerm(term: string): Promise<void> {
    await this.panel.getByRole('button', { name: 'Search terms' }).click();
    const terms = this.#page.getByRole('dialog', { name: 'Search terms' });
    await terms.getByRole('button', { name: beginning(term) }).click();
    await expect(terms).toHaveCount(0);
  }

  async openTab(name: 'Cards' | 'Effects' | 'Own' | 'Examples'): Promise<void> {
    await this.panel.getByRole('tab', { name }).click();
  }

  card(name: string): Locator {
    return this.cards.getByRole('row', { name, exact: true });
  }

  effect(name: string): Locator {
    return this.effects.getByRole('row', { name, exact: true });
  }

  /** Types into the search, and waits until the card is the first that fits. */
  async searchFor(name: string): Promise<Locator> {
    await this.search.fill(name);
    await expect(this.cards.getByRole('row').first()).toHaveAccessibleName(name);
    return this.card(name);
  }

  /** The words of a card under the mouse, where one would press to drag it. */
  handle(row: Locator, name: string): Locator {
    return row.getByText(name, { exact: true });
  }

  /** Searches, chooses and adds, with the pointer. */
  async add(name: string, player: string): Promise<void> {
    const row = await this.searchFor(name);
    await row.click();
    await this.addButton(row, player).click();
  }

  /** A card comes under somebody's control, an effect is somebody's. */
  addButton(row: Locator, player: string): Locator {
    return row.getByRole('button', { name: new RegExp(`^(Add to|By) ${player}$`) });
  }

  example(title: string): Locator {
    return this.examples.getByRole('button', { name: holding(title) });
  }
}
