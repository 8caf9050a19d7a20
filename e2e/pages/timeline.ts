import { expect, type Locator, type Page } from '@playwright/test';
import { beginning } from '../support/patterns.ts';
import { centerOf, type Spot } from '../support/spots.ts';

/** The steps of the game in order, and what can be done with the selected one. */
export class Timeline {
  readonly #page: Page;
  readonly panel: Locator;
  readonly list: Locator;
  readonly steps: Locator;
  readonly tools: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.panel = page.getByRole('region', { name: 'Timeline' });
    this.list = this.panel.getByRole('listbox', { name: 'Steps of the game' });
    this.steps = this.list.getByRole('option');
    this.tools = this.panel.getByRole('toolbar', { name: 'Step' });
  }

  step(label: string): Locator {
    return this.steps.filter({ has: this.#page.getByText(label, { exact: true }) });
  }

  async select(label: string): Promise<void> {
    await this.step(label).click();
    await expect(this.step(label)).toHaveAttribute('aria-selected', 'true');
  }

  /** Labels of the steps, first to last. */
  async isInOrder(...labels: readonly string[]): Promise<void> {
    await expect(this.steps).toHaveCount(labels.length);
    await expect(this.steps).toContainText([...labels]);
  }

  /** Labels of the last steps. */
  async endsWith(...labels: readonly string[]): Promise<void> {
    for (const [at, label] of labels.entries()) {
      const fromEnd = labels.length - at;
      await expect
        .poll(async () => this.steps.nth((await this.steps.count()) - fromEnd).textContent())
        .toContain(label);
    }
  }

  /** Its timestamp, or in its place what keeps the step from having one. */
  async isAt(label: string, time: string): Promise<void> {
    await expect(this.step(label)).toHaveAccessibleName(beginning(time));
  }

  /** Where to drag a step to get it before another: past the other's middle. */
  async placeBefore(label: string): Promise<Spot> {
    return this.#place(label, { x: -12, y: 0 });
  }

  async placeAfter(label: string): Promise<Spot> {
    return this.#place(label, { x: 12, y: 0 });
  }

  /** The same where the steps lie one under the other. */
  async placeAbove(label: string): Promise<Spot> {
    return this.#place(label, { x: 0, y: -8 });
  }

  async #place(label: string, beside: Spot): Promise<Spot> {
    const { x, y } = await centerOf(this.step(label));
    return { x: x + beside.x, y: y + beside.y };
  }

  tool(name: string): Locator {
    return this.tools.getByRole('button', { name });
  }

  problemsButton(count: number): Locator {
    return this.panel.getByRole('button', { name: `Steps with a problem: ${count}` });
  }

  async hasNoProblem(): Promise<void> {
    await expect(this.panel.getByRole('button', { name: /^Steps with a problem/ })).toHaveCount(0);
  }
}
