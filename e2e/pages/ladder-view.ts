import { expect, type Locator, type Page } from '@playwright/test';

type LadderButton = 'Before the first effect' | 'Previous effect' | 'Next effect' | 'After the last effect';

/** The effects in the order in which they are applied, and the board between two of them. */
export class LadderView {
  readonly #page: Page;
  readonly table: Locator;
  readonly controls: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.table = page.getByRole('table', { name: 'Effects in the order in which they are applied' });
    this.controls = page.getByRole('group', { name: 'Step through' });
  }

  async go(to: LadderButton): Promise<void> {
    await this.controls.getByRole('button', { name: to }).click();
  }

  /** How far it says that it has come. */
  words(position: number, total: number): Locator {
    const words = `${position} of ${total} effect${total === 1 ? '' : 's'} applied`;
    return this.#page.getByRole('paragraph').filter({ hasText: words });
  }

  async hasApplied(position: number, total: number): Promise<void> {
    await expect(this.words(position, total)).toBeVisible();
  }

  /** The row in which an effect was applied last. */
  get current(): Locator {
    return this.table.getByRole('row').and(this.#page.locator('[aria-current="step"]'));
  }

  /** Rows of effects that came to nothing. */
  get notApplied(): Locator {
    return this.table
      .getByRole('row')
      .filter({ has: this.#page.getByRole('cell', { name: 'not applied', exact: true }) });
  }

  sourceButton(source: string): Locator {
    // Notes name effects, too; only the button of a row can be pressed in.
    const rows = this.table.getByRole('cell').locator('button[aria-pressed]');
    return rows.and(this.#page.getByRole('button', { name: source, exact: true }));
  }

  /** Beside the ladder: the board at its position, or why something is as it is. */
  async beside(page: 'Board' | 'Why'): Promise<void> {
    await this.#page
      .getByRole('radiogroup', { name: 'Beside the ladder' })
      .getByRole('radio', { name: page })
      .click();
  }

  get boardThen(): Locator {
    return this.#page.getByRole('region', { name: /^Board (after|before)/ });
  }

  objectThen(name: string): Locator {
    return this.boardThen
      .getByRole('listitem')
      .filter({ has: this.#page.getByRole('button', { name, exact: true }) });
  }
}
