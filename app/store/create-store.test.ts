import { describe, expect, test } from 'vitest';
import { enter, game } from '../views/testing.ts';
import { createStrataStore } from './create-store.ts';

describe('the store', () => {
  test('a step is added right after the shown moment, which then follows it', () => {
    const { store, actions } = createStrataStore(game('Forest', 'Island'));
    actions.setMoment(1);
    const { index, problems } = actions.addStep({ action: enter('Swamp') });
    expect(problems).toEqual([]);
    expect(index).toBe(1);
    expect(store.getState().moment).toBe(2);
    expect(store.getState().document.steps[1]?.action).toEqual(enter('Swamp'));
  });

  test('at the end it stays at the end', () => {
    const { store, actions } = createStrataStore(game('Forest'));
    actions.addStep({ action: enter('Swamp') });
    expect(store.getState().moment).toBeUndefined();
    expect(store.getState().document.steps).toHaveLength(2);
  });

  test('an edit without effect cannot be undone, as there is nothing to undo', () => {
    const { store, actions } = createStrataStore(game('Forest'));
    actions.dispatch({ kind: 'move-step', from: 0, to: 0 });
    expect(store.getState().past).toEqual([]);
  });

  test('a preview is shown and never kept', () => {
    const document = game('Forest');
    const { store, actions } = createStrataStore(document);
    actions.preview(game('Swamp'));
    expect(store.getState().document).toBe(document);
    actions.dispatch({ kind: 'set-title', title: 'x' });
    expect(store.getState().preview).toBeUndefined();
  });

  test('another board can be left again by undo', () => {
    const document = game('Forest');
    const { store, actions } = createStrataStore(document);
    actions.select({ kind: 'step', id: 0 });
    actions.open(game());
    expect(store.getState().selection).toBeUndefined();
    actions.undo();
    expect(store.getState().document).toBe(document);
  });

  test('an edit after undo forgets what was undone', () => {
    const { store, actions } = createStrataStore(game('Forest'));
    actions.dispatch({ kind: 'set-title', title: 'one' });
    actions.undo();
    actions.dispatch({ kind: 'set-title', title: 'two' });
    expect(store.getState().future).toEqual([]);
    actions.redo();
    expect(store.getState().document.title).toBe('two');
  });

  test('a selected step that is gone is not selected any more', () => {
    const { store, actions } = createStrataStore(game('Forest', 'Island'));
    actions.select({ kind: 'step', id: 1 });
    actions.dispatch({ kind: 'remove-step', index: 1 });
    expect(store.getState().selection).toBeUndefined();
  });
});
