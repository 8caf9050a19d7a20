import { expect, type Locator, type Page } from '@playwright/test';
import { holding } from '../support/patterns.ts';
import { centerOf, type Spot } from '../support/spots.ts';

/** The steps of the game in order, and what can be done with the selected one. */
export class Timeline {
  readonly panel: Locator;
  readonly list: Locator;
  readonly steps: Locator;
  readonly tools: Locator;

  constructor(page: Page) {
    this.panel = page.getByRole('region', { name: 'Timeline' });
    this.list = this.panel.getByRole('listbox', { name: 'Steps of the game' });
    this.steps = this.list.getByRole('option');
    this.tools = this.panel.getByRole('toolbar', { name: 'Step' });
  }

  step(label: string): Locator {
    return this.list.getByRole('option', { name: holding(`: ${label},`) });
  }

  async select(label: string): Promise<void> {
    await this.step(label).click();
    await expect(this.step(label)).toHaveAttribute('aria-selected', 'true');
  }

  /** Labels of the steps, first to last. */
  async isInOrder(...labels: readonly string[]): Promise<void> {
    await expect(this.steps).toHaveText(labels.map((label) => new RegExp(`${label}$`)));
  }

  async isAt(label: string, time: string): Promise<void> {
    await expect(this.step(label)).toHaveAccessibleName(new RegExp(`, ${time}(,|$)`));
  }

  /** Where to drag a step to get it before another: past the other's middle. */
  async placeBefore(label: string): Promise<Spot> {
    return this.#place(label, -1);
  }

  async placeAfter(label: string): Promise<Spot> {
    return this.#place(label, 1);
  }

  async #place(label: string, side: 1 | -1): Promise<Spot> {
    const { x, y } = await centerOf(this.step(label));
    return { x: x + side * 12, y };
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
