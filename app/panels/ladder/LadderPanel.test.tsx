// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPanel } from '../panel-testing.tsx';
import { LadderPanel } from './LadderPanel.tsx';
import { ROW_BUTTON } from './LadderRow.tsx';

const steps = [
  { enter: { id: 'urborg', card: 'Urborg, Tomb of Yawgmoth', controller: 'B' } },
  { enter: { id: 'bears', card: 'Grizzly Bears', controller: 'A' } },
  { enter: { id: 'moon', card: 'Blood Moon', controller: 'A' } },
  { resolve: { id: 'growth', card: 'Giant Growth', controller: 'A', targets: ['bears'] } },
];
const open = () => renderPanel(<LadderPanel />, steps);
/** The button of the row of that effect. */
function button(name: string): HTMLElement {
  const found = screen
    .getAllByText(name)
    .map((text) => text.closest('button'))
    .find((each) => each?.classList.contains(ROW_BUTTON));
  if (!found) throw new Error(`There is no row of ${name}`);
  return found;
}
const row = (name: string) => button(name).closest('tr');

// The first look for roles in jsdom is slow.
vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

describe('LadderPanel', () => {
  it('says how far it has come, and goes step by step', () => {
    const { store } = open();
    expect(screen.getByText(/effects applied/).parentElement?.textContent).toBe('2 of 2 effects applied');
    fireEvent.click(screen.getByRole('button', { name: 'Previous effect' }));
    expect(store.getState().position).toBe(1);
    expect(row('Blood Moon')?.getAttribute('aria-current')).toBe('step');
    fireEvent.click(screen.getByRole('button', { name: 'Next effect' }));
    expect(store.getState().position).toBeUndefined();
  });

  it('selects the effect of a row and goes to its position', () => {
    const { store } = open();
    fireEvent.click(button('Blood Moon'));
    expect(store.getState()).toMatchObject({ position: 1, selection: { kind: 'effect' } });
    expect(button('Blood Moon').getAttribute('aria-pressed')).toBe('true');
  });

  it('goes from row to row by arrow keys, with one row in the tab order', () => {
    open();
    const urborg = button('Urborg');
    expect(urborg.tabIndex).toBe(0);
    act(() => urborg.focus());
    fireEvent.keyDown(urborg, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(button('Blood Moon'));
    expect(button('Blood Moon').tabIndex).toBe(0);
    expect(urborg.tabIndex).toBe(-1);
    fireEvent.keyDown(button('Blood Moon'), { key: 'End' });
    expect(document.activeElement).toBe(button('Giant Growth'));
  });

  it('says that an effect was not applied, and why', () => {
    open();
    expect(row('Urborg')?.textContent).toContain('not applied');
    expect(row('Urborg')?.textContent).toContain('by then its ability was gone');
  });

  it('reads out what the effect at the position does', () => {
    const { actions } = open();
    act(() => actions.setPosition(1));
    expect(
      screen.getByText(/^Blood Moon, t3: Nonbasic lands are Mountains\. Applies to Urborg/),
    ).toBeTruthy();
  });

  it('tells when there is nothing', () => {
    renderPanel(<LadderPanel />, steps.slice(1, 2));
    expect(screen.getByText('No effect applies: everything is as printed.')).toBeTruthy();
  });
});
