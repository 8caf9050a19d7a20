import type { StepAction } from '../../../engine/index.ts';
import { derive } from '../../store/derived.ts';
import { combatNow } from '../../views/combat/combat-editor.ts';
import { canJoin, joined, parted } from '../../views/edit/together.ts';
import type { Command, CommandContext } from '../command.ts';
import { addStep } from '../pending.ts';
import { selectedStep } from '../selected-step.ts';
import { selectedSubject } from './object-step.ts';

const ask = ({ actions }: CommandContext, action: StepAction): void =>
  actions.openDialog({ kind: 'new-step', action });

/** Who a new step is somebody's of: the controller of what is selected, else the active player. */
function likelyPlayer({ state }: CommandContext): string {
  const subject = selectedSubject(state);
  if (subject === undefined) return derive(state).moment.state.activePlayer;
  return subject.trace.evaluation.object(subject.object.id).controller;
}

export const combat: Command = {
  id: 'combat',
  keys: ['b'],
  isEnabled: () => true,
  run: (context) => ask(context, combatNow(derive(context.state).trace.evaluation)),
};

/** What lasts until end of combat ends (511.2). */
export const endCombat: Command = {
  id: 'end-combat',
  keys: [],
  isEnabled: ({ state }) => derive(state).moment.state.combat.attackers.length > 0,
  whyNot: () => 'no-combat',
  run: ({ actions }) => addStep(actions, { action: { kind: 'combat' } }, { name: '' }),
};

/** Day becomes night and night day; a game that has neither becomes day (731.1). */
export const dayNight: Command = {
  id: 'day-night',
  keys: ['y'],
  isEnabled: () => true,
  run({ state, actions }) {
    const isDay = derive(state).moment.state.designations.includes('day');
    const what = isDay ? 'night' : 'day';
    addStep(actions, { action: { kind: 'designate', what } }, { name: what });
  },
};

export const castSpell: Command = {
  id: 'cast',
  keys: ['q'],
  isEnabled: () => true,
  run: (context) => ask(context, { kind: 'cast', id: '', card: '', controller: likelyPlayer(context) }),
};

export const enterCard: Command = {
  id: 'enter-card',
  keys: ['u'],
  isEnabled: () => true,
  run: (context) =>
    ask(context, { kind: 'enter', entries: [{ id: '', card: '', controller: likelyPlayer(context) }] }),
};

/** A card is put into a zone, without anything happening to it. */
export const placeCard: Command = {
  id: 'place-card',
  keys: ['shift+v'],
  isEnabled: () => true,
  run: (context) =>
    ask(context, { kind: 'place', id: '', card: '', zone: 'graveyard', owner: likelyPlayer(context) }),
};

export const newToken: Command = {
  id: 'new-token',
  keys: ['shift+u'],
  isEnabled: () => true,
  run: ({ actions }) => actions.openDialog({ kind: 'own-token' }),
};

export const lifeTotal: Command = {
  id: 'life',
  keys: ['shift+l'],
  isEnabled: () => true,
  run(context) {
    const player = likelyPlayer(context);
    const { players } = derive(context.state).moment.state;
    ask(context, { kind: 'life', player, n: players.find(({ id }) => id === player)?.life ?? 20 });
  },
};

export const playerDesignation: Command = {
  id: 'player-designation',
  keys: ['shift+m'],
  isEnabled: () => true,
  run: (context) => ask(context, { kind: 'designate', on: likelyPlayer(context), what: 'monarch' }),
};

/** Cards enter at the same time as those of the step before, or, if they do, one after another (613.7m). */
export const together: Command = {
  id: 'together',
  keys: ['='],
  isEnabled({ state }) {
    const index = selectedStep(state);
    const action = index === undefined ? undefined : state.document.steps[index]?.action;
    if (index === undefined || action?.kind !== 'enter') return false;
    return action.entries.length > 1 || canJoin(state.document, index);
  },
  whyNot: ({ state }) => (selectedStep(state) === undefined ? 'select-step' : 'nobody-to-join'),
  run({ state, actions }) {
    const index = selectedStep(state);
    if (index === undefined) return;
    const active =
      derive(state).history.moments[index]?.state.activePlayer ?? state.document.players[0] ?? '';
    const part = parted(state.document, index, active);
    const command = part ?? joined(state.document, index);
    if (command === undefined) return;
    actions.dispatch(command);
    if (state.selection?.kind === 'step')
      actions.select({ kind: 'step', id: part === undefined ? index - 1 : index });
  },
};

/** The menu of the selected object, or else of the game. */
export const stepMenu: Command = {
  id: 'step-menu',
  keys: ['m'],
  isEnabled: ({ state }) => state.pending === undefined,
  whyNot: () => 'pending',
  run({ state, actions, services }) {
    const { selection, view } = state;
    if (view === 'ladder' || view === 'graph') actions.setView('board');
    actions.setPanels({ phone: 'board' });
    services.openMenu(selection?.kind === 'object' ? selection.id : undefined);
  },
};
