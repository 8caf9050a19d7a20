import { expect, type Locator, type Page } from '@playwright/test';
import { beginning } from '../support/patterns.ts';

/** What can be read off a tile. */
export interface TileReading {
  readonly types?: string;
  /** Power and toughness, or that it has none. */
  readonly size?: string | undefined;
  readonly has?: string;
  readonly lost?: string;
}

/** The table: both players' sides and everything on them. */
export class BoardPanel {
  readonly #page: Page;
  readonly panel: Locator;
  readonly tiles: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.panel = page.getByRole('region', { name: 'Board', exact: true });
    this.tiles = this.panel.getByRole('article');
  }

  side(player: string): Locator {
    return this.panel.getByRole('region', { name: `Player ${player}’s side` });
  }

  /** The button that is the tile: what it reads out, and what selects it. */
  button(name: string): Locator {
    return this.panel.getByRole('button', { name: beginning(`${name},`) });
  }

  tile(name: string): Locator {
    return this.tiles.filter({ has: this.#button(name) });
  }

  /** A permanent tucked under the one to which it is attached, or an effect that lasts for a while. */
  tucked(under: string, name: string): Locator {
    return this.panel
      .getByRole('listitem')
      .filter({ has: this.#button(under) })
      .getByText(name, { exact: true });
  }

  async select(name: string): Promise<void> {
    await this.button(name).click();
    await this.isSelected(name);
  }

  async isSelected(name: string): Promise<void> {
    await expect(this.button(name)).toHaveAttribute('aria-pressed', 'true');
  }

  /** What a tile shows, to the eye and to a screen reader alike. */
  async reads(name: string, { types, size, has, lost }: TileReading): Promise<void> {
    const tile = this.tile(name);
    if (types !== undefined) {
      await expect(tile.getByRole('paragraph')).toHaveText(types);
      await expect(this.button(name)).toHaveAccessibleName(beginning(`${name}, ${types}`));
    }
    if (size !== undefined) {
      await expect(tile.getByText(size, { exact: true })).toBeVisible();
      await expect(this.button(name)).toHaveAccessibleName(new RegExp(`, ${size}$`));
    }
    const ability = (text: string) => tile.getByRole('listitem', { name: text });
    if (has !== undefined) await expect(ability(has)).not.toContainText('lost');
    if (lost !== undefined) await expect(ability(lost)).toContainText('lost');
  }

  async isThere(name: string): Promise<void> {
    await expect(this.button(name)).toBeVisible();
  }

  /** A card in another zone than the battlefield. */
  card(name: string): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }

  /** Something attached to another, as what can be pressed. */
  tuckedButton(name: string): Locator {
    return this.panel.getByRole('button', { name: beginning(name) });
  }

  async hasNo(name: string): Promise<void> {
    await expect(this.button(name)).toHaveCount(0);
  }

  async holds(...names: readonly string[]): Promise<void> {
    await expect(this.tiles).toHaveCount(names.length);
    for (const name of names) await expect(this.tile(name)).toBeVisible();
  }

  async isEmpty(): Promise<void> {
    await expect(this.tiles).toHaveCount(0);
    await expect(this.panel.getByText(/^An empty board/)).toBeVisible();
  }

  /** In the middle of choosing a target: a thing that fits. */
  target(name: string): Locator {
    return this.panel.getByRole('button', { name: `Choose ${name}`, exact: true });
  }

  prompt(text: string | RegExp): Locator {
    return this.panel.getByText(text);
  }

  async openMenu(name: string): Promise<void> {
    await this.tile(name).hover();
    await this.panel.getByRole('button', { name: `Actions for ${name}` }).click();
    await expect(this.#page.getByRole('menu').first()).toBeVisible();
  }

  /** Opens a tile's menu by mouse and chooses an entry of it, or of a menu in it. */
  async act(name: string, ...path: readonly string[]): Promise<void> {
    await this.openMenu(name);
    for (const entry of path) {
      await this.#page.getByRole('menuitem', { name: beginning(entry) }).click();
    }
    await expect(this.#page.getByRole('menu')).toHaveCount(0);
  }

  /** The same without the way to it, as a filter wants it. */
  #button(name: string): Locator {
    return this.#page.getByRole('button', { name: beginning(`${name},`) });
  }
}
