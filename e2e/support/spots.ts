import type { Locator } from '@playwright/test';

/** A point of the page, in CSS pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The middle of something that is in sight, or is scrolled into sight for this. */
export async function centerOf(locator: Locator): Promise<Spot> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`Not to be seen: ${locator}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
