import type { Locator, Page } from '@playwright/test';
import { centerOf, type Spot } from './spots.ts';

/** Presses the mouse on one thing and moves it to another; the button is still down then. */
export async function holdOver(page: Page, from: Locator, to: Locator | Spot): Promise<void> {
  const start = await centerOf(from);
  const end = 'x' in to ? to : await centerOf(to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 8 });
}

/** Drags one thing onto another. */
export async function drag(page: Page, from: Locator, to: Locator | Spot): Promise<void> {
  await holdOver(page, from, to);
  await page.mouse.up();
}
