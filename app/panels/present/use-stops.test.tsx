// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { parseNotation } from '../../../engine/index.ts';
import { createStrataStore } from '../../store/create-store.ts';
import { StrataProvider } from '../../store/hooks.ts';
import { useStops } from './use-stops.ts';

const BOARD = parseNotation('A: Grizzly Bears; Hill Giant; Forest; Island').document;

function Walker() {
  useStops(undefined, () => undefined);
  return null;
}

test('keys that follow one another faster than the screen each count', () => {
  if (BOARD === undefined) throw new Error('The line is no board');
  const strata = createStrataStore(BOARD);
  render(
    <StrataProvider value={strata}>
      <Walker />
    </StrataProvider>,
  );
  // Without React noticing in between.
  const press = (key: string) =>
    window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp']) press(key);
  expect(strata.store.getState().moment).toBe(1);
});
