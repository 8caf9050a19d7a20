import type { CDPSession, Locator, Page } from '@playwright/test';
import { centerOf, type Spot } from './spots.ts';

/** One finger on a touch screen: real touch events, from which the browser makes its own pointer events. */
export class Finger {
  readonly #session: CDPSession;
  #at: Spot = { x: 0, y: 0 };

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async on(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }

  async press(on: Locator): Promise<void> {
    this.#at = await centerOf(on);
    await this.#dispatch('touchStart');
  }

  /** In small moves, as a finger does. */
  async moveTo(to: Locator | Spot): Promise<void> {
    const from = this.#at;
    const end = 'x' in to ? to : await centerOf(to);
    const moves = 10;
    for (let move = 1; move <= moves; move++) {
      this.#at = {
        x: from.x + ((end.x - from.x) * move) / moves,
        y: from.y + ((end.y - from.y) * move) / moves,
      };
      await this.#dispatch('touchMove');
    }
  }

  async lift(): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  async #dispatch(type: 'touchStart' | 'touchMove'): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ ...this.#at }] });
  }
}
