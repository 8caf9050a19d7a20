// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { objectId } from '../../../engine/index.ts';
import { renderPanel } from '../panel-testing.tsx';
import { InspectorPanel } from './InspectorPanel.tsx';

const steps = [
  { enter: { id: 'urborg', card: 'Urborg, Tomb of Yawgmoth', controller: 'B' } },
  { enter: { id: 'moon', card: 'Blood Moon', controller: 'A' } },
];
function open(id?: string) {
  const strata = renderPanel(<InspectorPanel />, steps);
  if (id !== undefined) act(() => strata.actions.select({ kind: 'object', id: objectId(id) }));
  return strata;
}
const heading = () => screen.getByRole('heading', { level: 2 }).textContent;

// The first look for roles in jsdom is slow.
vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

describe('InspectorPanel', () => {
  it('says what to do when nothing is selected', () => {
    open();
    expect(heading()).toBe('Nothing selected');
    expect(screen.getByText(/Select a card on the board/)).toBeTruthy();
  });

  it('begins with the answer', () => {
    open('urborg');
    expect(heading()).toBe('Urborg, Tomb of Yawgmoth');
    expect(screen.getByText('A Mountain that taps for red.')).toBeTruthy();
  });

  it('strikes what is lost and cites a rule on each step', () => {
    open('urborg');
    const [types] = screen.getAllByRole('list', { name: 'How it came about' });
    if (types === undefined) throw new Error('There is no chain');
    expect(within(types).getByText(/sets its land type/)).toBeTruthy();
    expect(within(types).getByRole('button', { name: /305\.7/ })).toBeTruthy();
    expect(types.querySelectorAll('s')).toHaveLength(1);
  });

  it('follows a name in a sentence', async () => {
    const { store } = open('urborg');
    fireEvent.click(screen.getAllByRole('button', { name: 'Blood Moon' })[0] ?? document.body);
    expect(store.getState().selection?.kind).toBe('effect');
    expect(await screen.findByRole('heading', { level: 2, name: 'Blood Moon' })).toBeTruthy();
    expect(screen.getByText('Why first in layer 4')).toBeTruthy();
    expect(screen.getByText('Did to')).toBeTruthy();
    const alone = await screen.findByRole('region', { name: 'By timestamp alone' });
    expect(alone.textContent).toContain('if Urborg did not wait for Blood Moon');
  });

  it('turns the step off, and on again', async () => {
    const { store } = open('moon');
    fireEvent.click(screen.getByRole('button', { name: 'Turn off' }));
    expect(store.getState().document.steps[1]?.off).toBe(true);
    expect(await screen.findByRole('heading', { name: 'Turned off' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(store.getState().document.steps[1]?.off).toBeUndefined();
    expect(heading()).toBe('Blood Moon');
  });

  it('goes to the ladder at the effect', async () => {
    const { store, actions } = open('urborg');
    fireEvent.click(screen.getAllByRole('button', { name: 'Blood Moon' })[0] ?? document.body);
    fireEvent.click(await screen.findByRole('button', { name: 'In ladder' }));
    expect(store.getState()).toMatchObject({ view: 'ladder', position: 1 });
    expect(await screen.findByRole('heading', { name: 'Board after effect 1' })).toBeTruthy();
    act(() => actions.select({ kind: 'object', id: objectId('urborg') }));
    expect(heading()).toBe('Urborg, Tomb of Yawgmoth');
  });

  it('says when the selected thing is not in the game at the moment', async () => {
    const { actions } = open('moon');
    act(() => actions.setMoment(1));
    expect(await screen.findByRole('heading', { name: 'Not in the game now' })).toBeTruthy();
  });
});
