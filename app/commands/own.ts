import { objectId } from '../../engine/index.ts';
import { derive } from '../store/derived.ts';
import type { StrataState } from '../store/state.ts';
import type { Command } from './command.ts';

export const newCard: Command = {
  id: 'new-card',
  keys: ['n'],
  isEnabled: () => true,
  run: ({ actions }) => actions.openDialog({ kind: 'own-card' }),
};

export const newEffect: Command = {
  id: 'new-effect',
  keys: ['shift+n'],
  isEnabled: () => true,
  run: ({ actions }) => actions.openDialog({ kind: 'own-effect' }),
};

/** The card of the selected object, if it is one that has a name. */
function selectedCard(state: StrataState): string | undefined {
  const { selection } = state;
  if (selection?.kind !== 'object') return undefined;
  const object = derive(state).moment.state.objects.get(objectId(selection.id));
  return object?.kind === 'card' && object.card.name !== '' ? object.card.name : undefined;
}

export const editCard: Command = {
  id: 'edit-card',
  keys: ['shift+e'],
  isEnabled: ({ state }) => selectedCard(state) !== undefined,
  run({ state, actions }) {
    const card = selectedCard(state);
    if (card !== undefined) actions.openDialog({ kind: 'own-card', card });
  },
};

export const analyseCard: Command = {
  id: 'analyse-card',
  keys: ['a'],
  isEnabled: ({ state }) => selectedCard(state) !== undefined,
  run({ state, actions }) {
    const card = selectedCard(state);
    if (card !== undefined) actions.openDialog({ kind: 'analyse', card });
  },
};
