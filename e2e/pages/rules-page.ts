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

  /** Opens these boards one after the other, each from this page, and tells what each shows. */
  async visit(ids: readonly string[]): Promise<readonly Visited[]> {
    return this.panel.page().evaluate(visitBoards, ids);
  }
}

/** What is seen of a board that was opened. */
export interface Visited {
  readonly id: string;
  /** What it expects, and whether that is so. */
  readonly expected: string;
  readonly hasProblem: boolean;
  readonly isBroken: boolean;
}

/** Runs in the page: presses what a person would press, without a search through all of the page at each step. */
async function visitBoards(ids: readonly string[]): Promise<Visited[]> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const appears = async (selector: string, id: string): Promise<HTMLElement> => {
    const latest = performance.now() + 20_000;
    for (;;) {
      const found = document.querySelector<HTMLElement>(selector);
      if (found !== null) return found;
      if (performance.now() > latest) throw new Error(`${id}: ${selector} does not appear`);
      await frame();
    }
  };
  const seen: Visited[] = [];
  for (const id of ids) {
    (await appears(`[data-board="${CSS.escape(id)}"]`, id)).click();
    const expected = await appears('section[aria-label="Expected"] li', id);
    // Everything else that comes with the board has been drawn by then.
    await frame();
    seen.push({
      id,
      expected: expected.closest('section')?.textContent ?? '',
      hasProblem: [...document.querySelectorAll('button')].some((button) =>
        button.textContent.startsWith('Steps with a problem'),
      ),
      isBroken: document.body.textContent.includes('This part of the page broke.'),
    });
    const from = document.activeElement ?? document.body;
    from.dispatchEvent(new KeyboardEvent('keydown', { key: '5', code: 'Digit5', bubbles: true }));
    await appears('section[aria-label="Rules"]', id);
  }
  return seen;
}
