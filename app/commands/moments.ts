import { derive } from '../store/derived.ts';
import type { Command, CommandContext } from './command.ts';

function goTo({ state, actions }: CommandContext, index: number): void {
  const last = derive(state).history.moments.length - 1;
  actions.setMoment(index >= last ? undefined : Math.max(0, index));
}

const index = ({ state }: CommandContext): number => derive(state).index;
const isAtEnd = (context: CommandContext): boolean =>
  index(context) === derive(context.state).history.moments.length - 1;

export const nextMoment: Command = {
  id: 'next-moment',
  keys: [']'],
  onlyLooks: true,
  isEnabled: (context) => !isAtEnd(context),
  whyNot: () => 'at-end',
  run: (context) => goTo(context, index(context) + 1),
};

export const previousMoment: Command = {
  id: 'previous-moment',
  keys: ['['],
  onlyLooks: true,
  isEnabled: (context) => index(context) > 0,
  whyNot: () => 'at-start',
  run: (context) => goTo(context, index(context) - 1),
};

export const firstMoment: Command = {
  id: 'first-moment',
  keys: ['shift+['],
  onlyLooks: true,
  isEnabled: (context) => index(context) > 0,
  whyNot: () => 'at-start',
  run: (context) => goTo(context, 0),
};

export const lastMoment: Command = {
  id: 'last-moment',
  keys: ['shift+]'],
  onlyLooks: true,
  isEnabled: (context) => !isAtEnd(context),
  whyNot: () => 'at-end',
  run: (context) => goTo(context, Number.POSITIVE_INFINITY),
};
