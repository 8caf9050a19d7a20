import type { CardDefinition, EventSpec } from '../../engine/index.ts';
import { derive } from '../store/derived.ts';
import { labOf } from '../views/lab/lab.ts';
import type { Command, CommandContext } from './command.ts';

/** Looks at an event in the lab, beside the board if the view is split. */
export function openLab(
  { state, actions }: Pick<CommandContext, 'state' | 'actions'>,
  event: EventSpec,
  brings?: readonly CardDefinition[],
): void {
  actions.setLab(labOf(event, brings));
  if (state.view === 'split') actions.setPanels({ split: 'lab', phone: 'lab', sheet: 'low' });
  else {
    actions.setView('lab');
    actions.setPanels({ phone: 'lab', sheet: 'low' });
  }
}

/** The likeliest event about the selected object, or about the active player; what it is can be changed there. */
export const wouldHappen: Command = {
  id: 'would',
  keys: ['z'],
  isAboutObject: true,
  isEnabled: ({ state }) => state.pending === undefined,
  whyNot: () => 'pending',
  run(context) {
    // Loaded with the lab, when it is wanted.
    void import('../views/lab/starters.ts').then(({ aboutOf, kindsForObject, startEvent }) => {
      const { selection } = context.state;
      const about = aboutOf(
        derive(context.state).trace,
        selection?.kind === 'object' ? selection.id : undefined,
      );
      const [kind] = kindsForObject(about);
      openLab(context, startEvent(kind ?? 'draw', about, kind === undefined));
    });
  },
};
