import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    readonly axe: { run(context: Document | string, options: object): Promise<AxeResults> };
  }
}

/**
 * Looks at the page as it is now, or at the part that a selector names: nothing that is in anybody's way may be found.
 * The open dialog alone takes a fraction of the time of the whole page.
 */
export async function isAccessible(page: Page, what: string, part?: '[role="dialog"]'): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(source);
  // What fades in or moves has other colors on its way. What is drawn anew in between gives its animation up.
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
  const { violations } = await page.evaluate(
    (selector) =>
      window.axe.run(selector ?? document, {
        resultTypes: ['violations'],
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      }),
    part,
  );
  const found = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} (${failureSummary})`).join('\n')}`,
    );
  expect.soft(found, what).toEqual([]);
}
