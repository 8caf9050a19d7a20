import { expect, type Locator, type Page } from '@playwright/test';
import { exactly } from '../support/patterns.ts';

/** What the selected thing is, and why: at the side, or as a sheet on a phone. */
export class Inspector {
  readonly panel: Locator;
  readonly title: Locator;

  constructor(page: Page) {
    this.panel = page
      .getByRole('complementary', { name: 'Inspector' })
      .or(page.getByRole('region', { name: 'Inspector' }));
    this.title = this.panel.getByRole('heading', { level: 2 });
  }

  async isAbout(name: string): Promise<void> {
    await expect(this.title).toHaveText(name);
  }

  /** The sentence under the name. */
  async concludes(words: string | RegExp): Promise<void> {
    await expect(this.panel.getByRole('paragraph').nth(1)).toContainText(words);
  }

  /** A final value, as it stands beside its characteristic. */
  value(text: string): Locator {
    return this.panel.getByRole('definition').filter({ hasText: exactly(text) });
  }

  /** A line of some characteristic's chain: a source with what it did. */
  line(words: string | RegExp): Locator {
    return this.panel
      .getByRole('list', { name: 'How it came about' })
      .getByRole('listitem')
      .filter({ hasText: words });
  }

  rule(number: string): Locator {
    return this.panel.getByRole('button', { name: `Rule ${number}`, exact: true });
  }

  /** The paragraphs under "Did not apply". */
  get didNotApply(): Locator {
    return this.panel.getByRole('heading', { name: /^Did not apply/ });
  }

  button(name: string): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }
}
