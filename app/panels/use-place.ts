import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { libraryCard, objectId } from '../../engine/index.ts';
import { openLab } from '../commands/lab.ts';
import { dropOn, previewOf, proceed } from '../commands/pending.ts';
import { loadedCard } from '../services/loaded-cards.ts';
import { textReader } from '../services/text-reader.ts';
import { derive } from '../store/derived.ts';
import { useActions, useStrataStore } from '../store/hooks.ts';
import { attachesTo } from '../views/board/object-abilities.ts';
import { legalFor } from '../views/pending/legal.ts';
import { isMetOnBoard } from '../views/pending/needs.ts';
import type { Pending } from '../views/pending/pending.ts';
import { startAttach, startCard, startEffect } from '../views/pending/start.ts';
import type { DropRules } from './dnd/DragProvider.tsx';
import type { DragItem, DropPlace } from './dnd/drag.ts';

/** Putting cards and effects on the board, by button, Enter and dropping. */
export function usePlace() {
  const { t } = useTranslation();
  const { store } = useStrataStore();
  const actions = useActions();
  return useMemo(() => {
    const state = store.getState;

    /** What the item would become where it is dropped. */
    function begin(item: DragItem, controller: string): Pending | undefined {
      const { document } = state();
      if (item.kind === 'card') {
        const known = document.cards?.find(({ name }) => name === item.name) ?? libraryCard(item.name);
        const card = known ?? loadedCard(item.name) ?? item.find?.();
        if (card === undefined) return undefined;
        const pending = startCard(document, card, controller, item.zone);
        return known === undefined ? { ...pending, brings: [card] } : pending;
      }
      if (item.kind === 'effect')
        return startEffect(document, item.text, item.name, controller, textReader());
      const { trace } = derive({ ...state(), preview: undefined });
      const to = attachesTo(trace, objectId(item.id));
      if (to === undefined) return undefined;
      const controlledBy = trace.evaluation.object(objectId(item.id)).controller;
      return startAttach({ id: item.id, name: item.name, controller: controlledBy }, to);
    }

    function controllerAt(place: DropPlace): string {
      const { document } = state();
      const first = document.players[0] ?? '';
      if (place.kind !== 'object') return place.id;
      // An Aura or a spell dropped on something is its controller's, as far as nothing else is said.
      const { evaluation } = derive({ ...state(), preview: undefined }).trace;
      const id = objectId(place.id);
      return evaluation.state.objects.has(id) ? evaluation.object(id).controller : first;
    }

    function pendingAt(item: DragItem, place: DropPlace): Pending | undefined {
      const pending = begin(item, controllerAt(place));
      if (pending === undefined) return undefined;
      return place.kind === 'object'
        ? dropOn({ ...state(), preview: undefined }, pending, place.id)
        : pending;
    }

    /** The card as something that would enter, in the lab. */
    function wouldEnter(item: Extract<DragItem, { kind: 'card' }>, controller: string): void {
      const { document } = state();
      const known = document.cards?.find(({ name }) => name === item.name) ?? libraryCard(item.name);
      const brought = known === undefined ? (loadedCard(item.name) ?? item.find?.()) : undefined;
      openLab(
        { state: state(), actions },
        { enter: { id: '', card: item.name, controller } },
        brought === undefined ? [] : [brought],
      );
    }

    const rules: DropRules = {
      textFor(item, place) {
        if (place.kind === 'lab') return item.kind === 'card' ? item.name : undefined;
        const pending = begin(item, controllerAt(place));
        const need = pending?.needs[0];
        if (pending === undefined) return undefined;
        if (place.kind === 'player') {
          if (item.kind === 'object') return undefined;
          return t('library.dragging', { name: item.name, player: place.id });
        }
        const { trace } = derive({ ...state(), preview: undefined });
        const { evaluation } = trace;
        if (need === undefined || !isMetOnBoard(need)) return undefined;
        if (!legalFor(evaluation, pending).has(place.id)) return undefined;
        const object = evaluation.state.objects.get(objectId(place.id));
        const names = { name: item.name, object: object?.card.name ?? place.id };
        if (need.kind === 'attach') return t('pending.attachTo', names);
        return need.kind === 'target' ? t('pending.targetOf', names) : undefined;
      },
      over(item, place) {
        const pending = place === undefined || place.kind === 'lab' ? undefined : pendingAt(item, place);
        actions.preview(pending === undefined ? undefined : previewOf(state(), pending));
      },
      drop(item, place) {
        actions.preview(undefined);
        if (place.kind === 'lab') {
          if (item.kind === 'card') wouldEnter(item, place.id);
          return;
        }
        const pending = pendingAt(item, place);
        if (pending !== undefined) proceed(actions, pending);
      },
    };

    return {
      rules,
      /** Adds a card or effect for a player; asks for what it needs. */
      add(item: DragItem, controller: string): void {
        const pending = begin(item, controller);
        if (pending === undefined) return;
        actions.setPanels({ phone: 'board' });
        if (state().view !== 'board' && state().view !== 'split') actions.setView('board');
        proceed(actions, pending);
      },
    };
  }, [store, actions, t]);
}
