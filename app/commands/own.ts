import { type GameObject, objectId } from '../../engine/index.ts';
import { derive } from '../store/derived.ts';
import type { OpenDialog, StrataState } from '../store/state.ts';
import { isWrittenToken } from '../views/own/written-token.ts';
import { stepThatMade } from '../views/timeline/timeline-view.ts';
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

export const analyseText: Command = {
  id: 'analyse-text',
  keys: ['shift+a'],
  isEnabled: () => true,
  run: ({ actions }) => actions.openDialog({ kind: 'analyse' }),
};

function selectedObject(state: StrataState): GameObject | undefined {
  const { selection } = state;
  if (selection?.kind !== 'object') return undefined;
  return derive(state).moment.state.objects.get(objectId(selection.id));
}

/** What the dialog that edits an object's card is: of a card that has a name, or of a token that a step describes. */
function editing(state: StrataState): OpenDialog | undefined {
  const object = selectedObject(state);
  if (object === undefined) return undefined;
  if (object.kind === 'card')
    return object.card.name === '' ? undefined : { kind: 'own-card', card: object.card.name };
  const step = stepThatMade(state.document, object.id);
  return step !== undefined && isWrittenToken(state.document.steps[step])
    ? { kind: 'own-token', step }
    : undefined;
}

export const editCard: Command = {
  id: 'edit-card',
  keys: ['shift+e'],
  isEnabled: ({ state }) => editing(state) !== undefined,
  whyNot: ({ state }) => (selectedObject(state) === undefined ? 'select-object' : 'no-own-card'),
  run({ state, actions }) {
    const dialog = editing(state);
    if (dialog !== undefined) actions.openDialog(dialog);
  },
};

export const analyseCard: Command = {
  id: 'analyse-card',
  keys: ['a'],
  isEnabled: ({ state }) => selectedObject(state) !== undefined,
  whyNot: () => 'select-object',
  run({ state, actions }) {
    const object = selectedObject(state);
    if (object === undefined) return;
    const { name } = object.card;
    actions.openDialog({
      kind: 'analyse',
      ...(object.kind === 'card' && name !== '' ? { card: name } : { object: object.id }),
    });
  },
};
