import { expect, type Locator, type Page } from '@playwright/test';
import { Header } from './header.ts';

export type PhonePanel = 'Board' | 'Timeline' | 'Ladder' | 'Graph' | 'Library';

/** What only a phone has: the bar at the bottom, and the grip of the sheet. */
export class Phone {
  readonly #header: Header;
  readonly #bar: Locator;
  readonly tabs: Locator;
  readonly grip: Locator;

  constructor(page: Page) {
    this.#header = new Header(page);
    this.#bar = page.getByRole('navigation', { name: 'Panels' });
    this.tabs = this.#bar.getByRole('button');
    this.grip = page.getByRole('button', { name: 'Change the height' });
  }

  async goTo(panel: PhonePanel): Promise<void> {
    const tab = this.#bar.getByRole('button', { name: panel, exact: true });
    await tab.tap();
    await expect(tab).toHaveAttribute('aria-current', 'page');
  }

  async newBoard(): Promise<void> {
    await this.#choose('New board');
    await this.#header.showsBoard('Untitled board');
  }

  async openExample(title: string): Promise<void> {
    await this.#choose(title);
    await this.#header.showsBoard(title);
  }

  async #choose(entry: string): Promise<void> {
    await this.#header.menuButton.tap();
    await this.#header.menu.getByRole('menuitem', { name: entry }).tap();
    await expect(this.#header.menu).toBeHidden();
  }
}
