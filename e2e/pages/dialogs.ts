import { expect, type Locator, type Page } from '@playwright/test';
import { beginning } from '../support/patterns.ts';

/** The dialog that is open. */
export class Dialogs {
  readonly #page: Page;
  readonly open: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.open = page.getByRole('dialog');
  }

  named(title: string | RegExp): Locator {
    return this.#page.getByRole('dialog', { name: title });
  }

  /** Presses a button at the foot; the cross at the head may have the same name. */
  async press(button: string): Promise<void> {
    await this.open
      .getByRole('button', { name: beginning(button) })
      .last()
      .click();
    await this.isClosed();
  }

  async isClosed(): Promise<void> {
    await expect(this.open).toHaveCount(0);
  }

  field(label: string): Locator {
    return this.open.getByRole('textbox', { name: label });
  }

  /** Chooses from one of the dialog's lists. */
  async choose(label: string, option: string): Promise<void> {
    await this.open.getByRole('button', { name: new RegExp(`${label}$`) }).click();
    await this.#page.getByRole('option', { name: option, exact: true }).click();
  }

  /** A field to write in that has a list of words. */
  combo(label: string): Locator {
    return this.open.getByRole('combobox', { name: label });
  }

  /** Chooses from one of the dialog's lists without the mouse. */
  async chooseByKey(label: string, option: string): Promise<void> {
    await this.open.getByRole('button', { name: new RegExp(`${label}$`) }).focus();
    await this.#page.keyboard.press('Enter');
    const wanted = this.#page.getByRole('option', { name: option, exact: true });
    await wanted.focus();
    await this.#page.keyboard.press('Enter');
    await expect(wanted).toHaveCount(0);
  }
}
