import { expect, type Locator, type Page } from '@playwright/test';
import { beginning } from '../support/patterns.ts';

export type ViewName = 'Board' | 'Ladder' | 'Graph' | 'Split' | 'Lab' | 'Rules';

/** Name of the board with its menu, undo and redo, the views, the moment, the theme. */
export class Header {
  readonly #page: Page;
  readonly menuButton: Locator;
  readonly menu: Locator;
  readonly undo: Locator;
  readonly redo: Locator;
  readonly moment: Locator;
  readonly back: Locator;
  readonly forward: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.menuButton = page.getByRole('button', { name: /^Board: / });
    this.menu = page.getByRole('menu', { name: /^Board/ });
    this.undo = page.getByRole('button', { name: 'Undo', exact: true });
    this.redo = page.getByRole('button', { name: 'Redo', exact: true });
    this.moment = page.getByRole('slider', { name: 'Moment' });
    this.back = page.getByRole('button', { name: 'One step back' });
    this.forward = page.getByRole('button', { name: 'One step forward' });
  }

  view(name: ViewName): Locator {
    return this.#page.getByRole('radiogroup', { name: 'View' }).getByRole('radio', { name });
  }

  async show(name: ViewName): Promise<void> {
    await this.view(name).click();
    await expect(this.view(name)).toBeChecked();
  }

  /** Name of the board. */
  async title(): Promise<string> {
    return ((await this.menuButton.getAttribute('aria-label')) ?? '').replace(/^Board: /, '');
  }

  async showsBoard(title: string): Promise<void> {
    await expect(this.#page.getByRole('button', { name: `Board: ${title}`, exact: true })).toBeVisible();
  }

  async choose(entry: string): Promise<void> {
    await this.menuButton.click();
    await this.menu.getByRole('menuitem', { name: beginning(entry) }).click();
    await expect(this.menu).toBeHidden();
  }

  async newBoard(): Promise<void> {
    await this.choose('New board');
    await this.showsBoard('Untitled board');
  }

  async openExample(title: string): Promise<void> {
    await this.choose(title);
    await this.showsBoard(title);
  }

  /** Titles of the example boards, as the menu lists them. */
  async examples(): Promise<readonly string[]> {
    await this.menuButton.click();
    const entries = this.menu.getByRole('group', { name: 'Examples' }).getByRole('menuitem');
    await expect(entries.first()).toBeVisible();
    const titles = await entries.allTextContents();
    await this.#page.keyboard.press('Escape');
    await expect(this.menu).toBeHidden();
    return titles;
  }

  async isAtMoment(text: string): Promise<void> {
    await expect(this.#page.getByRole('group', { name: 'Moment in the game' })).toContainText(text);
  }

  themeButton(to: 'Dark' | 'Light'): Locator {
    return this.#page.getByRole('button', { name: `${to} theme` });
  }
}
