import { expect, type Locator, type Page } from '@playwright/test';

/** The page of all rules, as its user knows it. */
export class RulesPage {
  readonly panel: Locator;
  readonly search: Locator;
  readonly numbers: Locator;
  readonly boards: Locator;

  constructor(page: Page) {
    this.panel = page.getByRole('region', { name: 'Rules', exact: true });
    this.search = this.panel.getByRole('searchbox', { name: 'Search rules' });
    this.numbers = this.panel.getByRole('button', { name: /^Link to rule / });
    this.boards = this.panel.getByRole('button', { name: /^Open: / });
  }

  /** The number, sentence and boards of one rule. */
  entry(rule: string): Locator {
    return this.panel
      .getByRole('listitem')
      .filter({ has: this.panel.page().getByRole('button', { name: `Link to rule ${rule}`, exact: true }) });
  }

  /** Ids of all boards of the page, each once. */
  async boardIds(): Promise<readonly string[]> {
    await expect(this.boards.first()).toBeVisible();
    return this.boards.evaluateAll((buttons) => [
      ...new Set(buttons.flatMap((button) => button.getAttribute('data-board') ?? [])),
    ]);
  }

  async open(id: string): Promise<void> {
    await this.panel.locator(`[data-board="${id}"]`).first().click();
  }
}
