import { expect, type Locator, type Page } from '@playwright/test';

/** Where own cards and effects are written, and where a card's text is taken apart. */
export class OwnEditor {
  readonly dialog: Locator;
  readonly text: Locator;
  readonly reading: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog');
    this.text = this.dialog.getByRole('textbox', { name: 'Text' });
    this.reading = this.dialog.getByRole('region', { name: 'As it is read' });
  }

  async fill(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(fields))
      await this.dialog.getByRole('textbox', { name, exact: true }).fill(value);
  }

  async choose(label: string, option: string): Promise<void> {
    await this.dialog.getByRole('button', { name: new RegExp(`${label}$`) }).click();
    await this.dialog.page().getByRole('option', { name: option, exact: true }).click();
  }

  chooseLayout(layout: string): Promise<void> {
    return this.choose('Layout', layout);
  }

  async chooseFace(name: string | RegExp): Promise<void> {
    await this.dialog.getByRole('radio', { name }).click();
  }

  /** The row of a fragment: its words, its layer and rules. */
  fragment(words: string): Locator {
    return this.dialog.getByRole('listitem').filter({ hasText: words }).last();
  }

  async press(button: string | RegExp): Promise<void> {
    await this.dialog.getByRole('button', { name: button }).last().click();
  }

  async isClosed(): Promise<void> {
    await expect(this.dialog).toHaveCount(0);
  }
}
